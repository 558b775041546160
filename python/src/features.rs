//! `features`: planes of many boards, with information that boards do not contain: ko, moves, symmetries, planes of the caller.
//!
//! `lib/pygocheck` checks that the arrays fit together; here a mismatch is a `ValueError`, too.

use crate::batch::items::{Boards, Fault, Items};
use crate::run::run;
use crate::share::{Divisible, share};
use crate::values::bad;
use gocheck_batch::{Batch, Feature, FeatureInputs, FeatureOutput, Features, Ladders, Layout};
use gocheck_board::Size;
use numpy::{PyReadonlyArrayDyn, PyReadwriteArrayDyn};
use pyo3::prelude::*;
use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};

/// The number of boards that a thread processes at a time: as many as a batch processes at once.
const PIECE: usize = 512;

#[pyfunction]
pub(crate) fn check_feature(name: &str) -> PyResult<()> {
    name.parse::<Feature>().map(drop).map_err(bad)
}

/// An output array: bytes of 0 and 1 or packed bits, or numbers.
#[derive(FromPyObject)]
pub(crate) enum Planes<'py> {
    Bytes(PyReadwriteArrayDyn<'py, u8>),
    Floats(PyReadwriteArrayDyn<'py, f32>),
}

/// The planes that are asked for, and inputs for each board, which may be empty.
#[derive(FromPyObject)]
pub(crate) struct Asked<'py> {
    /// The names of the planes, in this order.
    names: Vec<String>,
    /// Whether the planes are the last dimension.
    last: bool,
    /// Whether they are written as packed bits.
    packed: bool,
    /// A point of each board.
    ko: PyReadonlyArrayDyn<'py, i32>,
    /// The last moves of each board, the newest first.
    moves: PyReadonlyArrayDyn<'py, i32>,
    /// The packed bits of the planes `input_0` and on.
    planes: PyReadonlyArrayDyn<'py, u8>,
    /// Whether two more planes follow: the stones that ladders capture, and the first moves of ladders of the side to move.
    ladders: bool,
    /// The image of each board.
    symmetries: PyReadonlyArrayDyn<'py, u8>,
}

/// Writes planes of boards. `size` is the size of boards of packed bits. Returns the first fault of a board.
#[pyfunction]
#[pyo3(signature = (boards, to_move, asked, *, size, threads, out))]
pub(crate) fn features(
    py: Python<'_>,
    boards: Boards<'_>,
    to_move: PyReadonlyArrayDyn<'_, i8>,
    asked: Asked<'_>,
    size: Option<(usize, usize)>,
    threads: Option<NonZeroUsize>,
    mut out: Planes<'_>,
) -> PyResult<Option<Fault>> {
    let Asked { names, last, packed, ko, moves, planes, ladders, symmetries } = asked;
    let is_packed = size.is_some();
    let size = boards.size(size)?;
    let wanted = names.iter().map(|name| name.parse().map_err(bad)).collect::<PyResult<Vec<Feature>>>()?;
    let layout = if last { Layout::Nhwc } else { Layout::Nchw };
    let features = Features::new(size, &wanted, layout).map_err(bad)?;
    let items = Items::new(boards.given(is_packed)?, to_move.as_slice()?, size)?;
    let count = items.len();
    let (out, each) = match &mut out {
        Planes::Bytes(bits) if packed => (Out::Bits(bits.as_slice_mut()?), features.bytes_per_board()),
        Planes::Bytes(bytes) => (Out::Bytes(bytes.as_slice_mut()?), features.values_per_board()),
        Planes::Floats(numbers) => (Out::Floats(numbers.as_slice_mut()?), features.values_per_board()),
    };
    let work = Work {
        first: 0,
        boards: items,
        ko: Each::new(ko.as_slice()?, count)?,
        moves: Each::new(moves.as_slice()?, count)?,
        planes: Each::new(planes.as_slice()?, count)?,
        ladders,
        symmetries: Each::new(symmetries.as_slice()?, count)?,
        out,
        each,
    };
    if work.out.len() != count * each {
        return Err(bad("out: another length expected"));
    }
    // Inputs have been checked, so a fault in them is not the fault of a board.
    let failed = Mutex::new(None);
    // Ladders take as long as this many planes.
    let planes = wanted.len() + if ladders { 128 } else { 0 };
    let points = count * size.area() * planes;
    let fault = run(py, points, |stop| {
        let found = share(stop, work, points, threads, |next| -> Result<(), Fault> {
            let mut features = Features::new(size, &wanted, layout).ok();
            let mut batch = None;
            let mut words = Vec::new();
            while let (Some(features), Some(piece)) = (&mut features, next()) {
                if let Err(error) = piece.run(size, features, &mut batch, &mut words)? {
                    *failed.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
                }
            }
            Ok(())
        });
        found.err()
    })?;
    match failed.into_inner().unwrap_or_else(PoisonError::into_inner) {
        Some(error) => Err(bad(error)),
        None => Ok(fault),
    }
}

/// The same number of values for each board.
struct Each<'a, T> {
    values: &'a [T],
    each: usize,
}

impl<'a, T> Each<'a, T> {
    fn new(values: &'a [T], boards: usize) -> PyResult<Self> {
        let each = values.len().checked_div(boards).unwrap_or(0);
        if each * boards == values.len() {
            Ok(Self { values, each })
        } else {
            Err(bad("the arrays do not fit together"))
        }
    }

    fn cut(&mut self, boards: usize) -> Self {
        let values = self.values.split_off(..boards * self.each).unwrap_or_default();
        Self { values, each: self.each }
    }
}

enum Out<'a> {
    Bits(&'a mut [u8]),
    Bytes(&'a mut [u8]),
    Floats(&'a mut [f32]),
}

impl Out<'_> {
    fn len(&self) -> usize {
        match self {
            Self::Bits(values) | Self::Bytes(values) => values.len(),
            Self::Floats(values) => values.len(),
        }
    }

    fn cut(&mut self, length: usize) -> Self {
        match self {
            Self::Bits(values) => Self::Bits(values.split_off_mut(..length).unwrap_or_default()),
            Self::Bytes(values) => Self::Bytes(values.split_off_mut(..length).unwrap_or_default()),
            Self::Floats(values) => Self::Floats(values.split_off_mut(..length).unwrap_or_default()),
        }
    }
}

/// Boards and their arrays.
struct Work<'a> {
    /// The index of the first board.
    first: usize,
    boards: Items<'a>,
    ko: Each<'a, i32>,
    moves: Each<'a, i32>,
    planes: Each<'a, u8>,
    ladders: bool,
    symmetries: Each<'a, u8>,
    out: Out<'a>,
    /// The number of values per board in `out`.
    each: usize,
}

impl Divisible for Work<'_> {
    fn piece(&mut self) -> Option<Self> {
        let boards = self.boards.len().min(PIECE);
        if boards == 0 {
            return None;
        }
        let first = self.first;
        self.first += boards;
        Some(Self {
            first,
            boards: self.boards.cut(boards),
            ko: self.ko.cut(boards),
            moves: self.moves.cut(boards),
            planes: self.planes.cut(boards),
            ladders: self.ladders,
            symmetries: self.symmetries.cut(boards),
            out: self.out.cut(boards * self.each),
            each: self.each,
        })
    }
}

impl Work<'_> {
    /// The inner error concerns an input.
    fn run(
        self,
        size: Size,
        features: &mut Features,
        batch: &mut Option<Batch>,
        words: &mut Vec<u64>,
    ) -> Result<Result<(), String>, Fault> {
        let count = self.boards.len();
        let known = batch.take().filter(|batch| batch.len() == count);
        let batch = batch.insert(known.unwrap_or_else(|| Batch::new(size, count)));
        self.boards.fill(batch, self.first)?;
        words.clear();
        let bytes = size.packed_bytes();
        let mut rest = self.boards.clone();
        for board in 0..count {
            let planes = &self.planes.values[board * self.planes.each..][..self.planes.each];
            planes.chunks_exact(bytes).for_each(|plane| words.extend(plane.chunks(8).map(word)));
            if self.ladders {
                let one = rest.cut(1);
                let ko = self.ko.values.get(board).and_then(|&ko| usize::try_from(ko).ok());
                let ko = ko.and_then(|ko| size.point(ko / size.cols(), ko % size.cols()));
                let found = Ladders::of(&one.board(self.first + board)?, ko);
                for plane in [found.captured, found.moves[one.color(0) as usize]] {
                    words.extend(&plane.as_words()[..size.area().div_ceil(64)]);
                }
            }
        }
        let inputs = FeatureInputs {
            ko: self.ko.values,
            moves: self.moves.values,
            symmetries: self.symmetries.values,
            planes: words,
        };
        let out = match self.out {
            Out::Bits(values) => FeatureOutput::Bits(values),
            Out::Bytes(values) => FeatureOutput::Bytes(values),
            Out::Floats(values) => FeatureOutput::Floats(values),
        };
        Ok(features.write(batch, 0, &inputs, out).map_err(|error| error.to_string()))
    }
}

/// Up to 8 bytes of packed bits as a word. The first point is bit 0.
fn word(bytes: &[u8]) -> u64 {
    let mut word = [0; 8];
    word[..bytes.len()].copy_from_slice(bytes);
    u64::from_be_bytes(word).reverse_bits()
}
