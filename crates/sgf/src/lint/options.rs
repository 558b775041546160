use super::super::EncodingHints;
use gocheck_rules::RuleSet;
use gocheck_text::Selection;

/// Options for checking records.
#[derive(Clone, Debug)]
pub struct LintOptions {
    /// The rules.
    pub rules: Rules,
    /// True to ignore variations.
    pub main_line: bool,
    /// The codes to report.
    pub selection: Selection,
    /// True if findings should have boards.
    pub boards: bool,
    /// Hints about the encoding.
    pub encoding: EncodingHints,
    /// The seed of estimates of final positions, which take up to 0.2 s each; `None` if none are wanted.
    pub estimate: Option<u64>,
    /// True if rows of games should have what becomes of each point according to these estimates.
    pub outlook: bool,
}

/// The rules by which moves are judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Rules {
    /// Those of the record; by default Japanese ones, which forbid what nearly all rules forbid.
    Record,
    /// These rules.
    Set(RuleSet),
    /// Every rule set.
    All,
}

impl Default for LintOptions {
    fn default() -> Self {
        Self {
            rules: Rules::Record,
            main_line: false,
            selection: Selection::default(),
            boards: false,
            encoding: EncodingHints::default(),
            estimate: None,
            outlook: false,
        }
    }
}
