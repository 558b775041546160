//! The rules for many positions at once, bit-sliced: a word holds one point of 64 positions, so that
//! one instruction on a vector of words works on up to 512 of them.
//!
//! Every point has a code with the same number of bits set. A stone's label begins as the OR of the
//! codes of the empty points next to it and spreads along its group; then the bits of the label
//! tell how many liberties the group has: none, one (a single code) or more. Labels are sliced like
//! the points, a plane for each bit of the code.

mod kernel;
mod transpose;

use super::Setup;
use crate::board::{Bits, Color, Point, Size};
use kernel::Kernel;
use pulp::{Arch, Simd, WithSimd};

/// Positions that are worked on together: as many as the widest vectors have bits.
const BLOCK: usize = 512;

/// Positions whose words lie side by side: as many as the widest vectors have words.
const GROUP: usize = 16;

/// Positions of one size, each seen from the colour to move.
#[derive(Clone, Debug)]
pub struct Batch {
    size: Size,
    positions: usize,
    /// The stones of the colour to move, and those of the other.
    own: Rows,
    opponent: Rows,
}

/// What the rules say of each position of a [`Batch`].
#[derive(Clone, Debug)]
pub struct Answers {
    size: Size,
    /// Stones of dead groups, capturing moves, legal moves.
    dead: Rows,
    captures: Rows,
    legal: Rows,
}

/// A set of points a position, a bit a point in the order of [`Size::points`]: for each group of positions the
/// first words of all, then the second words.
#[derive(Clone, Debug)]
struct Rows {
    /// Words a position.
    stride: usize,
    words: Vec<u32>,
}

impl Rows {
    fn new(size: Size, positions: usize) -> Self {
        let stride = size.area().div_ceil(32);
        Self { stride, words: vec![0; positions.next_multiple_of(BLOCK) * stride] }
    }

    /// The words of a position lie [`GROUP`] apart from here on.
    const fn start(&self, index: usize) -> usize {
        index / GROUP * GROUP * self.stride + index % GROUP
    }

    /// The words of a position, the first points first.
    fn get(&self, index: usize) -> impl Iterator<Item = u32> {
        self.words[self.start(index)..].iter().step_by(GROUP).take(self.stride).copied()
    }

    #[inline]
    fn put(&mut self, index: usize, words: &[u64]) {
        let start = self.start(index);
        let halves = words.iter().flat_map(|&word| [word as u32, (word >> 32) as u32]);
        let places = self.words[start..].iter_mut().step_by(GROUP).take(self.stride);
        places.zip(halves).for_each(|(place, half)| *place = half);
    }

    fn points(&self, size: Size, index: usize) -> impl Iterator<Item = Point> {
        let words = self.get(index).zip((0..).step_by(32));
        let members = words.flat_map(|(word, first)| u64::from(word).members().map(move |i| first + i));
        members.filter_map(move |index| size.point(index / size.cols(), index % size.cols()))
    }
}

impl Batch {
    /// A batch of empty boards.
    #[must_use]
    pub fn new(size: Size, positions: usize) -> Self {
        let rows = Rows::new(size, positions);
        Self { size, positions, own: rows.clone(), opponent: rows }
    }

    /// The number of positions.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.positions
    }

    /// Whether there is no position.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.positions == 0
    }

    /// Makes the board at `index` that of `setup`, a board of the batch's size, with `to_move` to move.
    #[inline]
    pub fn put(&mut self, index: usize, setup: &Setup, to_move: Color) {
        self.own.put(index, setup.stones_of(to_move).as_words());
        self.opponent.put(index, setup.stones_of(to_move.opponent()).as_words());
    }

    /// Applies the rules to every position.
    #[must_use]
    pub fn analyse(&self) -> Answers {
        let rows = Rows::new(self.size, self.positions);
        let mut answers =
            Answers { size: self.size, dead: rows.clone(), captures: rows.clone(), legal: rows };
        Arch::new().dispatch(Analyse { batch: self, answers: &mut answers });
        answers
    }
}

impl Answers {
    /// Rule 1: whether every group of the position at `index` has a liberty.
    #[must_use]
    pub fn is_valid(&self, index: usize) -> bool {
        self.dead.get(index).all(|word| word == 0)
    }

    /// The stones of dead groups, row by row.
    pub fn dead(&self, index: usize) -> impl Iterator<Item = Point> {
        self.dead.points(self.size, index)
    }

    /// The points where the colour to move captures, row by row.
    pub fn captures(&self, index: usize) -> impl Iterator<Item = Point> {
        self.captures.points(self.size, index)
    }

    /// The points where the colour to move may play, row by row.
    pub fn legal(&self, index: usize) -> impl Iterator<Item = Point> {
        self.legal.points(self.size, index)
    }
}

/// The computation, to be compiled for each kind of vector that a processor may have.
struct Analyse<'a> {
    batch: &'a Batch,
    answers: &'a mut Answers,
}

impl WithSimd for Analyse<'_> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: Simd>(self, simd: S) {
        let Self { batch, answers } = self;
        let mut kernel = Kernel::new(simd, batch.size);
        let block = BLOCK * batch.own.stride;
        let given = batch.own.words.chunks(block).zip(batch.opponent.words.chunks(block));
        let moves = answers.captures.words.chunks_mut(block).zip(answers.legal.words.chunks_mut(block));
        let answered = answers.dead.words.chunks_mut(block).zip(moves);
        for ((own, opponent), (dead, (captures, legal))) in given.zip(answered) {
            // A block is several vectors wide where they are narrow.
            for part in 0..BLOCK / (8 * size_of::<S::u32s>()) {
                kernel.analyse([own, opponent], [&mut *dead, &mut *captures, &mut *legal], part);
            }
        }
    }
}
