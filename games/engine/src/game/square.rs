//! Squares of a board.

use super::grid::Grid;
use gocheck_text::{InLanguage, Language, phrase};
use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

/// A square of a board of `FILES` by `RANKS`: a file, `a` on the left, and a rank, 1 first. Each game decides
/// whether ranks are counted from the bottom or the top.
///
/// Its number is its bit in sets of squares, in which a rank takes `STRIDE` bits. On a board that needs more than 64 bits, use
/// [`LargeSquare`](super::large_square::LargeSquare).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square<const FILES: usize, const RANKS: usize, const STRIDE: usize>(u8);

impl<const FILES: usize, const RANKS: usize, const STRIDE: usize> Square<FILES, RANKS, STRIDE> {
    /// The square on `file` and `rank`, both from 0; `None` off the board.
    #[must_use]
    pub const fn new(file: usize, rank: usize) -> Option<Self> {
        const { assert!(FILES <= STRIDE && RANKS * STRIDE <= 64) };
        if file < FILES && rank < RANKS { Some(Self((rank * STRIDE + file) as u8)) } else { None }
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

    /// The number of king's steps to `other`.
    #[must_use]
    pub const fn distance(self, other: Self) -> usize {
        let files = self.file().abs_diff(other.file());
        let ranks = self.rank().abs_diff(other.rank());
        if files > ranks { files } else { ranks }
    }
}

/// Such as `a1`.
impl<const FILES: usize, const RANKS: usize, const STRIDE: usize> fmt::Display
    for Square<FILES, RANKS, STRIDE>
{
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_name(f, self.file(), self.rank())
    }
}

impl<const FILES: usize, const RANKS: usize, const STRIDE: usize> fmt::Debug
    for Square<FILES, RANKS, STRIDE>
{
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Reads `a1` and the like.
impl<const FILES: usize, const RANKS: usize, const STRIDE: usize> FromStr for Square<FILES, RANKS, STRIDE> {
    type Err = SquareError<FILES, RANKS>;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        read_name(text).and_then(|[file, rank]| Self::new(file, rank)).ok_or(SquareError)
    }
}

/// Writes the name of a square, such as `a1`.
pub(super) fn write_name(f: &mut fmt::Formatter<'_>, file: usize, rank: usize) -> fmt::Result {
    write!(f, "{}{}", char::from(b'a' + file as u8), rank + 1)
}

/// The file and the rank of a name, both from 0, on any board.
pub(super) fn read_name(text: &str) -> Option<[usize; 2]> {
    let (&file, rank) = text.as_bytes().split_first()?;
    let file = file.checked_sub(b'a')?;
    let digits = rank.iter().all(u8::is_ascii_digit) && rank.first() != Some(&b'0');
    let rank: usize = std::str::from_utf8(rank).ok().filter(|_| digits)?.parse().ok()?;
    Some([usize::from(file), rank.checked_sub(1)?])
}

/// The text names no square of a board of this size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SquareError<const FILES: usize, const RANKS: usize>;

impl<const FILES: usize, const RANKS: usize> InLanguage for SquareError<FILES, RANKS> {
    fn in_language(&self, language: Language) -> Cow<'_, str> {
        let last = char::from(b'a' + (FILES as u8).saturating_sub(1));
        let number = if RANKS < 10 { phrase!("digit", "数字") } else { phrase!("number", "数") };
        phrase!(
            "a square is a letter a to {last} and a {number} 1 to {RANKS}, such as b2",
            "格子写成字母 a 到 {last} 加{number} 1 到 {RANKS}，如 b2",
            number = number
        )
        .text(language)
        .into()
    }
}

impl<const FILES: usize, const RANKS: usize> fmt::Display for SquareError<FILES, RANKS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.in_language(Language::English))
    }
}

impl<const FILES: usize, const RANKS: usize> std::error::Error for SquareError<FILES, RANKS> {}
