//! Squares of boards that do not fit into 64 bits.

use super::grid::Grid;
use super::square::{SquareError, read_name, write_name};
use std::fmt;
use std::str::FromStr;

/// A square of a board of up to 26 by 26, such as 19 by 19: a file, `a` on the left, and a rank, 1 first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LargeSquare<const FILES: usize, const RANKS: usize>(u16);

impl<const FILES: usize, const RANKS: usize> LargeSquare<FILES, RANKS> {
    /// The square on `file` and `rank`, both from 0; `None` off the board.
    #[must_use]
    pub const fn new(file: usize, rank: usize) -> Option<Self> {
        const { Grid::new(FILES, RANKS) };
        if file < FILES && rank < RANKS { Some(Self((rank * FILES + file) as u16)) } else { None }
    }

    /// The file, from 0 for a.
    #[must_use]
    pub const fn file(self) -> usize {
        self.0 as usize % FILES
    }

    /// The rank, from 0 for rank 1.
    #[must_use]
    pub const fn rank(self) -> usize {
        self.0 as usize / FILES
    }

    /// The square's number: rank by rank, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Every square, rank 1 first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..RANKS).flat_map(|rank| (0..FILES).filter_map(move |file| Self::new(file, rank)))
    }

    /// Its place on the board, row by row from the top left, from 0. `upwards` means that rank 1 is at the bottom.
    #[must_use]
    pub const fn place(self, upwards: bool) -> usize {
        const { Grid::new(FILES, RANKS) }.place_of([self.file(), self.rank()], upwards)
    }

    /// The square at that place.
    #[must_use]
    pub const fn at_place(place: usize, upwards: bool) -> Option<Self> {
        let [file, rank] = const { Grid::new(FILES, RANKS) }.file_and_rank(place, upwards);
        Self::new(file, rank)
    }
}

/// Such as `a1`.
impl<const FILES: usize, const RANKS: usize> fmt::Display for LargeSquare<FILES, RANKS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_name(f, self.file(), self.rank())
    }
}

impl<const FILES: usize, const RANKS: usize> fmt::Debug for LargeSquare<FILES, RANKS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Reads `a1` and the like.
impl<const FILES: usize, const RANKS: usize> FromStr for LargeSquare<FILES, RANKS> {
    type Err = SquareError<FILES, RANKS>;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        read_name(text).and_then(|[file, rank]| Self::new(file, rank)).ok_or(SquareError)
    }
}
