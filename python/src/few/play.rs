use super::boards::{FewBoards, Form, MOST, colors, size_of};
use super::numbers::Numbers;
use super::targets::{Target, are_apart, new};
use super::words::{HasWords, Set, mark};
use crate::single;
use crate::values::number;
use gocheck_batch::{Batch, Legality};
use gocheck_board::{Color, Point, Size};
use gocheck_rules::bitboard::Position;
use gocheck_rules::{Board, with_position};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

/// Plays a move on each of few boards. Returns the arrays of a `Played`, or nothing in a tuple if they are those of `out`.
#[pyfunction]
#[pyo3(signature = (boards, moves, to_move, size, out))]
pub(crate) fn play_few<'py>(
    boards: &Bound<'py, PyAny>,
    moves: &Bound<'py, PyAny>,
    to_move: &Bound<'py, PyAny>,
    size: Option<&Bound<'py, PyAny>>,
    out: Option<&Bound<'py, PyTuple>>,
) -> PyResult<Option<Bound<'py, PyTuple>>> {
    let py = boards.py();
    let Some(size) = size_of(size) else { return Ok(None) };
    let Some(boards) = FewBoards::of(boards, size, MOST) else { return Ok(None) };
    let Some((colors, colors_memory)) = colors(to_move, &boards) else { return Ok(None) };
    let Some(moves) = Numbers::of(moves) else { return Ok(None) };
    let size = boards.size;
    let Some(moves_of) = moves_on(&moves, &boards) else { return Ok(None) };
    let mut reasons = Vec::with_capacity(boards.count);
    let mut after = Vec::with_capacity(boards.count);
    for (index, (&color, action)) in colors.iter().zip(moves_of).enumerate() {
        let Some(stones) = boards.stones(index) else { return Ok(None) };
        let played = match action {
            Action::Play(point) => {
                with_position!(&Board::new(size), |blank| moved(blank, &stones, color, size.index(point)))
            }
            Action::Pass => Ok(stones),
            Action::OffBoard => Err(Legality::OffBoard),
        };
        reasons.push(played.as_ref().map_or_else(|&reason| reason, |_| Legality::Legal) as u8);
        after.push(played.unwrap_or(stones));
    }
    let shape = match boards.form {
        Form::Cells => boards.with_shape(&[size.rows(), size.cols()]),
        Form::Planes => boards.with_shape(&[2, size.rows(), size.cols()]),
        Form::Packed => boards.with_shape(&[2, size.packed_bytes()]),
    };
    let Some(out) = out else {
        let boards_after = match boards.form {
            Form::Cells => new(py, &shape, &cells(&after, size))?,
            Form::Planes => new(py, &shape, &planes(&after, size))?,
            Form::Packed => new(py, &shape, &bits(&after, size))?,
        };
        return PyTuple::new(py, [boards_after, new(py, &boards.shape(), &reasons)?]).map(Some);
    };
    let Ok((target, reasons_target)) = out.extract::<(Bound<'py, PyAny>, Bound<'py, PyAny>)>() else {
        return Ok(None);
    };
    let Some(reasons_target) = Target::of(&reasons_target, &boards.shape()) else { return Ok(None) };
    let Some(target) = After::of(boards.form, &target, &shape) else { return Ok(None) };
    let read = [boards.memory.clone(), moves.memory, colors_memory];
    if !are_apart(&[target.memory(), reasons_target.memory.clone()], &read) {
        return Ok(None);
    }
    match target {
        After::Cells(target) => target.write(&cells(&after, size))?,
        After::Planes(target) => target.write(&planes(&after, size))?,
        After::Packed(target) => target.write(&bits(&after, size))?,
    }
    reasons_target.write(&reasons)?;
    Ok(Some(PyTuple::empty(py)))
}

enum Action {
    Play(Point),
    Pass,
    OffBoard,
}

/// The moves, given as indices or as pairs of rows and columns.
fn moves_on(moves: &Numbers, boards: &FewBoards) -> Option<Vec<Action>> {
    let (size, cols) = (boards.size, boards.size.cols());
    let at = |row: i64, col: i64| {
        let point = usize::try_from(row).ok().zip(usize::try_from(col).ok());
        let point = point.and_then(|(row, col)| size.point(row, col));
        point.map_or(Action::OffBoard, Action::Play)
    };
    let of_index = |&place: &i64| {
        if place == i64::from(Batch::PASS) {
            return Action::Pass;
        }
        at(place.div_euclid(cols as i64), place.rem_euclid(cols as i64))
    };
    let of_pair = |pair: &[i64; 2]| if *pair == [-1, -1] { Action::Pass } else { at(pair[0], pair[1]) };
    if moves.shape == boards.shape() {
        return Some(moves.values.iter().map(of_index).collect());
    }
    let (pairs, _) = moves.values.as_chunks::<2>();
    (moves.shape == boards.with_shape(&[2])).then(|| pairs.iter().map(of_pair).collect())
}

/// Where the boards after the moves are written.
enum After<'py> {
    Cells(Target<'py, i8>),
    Planes(Target<'py, bool>),
    Packed(Target<'py, u8>),
}

impl<'py> After<'py> {
    fn of(form: Form, given: &Bound<'py, PyAny>, shape: &[usize]) -> Option<Self> {
        match form {
            Form::Cells => Target::of(given, shape).map(Self::Cells),
            Form::Planes => Target::of(given, shape).map(Self::Planes),
            Form::Packed => Target::of(given, shape).map(Self::Packed),
        }
    }

    fn memory(&self) -> std::ops::Range<usize> {
        match self {
            Self::Cells(target) => target.memory.clone(),
            Self::Planes(target) => target.memory.clone(),
            Self::Packed(target) => target.memory.clone(),
        }
    }
}

/// The stones after a move. Fails with the reason why it is illegal.
fn moved<B: HasWords>(
    blank: &Position<B>,
    stones: &[Set; 2],
    to_move: Color,
    index: usize,
) -> Result<[Set; 2], Legality> {
    let position = blank.with_stones(stones.each_ref().map(|set| B::from_words(set)));
    if !position.empty().contains(index) {
        return Err(Legality::Occupied);
    }
    let taken = single::taken(&position, to_move, index).ok_or(Legality::Suicide)?;
    let mut after = Color::BOTH.map(|color| position.stones(color) & !taken);
    after[to_move as usize].insert(index);
    Ok(after.map(B::words))
}

fn cells(after: &[[Set; 2]], size: Size) -> Vec<i8> {
    let mut cells = vec![0; after.len() * size.area()];
    for (stones, cells) in after.iter().zip(cells.chunks_exact_mut(size.area())) {
        stones.iter().zip(Color::BOTH).for_each(|(set, color)| mark(set, number(color), cells));
    }
    cells
}

fn planes(after: &[[Set; 2]], size: Size) -> Vec<bool> {
    let mut planes = vec![false; 2 * after.len() * size.area()];
    let sets = after.as_flattened().iter().zip(planes.chunks_exact_mut(size.area()));
    sets.for_each(|(set, plane)| mark(set, true, plane));
    planes
}

fn bits(after: &[[Set; 2]], size: Size) -> Vec<u8> {
    let bytes = |set: &Set| set.map(u64::to_le_bytes);
    let each = |set: &Set| bytes(set).into_iter().flatten().take(size.packed_bytes()).map(u8::reverse_bits);
    after.as_flattened().iter().flat_map(each).collect()
}
