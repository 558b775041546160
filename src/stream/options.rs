//! What is asked of positions, and the format of answers.

use crate::board::{Color, Size};
use crate::puzzle::Question;

/// What is asked of every position and how it is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StreamOptions {
    /// One question, or all of them.
    pub ask: Option<Question>,
    /// Who moves where a line does not say; nothing: every line must say it.
    pub to_move: Option<Color>,
    /// The size of every board; nothing: boards are square, of the size that their length says.
    pub size: Option<Size>,
    /// The form of the answers.
    pub form: StreamFormat,
}

/// How an answer is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum StreamFormat {
    /// `ok` or `dead` and the marked board.
    Text,
    /// An object with lists of points.
    #[cfg(feature = "formats")]
    Json,
}
