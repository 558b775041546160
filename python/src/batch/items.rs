//! Boards from Python with the side to move of each.

use crate::single;
use crate::values::{self, mismatch};
use gocheck_batch::{BadCells, Batch};
use gocheck_board::{Color, Point, Size};
use gocheck_rules::Board;
use numpy::{PyReadonlyArrayDyn, PyUntypedArrayMethods};
use pyo3::prelude::*;

/// An invalid value, or a point with two stones: the board, the place in its array, and the value, which is `None` for two
/// stones.
pub(crate) type Fault = (usize, (usize, usize), Option<i8>);

/// Boards from Python: one cell per point (n, rows, cols), or two planes per board (n, 2, rows, cols) or packed bits
/// (n, 2, bytes).
#[derive(FromPyObject)]
pub(crate) enum Boards<'py> {
    Cells(PyReadonlyArrayDyn<'py, i8>),
    Planes(PyReadonlyArrayDyn<'py, u8>),
}

#[derive(Clone, Copy)]
pub(crate) enum Given<'a> {
    Cells(&'a [i8]),
    Planes(&'a [u8]),
    Packed(&'a [u8]),
}

impl Given<'_> {
    const fn bytes(&self) -> usize {
        match self {
            Self::Cells(cells) => cells.len(),
            Self::Planes(bytes) | Self::Packed(bytes) => bytes.len(),
        }
    }

    const fn each(&self, size: Size) -> usize {
        match self {
            Self::Cells(_) => size.area(),
            Self::Planes(_) => 2 * size.area(),
            Self::Packed(_) => 2 * size.packed_bytes(),
        }
    }
}

impl Boards<'_> {
    /// The size of the boards: `shape` if they are packed bits.
    pub(crate) fn size(&self, shape: Option<(usize, usize)>) -> PyResult<Size> {
        let (rows, cols) = match (shape, self) {
            (Some(shape), _) => shape,
            (None, Self::Cells(cells)) => sides(cells.shape())?,
            (None, Self::Planes(planes)) => sides(planes.shape())?,
        };
        values::size((rows, cols))
    }

    pub(crate) fn given(&self, is_packed: bool) -> PyResult<Given<'_>> {
        match self {
            Self::Cells(_) if is_packed => Err(mismatch()),
            Self::Cells(cells) => Ok(Given::Cells(cells.as_slice()?)),
            Self::Planes(bits) if is_packed => Ok(Given::Packed(bits.as_slice()?)),
            Self::Planes(planes) => Ok(Given::Planes(planes.as_slice()?)),
        }
    }
}

/// The rows and columns of an array of boards.
fn sides(shape: &[usize]) -> PyResult<(usize, usize)> {
    match *shape {
        [.., rows, cols] => Ok((rows, cols)),
        _ => Err(mismatch()),
    }
}

#[derive(Clone)]
pub(crate) struct Items<'a> {
    pub(crate) given: Given<'a>,
    to_move: &'a [i8],
    pub(crate) size: Size,
}

impl<'a> Items<'a> {
    pub(crate) fn new(given: Given<'a>, to_move: &'a [i8], size: Size) -> PyResult<Self> {
        let fits = given.bytes() == to_move.len() * given.each(size);
        if fits { Ok(Self { given, to_move, size }) } else { Err(mismatch()) }
    }

    pub(crate) const fn len(&self) -> usize {
        self.to_move.len()
    }

    pub(crate) const fn color(&self, board: usize) -> Color {
        if self.to_move[board] > 0 { Color::Black } else { Color::White }
    }

    pub(crate) fn cut(&mut self, boards: usize) -> Self {
        let to_move = self.to_move.split_off(..boards).unwrap_or_default();
        let bytes = boards * self.given.each(self.size);
        let given = match &mut self.given {
            Given::Cells(cells) => Given::Cells(cells.split_off(..bytes).unwrap_or_default()),
            Given::Planes(planes) => Given::Planes(planes.split_off(..bytes).unwrap_or_default()),
            Given::Packed(bits) => Given::Packed(bits.split_off(..bytes).unwrap_or_default()),
        };
        Self { given, to_move, size: self.size }
    }

    /// The first board, whose index is `first`.
    pub(crate) fn board(&self, first: usize) -> Result<Board, Fault> {
        let board = match self.given {
            Given::Cells(cells) => single::board(self.size, |index| single::stone(cells[index])),
            Given::Planes(planes) => {
                let (black, white) = planes.split_at(self.size.area());
                single::board(self.size, |index| match (black[index], white[index]) {
                    (1, 1) => Err(None),
                    (0 | 1, value @ 2..) | (value @ 2.., _) => Err(Some(value as i8)),
                    (black, white) => single::stone(black as i8 - white as i8),
                })
            }
            Given::Packed(bits) => {
                let bytes = self.size.packed_bytes();
                for plane in 0..2 {
                    let last = bits[(plane + 1) * bytes - 1];
                    if (last.trailing_zeros() as usize) < 8 * bytes - self.size.area() {
                        return Err((first, (plane, bytes - 1), Some(last as i8)));
                    }
                }
                let (black, white) = bits.split_at(bytes);
                let bit = |plane: &[u8], index: usize| plane[index / 8] >> (7 - index % 8) & 1;
                single::board(self.size, |index| match (bit(black, index), bit(white, index)) {
                    (1, 1) => Err(None),
                    (black, white) => single::stone(black as i8 - white as i8),
                })
            }
        };
        board.map_err(|(point, value)| (first, (point.row(), point.col()), value))
    }

    /// A fault has the index of its board, counted from `first`.
    pub(crate) fn fill(&self, batch: &mut Batch, first: usize) -> Result<(), Fault> {
        let filled = match self.given {
            Given::Cells(cells) => batch.put_cells(0, cells, |board| self.color(board)),
            Given::Planes(planes) => batch.put_planes(0, planes, |board| self.color(board)),
            Given::Packed(bits) => batch.put_packed(0, bits, |board| self.color(board)),
        };
        filled.map_err(|fault| self.fault(first, fault))
    }

    /// `first` is the index of the first of these boards.
    fn fault(&self, first: usize, fault: BadCells) -> Fault {
        let at = |point: Point| (point.row(), point.col());
        match fault {
            BadCells::Cell { board, point, value } => (first + board, at(point), Some(value)),
            BadCells::Plane { board, point, value, .. } => (first + board, at(point), Some(value as i8)),
            BadCells::Both { board, point } => (first + board, at(point), None),
            BadCells::Padding { board, color, .. } => {
                let (plane, bytes) = (usize::from(color == Color::White), self.size.packed_bytes());
                let value = match self.given {
                    Given::Packed(bits) => bits[(2 * board + plane + 1) * bytes - 1],
                    _ => 0,
                };
                (first + board, (plane, bytes - 1), Some(value as i8))
            }
            // The arrays have been checked.
            _ => (first, (0, 0), None),
        }
    }
}
