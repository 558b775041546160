//! Squares of a board.

use std::fmt;
use std::str::FromStr;

/// A square of a board of `SIZE` by `SIZE`: a file, `a` on the left, and a rank, 1 first. Each game decides
/// whether ranks are counted from the bottom or the top.
///
/// Its number is its bit in sets of squares, in which a rank takes `STRIDE` bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square<const SIZE: usize, const STRIDE: usize>(u8);

impl<const SIZE: usize, const STRIDE: usize> Square<SIZE, STRIDE> {
    /// The square on `file` and `rank`, both from 0; `None` off the board.
    #[must_use]
    pub const fn new(file: usize, rank: usize) -> Option<Self> {
        const { assert!(SIZE <= STRIDE && SIZE * STRIDE <= 64) };
        if file < SIZE && rank < SIZE { Some(Self((rank * STRIDE + file) as u8)) } else { None }
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

    /// The set that holds this square alone.
    #[must_use]
    pub const fn bit(self) -> u64 {
        1 << self.index()
    }

    /// The squares of a set, rank 1 first.
    #[inline(always)]
    pub fn of_set(set: u64) -> impl Iterator<Item = Self> {
        let mut rest = set;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let square = Self(rest.trailing_zeros() as u8);
                // Takes the lowest member off without waiting for its number: these are the hottest loops.
                rest &= rest - 1;
                square
            })
        })
    }

    /// Every square, rank 1 first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..SIZE).flat_map(|rank| (0..SIZE).filter_map(move |file| Self::new(file, rank)))
    }

    /// Its place on the board, row by row from the top left, from 0. `upwards` means that rank 1 is at the bottom.
    #[must_use]
    pub const fn place(self, upwards: bool) -> usize {
        let row = if upwards { SIZE - 1 - self.rank() } else { self.rank() };
        row * SIZE + self.file()
    }

    /// The square at that place.
    #[must_use]
    pub const fn at_place(place: usize, upwards: bool) -> Option<Self> {
        let row = place / SIZE;
        let rank = if upwards { (SIZE - 1).wrapping_sub(row) } else { row };
        Self::new(place % SIZE, rank)
    }

    /// The number of king's steps to `other`.
    #[must_use]
    pub const fn distance(self, other: Self) -> usize {
        let files = self.file().abs_diff(other.file());
        let ranks = self.rank().abs_diff(other.rank());
        if files > ranks { files } else { ranks }
    }
}

/// Such as `a1`.
impl<const SIZE: usize, const STRIDE: usize> fmt::Display for Square<SIZE, STRIDE> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file() as u8), self.rank() + 1)
    }
}

impl<const SIZE: usize, const STRIDE: usize> fmt::Debug for Square<SIZE, STRIDE> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Reads `a1` and the like.
impl<const SIZE: usize, const STRIDE: usize> FromStr for Square<SIZE, STRIDE> {
    type Err = SquareError<SIZE>;

    fn from_str(text: &str) -> Result<Self, SquareError<SIZE>> {
        let &[file, rank] = text.as_bytes() else { return Err(SquareError) };
        let place = |byte: u8, first: u8| byte.checked_sub(first).map(usize::from).ok_or(SquareError);
        Self::new(place(file, b'a')?, place(rank, b'1')?).ok_or(SquareError)
    }
}

/// The text names no square of a board of this size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SquareError<const SIZE: usize>;

impl<const SIZE: usize> fmt::Display for SquareError<SIZE> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let last = char::from(b'a' + (SIZE as u8).saturating_sub(1));
        write!(f, "a square is a letter a to {last} and a digit 1 to {SIZE}, such as b2")
    }
}

impl<const SIZE: usize> std::error::Error for SquareError<SIZE> {}
