//! One board, without a batch.

use crate::values::new_array;
use gocheck_batch::Legality;
use gocheck_board::{Bits, Color, Point, Size};
use gocheck_rules::bitboard::{Chain, Position};
use gocheck_rules::{Board, with_position};
use numpy::{PyArray0, PyArray2, PyReadonlyArray2, PyUntypedArrayMethods};
use pyo3::prelude::*;

pub(crate) const MAX_POINTS: usize = Size::MAX * Size::MAX;

/// The arrays for one board; those that are `None` are skipped.
pub(crate) struct Arrays<'a, T> {
    pub(crate) valid: Option<&'a mut [T]>,
    pub(crate) dead: Option<&'a mut [T]>,
    pub(crate) legal: Option<&'a mut [T]>,
    pub(crate) captures: Option<&'a mut [T]>,
    pub(crate) liberties: Option<&'a mut [i16]>,
    pub(crate) group: Option<&'a mut [i16]>,
}

/// `marks` are the values for "no" and "yes".
pub(crate) fn analyse<T: Copy>(board: &Board, to_move: Color, marks: [T; 2], arrays: Arrays<'_, T>) {
    with_position!(board, |position| answer(position, to_move, marks, arrays));
}

fn answer<B: Bits, T: Copy>(
    position: &Position<B>,
    to_move: Color,
    [no, yes]: [T; 2],
    arrays: Arrays<'_, T>,
) {
    let Arrays { valid, dead, legal, captures, liberties, group } = arrays;
    if valid.is_some() || dead.is_some() || legal.is_some() || captures.is_some() {
        let verdict = position.verdict(to_move);
        if let Some(valid) = valid {
            valid.fill(if verdict.dead.is_empty() { yes } else { no });
        }
        for (set, out) in [(verdict.dead, dead), (verdict.legal, legal), (verdict.captures, captures)] {
            if let Some(out) = out {
                out.fill(no);
                set.members().for_each(|index| out[index] = yes);
            }
        }
    }
    if liberties.is_some() || group.is_some() {
        let mut chains: Vec<Chain<B>> =
            Color::BOTH.iter().flat_map(|&color| position.chains(color)).collect();
        chains.sort_unstable_by_key(|chain| chain.stones.first());
        write_numbers(&chains, liberties, 0, |_, chain| chain.liberties.count() as i16);
        write_numbers(&chains, group, -1, |index, _| index as i16);
    }
}

/// `none` is the value for empty points.
fn write_numbers<B: Bits>(
    chains: &[Chain<B>],
    out: Option<&mut [i16]>,
    none: i16,
    of: impl Fn(usize, &Chain<B>) -> i16,
) {
    let Some(out) = out else { return };
    out.fill(none);
    for (index, chain) in chains.iter().enumerate() {
        let number = of(index, chain);
        chain.stones.members().for_each(|stone| out[stone] = number);
    }
}

/// Fails with the reason why the move is illegal.
pub(crate) fn play(board: &Board, to_move: Color, point: Point) -> Result<Board, Legality> {
    if board.get(point).is_some() {
        return Err(Legality::Occupied);
    }
    with_position!(board, |position| after(position, board, to_move, point)).ok_or(Legality::Suicide)
}

/// `None` if a move on an empty point is suicide.
fn after<B: Bits>(position: &Position<B>, board: &Board, to_move: Color, point: Point) -> Option<Board> {
    let index = board.size().index(point);
    if !position.verdict(to_move).legal.contains(index) {
        return None;
    }
    let opponent = position.stones(to_move.opponent());
    let mut near = position.around(B::single(index)) & opponent;
    let mut after = board.clone();
    after.put(point, Some(to_move));
    while let Some(first) = near.first() {
        let group = position.spread(B::single(first), opponent);
        near = near & !group;
        if (position.around(group) & position.empty()).is_single() {
            position.points(group).for_each(|stone| after.put(stone, None));
        }
    }
    Some(after)
}

/// Builds a board from the content of each point, given its index. Fails with the first error.
pub(crate) fn board<E>(
    size: Size,
    content: impl Fn(usize) -> Result<Option<Color>, E>,
) -> Result<Board, (Point, E)> {
    let mut board = Board::new(size);
    for (index, point) in size.points().enumerate() {
        if let stone @ Some(_) = content(index).map_err(|error| (point, error))? {
            board.put(point, stone);
        }
    }
    Ok(board)
}

/// 1 is Black, -1 White and 0 empty. Fails for another value.
pub(crate) const fn stone(cell: i8) -> Result<Option<Color>, Option<i8>> {
    match cell {
        0 => Ok(None),
        1 => Ok(Some(Color::Black)),
        -1 => Ok(Some(Color::White)),
        other => Err(Some(other)),
    }
}

/// The arrays of an `Analysis` of one board: valid, dead, legal, captures, liberties, group.
type Analysis<'py> = (
    Bound<'py, PyArray0<bool>>,
    Bound<'py, PyArray2<bool>>,
    Bound<'py, PyArray2<bool>>,
    Bound<'py, PyArray2<bool>>,
    Option<Bound<'py, PyArray2<i16>>>,
    Option<Bound<'py, PyArray2<i16>>>,
);

/// Analyses a board into new arrays. Returns `None` if the cells are not C-contiguous, and for every fault. Then `analyse` for
/// arrays does the work or reports the fault.
#[pyfunction]
pub(crate) fn analyse_one<'py>(
    py: Python<'py>,
    cells: PyReadonlyArray2<'py, i8>,
    to_move: i8,
    liberties: bool,
    groups: bool,
) -> PyResult<Option<Analysis<'py>>> {
    let shape = [cells.shape()[0], cells.shape()[1]];
    let to_move = match to_move {
        1 => Color::Black,
        -1 => Color::White,
        _ => return Ok(None),
    };
    // A slice may also be Fortran-contiguous.
    if !cells.is_c_contiguous() {
        return Ok(None);
    }
    let (Ok(size), Ok(cells)) = (Size::new(shape[0], shape[1]), cells.as_slice()) else { return Ok(None) };
    let Ok(board) = board(size, |index| stone(cells[index])) else { return Ok(None) };
    let area = size.area();
    let (mut valid, mut points, mut numbers) = ([false], [[false; MAX_POINTS]; 3], [[0; MAX_POINTS]; 2]);
    let [dead, legal, captures] = points.each_mut().map(|points| Some(&mut points[..area]));
    let [counts, group] = numbers.each_mut().map(|numbers| &mut numbers[..area]);
    let arrays = Arrays {
        valid: Some(&mut valid),
        dead,
        legal,
        captures,
        liberties: liberties.then_some(counts),
        group: groups.then_some(group),
    };
    analyse(&board, to_move, [false, true], arrays);
    let array = |points: &[bool; MAX_POINTS]| new_array(py, shape, &points[..area]);
    let optional = |is_asked: bool, numbers: &[i16; MAX_POINTS]| {
        is_asked.then(|| new_array(py, shape, &numbers[..area])).transpose()
    };
    Ok(Some((
        new_array(py, [], &valid)?,
        array(&points[0])?,
        array(&points[1])?,
        array(&points[2])?,
        optional(liberties, &numbers[0])?,
        optional(groups, &numbers[1])?,
    )))
}
