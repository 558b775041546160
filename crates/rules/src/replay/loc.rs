//! Places on a grid with a wall around the board.

use crate::board::{Point, Size};

/// A place on the grid: the board surrounded by a wall, with rows of the same length for every size.
pub(super) type Loc = u16;

/// The distance from one row to the next, with a wall of one cell between them.
pub(super) const STRIDE: usize = Size::MAX + 1;

/// The number of cells of the grid: a power of two, so that an index can be masked.
pub(super) const CELLS: usize = 1024;
const _: () = assert!((Size::MAX + 2) * STRIDE < CELLS);

#[inline]
pub(super) fn at(loc: Loc) -> usize {
    loc as usize % CELLS
}

#[inline]
pub(super) fn around(loc: Loc) -> [Loc; 4] {
    const DOWN: Loc = STRIDE as Loc;
    [loc.wrapping_sub(DOWN), loc.wrapping_sub(1), loc.wrapping_add(1), loc.wrapping_add(DOWN)]
}

/// The place of a point.
#[inline]
pub(super) fn loc(point: Point) -> Loc {
    ((point.row() + 1) * STRIDE + point.col() + 1) as Loc
}
