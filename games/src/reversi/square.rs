use std::fmt;
use std::str::FromStr;

/// A square of the board: column a to h from the left, row 1 to 8 from the top.
///
/// Its number is its bit in sets of squares: a1 is 0, h1 is 7, h8 is 63.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square on `row` and `column`, both from 0; nothing off the board.
    #[must_use]
    pub const fn new(row: usize, column: usize) -> Option<Self> {
        if row < 8 && column < 8 { Some(Self((row * 8 + column) as u8)) } else { None }
    }

    /// The row, from 0 at the top.
    #[must_use]
    pub const fn row(self) -> usize {
        self.0 as usize / 8
    }

    /// The column, from 0 for a.
    #[must_use]
    pub const fn column(self) -> usize {
        self.0 as usize % 8
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

    /// The square with this number, of which the last six bits count.
    pub(super) const fn of_index(index: u32) -> Self {
        Self(index as u8 & 63)
    }

    /// The squares of a set, in rising order.
    pub(super) fn of_set(mut set: u64) -> impl Iterator<Item = Self> {
        std::iter::from_fn(move || {
            (set != 0).then(|| {
                let square = Self::of_index(set.trailing_zeros());
                set &= set - 1;
                square
            })
        })
    }

    /// Every square, row by row.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..64).map(Self::of_index)
    }
}

/// `a1` to `h8`.
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column() as u8), self.row() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Reads `a1` to `h8`, in capitals too.
impl FromStr for Square {
    type Err = SquareError;

    fn from_str(text: &str) -> Result<Self, SquareError> {
        let &[column, row] = text.as_bytes() else { return Err(SquareError) };
        let place = |byte: u8, first: u8| byte.checked_sub(first).map(usize::from).ok_or(SquareError);
        Self::new(place(row, b'1')?, place(column.to_ascii_lowercase(), b'a')?).ok_or(SquareError)
    }
}

/// The text names no square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SquareError;

impl fmt::Display for SquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a square is a letter a to h and a digit 1 to 8, such as f5")
    }
}

impl std::error::Error for SquareError {}
