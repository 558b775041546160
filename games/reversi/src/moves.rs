use super::square::{Square, SquareError};
use std::fmt;
use std::str::FromStr;

/// A move: a stone on a square, or a pass, which is legal only if there is no other move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Puts a stone on the square.
    Place(Square),
    /// A pass.
    Pass,
}

impl Move {
    /// The square of the stone, or `None` for a pass.
    #[must_use]
    pub const fn square(self) -> Option<Square> {
        match self {
            Self::Place(square) => Some(square),
            Self::Pass => None,
        }
    }

    /// The move with the columns mirrored: h for a.
    #[must_use]
    pub fn mirrored(self) -> Self {
        match self {
            Self::Place(square) => Square::new(7 - square.file(), square.rank()).map_or(self, Self::Place),
            Self::Pass => self,
        }
    }
}

/// `f5`, or `pass`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(square) => fmt::Display::fmt(square, f),
            Self::Pass => f.pad("pass"),
        }
    }
}

/// Parses `f5`, and for a pass `pass`, `pa`, `ps` or `--`, in lower or upper case.
impl FromStr for Move {
    type Err = SquareError;

    fn from_str(text: &str) -> Result<Self, SquareError> {
        match text.to_ascii_lowercase().as_str() {
            "pass" | "pa" | "ps" | "--" => Ok(Self::Pass),
            name => name.parse().map(Self::Place),
        }
    }
}
