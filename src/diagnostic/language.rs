use super::{Message, english};
use std::borrow::Cow;

/// The languages that diagnostics speak: each is a function over all messages, in a file of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Language {
    /// English.
    #[default]
    English,
}

impl Language {
    /// The words of a message.
    #[must_use]
    pub fn text(self, message: &Message) -> Text {
        match self {
            Self::English => english::text(message),
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
