use super::{Code, Language};
use std::any::Any;
use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

/// The message of a diagnostic: its code and the values in its text. Each area of inputs declares its own messages
/// with `codes!`.
pub trait Message: Any + fmt::Debug + Send + Sync {
    /// Returns its code.
    fn code(&self) -> Code;

    /// Returns its text.
    fn text(&self, language: Language) -> Text;

    /// Returns its values as JSON: an object, or null without values.
    fn values(&self) -> serde_json::Value;

    /// Returns true if the other message is the same, with the same values.
    fn is(&self, other: &AnyMessage) -> bool;
}

/// The text of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Text {
    /// The problem, in one line.
    pub message: Cow<'static, str>,
    /// The remedy.
    pub help: Option<Cow<'static, str>>,
}

impl Text {
    /// Returns a text without help.
    pub fn new(message: impl Into<Cow<'static, str>>) -> Self {
        Self { message: message.into(), help: None }
    }

    /// Adds the remedy.
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

    /// Returns its text.
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

/// The code, its name and the values.
impl serde::Serialize for AnyMessage {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let code = self.code();
        serde_json::json!({ "code": code.id(), "name": code.name(), "values": self.values() })
            .serialize(serializer)
    }
}

/// Returns the values of a message as JSON.
pub fn to_json(message: &impl serde::Serialize) -> serde_json::Value {
    serde_json::to_value(message).unwrap_or_default()
}
