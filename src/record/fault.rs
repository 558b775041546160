use super::Place;
use crate::diagnostic::Message;

/// Damage that the reader met; it read on.
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    /// What was found.
    pub message: Message,
    /// Where.
    pub place: Place,
}
