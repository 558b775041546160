//! The rule sets.

use crate::values::rules;
use gocheck::go::{KoRule, RuleSet};
use pyo3::prelude::*;

/// Every rule set: its name, its ko rule, whether suicide is legal, and its scoring.
#[pyfunction]
pub(crate) fn rule_sets() -> Vec<(&'static str, &'static str, bool, Option<&'static str>)> {
    let row = |rules: RuleSet| {
        let ko = match rules.ko() {
            KoRule::Simple => "simple",
            KoRule::Positional => "positional",
            KoRule::Situational => "situational",
            KoRule::None => "none",
        };
        (rules.name(), ko, rules.allows_suicide(), rules.counting().map(|counting| counting.name()))
    };
    RuleSet::ALL.into_iter().map(row).collect()
}

/// The name of the rule set for the value of RU in a game record, if known.
#[pyfunction]
pub(crate) fn rule_set_of_record(text: &str) -> Option<&'static str> {
    RuleSet::from_record(text).map(RuleSet::name)
}

/// The points that White gets for handicap stones.
#[pyfunction]
pub(crate) fn compensation(name: &str, stones: u32) -> PyResult<u32> {
    Ok(rules(name)?.compensation(stones))
}
