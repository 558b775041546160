use super::Place;
use crate::diagnostic::AnyMessage;

/// Damage that the reader met; it read on.
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    /// What was found.
    pub message: AnyMessage,
    /// Where.
    pub place: Place,
}

impl Fault {
    pub(super) fn new(message: impl Into<AnyMessage>, place: Place) -> Self {
        Self { message: message.into(), place }
    }
}
