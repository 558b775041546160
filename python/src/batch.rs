//! `analyse` and `play`. Input and output arrays contain whole boards of one size, row by row, as bytes or packed bits.
//!
//! `lib/pygocheck` checks that the arrays fit together; here a mismatch is a `ValueError`, too.

pub(crate) mod items;

use crate::run::run;
use crate::share::{Divisible, share};
use crate::values::mismatch;
use gocheck_batch::{Batch, Legality};
use gocheck_board::Size;
use items::{Boards, Fault, Items};
use numpy::{Element, PyReadonlyArray1, PyReadwriteArrayDyn};
use pyo3::prelude::*;
use std::num::NonZeroUsize;

/// The number of boards that a thread processes at a time, so that their data stay in its cache.
const PIECE: usize = 1024;

/// The arrays of an `Analysis`, of bytes and of numbers; those that are `None` are skipped.
#[derive(FromPyObject)]
pub(crate) struct Analysis<'py> {
    valid: Option<PyReadwriteArrayDyn<'py, u8>>,
    dead: Option<PyReadwriteArrayDyn<'py, u8>>,
    legal: Option<PyReadwriteArrayDyn<'py, u8>>,
    captures: Option<PyReadwriteArrayDyn<'py, u8>>,
    liberties: Option<PyReadwriteArrayDyn<'py, i16>>,
    group: Option<PyReadwriteArrayDyn<'py, i16>>,
}

/// Analyses boards. Returns the first fault. `size` is the size of boards of packed bits. If `packed`, sets of points are
/// written as packed bits.
#[pyfunction]
#[pyo3(signature = (boards, to_move, *, size, packed, threads, out))]
pub(crate) fn analyse(
    py: Python<'_>,
    boards: Boards<'_>,
    to_move: PyReadonlyArray1<'_, i8>,
    size: Option<(usize, usize)>,
    packed: bool,
    threads: Option<NonZeroUsize>,
    mut out: Analysis<'_>,
) -> PyResult<Option<Fault>> {
    let is_packed = size.is_some();
    let size = boards.size(size)?;
    let points = if packed { size.packed_bytes() } else { size.area() };
    let work = Analyse {
        first: 0,
        packed,
        boards: Items::new(boards.given(is_packed)?, to_move.as_slice()?, size)?,
        valid: part(&mut out.valid, 1)?,
        dead: part(&mut out.dead, points)?,
        legal: part(&mut out.legal, points)?,
        captures: part(&mut out.captures, points)?,
        liberties: part(&mut out.liberties, size.area())?,
        group: part(&mut out.group, size.area())?,
    };
    work.check()?;
    let points = work.boards.len() * size.area();
    run(py, points, |stop| share(stop, work, points, threads, |next| Analyse::run(next, size)).err())
}

/// Plays a move on each board and writes the boards as cells, or as packed bits if they are given so. Returns the first
/// fault. The reasons are those of `pygocheck.Reason`. `size` is the size of boards of packed bits.
#[pyfunction]
#[pyo3(signature = (boards, to_move, moves, *, size, threads, out))]
pub(crate) fn play(
    py: Python<'_>,
    boards: Boards<'_>,
    to_move: PyReadonlyArray1<'_, i8>,
    moves: PyReadonlyArray1<'_, i32>,
    size: Option<(usize, usize)>,
    threads: Option<NonZeroUsize>,
    mut out: Played<'_>,
) -> PyResult<Option<Fault>> {
    let is_packed = size.is_some();
    let size = boards.size(size)?;
    let work = Play {
        first: 0,
        boards: Items::new(boards.given(is_packed)?, to_move.as_slice()?, size)?,
        moves: moves.as_slice()?,
        after: out.boards.written(is_packed)?,
        reasons: out.reasons.as_slice_mut()?,
    };
    work.check(size)?;
    let points = work.boards.len() * size.area();
    run(py, points, |stop| share(stop, work, points, threads, |next| Play::run(next, size)).err())
}

/// The arrays of a `Played`.
#[derive(FromPyObject)]
pub(crate) struct Played<'py> {
    boards: After<'py>,
    reasons: PyReadwriteArrayDyn<'py, u8>,
}

/// The boards after moves: cells, or packed bits.
#[derive(FromPyObject)]
pub(crate) enum After<'py> {
    Cells(PyReadwriteArrayDyn<'py, i8>),
    Packed(PyReadwriteArrayDyn<'py, u8>),
}

impl After<'_> {
    fn written(&mut self, is_packed: bool) -> PyResult<Written<'_>> {
        match self {
            Self::Cells(cells) if !is_packed => Ok(Written::Cells(cells.as_slice_mut()?)),
            Self::Packed(bits) if is_packed => Ok(Written::Packed(bits.as_slice_mut()?)),
            _ => Err(mismatch()),
        }
    }
}

enum Written<'a> {
    Cells(&'a mut [i8]),
    Packed(&'a mut [u8]),
}

impl Written<'_> {
    fn len(&self) -> usize {
        match self {
            Self::Cells(cells) => cells.len(),
            Self::Packed(bits) => bits.len(),
        }
    }

    const fn each(&self, size: Size) -> usize {
        match self {
            Self::Cells(_) => size.area(),
            Self::Packed(_) => 2 * size.packed_bytes(),
        }
    }

    fn cut(&mut self, boards: usize, size: Size) -> Self {
        let length = boards * self.each(size);
        match self {
            Self::Cells(cells) => Self::Cells(cells.split_off_mut(..length).unwrap_or_default()),
            Self::Packed(bits) => Self::Packed(bits.split_off_mut(..length).unwrap_or_default()),
        }
    }
}

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

    fn write(self, write: impl FnOnce(&mut [T])) {
        if let Some(values) = self.values {
            write(values);
        }
    }
}

struct Analyse<'a> {
    /// The index of the first board.
    first: usize,
    packed: bool,
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
        let boards = self.boards.len().min(PIECE);
        if boards == 0 {
            return None;
        }
        let first = self.first;
        self.first += boards;
        Some(Self {
            first,
            packed: self.packed,
            boards: self.boards.cut(boards),
            valid: self.valid.cut(boards),
            dead: self.dead.cut(boards),
            legal: self.legal.cut(boards),
            captures: self.captures.cut(boards),
            liberties: self.liberties.cut(boards),
            group: self.group.cut(boards),
        })
    }
}

impl Analyse<'_> {
    fn check(&self) -> PyResult<()> {
        let boards = self.boards.len();
        [&self.valid, &self.dead, &self.legal, &self.captures]
            .into_iter()
            .try_for_each(|part| part.check(boards))?;
        [&self.liberties, &self.group].into_iter().try_for_each(|part| part.check(boards))
    }

    fn run(next: &mut dyn FnMut() -> Option<Self>, size: Size) -> Result<(), Fault> {
        let mut batch = None;
        while let Some(piece) = next() {
            let boards = piece.boards.len();
            let batch = fit(&mut batch, boards, size);
            piece.boards.fill(batch, piece.first)?;
            let is_asked = [&piece.valid, &piece.dead, &piece.legal, &piece.captures];
            if is_asked.iter().any(|part| part.values.is_some()) {
                let answers = batch.analyse();
                piece.valid.write(|out| answers.write_valid(0, out));
                if piece.packed {
                    piece.dead.write(|out| answers.write_dead_packed(0, out));
                    piece.legal.write(|out| answers.write_legal_packed(0, out));
                    piece.captures.write(|out| answers.write_captures_packed(0, out));
                } else {
                    piece.dead.write(|out| answers.write_dead(0, out));
                    piece.legal.write(|out| answers.write_legal(0, out));
                    piece.captures.write(|out| answers.write_captures(0, out));
                }
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

struct Play<'a> {
    first: usize,
    boards: Items<'a>,
    moves: &'a [i32],
    after: Written<'a>,
    reasons: &'a mut [u8],
}

impl Divisible for Play<'_> {
    fn piece(&mut self) -> Option<Self> {
        let boards = self.boards.len().min(PIECE);
        if boards == 0 {
            return None;
        }
        let first = self.first;
        self.first += boards;
        Some(Self {
            first,
            moves: self.moves.split_off(..boards)?,
            after: self.after.cut(boards, self.boards.size),
            reasons: self.reasons.split_off_mut(..boards)?,
            boards: self.boards.cut(boards),
        })
    }
}

impl Play<'_> {
    fn check(&self, size: Size) -> PyResult<()> {
        let boards = self.boards.len();
        let fits = self.moves.len() == boards && self.reasons.len() == boards;
        if fits && self.after.len() == boards * self.after.each(size) { Ok(()) } else { Err(mismatch()) }
    }

    fn run(next: &mut dyn FnMut() -> Option<Self>, size: Size) -> Result<(), Fault> {
        let mut batch = None;
        let mut legality = Vec::new();
        while let Some(piece) = next() {
            let batch = fit(&mut batch, piece.boards.len(), size);
            piece.boards.fill(batch, piece.first)?;
            legality.resize(piece.moves.len(), Legality::Legal);
            batch.play(piece.moves, &mut legality);
            piece.reasons.iter_mut().zip(&legality).for_each(|(reason, &found)| *reason = found as u8);
            match piece.after {
                Written::Cells(cells) => batch.write_cells(0, cells),
                Written::Packed(bits) => batch.write_packed(0, bits),
            }
        }
        Ok(())
    }
}
