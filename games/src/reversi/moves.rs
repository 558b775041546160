use super::{Square, SquareError};
use std::fmt;
use std::str::FromStr;

/// A move: a stone on a square, or a pass, which only a side without another move may and must do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// A stone is put on the square.
    Place(Square),
    /// Nothing is put.
    Pass,
}

impl Move {
    /// Where the stone is put, if one is.
    #[must_use]
    pub const fn square(self) -> Option<Square> {
        match self {
            Self::Place(square) => Some(square),
            Self::Pass => None,
        }
    }

    /// The move as a mirror shows it, column h for column a.
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

/// Reads `f5`, and for a pass `pass`, `pa`, `ps` or `--`, in capitals too.
impl FromStr for Move {
    type Err = SquareError;

    fn from_str(text: &str) -> Result<Self, SquareError> {
        match text.to_ascii_lowercase().as_str() {
            "pass" | "pa" | "ps" | "--" => Ok(Self::Pass),
            name => name.parse().map(Self::Place),
        }
    }
}
