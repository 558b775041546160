use crate::diagnostic::Selection;
use crate::go::RuleSet;

/// How records are checked.
#[derive(Clone, Debug)]
pub struct LintOptions {
    /// By which rules.
    pub rules: Rules,
    /// Whether variations are passed over.
    pub main_line: bool,
    /// What is reported.
    pub selection: Selection,
    /// Whether findings carry boards.
    pub boards: bool,
}

/// By which rules moves are judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Rules {
    /// By those that the record names; without any, by Japanese ones, which forbid what nearly all forbid.
    Record,
    /// By these.
    Set(RuleSet),
    /// By every rule set, side by side.
    All,
}

impl Default for LintOptions {
    fn default() -> Self {
        Self { rules: Rules::Record, main_line: false, selection: Selection::default(), boards: false }
    }
}
