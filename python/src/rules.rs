use crate::values::rules;
use gocheck_rules::{KoRule, RuleSet};
use pyo3::prelude::*;

/// The name, the ko rule, whether suicide is legal, and the scoring.
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

/// From the value of RU in a game record.
#[pyfunction]
pub(crate) fn rule_set_of_record(text: &str) -> Option<&'static str> {
    RuleSet::from_record(text).map(RuleSet::name)
}

/// In points for White.
#[pyfunction]
pub(crate) fn compensation(name: &str, stones: u32) -> PyResult<u32> {
    Ok(rules(name)?.compensation(stones))
}
