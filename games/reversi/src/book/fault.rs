use super::limits::{MOST_PLIES, MOST_POSITIONS};
use crate::position::IllegalMove;
use games_engine::search::builtin::BookFault;
use std::fmt;

/// An error in the text of an opening book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookTextError {
    /// The line, from 1.
    pub line: usize,
    /// The error.
    pub fault: BookTextFault,
}

/// The kinds of errors in a line of an opening book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BookTextFault {
    /// Expected this line of the header.
    Head(&'static str),
    /// Expected the line of the header with the nodes of a search, which begins like this.
    Nodes(&'static str),
    /// There are no positions.
    Empty,
    /// There are more positions than a book may have.
    TooMany,
    /// The line does not have three words.
    Words,
    /// A word is not a move.
    NoMove(String),
    /// A move is illegal.
    Illegal {
        /// The move.
        text: String,
        /// The reason.
        reason: IllegalMove,
    },
    /// The moves end the game.
    Over,
    /// There are more moves than a book may have.
    TooLong,
    /// A word is not a score.
    Value(String),
    /// The line is not in the canonical form, which is this.
    Form(String),
    /// The line is not in alphabetical order.
    Order,
    /// The position is in the book twice.
    Twice {
        /// The other line, from 1.
        line: usize,
    },
    /// The position before the last move is not in the book.
    Alone,
    /// The move does not leave the book.
    Inside {
        /// The move.
        text: String,
        /// The line of the position after the move, from 1.
        line: usize,
    },
    /// The deviation is missing, although a move leaves the book.
    Missing {
        /// A move that leaves the book.
        text: String,
    },
}

impl From<BookTextError> for BookFault {
    fn from(error: BookTextError) -> Self {
        Self { line: error.line, why: error.fault.to_string() }
    }
}

impl fmt::Display for BookTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.line, self.fault)
    }
}

impl std::error::Error for BookTextError {}

impl fmt::Display for BookTextFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Head(expected) => {
                write!(f, "not an opening book of `reversi book`: expected the line {expected:?}")
            }
            Self::Nodes(begin) => {
                write!(f, "expected the nodes of a search, 1 or more, such as `{begin}10000000`")
            }
            Self::Empty => f.write_str("the book has no positions: expected the start"),
            Self::TooMany => write!(f, "expected at most {} positions", MOST_POSITIONS),
            Self::Words => f.write_str(
                "expected the moves from the start, a move and its score, such as `f5d6c3 d3 +0.50`",
            ),
            Self::NoMove(text) => write!(f, "`{text}` is not a move: expected a square, such as `f5`"),
            Self::Illegal { text, reason } => write!(f, "`{text}` is illegal: {reason}"),
            Self::Over => f.write_str("these moves end the game: expected a position with a legal move"),
            Self::TooLong => write!(f, "expected at most {} moves", MOST_PLIES),
            Self::Value(text) => {
                write!(f, "`{text}` is not a score: expected stones from -64.00 to +64.00, such as `+0.50`")
            }
            Self::Form(expected) => write!(f, "expected {expected:?}"),
            Self::Order => f.write_str("expected the lines in alphabetical order, the start first"),
            Self::Twice { line } => write!(f, "this is the position of line {line} or an image of it"),
            Self::Alone => {
                f.write_str("the position before the last move is missing: expected a line for it")
            }
            Self::Inside { text, line } => {
                write!(
                    f,
                    "`{text}` leads to the position of line {line}: expected a move that leaves the book"
                )
            }
            Self::Missing { text } => {
                write!(f, "`{text}` leaves the book: expected the best of such moves")
            }
        }
    }
}
