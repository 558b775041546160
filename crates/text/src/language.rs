use std::sync::OnceLock;

/// A language of the programs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Chinese, in simplified characters.
    Chinese,
}

impl Language {
    /// Every language.
    pub const ALL: [Self; 2] = [Self::English, Self::Chinese];

    /// The one of two values that belongs to the language.
    #[must_use]
    pub const fn pick<T: Copy>(self, english: T, chinese: T) -> T {
        match self {
            Self::English => english,
            Self::Chinese => chinese,
        }
    }

    /// `en` or `zh`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.pick("en", "zh")
    }

    /// Returns the language with this name: `en` or `zh`.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.name() == name)
    }

    /// The language tag for web pages.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        self.pick("en", "zh-CN")
    }

    /// The separator between a heading and its text.
    #[must_use]
    pub const fn colon(self) -> &'static str {
        self.pick(": ", "：")
    }

    /// The separator between two statements in a line.
    #[must_use]
    pub const fn semicolon(self) -> &'static str {
        self.pick("; ", "；")
    }

    /// Joins items with the comma of the language: `(0, 0), (0, 1)`.
    #[must_use]
    pub fn list(self, items: impl IntoIterator<Item = impl ToString>) -> String {
        let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
        items.join(self.pick(", ", "、"))
    }
}

static OF_PROGRAM: OnceLock<Language> = OnceLock::new();

/// Returns the language of the program: English unless [`speak`] was called.
pub fn language() -> Language {
    OF_PROGRAM.get().copied().unwrap_or_default()
}

/// Sets the language of the program. Only the first call has an effect.
pub fn speak(language: Language) {
    let _ = OF_PROGRAM.set(language);
}
