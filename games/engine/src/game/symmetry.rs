//! The symmetries of a board.

use super::grid::Grid;

/// One of the eight symmetries of a square board, or of the four of another rectangle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Symmetry(u8);

impl Symmetry {
    /// The one that changes nothing.
    pub const IDENTITY: Self = Self(0);

    /// All symmetries of a board, the identity first.
    pub fn all(grid: Grid) -> impl Iterator<Item = Self> {
        (0..if grid.columns() == grid.rows() { 8 } else { 4 }).map(Self)
    }

    /// Maps a place of a board. Rows become columns on square boards only.
    #[must_use]
    pub const fn place(self, place: usize, grid: Grid) -> usize {
        let (row, column) = (grid.row(place), grid.column(place));
        let row = if self.0 & 1 == 0 { row } else { grid.rows() - 1 - row };
        let column = if self.0 & 2 == 0 { column } else { grid.columns() - 1 - column };
        if self.0 & 4 == 0 { row * grid.columns() + column } else { column * grid.rows() + row }
    }
}
