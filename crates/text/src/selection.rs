use super::{Code, Severity};

/// The codes to report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Selection {
    /// The codes, or `None` for all.
    codes: Option<Box<[Code]>>,
    /// The minimum severity.
    least: Severity,
}

impl Selection {
    /// Selects those of `codes` whose id begins with one of `select` or whose name equals it, except those that match `ignore`
    /// in the same way. `ALL` is every code; without `select`, all errors and warnings are selected.
    ///
    /// # Errors
    /// The prefix that matches none of `codes`.
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
        Ok(Self::of(codes.iter().copied().filter(|&code| is_selected(code) && !is_ignored(code))))
    }

    /// Every code.
    #[must_use]
    pub const fn all() -> Self {
        Self { codes: None, least: Severity::Note }
    }

    /// These codes.
    #[must_use]
    pub fn of(codes: impl IntoIterator<Item = Code>) -> Self {
        Self { codes: Some(codes.into_iter().collect()), least: Severity::Note }
    }

    /// Restricts the selection to a minimum severity.
    #[must_use]
    pub fn at_least(self, severity: Severity) -> Self {
        Self { least: self.least.max(severity), ..self }
    }

    /// Returns true if a code is reported.
    #[must_use]
    #[inline]
    pub fn has(&self, code: Code) -> bool {
        code.severity() >= self.least && self.codes.as_ref().is_none_or(|codes| codes.contains(&code))
    }
}

/// All errors and warnings.
impl Default for Selection {
    fn default() -> Self {
        Self::all().at_least(Severity::Warning)
    }
}
