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

    /// `en` or `zh`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Chinese => "zh",
        }
    }

    /// The language with this name: `en` or `zh`.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.name() == name)
    }

    /// The tag of a web page's language.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Chinese => "zh-CN",
        }
    }

    /// What stands between a heading and the text after it.
    #[must_use]
    pub const fn colon(self) -> &'static str {
        match self {
            Self::English => ": ",
            Self::Chinese => "：",
        }
    }

    /// What stands between two statements in a line.
    #[must_use]
    pub const fn semicolon(self) -> &'static str {
        match self {
            Self::English => "; ",
            Self::Chinese => "；",
        }
    }

    /// `(0, 0), (0, 1)`: a list, with the language's comma.
    #[must_use]
    pub fn list(self, items: impl IntoIterator<Item = impl ToString>) -> String {
        let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
        items.join(match self {
            Self::English => ", ",
            Self::Chinese => "、",
        })
    }
}
