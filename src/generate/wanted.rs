//! What is wanted of a position.

use super::level::Level;
use crate::puzzle::Question;

/// What is wanted of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// The question that White, who is to move, is asked.
    pub question: Question,
    /// Whether groups are to be dead; of use for rule 1 alone.
    pub is_spoiled: bool,
    /// How hard it is to be.
    pub level: Level,
}
