use super::{Code, Severity};

/// Which codes are reported.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Selection(Vec<bool>);

impl Selection {
    /// Of `codes`, those whose id begins with one of `select`, or whose name it is, and which none of `ignore` means in
    /// the same way. `ALL` is every code; without `select`, it is all errors and warnings.
    ///
    /// # Errors
    /// The prefix that none of `codes` has.
    pub fn new(codes: &[Code], select: &[String], ignore: &[String]) -> Result<Self, String> {
        let matches = |code: Code, prefix: &String| prefix == "ALL" || code.matches(prefix);
        let is_none =
            |prefix: &&String| prefix.is_empty() || !codes.iter().any(|&code| matches(code, prefix));
        if let Some(prefix) = select.iter().chain(ignore).find(is_none) {
            return Err(prefix.clone());
        }
        let is_selected = |code: Code| match select {
            [] => code.severity() > Severity::Note,
            select => select.iter().any(|prefix| matches(code, prefix)),
        };
        let is_ignored = |code: Code| ignore.iter().any(|prefix| matches(code, prefix));
        Ok(Self::of(|code| is_selected(code) && !is_ignored(code)))
    }

    /// The codes of which this holds.
    #[must_use]
    pub fn of(is_selected: impl Fn(Code) -> bool) -> Self {
        Self(Code::ALL.iter().map(|&code| is_selected(code)).collect())
    }

    /// Of these, those that are at least as bad.
    #[must_use]
    pub fn at_least(self, severity: Severity) -> Self {
        Self::of(|code| self.has(code) && code.severity() >= severity)
    }

    /// Whether a code is reported.
    #[must_use]
    #[inline]
    pub fn has(&self, code: Code) -> bool {
        self.0[code as usize]
    }
}

/// All errors and warnings.
impl Default for Selection {
    fn default() -> Self {
        Self::of(|code| code.severity() > Severity::Note)
    }
}
