use super::geometry::{STRIDE, WIDTH};
use std::fmt;
use std::str::FromStr;

/// A square of the board: file a to g from the left, rank 1 to 7 from the bottom.
///
/// Its number is its bit in the sets of [`Board`](super::Board).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square on `file` and `rank`, both from 0; nothing off the board.
    #[must_use]
    pub const fn new(file: usize, rank: usize) -> Option<Self> {
        if file < WIDTH && rank < WIDTH { Some(Self((rank * STRIDE + file) as u8)) } else { None }
    }

    /// The file, from 0 for a.
    #[must_use]
    pub const fn file(self) -> usize {
        self.0 as usize % STRIDE
    }

    /// The rank, from 0 for rank 1.
    #[must_use]
    pub const fn rank(self) -> usize {
        self.0 as usize / STRIDE
    }

    /// The square's number, below 64.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize & 63
    }

    /// The square of a bit of a set of squares.
    pub(super) const fn of_bit(bit: usize) -> Self {
        Self(bit as u8)
    }

    /// Every square, rank 1 first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..WIDTH).flat_map(|rank| (0..WIDTH).filter_map(move |file| Self::new(file, rank)))
    }

    /// How many king's steps it is to `other`.
    #[must_use]
    pub const fn distance(self, other: Self) -> usize {
        let files = self.file().abs_diff(other.file());
        let ranks = self.rank().abs_diff(other.rank());
        if files > ranks { files } else { ranks }
    }
}

/// `a1` to `g7`.
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file() as u8), self.rank() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Reads `a1` to `g7`.
impl FromStr for Square {
    type Err = SquareError;

    fn from_str(text: &str) -> Result<Self, SquareError> {
        let &[file, rank] = text.as_bytes() else { return Err(SquareError) };
        let place = |byte: u8, first: u8| byte.checked_sub(first).map(usize::from).ok_or(SquareError);
        Self::new(place(file, b'a')?, place(rank, b'1')?).ok_or(SquareError)
    }
}

/// The text names no square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SquareError;

impl fmt::Display for SquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a square is a letter a to g and a digit 1 to 7, such as f2")
    }
}

impl std::error::Error for SquareError {}
