use super::level::Level;
use crate::Question;

/// The requirements for a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// The question, with White to move.
    pub question: Question,
    /// True if some groups must be dead; for rule 1 only.
    pub is_spoiled: bool,
    /// The difficulty.
    pub level: Level,
}
