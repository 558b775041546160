use super::boards::{FewBoards, size_of};
use super::targets::new;
use gocheck_board::Size;
use pyo3::prelude::*;

/// Boards of one size in a list: their cells, and the items of the list that they are.
type Group<'py> = (Bound<'py, PyAny>, Vec<usize>);

/// Copies single boards of a list into one array for each size. `None` if there is anything else in the list.
#[pyfunction]
#[pyo3(signature = (boards, size))]
pub(crate) fn gather<'py>(
    boards: &Bound<'py, PyAny>,
    size: Option<&Bound<'py, PyAny>>,
) -> PyResult<Option<Vec<Group<'py>>>> {
    let py = boards.py();
    let Some(size) = size_of(size) else { return Ok(None) };
    let mut groups: Vec<(Size, Vec<i8>, Vec<usize>)> = Vec::new();
    // Most boards have the size of the one before.
    let mut last = 0;
    for (index, item) in boards.try_iter()?.enumerate() {
        let Some(board) = FewBoards::of(&item?, size, 1).filter(|board| board.is_single) else {
            return Ok(None);
        };
        if groups.get(last).is_none_or(|(size, ..)| *size != board.size) {
            last = groups.iter().position(|(size, ..)| *size == board.size).unwrap_or_else(|| {
                groups.push((board.size, Vec::new(), Vec::new()));
                groups.len() - 1
            });
        }
        let (_, cells, places) = &mut groups[last];
        cells.extend_from_slice(board.cells());
        places.push(index);
    }
    let array = |(size, cells, places): (Size, Vec<i8>, Vec<usize>)| {
        Ok((new(py, &[places.len(), size.rows(), size.cols()], &cells)?, places))
    };
    groups.into_iter().map(array).collect::<PyResult<_>>().map(Some)
}
