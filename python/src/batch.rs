//! `analyse` and `play`. Input and output arrays contain whole boards of one size, row by row.
//!
//! `lib/pygocheck` checks that the arrays fit together; here a mismatch is a `ValueError`, too.

mod few;

use crate::share::{Divisible, share};
use gocheck::board::{Color, Point, Size};
use gocheck::go::{BadCells, Batch, Legality};
use numpy::{Element, PyReadonlyArray1, PyReadonlyArrayDyn, PyReadwriteArrayDyn, PyUntypedArrayMethods};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use std::num::NonZeroUsize;

/// The number of boards that a thread processes at a time, so that their data stay in its cache.
const PIECE: usize = 2048;

/// At most this number of boards are processed one at a time: more of them take a batch less time.
const FEW: usize = 32;

/// An invalid cell, or a point with two stones: the board, the point, and the value, which is `None` for two stones.
type Fault = (usize, (usize, usize), Option<i8>);

/// Boards from Python: one cell per point (n, rows, cols), or two planes per board (n, 2, rows, cols).
#[derive(FromPyObject)]
pub(crate) enum Boards<'py> {
    Cells(PyReadonlyArrayDyn<'py, i8>),
    Planes(PyReadonlyArrayDyn<'py, u8>),
}

/// The bytes of boards.
#[derive(Clone, Copy)]
enum Given<'a> {
    Cells(&'a [i8]),
    Planes(&'a [u8]),
}

/// Analyses boards into arrays of bytes and of numbers; those that are `None` are skipped. Returns the first fault.
#[pyfunction]
#[pyo3(signature = (boards, to_move, threads, valid, dead, legal, captures, liberties, group))]
#[expect(clippy::too_many_arguments, reason = "the arrays of a call")]
pub(crate) fn analyse(
    py: Python<'_>,
    boards: Boards<'_>,
    to_move: PyReadonlyArray1<'_, i8>,
    threads: Option<NonZeroUsize>,
    mut valid: Option<PyReadwriteArrayDyn<'_, u8>>,
    mut dead: Option<PyReadwriteArrayDyn<'_, u8>>,
    mut legal: Option<PyReadwriteArrayDyn<'_, u8>>,
    mut captures: Option<PyReadwriteArrayDyn<'_, u8>>,
    mut liberties: Option<PyReadwriteArrayDyn<'_, i16>>,
    mut group: Option<PyReadwriteArrayDyn<'_, i16>>,
) -> PyResult<Option<Fault>> {
    let size = boards.size()?;
    let work = Analyse {
        first: 0,
        boards: Items::new(boards.given()?, to_move.as_slice()?, size)?,
        valid: part(&mut valid, 1)?,
        dead: part(&mut dead, size.area())?,
        legal: part(&mut legal, size.area())?,
        captures: part(&mut captures, size.area())?,
        liberties: part(&mut liberties, size.area())?,
        group: part(&mut group, size.area())?,
    };
    work.check()?;
    let points = work.boards.len() * size.area();
    Ok(py.detach(|| share(work, points, threads, |next| Analyse::run(next, size)).err()))
}

/// Plays a move on each board and writes the boards as cells. Returns the first fault. The reasons are those of
/// `pygocheck.Reason`.
#[pyfunction]
#[pyo3(signature = (boards, to_move, moves, threads, after, reasons))]
pub(crate) fn play(
    py: Python<'_>,
    boards: Boards<'_>,
    to_move: PyReadonlyArray1<'_, i8>,
    moves: PyReadonlyArray1<'_, i32>,
    threads: Option<NonZeroUsize>,
    mut after: PyReadwriteArrayDyn<'_, i8>,
    mut reasons: PyReadwriteArrayDyn<'_, u8>,
) -> PyResult<Option<Fault>> {
    let size = boards.size()?;
    let work = Play {
        first: 0,
        boards: Items::new(boards.given()?, to_move.as_slice()?, size)?,
        moves: moves.as_slice()?,
        after: after.as_slice_mut()?,
        reasons: reasons.as_slice_mut()?,
    };
    work.check(size)?;
    let points = work.boards.len() * size.area();
    Ok(py.detach(|| share(work, points, threads, |next| Play::run(next, size)).err()))
}

impl Boards<'_> {
    fn size(&self) -> PyResult<Size> {
        let shape = match self {
            Self::Cells(cells) => cells.shape(),
            Self::Planes(planes) => planes.shape(),
        };
        match *shape {
            [.., rows, cols] => {
                Size::new(rows, cols).map_err(|error| PyValueError::new_err(error.to_string()))
            }
            _ => Err(mismatch()),
        }
    }

    fn given(&self) -> PyResult<Given<'_>> {
        Ok(match self {
            Self::Cells(cells) => Given::Cells(cells.as_slice()?),
            Self::Planes(planes) => Given::Planes(planes.as_slice()?),
        })
    }
}

fn mismatch() -> PyErr {
    PyValueError::new_err("the arrays do not fit together")
}

/// Boards with the side to move of each.
struct Items<'a> {
    given: Given<'a>,
    to_move: &'a [i8],
    size: Size,
}

impl<'a> Items<'a> {
    fn new(given: Given<'a>, to_move: &'a [i8], size: Size) -> PyResult<Self> {
        let wanted = to_move.len() * size.area();
        let is_whole = match given {
            Given::Cells(cells) => cells.len() == wanted,
            Given::Planes(planes) => planes.len() == 2 * wanted,
        };
        if is_whole { Ok(Self { given, to_move, size }) } else { Err(mismatch()) }
    }

    const fn len(&self) -> usize {
        self.to_move.len()
    }

    /// The colour to move on a board.
    const fn color(&self, board: usize) -> Color {
        if self.to_move[board] > 0 { Color::Black } else { Color::White }
    }

    /// Splits off the first boards.
    fn cut(&mut self, boards: usize) -> Self {
        let to_move = self.to_move.split_off(..boards).unwrap_or_default();
        let points = boards * self.size.area();
        let given = match &mut self.given {
            Given::Cells(cells) => Given::Cells(cells.split_off(..points).unwrap_or_default()),
            Given::Planes(planes) => Given::Planes(planes.split_off(..2 * points).unwrap_or_default()),
        };
        Self { given, to_move, size: self.size }
    }

    /// Puts the boards into a batch. A fault has the index of its board, counted from `first`.
    fn put(&self, batch: &mut Batch, first: usize) -> Result<(), Fault> {
        let put = match self.given {
            Given::Cells(cells) => batch.put_cells(0, cells, |board| self.color(board)),
            Given::Planes(planes) => batch.put_planes(0, planes, |board| self.color(board)),
        };
        let at = |point: Point| (point.row(), point.col());
        put.map_err(|fault| match fault {
            BadCells::Cell { board, point, value } => (first + board, at(point), Some(value)),
            BadCells::Plane { board, point, value, .. } => (first + board, at(point), Some(value as i8)),
            BadCells::Both { board, point } => (first + board, at(point), None),
            // The arrays have been checked.
            _ => (first, (0, 0), None),
        })
    }
}

/// An output array with its numbers per board; empty if it is not requested.
struct Part<'a, T> {
    each: usize,
    values: Option<&'a mut [T]>,
}

fn part<'a, T: Element>(
    array: &'a mut Option<PyReadwriteArrayDyn<'_, T>>,
    each: usize,
) -> PyResult<Part<'a, T>> {
    let values = array.as_mut().map(|array| array.as_slice_mut()).transpose()?;
    Ok(Part { each, values })
}

impl<'a, T> Part<'a, T> {
    fn check(&self, boards: usize) -> PyResult<()> {
        match &self.values {
            Some(values) if values.len() != boards * self.each => Err(mismatch()),
            _ => Ok(()),
        }
    }

    fn cut(&mut self, boards: usize) -> Self {
        let numbers = boards * self.each;
        let values = self.values.as_mut().and_then(|values| values.split_off_mut(..numbers));
        Self { each: self.each, values }
    }

    /// Writes it, if it is requested.
    fn write(self, write: impl FnOnce(&mut [T])) {
        if let Some(values) = self.values {
            write(values);
        }
    }
}

/// Boards to analyse, and the output arrays.
struct Analyse<'a> {
    /// The number of the first board.
    first: usize,
    boards: Items<'a>,
    valid: Part<'a, u8>,
    dead: Part<'a, u8>,
    legal: Part<'a, u8>,
    captures: Part<'a, u8>,
    liberties: Part<'a, i16>,
    group: Part<'a, i16>,
}

impl Divisible for Analyse<'_> {
    fn piece(&mut self) -> Option<Self> {
        self.cut(PIECE)
    }
}

impl Analyse<'_> {
    /// Splits off at most `most` boards. Returns `None` when nothing is left.
    fn cut(&mut self, most: usize) -> Option<Self> {
        let boards = self.boards.len().min(most);
        if boards == 0 {
            return None;
        }
        let first = self.first;
        self.first += boards;
        Some(Self {
            first,
            boards: self.boards.cut(boards),
            valid: self.valid.cut(boards),
            dead: self.dead.cut(boards),
            legal: self.legal.cut(boards),
            captures: self.captures.cut(boards),
            liberties: self.liberties.cut(boards),
            group: self.group.cut(boards),
        })
    }

    fn check(&self) -> PyResult<()> {
        let boards = self.boards.len();
        [&self.valid, &self.dead, &self.legal, &self.captures]
            .into_iter()
            .try_for_each(|part| part.check(boards))?;
        [&self.liberties, &self.group].into_iter().try_for_each(|part| part.check(boards))
    }

    /// Does the work of one thread.
    fn run(next: &mut dyn FnMut() -> Option<Self>, size: Size) -> Result<(), Fault> {
        let mut batch = None;
        while let Some(mut piece) = next() {
            let boards = piece.boards.len();
            if boards <= FEW {
                piece.run_singly()?;
                continue;
            }
            let batch = fit(&mut batch, boards, size);
            piece.boards.put(batch, piece.first)?;
            let is_asked = [&piece.valid, &piece.dead, &piece.legal, &piece.captures];
            if is_asked.iter().any(|part| part.values.is_some()) {
                let answers = batch.analyse();
                piece.valid.write(|out| answers.write_valid(0, out));
                piece.dead.write(|out| answers.write_dead(0, out));
                piece.legal.write(|out| answers.write_legal(0, out));
                piece.captures.write(|out| answers.write_captures(0, out));
            }
            match (piece.group.values, piece.liberties.values) {
                (Some(groups), Some(liberties)) => batch.write_groups_and_liberties(0, groups, liberties),
                (Some(groups), None) => batch.write_groups(0, groups),
                (None, Some(liberties)) => batch.write_liberties(0, liberties),
                (None, None) => {}
            }
        }
        Ok(())
    }
}

/// A batch of this number of boards, the last one if it fits: unused boards would take as much time as others.
fn fit(batch: &mut Option<Batch>, boards: usize, size: Size) -> &mut Batch {
    let known = batch.take().filter(|batch| batch.len() == boards);
    batch.insert(known.unwrap_or_else(|| Batch::new(size, boards)))
}

/// Boards with a move to play on each, and the output arrays.
struct Play<'a> {
    first: usize,
    boards: Items<'a>,
    moves: &'a [i32],
    after: &'a mut [i8],
    reasons: &'a mut [u8],
}

impl Divisible for Play<'_> {
    fn piece(&mut self) -> Option<Self> {
        self.cut(PIECE)
    }
}

impl Play<'_> {
    /// Splits off at most `most` boards. Returns `None` when nothing is left.
    fn cut(&mut self, most: usize) -> Option<Self> {
        let boards = self.boards.len().min(most);
        if boards == 0 {
            return None;
        }
        let first = self.first;
        self.first += boards;
        Some(Self {
            first,
            moves: self.moves.split_off(..boards)?,
            after: self.after.split_off_mut(..boards * self.boards.size.area())?,
            reasons: self.reasons.split_off_mut(..boards)?,
            boards: self.boards.cut(boards),
        })
    }

    fn check(&self, size: Size) -> PyResult<()> {
        let boards = self.boards.len();
        let fits = self.moves.len() == boards && self.reasons.len() == boards;
        if fits && self.after.len() == boards * size.area() { Ok(()) } else { Err(mismatch()) }
    }

    /// Does the work of one thread.
    fn run(next: &mut dyn FnMut() -> Option<Self>, size: Size) -> Result<(), Fault> {
        let mut batch = None;
        let mut said = Vec::new();
        while let Some(mut piece) = next() {
            if piece.boards.len() <= FEW {
                piece.run_singly(size)?;
                continue;
            }
            let batch = fit(&mut batch, piece.boards.len(), size);
            piece.boards.put(batch, piece.first)?;
            said.resize(piece.moves.len(), Legality::Legal);
            batch.play(piece.moves, &mut said);
            piece.reasons.iter_mut().zip(&said).for_each(|(reason, &said)| *reason = said as u8);
            batch.write_cells(0, piece.after);
        }
        Ok(())
    }
}
