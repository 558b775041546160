use gocheck_batch::preset::PresetPlanes;
use gocheck_board::{Bits, Color, Point, Size};
use gocheck_rules::{Board, Points, Replay, RuleSet};
use gocheck_sgf::TextEncoding;
use numpy::ndarray::{ArrayView, Dim, Dimension, IntoDimension};
use numpy::{Element, PyArray, PyArray2, PyReadonlyArray2, PyUntypedArrayMethods, ToPyArray};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use std::fmt::Display;

pub(crate) fn bad(error: impl Display) -> PyErr {
    PyValueError::new_err(error.to_string())
}

pub(crate) fn mismatch() -> PyErr {
    PyValueError::new_err("the arrays do not fit together")
}

/// 1 is Black, -1 White.
pub(crate) fn color(value: i8) -> PyResult<Color> {
    match value {
        1 => Ok(Color::Black),
        -1 => Ok(Color::White),
        other => Err(bad(format!("color: {other}; 1 (Black) or -1 (White) expected"))),
    }
}

pub(crate) const fn number(color: Color) -> i8 {
    match color {
        Color::Black => 1,
        Color::White => -1,
    }
}

pub(crate) fn size((rows, cols): (usize, usize)) -> PyResult<Size> {
    Size::new(rows, cols).map_err(bad)
}

pub(crate) fn point(size: Size, (row, col): (usize, usize)) -> PyResult<Point> {
    size.point(row, col).ok_or_else(|| bad(format!("({row}, {col}) is off the {size} board")))
}

pub(crate) const fn pair(point: Point) -> (usize, usize) {
    (point.row(), point.col())
}

pub(crate) fn pairs<'a>(points: impl IntoIterator<Item = &'a Point>) -> Vec<(usize, usize)> {
    points.into_iter().map(|&point| pair(point)).collect()
}

pub(crate) fn rules(name: &str) -> PyResult<RuleSet> {
    name.parse().map_err(bad)
}

pub(crate) fn encoding(label: Option<&str>) -> PyResult<Option<TextEncoding>> {
    let named =
        |label: &str| TextEncoding::named(label).ok_or_else(|| bad(format!("unknown encoding {label:?}")));
    label.map(named).transpose()
}

/// The shape is (rows, cols).
pub(crate) fn setup(cells: &PyReadonlyArray2<'_, i8>) -> PyResult<Board> {
    setup_of(size((cells.shape()[0], cells.shape()[1]))?, cells.as_slice()?)
}

/// Row by row.
pub(crate) fn setup_of(size: Size, cells: &[i8]) -> PyResult<Board> {
    let mut setup = Board::new(size);
    for (point, &cell) in size.points().zip(cells) {
        if cell != 0 {
            setup.put(point, Some(color(cell)?));
        }
    }
    Ok(setup)
}

pub(crate) fn cells<'py>(py: Python<'py>, setup: &Board) -> PyResult<Bound<'py, PyArray2<i8>>> {
    let size = setup.size();
    let mut cells = vec![0; size.area()];
    write_cells(setup, &mut cells);
    new_array(py, [size.rows(), size.cols()], &cells)
}

pub(crate) fn write_cells(board: &Board, out: &mut [i8]) {
    for (point, cell) in board.size().points().zip(out) {
        *cell = board.get(point).map_or(0, number);
    }
}

/// Packed bits, for the current position.
pub(crate) fn write_planes(preset: &mut PresetPlanes, game: &Replay, rules: RuleSet, out: &mut [u8]) {
    let bytes = game.size().packed_bytes();
    let mut planes = vec![Points::EMPTY; out.len() / bytes];
    preset.fill(game, rules, &mut planes);
    for (plane, bits) in planes.iter().zip(out.chunks_exact_mut(bytes)) {
        // The first point is the highest bit of the first byte.
        for (bits, word) in bits.chunks_mut(8).zip(plane.as_words()) {
            bits.copy_from_slice(&word.reverse_bits().to_be_bytes()[..bits.len()]);
        }
    }
}

pub(crate) fn new_array<'py, T: Element + Copy, const DIM: usize>(
    py: Python<'py>,
    shape: [usize; DIM],
    values: &[T],
) -> PyResult<Bound<'py, PyArray<T, Dim<[usize; DIM]>>>>
where
    Dim<[usize; DIM]>: Dimension,
    [usize; DIM]: IntoDimension<Dim = Dim<[usize; DIM]>>,
{
    Ok(ArrayView::from_shape(shape, values).map_err(bad)?.to_pyarray(py))
}
