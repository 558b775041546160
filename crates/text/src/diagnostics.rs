use super::phrase::InLanguage;
use super::{AnyMessage, Code, Language, Severity, Span, Text};
use serde::{Serialize, Serializer};
use std::borrow::Cow;
use std::fmt;

/// A message about an input, with its place.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Diagnostic {
    /// The message.
    pub message: AnyMessage,
    /// The place, or `None` if the message is about the whole input.
    pub span: Option<Span>,
}

impl AnyMessage {
    /// Returns the message about a place.
    #[must_use]
    pub const fn at(self, span: Span) -> Diagnostic {
        Diagnostic { message: self, span: Some(span) }
    }
}

impl<M: Into<AnyMessage>> From<M> for Diagnostic {
    fn from(message: M) -> Self {
        Self { message: message.into(), span: None }
    }
}

impl Diagnostic {
    /// The code.
    #[must_use]
    pub fn code(&self) -> Code {
        self.message.code()
    }

    /// The severity.
    #[must_use]
    pub fn severity(&self) -> Severity {
        self.code().severity()
    }

    /// The text.
    #[must_use]
    pub fn text(&self, language: Language) -> Text {
        self.message.text(language)
    }

    /// `INPUT:LINE:COLUMN: CODE error: MESSAGE`, without line and column if it is about the whole input.
    #[must_use]
    pub fn line(&self, input: &str, language: Language) -> String {
        let (code, severity, what) =
            (self.code(), self.severity().word(language), self.text(language).message);
        match &self.span {
            Some(span) => format!("{input}:{span}: {code} {severity}{}{what}", language.colon()),
            None => format!("{input}: {code} {severity}{}{what}", language.colon()),
        }
    }
}

/// `LINE:COLUMN: MESSAGE`, or only the message if it is about the whole input.
impl InLanguage for Diagnostic {
    fn in_language(&self, language: Language) -> Cow<'_, str> {
        let what = self.text(language).message;
        self.span.as_ref().map_or_else(|| what.clone(), |span| format!("{span}: {what}").into())
    }
}

/// The message and its place, without words.
impl Serialize for Diagnostic {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let place = self.span.as_ref().map(ToString::to_string);
        serde_json::json!({ "place": place, "message": self.message }).serialize(serializer)
    }
}

/// In English, without the input's name.
impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(span) = &self.span {
            write!(f, "{span}: ")?;
        }
        let what = self.text(Language::English).message;
        write!(f, "{} {}: {what}", self.code(), self.severity().name())
    }
}

impl std::error::Error for Diagnostic {}

/// The diagnostics of an input, in its order.
#[derive(Clone, Debug, PartialEq)]
pub struct Diagnostics(pub Vec<Diagnostic>);

impl<D: Into<Diagnostic>> From<D> for Diagnostics {
    fn from(diagnostic: D) -> Self {
        Self(vec![diagnostic.into()])
    }
}

impl IntoIterator for Diagnostics {
    type Item = Diagnostic;
    type IntoIter = std::vec::IntoIter<Diagnostic>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

/// In English, one per line.
impl fmt::Display for Diagnostics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, diagnostic) in self.0.iter().enumerate() {
            write!(f, "{}{diagnostic}", if i == 0 { "" } else { "\n" })?;
        }
        Ok(())
    }
}

impl std::error::Error for Diagnostics {}
