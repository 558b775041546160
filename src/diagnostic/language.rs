use super::{Code, Message, chinese, english};
use crate::board::Color;
use crate::go::{Capture, Group};
use std::borrow::Cow;

/// The languages that diagnostics speak: each is a function over all messages, in a file of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
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

    /// The tag of a web page's language.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Chinese => "zh-CN",
        }
    }

    /// What stands between a head and what is said under it.
    #[must_use]
    pub const fn colon(self) -> &'static str {
        match self {
            Self::English => ": ",
            Self::Chinese => "：",
        }
    }

    /// What a code is about, in a sentence.
    #[must_use]
    pub const fn title(self, code: Code) -> &'static str {
        match self {
            Self::English => code.title(),
            Self::Chinese => chinese::title(code),
        }
    }

    /// The player of a colour, where words are of this language.
    #[must_use]
    pub const fn side(self, color: Color) -> &'static str {
        match self {
            Self::English => color.name(),
            Self::Chinese => chinese::side(color),
        }
    }

    /// `black group of 2 at (0, 0), (0, 1)`
    #[must_use]
    pub fn group(self, group: &Group) -> String {
        match self {
            Self::English => group.to_string(),
            Self::Chinese => chinese::group(group),
        }
    }

    /// `white (3, 4) takes (3, 5)`
    #[must_use]
    pub fn capture(self, capture: &Capture) -> String {
        match self {
            Self::English => capture.to_string(),
            Self::Chinese => chinese::capture(capture),
        }
    }

    /// The words of a message.
    #[must_use]
    pub fn text(self, message: &Message) -> Text {
        match self {
            Self::English => english::text(message),
            Self::Chinese => chinese::text(message),
        }
    }
}

/// The words of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Text {
    /// What is wrong, in a line.
    pub message: Cow<'static, str>,
    /// What would be right.
    pub help: Option<Cow<'static, str>>,
}

impl Text {
    pub(super) fn new(message: impl Into<Cow<'static, str>>) -> Self {
        Self { message: message.into(), help: None }
    }

    pub(super) fn help(self, help: impl Into<Cow<'static, str>>) -> Self {
        Self { help: Some(help.into()), ..self }
    }
}
