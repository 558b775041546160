use gocheck_board::{Color, Size};
use gocheck_rules::Question;
use gocheck_text::Language;

/// The questions to every position, and the format of answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StreamOptions {
    /// One question, or all of them.
    pub ask: Option<Question>,
    /// The side to move if a line does not state it. `None`: every line must.
    pub to_move: Option<Color>,
    /// The size of every board. `None`: boards are square, and their length determines the size.
    pub size: Option<Size>,
    /// The format of the answers.
    pub form: StreamFormat,
    /// The language of messages about lines that are not positions.
    pub language: Language,
}

/// The format of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum StreamFormat {
    /// `ok` or `dead` and the marked board.
    Text,
    /// An object with lists of points.
    Json,
}
