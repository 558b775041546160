use super::super::{Code, Severity};
use crate::go::RuleSet;

/// How records are checked.
#[derive(Clone, Debug)]
pub struct Options {
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
pub enum Rules {
    /// By those that the record names; without any, by Japanese ones, which forbid what nearly all forbid.
    Record,
    /// By these.
    Set(RuleSet),
    /// By every rule set, side by side.
    All,
}

/// Which codes are reported.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Selection(Vec<bool>);

impl Selection {
    /// The codes that begin with one of `select` (all errors and warnings where it is empty) and with none of
    /// `ignore`; `ALL` is every code.
    ///
    /// # Errors
    /// The prefix that no code has.
    pub fn new(select: &[String], ignore: &[String]) -> Result<Self, String> {
        let matches = |code: Code, prefix: &String| prefix == "ALL" || code.matches(prefix);
        let is_none =
            |prefix: &&String| prefix.is_empty() || !Code::ALL.iter().any(|&code| matches(code, prefix));
        if let Some(prefix) = select.iter().chain(ignore).find(is_none) {
            return Err(prefix.clone());
        }
        let is_selected = |code: Code| match select {
            [] => code.severity() > Severity::Note,
            select => select.iter().any(|prefix| matches(code, prefix)),
        };
        let is_ignored = |code: Code| ignore.iter().any(|prefix| matches(code, prefix));
        Ok(Self(Code::ALL.iter().map(|&code| is_selected(code) && !is_ignored(code)).collect()))
    }

    /// Whether a code is reported.
    #[must_use]
    #[inline]
    pub fn has(&self, code: Code) -> bool {
        self.0[code as usize]
    }
}

impl Default for Options {
    fn default() -> Self {
        let errors_and_warnings = Code::ALL.iter().map(|code| code.severity() > Severity::Note).collect();
        Self {
            rules: Rules::Record,
            main_line: false,
            selection: Selection(errors_and_warnings),
            boards: false,
        }
    }
}
