//! A way to number rows and columns.

use gocheck_puzzle::Coordinates;

/// A way to number rows and columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Numbering {
    pub(super) is_swapped: bool,
    pub(super) is_from_below: bool,
    /// The number of the first row and column.
    pub(super) first: i32,
}

impl Numbering {
    pub(super) const RIGHT: Self = Self { is_swapped: false, is_from_below: false, first: 0 };

    /// The numbers of a point of a board with `rows` rows.
    pub(crate) const fn write(self, point: Coordinates, rows: usize) -> Coordinates {
        let row = if self.is_from_below { rows as i32 - 1 - point.row } else { point.row };
        let (row, col) = (row + self.first, point.col + self.first);
        if self.is_swapped { Coordinates { row: col, col: row } } else { Coordinates { row, col } }
    }
}
