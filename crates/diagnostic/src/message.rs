use super::{Code, Language};
use std::any::Any;
use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

/// What a diagnostic says: its code with the values that its words need. Each area of inputs has messages of its own,
/// which `codes!` declares.
pub trait Message: Any + fmt::Debug + Send + Sync {
    /// Returns its code.
    fn code(&self) -> Code;

    /// Returns its words.
    fn text(&self, language: Language) -> Text;

    /// Returns its values as JSON: an object, or null without values.
    fn values(&self) -> serde_json::Value;

    /// Returns true if the other message is the same, with the same values.
    fn is(&self, other: &AnyMessage) -> bool;
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
    /// Returns words without help.
    pub fn new(message: impl Into<Cow<'static, str>>) -> Self {
        Self { message: message.into(), help: None }
    }

    /// Adds what would be right.
    #[must_use]
    pub fn help(self, help: impl Into<Cow<'static, str>>) -> Self {
        Self { help: Some(help.into()), ..self }
    }
}

/// A message of any area.
#[derive(Clone)]
pub struct AnyMessage(Arc<dyn Message>);

impl AnyMessage {
    /// Returns its code.
    #[must_use]
    pub fn code(&self) -> Code {
        self.0.code()
    }

    /// Returns its words.
    #[must_use]
    pub fn text(&self, language: Language) -> Text {
        self.0.text(language)
    }

    /// Returns its values as JSON: an object, or null without values.
    #[must_use]
    pub fn values(&self) -> serde_json::Value {
        self.0.values()
    }

    /// Returns it as a message of one area, or `None` if it is of another.
    #[must_use]
    pub fn downcast<M: Message>(&self) -> Option<&M> {
        let message: &dyn Any = &*self.0;
        message.downcast_ref()
    }
}

impl<M: Message> From<M> for AnyMessage {
    fn from(message: M) -> Self {
        Self(Arc::new(message))
    }
}

impl fmt::Debug for AnyMessage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl PartialEq for AnyMessage {
    fn eq(&self, other: &Self) -> bool {
        self.0.is(other)
    }
}

/// Returns the values of a message as JSON.
pub fn to_json(message: &impl serde::Serialize) -> serde_json::Value {
    serde_json::to_value(message).unwrap_or_default()
}
