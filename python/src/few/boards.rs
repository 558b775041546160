//! Boards and the colours to move.

use super::numbers::{Numbers, elements, exact_array, whole};
use super::words::{Set, WORDS};
use crate::single;
use crate::values::color;
use gocheck_board::{Color, Size};
use gocheck_rules::Board;
use numpy::{PyArrayDescrMethods, PyUntypedArray, PyUntypedArrayMethods, dtype};
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use std::ops::Range;

/// At most this number of boards are few: a batch of more takes less time.
pub(super) const MOST: usize = 32;

/// The form of boards of the caller.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    Cells,
    Planes,
    Packed,
}

/// Boards of one size.
pub(super) struct FewBoards {
    pub(super) size: Size,
    pub(super) form: Form,
    pub(super) count: usize,
    /// Whether it is a single board, without the dimension of boards.
    pub(super) is_single: bool,
    /// 1 is Black, -1 White and 0 empty.
    cells: Vec<i8>,
    /// The addresses of the array.
    pub(super) memory: Range<usize>,
}

impl FewBoards {
    /// Reads an array of one or more boards. `size` is that of packed bits.
    pub(super) fn of(given: &Bound<'_, PyAny>, size: Option<Size>, most: usize) -> Option<Self> {
        let array = exact_array(given)?;
        let shape = array.shape();
        let form = match (size, array.dtype().kind()) {
            (Some(_), _) => Form::Packed,
            (None, b'b') => Form::Planes,
            (None, _) => Form::Cells,
        };
        let each = if form == Form::Planes { 3 } else { 2 };
        let is_single = shape.len() == each;
        if !is_single && shape.len() != each + 1 {
            return None;
        }
        let count = if is_single { 1 } else { shape[0] };
        let ([.., rows, cols], 1..) = (shape, count) else { return None };
        if count > most || form == Form::Planes && shape[shape.len() - 3] != 2 {
            return None;
        }
        let size = size.map_or_else(|| Size::new(*rows, *cols).ok(), Some)?;
        let (cells, memory) = match form {
            Form::Cells => cells(array)?,
            Form::Planes => {
                let view =
                    array.call_method1(intern!(array.py(), "view"), (dtype::<u8>(array.py()),)).ok()?;
                let (planes, memory) = elements(exact_array(&view)?, |byte: u8| byte)?;
                (of_planes(&planes, size.area())?, memory)
            }
            Form::Packed if [*rows, *cols] != [2, size.packed_bytes()] => return None,
            Form::Packed => {
                let (bits, memory) = elements(array, |byte: u8| byte)?;
                (of_bits(&bits, size)?, memory)
            }
        };
        Some(Self { size, form, count, is_single, cells, memory })
    }

    /// The shape of an array with one number per board.
    pub(super) fn shape(&self) -> Vec<usize> {
        self.with_shape(&[])
    }

    /// The shape of an array with such an array for each board.
    pub(super) fn with_shape(&self, each: &[usize]) -> Vec<usize> {
        let mut shape = Vec::with_capacity(4);
        if !self.is_single {
            shape.push(self.count);
        }
        shape.extend(each);
        shape
    }

    pub(super) fn cells(&self) -> &[i8] {
        &self.cells
    }

    pub(super) fn cells_of(&self, index: usize) -> &[i8] {
        &self.cells[index * self.size.area()..][..self.size.area()]
    }

    /// The black and the white stones of a board. `None` if a cell has another value.
    pub(super) fn stones(&self, index: usize) -> Option<[Set; 2]> {
        let (mut stones, mut others) = ([[0; WORDS]; 2], 0);
        for (word, cells) in self.cells_of(index).chunks(64).enumerate() {
            for (place, &cell) in cells.iter().enumerate() {
                stones[0][word] |= u64::from(cell == 1) << place;
                stones[1][word] |= u64::from(cell == -1) << place;
                others |= u8::from(!(-1..=1).contains(&cell));
            }
        }
        (others == 0).then_some(stones)
    }

    /// `None` if a cell has another value.
    pub(super) fn board(&self, index: usize) -> Option<Board> {
        let (cells, mut board) = (self.cells_of(index), Board::new(self.size));
        if !cells.iter().all(|cell| (-1..=1).contains(cell)) {
            return None;
        }
        // Empty points are set, too: whether a point is empty would be guessed wrong half of the time.
        for (point, &cell) in self.size.points().zip(cells) {
            board.put(point, single::stone(cell).unwrap_or_default());
        }
        Some(board)
    }
}

/// The size of packed bits: nothing, a number, or rows and columns.
pub(super) fn size_of(given: Option<&Bound<'_, PyAny>>) -> Option<Option<Size>> {
    let Some(given) = given else { return Some(None) };
    let side = |side: Bound<'_, PyAny>| usize::try_from(whole(&side)?).ok();
    let (rows, cols) = if let Ok(pair) = given.cast_exact::<PyTuple>() {
        let (rows, cols): (Bound<'_, PyAny>, Bound<'_, PyAny>) = pair.extract().ok()?;
        (side(rows)?, side(cols)?)
    } else {
        let side = side(given.clone())?;
        (side, side)
    };
    Size::new(rows, cols).ok().map(Some)
}

/// The colour to move on each board, and the addresses of their array.
pub(super) fn colors(given: &Bound<'_, PyAny>, boards: &FewBoards) -> Option<(Vec<Color>, Range<usize>)> {
    let Numbers { shape, values, memory } = Numbers::of(given)?;
    let color = |&value: &i64| color(i8::try_from(value).ok()?).ok();
    let colors: Vec<Color> = values.iter().map(color).collect::<Option<_>>()?;
    if shape.is_empty() {
        return Some((vec![colors[0]; boards.count], memory));
    }
    (shape == boards.shape()).then_some((colors, memory))
}

/// Integers as cells.
fn cells(array: &Bound<'_, PyUntypedArray>) -> Option<(Vec<i8>, Range<usize>)> {
    // The kind by far the most common is not converted.
    if let Some(found) = elements(array, |cell: i8| cell) {
        return Some(found);
    }
    let Numbers { values, memory, .. } = Numbers::of(array.as_any())?;
    let cells = values.into_iter().map(|cell| i8::try_from(cell).ok()).collect::<Option<_>>()?;
    Some((cells, memory))
}

/// Cells from the bytes of the black and the white stones of each board.
fn of_planes(planes: &[u8], area: usize) -> Option<Vec<i8>> {
    let mut cells = Vec::with_capacity(planes.len() / 2);
    for board in planes.chunks_exact(2 * area) {
        let (black, white) = board.split_at(area);
        for stones in black.iter().zip(white) {
            cells.push(match stones {
                (0, 0) => 0,
                (1, 0) => 1,
                (0, 1) => -1,
                _ => return None,
            });
        }
    }
    Some(cells)
}

/// Cells from the packed bits of the black and the white stones of each board. `None` if a bit after the last point is set.
fn of_bits(bits: &[u8], size: Size) -> Option<Vec<i8>> {
    let (area, bytes) = (size.area(), size.packed_bytes());
    let mut cells = Vec::with_capacity(bits.len() / (2 * bytes) * area);
    for board in bits.chunks_exact(2 * bytes) {
        let (black, white) = board.split_at(bytes);
        let rest = 8 * bytes - area;
        let has_rest =
            |plane: &[u8]| plane.last().is_some_and(|byte| (byte.trailing_zeros() as usize) < rest);
        if has_rest(black)
            || has_rest(white)
            || black.iter().zip(white).any(|(black, white)| black & white != 0)
        {
            return None;
        }
        let stone = |plane: &[u8], place: usize| (plane[place / 8] >> (7 - place % 8) & 1) as i8;
        cells.extend((0..area).map(|place| stone(black, place) - stone(white, place)));
    }
    Some(cells)
}
