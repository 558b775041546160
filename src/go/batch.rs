//! The rules for many positions at once, bit-sliced: a word holds one point of 64 positions, so that
//! one instruction on a vector of words works on up to 512 of them.
//!
//! Every point has a code with the same number of bits set. A stone's label begins as the OR of the
//! codes of the empty points next to it and spreads along its group; then the bits of the label
//! tell how many liberties the group has: none, one (a single code) or more. Labels are sliced like
//! the points, a plane for each bit of the code.

mod kernel;

use super::Setup;
use crate::board::{Color, Point, Size};
use kernel::Kernel;
use pulp::{Arch, Simd, WithSimd};

/// Words in a block of planes: 512 positions, as many as the widest vectors hold.
const WORDS: usize = 8;

/// Positions in a block.
const LANES: usize = 64 * WORDS;

/// Positions of one size, each seen from the colour to move.
#[derive(Clone, Debug)]
pub struct Batch {
    size: Size,
    positions: usize,
    /// For each block of 512 positions, for each point, a bit a position: the stones of the colour
    /// to move, and those of the other.
    own: Vec<[u64; WORDS]>,
    opponent: Vec<[u64; WORDS]>,
}

/// What the rules say of each position of a [`Batch`].
#[derive(Clone, Debug)]
pub struct Answers {
    size: Size,
    /// As in [`Batch`], a bit a position: stones of dead groups, capturing moves, legal moves.
    dead: Vec<[u64; WORDS]>,
    captures: Vec<[u64; WORDS]>,
    legal: Vec<[u64; WORDS]>,
}

impl Batch {
    /// A batch of empty boards.
    #[must_use]
    pub fn new(size: Size, positions: usize) -> Self {
        let planes = vec![[0; WORDS]; positions.div_ceil(LANES) * size.area()];
        Self { size, positions, own: planes.clone(), opponent: planes }
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

    /// Puts the stones of `setup`, a board of the batch's size, on the board at `index`, which must be
    /// empty, with `to_move` to move.
    pub fn put(&mut self, index: usize, setup: &Setup, to_move: Color) {
        for (point, color) in setup.stones() {
            let planes = if color == to_move { &mut self.own } else { &mut self.opponent };
            let (plane, word, bit) = place(self.size, index, point);
            planes[plane][word] |= bit;
        }
    }

    /// Puts stones on one point of the eight boards from `first` on, a multiple of eight: a bit a board,
    /// `own` for the colour to move and `opponent` for the other. The boards must be empty there.
    pub(crate) fn put_eight(&mut self, first: usize, point: usize, own: u8, opponent: u8) {
        let (plane, word, shift) = place_of_eight(self.size, first, point);
        self.own[plane][word] |= u64::from(own) << shift;
        self.opponent[plane][word] |= u64::from(opponent) << shift;
    }

    /// Applies the rules to every position.
    #[must_use]
    pub fn analyse(&self) -> Answers {
        let planes = vec![[0; WORDS]; self.own.len()];
        let mut answers =
            Answers { size: self.size, dead: planes.clone(), captures: planes.clone(), legal: planes };
        Arch::new().dispatch(Analyse { batch: self, answers: &mut answers });
        answers
    }
}

impl Answers {
    /// Rule 1: whether every group of the position at `index` has a liberty.
    #[must_use]
    pub fn is_valid(&self, index: usize) -> bool {
        self.points(&self.dead, index).next().is_none()
    }

    /// The stones of dead groups, row by row.
    pub fn dead(&self, index: usize) -> impl Iterator<Item = Point> {
        self.points(&self.dead, index)
    }

    /// The points where the colour to move captures, row by row.
    pub fn captures(&self, index: usize) -> impl Iterator<Item = Point> {
        self.points(&self.captures, index)
    }

    /// The points where the colour to move may play, row by row.
    pub fn legal(&self, index: usize) -> impl Iterator<Item = Point> {
        self.points(&self.legal, index)
    }

    /// Eight points of eight positions: dead stones, capturing moves and legal moves, a byte a point, a
    /// bit a position. Points beyond the board are zero.
    pub(crate) fn eight_by_eight(&self, first: usize, point: usize) -> [u64; 3] {
        [&self.dead, &self.captures, &self.legal].map(|planes| {
            (0..8.min(self.size.area() - point)).fold(0, |square, offset| {
                let (plane, word, shift) = place_of_eight(self.size, first, point + offset);
                square | (planes[plane][word] >> shift & 0xFF) << (8 * offset)
            })
        })
    }

    fn points<'a>(&self, planes: &'a [[u64; WORDS]], index: usize) -> impl Iterator<Item = Point> + use<'a> {
        let size = self.size;
        size.points().filter(move |&point| {
            let (plane, word, bit) = place(size, index, point);
            planes[plane][word] & bit != 0
        })
    }
}

/// Where in the planes a point of a position is: the plane, the word in it, the bit in the word.
const fn place(size: Size, index: usize, point: Point) -> (usize, usize, u64) {
    let plane = index / LANES * size.area() + size.index(point);
    (plane, index % LANES / 64, 1 << (index % 64))
}

/// The same for eight positions: the plane, the word in it, and the lowest of their bits.
const fn place_of_eight(size: Size, first: usize, point: usize) -> (usize, usize, usize) {
    (first / LANES * size.area() + point, first % LANES / 64, first % 64)
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
        // So many codes of a constant weight there are: the binomial coefficients.
        match self.batch.size.area() {
            0..=126 => self.run::<S, 9>(simd),
            127..=462 => self.run::<S, 11>(simd),
            _ => self.run::<S, 13>(simd),
        }
    }
}

impl Analyse<'_> {
    #[inline(always)]
    fn run<S: Simd, const BITS: usize>(self, simd: S) {
        let Self { batch, answers } = self;
        let area = batch.size.area();
        let mut kernel = Kernel::<S, BITS>::new(simd, batch.size);
        let blocks = batch.own.chunks(area).zip(batch.opponent.chunks(area));
        let answered = answers.dead.chunks_mut(area).zip(answers.captures.chunks_mut(area));
        let answered = answered.zip(answers.legal.chunks_mut(area));
        for ((own, opponent), ((dead, captures), legal)) in blocks.zip(answered) {
            let (own, opponent) = (vectors::<S>(own), vectors::<S>(opponent));
            let (dead, captures) = (vectors_mut::<S>(dead), vectors_mut::<S>(captures));
            let legal = vectors_mut::<S>(legal);
            // A block is several vectors wide where they are narrow.
            let parts = own.len() / area;
            for part in 0..parts {
                kernel.load(own, opponent, part, parts);
                kernel.flood();
                kernel.answer(dead, captures, legal, part, parts);
            }
        }
    }
}

#[inline(always)]
fn vectors<S: Simd>(planes: &[[u64; WORDS]]) -> &[S::u64s] {
    S::as_simd_u64s(planes.as_flattened()).0
}

#[inline(always)]
fn vectors_mut<S: Simd>(planes: &mut [[u64; WORDS]]) -> &mut [S::u64s] {
    S::as_mut_simd_u64s(planes.as_flattened_mut()).0
}
