//! Boards that no game begins with.

use gocheck_board::Size;

/// The error for a board that no game of a [`Games`](crate::Games) can begin with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadStart {
    /// The board has another size.
    Size {
        /// The size of the games.
        expected: Size,
        /// The size of the board.
        found: Size,
    },
    /// A group has no liberty.
    Dead,
}

impl std::fmt::Display for BadStart {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Size { expected, found } => write!(f, "a {found} board for games on {expected} boards"),
            Self::Dead => write!(f, "a group has no liberty; a game begins with a valid board"),
        }
    }
}

impl std::error::Error for BadStart {}
