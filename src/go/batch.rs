//! The rules for many positions at once, bit-sliced: a word holds one point of 64 positions, so that
//! one instruction on a vector of words works on up to 512 of them.
//!
//! Every point has a code with the same number of bits set. A stone's label begins as the OR of the
//! codes of the empty points next to it and spreads along its group; then the bits of the label
//! tell how many liberties the group has: none, one (a single code) or more. Labels are sliced like
//! the points, a plane for each bit of the code.

use super::Setup;
use crate::board::{Color, Point, Size};
use pulp::{Arch, Simd, WithSimd, bytemuck};

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

/// The work space for one vector of positions: a plane a point.
struct Kernel<S: Simd, const BITS: usize> {
    simd: S,
    rows: usize,
    cols: usize,
    own: Vec<S::u64s>,
    opponent: Vec<S::u64s>,
    empty: Vec<S::u64s>,
    /// Whether a point and the one right of it, or below it, are of one group.
    right: Vec<S::u64s>,
    below: Vec<S::u64s>,
    labels: Vec<[S::u64s; BITS]>,
    /// The bits that are set in each point's code.
    codes: Vec<Vec<usize>>,
    /// The points next to each point.
    neighbors: Vec<Vec<usize>>,
}

impl<S: Simd, const BITS: usize> Kernel<S, BITS> {
    /// The bits set in every code.
    const WEIGHT: u32 = BITS as u32 / 2;

    #[inline(always)]
    fn new(simd: S, size: Size) -> Self {
        let zero = simd.splat_u64s(0);
        let planes = || vec![zero; size.area()];
        let codes = (0..1usize << BITS).filter(|code| code.count_ones() == Self::WEIGHT);
        let bits = |code: usize| (0..BITS).filter(|bit| code >> bit & 1 == 1).collect();
        let neighbors = |point| size.neighbors(point).map(|next| size.index(next)).collect();
        Self {
            simd,
            rows: size.rows(),
            cols: size.cols(),
            own: planes(),
            opponent: planes(),
            empty: planes(),
            right: planes(),
            below: planes(),
            labels: vec![[zero; BITS]; size.area()],
            codes: codes.take(size.area()).map(bits).collect(),
            neighbors: size.points().map(neighbors).collect(),
        }
    }

    /// Takes up a vector of positions: the links between stones and the first labels.
    #[inline(always)]
    fn load(&mut self, own: &[S::u64s], opponent: &[S::u64s], part: usize, parts: usize) {
        let simd = self.simd;
        let area = self.rows * self.cols;
        for point in 0..area {
            self.own[point] = own[point * parts + part];
            self.opponent[point] = opponent[point * parts + part];
            self.empty[point] = simd.not_u64s(simd.or_u64s(self.own[point], self.opponent[point]));
        }
        for point in 0..area {
            if (point + 1) % self.cols != 0 {
                self.right[point] = self.link(point, point + 1);
            }
            if point + self.cols < area {
                self.below[point] = self.link(point, point + self.cols);
            }
            let mut label = [simd.splat_u64s(0); BITS];
            for &next in &self.neighbors[point] {
                for &bit in &self.codes[next] {
                    label[bit] = simd.or_u64s(label[bit], self.empty[next]);
                }
            }
            let stone = simd.not_u64s(self.empty[point]);
            // Loops, not closures: these are always compiled for the vectors of this kernel.
            for plane in &mut label {
                *plane = simd.and_u64s(*plane, stone);
            }
            self.labels[point] = label;
        }
    }

    /// Where two points hold stones of one colour.
    #[inline(always)]
    fn link(&self, a: usize, b: usize) -> S::u64s {
        let own = self.simd.and_u64s(self.own[a], self.own[b]);
        self.simd.or_u64s(own, self.simd.and_u64s(self.opponent[a], self.opponent[b]))
    }

    /// Spreads the labels until every stone of a group has the same: sweeps down and up the rows. The
    /// first sweep that finds a row in agreement with the one it came from everywhere is the last, for
    /// the sweep before it left them in agreement the other way round.
    #[inline(always)]
    fn flood(&mut self) {
        let cols = self.cols;
        let mut before_last = false;
        self.close_row::<false>(0, 0, 0);
        loop {
            for down in [true, false] {
                let mut changed = self.simd.splat_u64s(0);
                for step in 1..self.rows {
                    // The row itself, the row it pulls from, and the upper of the two.
                    let (row, from, upper) = if down {
                        (step, step - 1, step - 1)
                    } else {
                        let row = self.rows - 1 - step;
                        (row, row + 1, row)
                    };
                    let pulled = self.close_row::<true>(row * cols, from * cols, upper * cols);
                    changed = self.simd.or_u64s(changed, pulled);
                }
                if before_last && is_zero::<S>(changed) {
                    return;
                }
                before_last = true;
            }
        }
    }

    /// Takes labels over into the row that begins at `row`, from the row that begins at `from` along the
    /// links below `upper`, and then along the row, right and back. Gives what came from the other row.
    #[inline(always)]
    fn close_row<const PULL: bool>(&mut self, row: usize, from: usize, upper: usize) -> S::u64s {
        let simd = self.simd;
        let zero = simd.splat_u64s(0);
        let mut changed = zero;
        let mut last = [zero; BITS];
        let mut link = zero;
        for col in 0..self.cols {
            let mut label = self.labels[row + col];
            if PULL {
                let (other, below) = (self.labels[from + col], self.below[upper + col]);
                for bit in 0..BITS {
                    let pulled = simd.and_u64s(other[bit], below);
                    changed = simd.or_u64s(changed, simd.and_u64s(pulled, simd.not_u64s(label[bit])));
                    label[bit] = simd.or_u64s(label[bit], pulled);
                }
            }
            for bit in 0..BITS {
                label[bit] = simd.or_u64s(label[bit], simd.and_u64s(last[bit], link));
            }
            self.labels[row + col] = label;
            (last, link) = (label, self.right[row + col]);
        }
        for col in (0..self.cols - 1).rev() {
            let mut label = self.labels[row + col];
            for bit in 0..BITS {
                label[bit] = simd.or_u64s(label[bit], simd.and_u64s(last[bit], self.right[row + col]));
            }
            self.labels[row + col] = label;
            last = label;
        }
        changed
    }

    /// Reads the answers off the labels.
    #[inline(always)]
    fn answer(
        &mut self,
        dead: &mut [S::u64s],
        captures: &mut [S::u64s],
        legal: &mut [S::u64s],
        part: usize,
        parts: usize,
    ) {
        let simd = self.simd;
        let zero = simd.splat_u64s(0);
        // In the place of the links, which are done with: stones that a move beside them takes, and
        // what makes a point beside it legal.
        let Self { own, opponent, empty, labels, right: taken, below: support, .. } = self;
        for point in 0..labels.len() {
            let label = &labels[point];
            let mut any = zero;
            for &plane in label {
                any = simd.or_u64s(any, plane);
            }
            let one = self.simd.and_u64s(has_weight::<S, BITS>(simd, label, Self::WEIGHT), any);
            let stone = simd.or_u64s(own[point], opponent[point]);
            dead[point * parts + part] = simd.and_u64s(stone, simd.not_u64s(any));
            taken[point] = simd.and_u64s(opponent[point], one);
            let more = simd.and_u64s(any, simd.not_u64s(one));
            let own = simd.and_u64s(own[point], more);
            support[point] = simd.or_u64s(simd.or_u64s(empty[point], own), taken[point]);
        }
        for point in 0..labels.len() {
            let (mut takes, mut supported) = (zero, zero);
            for &next in &self.neighbors[point] {
                takes = simd.or_u64s(takes, taken[next]);
                supported = simd.or_u64s(supported, support[next]);
            }
            captures[point * parts + part] = simd.and_u64s(empty[point], takes);
            legal[point * parts + part] = simd.and_u64s(empty[point], supported);
        }
    }
}

/// Where so many of the planes are set: a counter of four bits, sliced like they are.
#[inline(always)]
fn has_weight<S: Simd, const BITS: usize>(simd: S, planes: &[S::u64s; BITS], weight: u32) -> S::u64s {
    let mut count = [simd.splat_u64s(0); 4];
    for &plane in planes {
        let mut carry = plane;
        for digit in &mut count {
            (*digit, carry) = (simd.xor_u64s(*digit, carry), simd.and_u64s(*digit, carry));
        }
    }
    let mut equal = simd.splat_u64s(u64::MAX);
    for (place, digit) in count.into_iter().enumerate() {
        let matches = if weight >> place & 1 == 1 { digit } else { simd.not_u64s(digit) };
        equal = simd.and_u64s(equal, matches);
    }
    equal
}

#[inline(always)]
fn is_zero<S: Simd>(vector: S::u64s) -> bool {
    bytemuck::cast_slice::<S::u64s, u64>(std::slice::from_ref(&vector)).iter().all(|&word| word == 0)
}
