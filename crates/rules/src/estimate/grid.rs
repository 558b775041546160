//! The points of a board with a border around it, so that every point has four neighbours.

use crate::Board;
use crate::board::{Color, Size};

/// More than the number of points of the largest board with its border: a power of two, so that an index is masked.
pub(super) const CELLS: usize = 1024;

/// A point: row by row, with one more column, and a row above and below.
pub(super) type Cell = u16;

/// The index of a cell in an array of [`CELLS`].
#[inline(always)]
pub(super) const fn at(cell: Cell) -> usize {
    cell as usize & (CELLS - 1)
}

/// The contents of a cell.
pub(super) const EMPTY: u8 = 0;
pub(super) const BLACK: u8 = 1;
pub(super) const WHITE: u8 = 2;
pub(super) const BORDER: u8 = 3;

/// The contents of a cell with a stone.
pub(super) const fn stone(color: Color) -> u8 {
    match color {
        Color::Black => BLACK,
        Color::White => WHITE,
    }
}

/// The stone of the other colour.
#[inline(always)]
pub(super) const fn other(stone: u8) -> u8 {
    3 - stone
}

/// The size of a board and the cells of its points.
#[derive(Clone, Debug)]
pub(super) struct Grid {
    stride: Cell,
    /// The cell of each point, in the order of [`Size::points`].
    pub(super) cells: Vec<Cell>,
}

impl Grid {
    pub(super) fn new(size: Size) -> Self {
        let stride = size.cols() as Cell + 1;
        let cell = |point: crate::board::Point| (point.row() as Cell + 1) * stride + point.col() as Cell + 1;
        Self { stride, cells: size.points().map(cell).collect() }
    }

    /// The contents of all cells.
    pub(super) fn contents(&self, board: &Board) -> [u8; CELLS] {
        let mut contents = [BORDER; CELLS];
        for (point, &cell) in board.size().points().zip(&self.cells) {
            contents[at(cell)] = board.get(point).map_or(EMPTY, stone);
        }
        contents
    }

    /// The four cells next to one.
    #[inline(always)]
    pub(super) const fn around(&self, cell: Cell) -> [Cell; 4] {
        [cell - self.stride, cell - 1, cell + 1, cell + self.stride]
    }

    /// The four cells diagonally next to one.
    #[inline(always)]
    pub(super) const fn diagonal(&self, cell: Cell) -> [Cell; 4] {
        let stride = self.stride;
        [cell - stride - 1, cell - stride + 1, cell + stride - 1, cell + stride + 1]
    }
}
