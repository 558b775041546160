use super::super::IllegalMove;
use crate::search::BookFault;
use std::fmt;

/// Why a text is no opening book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookTextError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub fault: BookTextFault,
}

/// What is wrong with a line of an opening book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BookTextFault {
    /// It should be a line of the head, this one.
    Head(&'static str),
    /// It should be the line of the head that tells the nodes of a search; it begins like this.
    Nodes(&'static str),
    /// There are no positions.
    Empty,
    /// There are more positions than a book may have.
    TooMany,
    /// It has not three words.
    Words,
    /// A word should be a move.
    NoMove(String),
    /// A move is illegal.
    Illegal {
        /// The move.
        text: String,
        /// Why.
        reason: IllegalMove,
    },
    /// The moves end the game.
    Over,
    /// There are more moves than a book may have.
    TooLong,
    /// A word should be a value.
    Value(String),
    /// It says what should be written like this.
    Form(String),
    /// It should stand before the line above it.
    Order,
    /// The position is that of another line.
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
        /// The line of the position that it leads to, from 1.
        line: usize,
    },
    /// No move is told, though one leaves the book.
    Missing {
        /// A move that does.
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
            Self::Head(expected) => write!(f, "no book of \"reversi book\": expected the line {expected:?}"),
            Self::Nodes(begin) => {
                write!(f, "expected the nodes of a search, 1 or more, such as \"{begin}10000000\"")
            }
            Self::Empty => f.write_str("there is no position: expected the start"),
            Self::TooMany => write!(f, "expected no more than {} positions", super::MOST_POSITIONS),
            Self::Words => f.write_str(
                "expected the moves from the start, a move and its value, such as \"f5d6c3 d3 +0.50\"",
            ),
            Self::NoMove(text) => write!(f, "{text:?} is no move: expected a square, such as f5"),
            Self::Illegal { text, reason } => write!(f, "{text} is illegal: {reason}"),
            Self::Over => f.write_str("these moves end the game: expected a position in which it goes on"),
            Self::TooLong => write!(f, "expected no more than {} moves", super::MOST_PLIES),
            Self::Value(text) => {
                write!(f, "{text:?} is no value: expected stones from -64.00 to +64.00, such as +0.50")
            }
            Self::Form(expected) => write!(f, "expected {expected:?}"),
            Self::Order => f.write_str("expected the lines in the order of the alphabet, the start first"),
            Self::Twice { line } => write!(f, "the position of line {line} again, or an image of it"),
            Self::Alone => {
                f.write_str("the position before the last move is missing: expected a line for it")
            }
            Self::Inside { text, line } => {
                write!(f, "{text} leads to the position of line {line}: expected a move that leaves the book")
            }
            Self::Missing { text } => {
                write!(f, "{text} leads to no position of the book: expected the best of such moves")
            }
        }
    }
}
