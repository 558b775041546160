use super::boards::FewBoards;
use super::targets::new;
use pyo3::prelude::*;

/// The cells of a single board, as a new array.
#[pyfunction]
pub(crate) fn cells_of_one<'py>(board: &Bound<'py, PyAny>) -> PyResult<Option<Bound<'py, PyAny>>> {
    let Some(one) = FewBoards::of(board, None, 1).filter(|one| one.is_single) else { return Ok(None) };
    if one.cells().iter().any(|cell| !(-1..=1).contains(cell)) {
        return Ok(None);
    }
    new(board.py(), &[one.size.rows(), one.size.cols()], one.cells()).map(Some)
}
