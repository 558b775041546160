use super::{Message, english};
use serde::Serialize;
use std::borrow::Cow;
use std::fmt;

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

/// What a number of a puzzle or an answer stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum FieldName {
    /// The row of a point.
    Row,
    /// The column of a point.
    Column,
    /// The colour of a stone.
    Color,
}

/// In English.
impl fmt::Display for FieldName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Row => "row",
            Self::Column => "column",
            Self::Color => "color",
        })
    }
}
