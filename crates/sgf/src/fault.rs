use super::Place;
use gocheck_text::AnyMessage;

/// Damage found by the reader, which continued.
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    /// The message.
    pub message: AnyMessage,
    /// The place.
    pub place: Place,
}

impl Fault {
    pub(super) fn new(message: impl Into<AnyMessage>, place: Place) -> Self {
        Self { message: message.into(), place }
    }
}
