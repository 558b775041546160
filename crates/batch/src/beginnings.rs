//! Where the groups of a vector of positions begin, row by row.

use gocheck_board::Size;

/// The number of bits of numbers up to the area of the largest board.
pub(super) const MOST_BITS: usize = bits(Size::MAX * Size::MAX);

/// The number of bits of a number.
pub(super) const fn bits(number: usize) -> usize {
    (usize::BITS - number.leading_zeros()) as usize
}

/// The groups that begin in a row, on any position of a vector.
#[derive(Clone, Copy, Default)]
pub(super) struct Beginning {
    /// The number of groups before the row, where it is least and one begins.
    pub(super) before: usize,
    /// The number of groups up to the row, where it is greatest.
    pub(super) until: usize,
}
