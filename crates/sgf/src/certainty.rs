//! How certain a finding or a guess is.

use gocheck_text::Language;

/// The certainty of a finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Certainty {
    /// It may well be intended.
    Possible,
    /// Most often a fault; it follows from the usual meaning of records, or from assumed rules.
    Likely,
    /// It follows only from the file and the rules.
    Certain,
}

impl Certainty {
    /// The certainty as a word.
    #[must_use]
    pub const fn word(self, language: Language) -> &'static str {
        match self {
            Self::Certain => language.pick("certain", "确定"),
            Self::Likely => language.pick("likely", "很可能"),
            Self::Possible => language.pick("possible", "可能"),
        }
    }

    /// `certain`, `likely` or `possible`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.word(Language::English)
    }
}
