//! Words of codes, messages and Go in every language.

use super::{Code, Message, chinese, english};
use crate::go::{Group, RuleSet};
use gocheck_common::{InLanguage, Language};
use std::borrow::Cow;

impl Code {
    /// What the code is about, in a sentence.
    #[must_use]
    pub const fn title_in(self, language: Language) -> &'static str {
        match language {
            Language::Chinese => chinese::title(self),
            _ => self.title(),
        }
    }
}

impl Message {
    /// The words.
    #[must_use]
    pub fn text(&self, language: Language) -> Text {
        match language {
            Language::Chinese => chinese::text(self),
            _ => english::text(self),
        }
    }
}

/// `black group of 2 at (0, 0), (0, 1)`
impl InLanguage for Group {
    fn in_language(&self, language: Language) -> Cow<'_, str> {
        match language {
            Language::Chinese => chinese::group(self),
            _ => self.to_string(),
        }
        .into()
    }
}

/// `Japanese`, as it stands before `rules`.
impl InLanguage for RuleSet {
    fn in_language(&self, language: Language) -> Cow<'_, str> {
        match language {
            Language::Chinese => chinese::rule_set(*self),
            _ => self.name(),
        }
        .into()
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
