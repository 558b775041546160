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
    answers: Answers,
    /// What the kernel works with: its codes and its planes.
    codes: Vec<u32>,
    planes: Vec<u32>,
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

    /// Two words of a position as one.
    #[inline]
    fn chunk(&self, index: usize, chunk: usize) -> u64 {
        let place = self.start(index) + 2 * chunk * GROUP;
        let high = if 2 * chunk + 1 < self.stride { self.words[place + GROUP] } else { 0 };
        u64::from(high) << 32 | u64::from(self.words[place])
    }

    #[inline]
    fn put_chunk(&mut self, index: usize, chunk: usize, bits: u64) {
        let place = self.start(index) + 2 * chunk * GROUP;
        self.words[place] = bits as u32;
        if 2 * chunk + 1 < self.stride {
            self.words[place + GROUP] = (bits >> 32) as u32;
        }
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
        let answers = Answers { size, dead: rows.clone(), captures: rows.clone(), legal: rows.clone() };
        let planes = vec![0; kernel::planes(size) * GROUP + GROUP];
        Self {
            size,
            positions,
            own: rows.clone(),
            opponent: rows,
            answers,
            codes: kernel::codes(size),
            planes,
        }
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
        let (own, opponent) = (setup.stones_of(to_move), setup.stones_of(to_move.opponent()));
        let chunks = own.as_words().iter().zip(opponent.as_words()).take(self.size.area().div_ceil(64));
        for (chunk, (&own, &opponent)) in chunks.enumerate() {
            self.put_chunk(index, chunk, own, opponent);
        }
    }

    /// The same for 64 points, from the point 64 `chunk` on: the stones of the colour to move and of the other.
    #[inline]
    pub(crate) fn put_chunk(&mut self, index: usize, chunk: usize, own: u64, opponent: u64) {
        self.own.put_chunk(index, chunk, own);
        self.opponent.put_chunk(index, chunk, opponent);
    }

    /// Applies the rules to every position.
    pub fn analyse(&mut self) -> &Answers {
        Arch::new().dispatch(Analyse(self));
        &self.answers
    }
}

impl Answers {
    /// Rule 1: whether every group of the position at `index` has a liberty.
    #[must_use]
    pub fn is_valid(&self, index: usize) -> bool {
        self.dead.get(index).all(|word| word == 0)
    }

    /// Of 64 points, from the point 64 `chunk` on: dead stones, capturing moves and legal moves.
    #[inline]
    pub(crate) fn chunk(&self, index: usize, chunk: usize) -> [u64; 3] {
        [self.dead.chunk(index, chunk), self.captures.chunk(index, chunk), self.legal.chunk(index, chunk)]
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
struct Analyse<'a>(&'a mut Batch);

impl WithSimd for Analyse<'_> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: Simd>(self, simd: S) {
        let Batch { size, own, opponent, answers, codes, planes, .. } = self.0;
        // Vectors that lie across two lines of the cache take twice the time.
        let aligned = planes.as_ptr().align_offset(GROUP * size_of::<u32>()).min(GROUP);
        let mut kernel = Kernel::new(simd, *size, codes, &mut planes[aligned..]);
        let block = BLOCK * own.stride;
        let given = own.words.chunks(block).zip(opponent.words.chunks(block));
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
