use gocheck_rules::{KoRule, RuleSet};
use serde::Serialize;

/// A rule set on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct PageRules {
    /// The name of the rule set.
    pub name: RuleSet,
    /// The board that must not be repeated: `simple`, `positional`, `situational` or `none`.
    pub ko: &'static str,
    /// True if suicide is legal.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub suicide: bool,
}

impl PageRules {
    /// Every rule set.
    #[must_use]
    pub fn all() -> [Self; RuleSet::ALL.len()] {
        RuleSet::ALL.map(|name| Self {
            name,
            ko: match name.ko() {
                KoRule::Simple => "simple",
                KoRule::Positional => "positional",
                KoRule::Situational => "situational",
                KoRule::None => "none",
            },
            suicide: name.allows_suicide(),
        })
    }
}
