/// The languages that people are spoken to in.
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

    /// The language with this name: `en` or `zh`.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.name() == name)
    }

    /// The tag of a web page's language.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        self.pick("en", "zh-CN")
    }

    /// What stands between a heading and the text after it.
    #[must_use]
    pub const fn colon(self) -> &'static str {
        self.pick(": ", "：")
    }

    /// What stands between two statements in a line.
    #[must_use]
    pub const fn semicolon(self) -> &'static str {
        self.pick("; ", "；")
    }

    /// `(0, 0), (0, 1)`: a list, with the language's comma.
    #[must_use]
    pub fn list(self, items: impl IntoIterator<Item = impl ToString>) -> String {
        let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
        items.join(self.pick(", ", "、"))
    }
}
