use super::{Code, Place};

/// Damage that the reader met; it read on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What it is.
    pub code: Code,
    /// Where.
    pub place: Place,
    /// What was found there.
    pub message: String,
}
