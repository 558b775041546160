//! Positions of one size.

use super::answers::{Answers, check_chunk};
use super::kernel::{self, Kernel};
use super::lanes::{BLOCK, Chunk, LANES, aligned};
use super::rows::Rows;
use gocheck_board::{Color, Size};
use gocheck_rules::Board;
use pulp::{Arch, Simd, WithSimd};
use std::fmt;

/// Positions of one size, each seen from the colour to move.
///
/// ```
/// use gocheck_board::Color;
/// use gocheck_batch::Batch;
/// use gocheck_rules::Board;
///
/// let boards: [Board; 2] = [
///     ". X O
///      X O .
///      . . .".parse()?,
///     "O X .
///      X . .
///      . . .".parse()?,
/// ];
/// let mut batch = Batch::new(boards[0].size(), boards.len());
/// for (index, board) in boards.iter().enumerate() {
///     batch.put(index, board, Color::White)?;
/// }
/// let answers = batch.analyse();
/// assert!(answers.is_valid(0));
/// assert_eq!(answers.captures(0).next().map(|point| point.to_string()), Some("(0, 0)".to_owned()));
/// assert!(!answers.is_valid(1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Batch {
    pub(super) size: Size,
    pub(super) positions: usize,
    pub(super) to_move: Vec<Color>,
    /// The stones of the colour to move, and those of the other.
    pub(super) own: Rows,
    pub(super) opponent: Rows,
    pub(super) answers: Answers,
    /// The points of the played moves, and whether they are legal.
    #[cfg(feature = "arrays")]
    pub(super) moves: Rows,
    #[cfg(feature = "arrays")]
    pub(super) played: Vec<bool>,
    /// The codes and planes of the kernel.
    pub(super) codes: Vec<u32>,
    pub(super) planes: Vec<u32>,
    /// The planes for numbers of groups, once they are asked for.
    #[cfg(feature = "groups")]
    pub(super) numbering: Vec<u32>,
}

/// The error for a board whose size differs from the batch's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OtherSize {
    /// The size of the batch's boards.
    pub expected: Size,
    /// The size of the given board.
    pub found: Size,
}

impl fmt::Display for OtherSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a {} board in a batch of {} boards", self.found, self.expected)
    }
}

impl std::error::Error for OtherSize {}

impl Batch {
    /// Creates a batch of empty boards with Black to move.
    #[must_use]
    pub fn new(size: Size, positions: usize) -> Self {
        let rows = Rows::new(size, positions);
        let planes = vec![0; kernel::planes(size) * LANES + LANES];
        Self {
            size,
            positions,
            to_move: vec![Color::Black; positions],
            own: rows.clone(),
            opponent: rows.clone(),
            #[cfg(feature = "arrays")]
            moves: rows.clone(),
            #[cfg(feature = "arrays")]
            played: vec![false; positions.next_multiple_of(BLOCK)],
            answers: Answers::new(size, positions),
            codes: kernel::codes(size),
            planes,
            #[cfg(feature = "groups")]
            numbering: Vec::new(),
        }
    }

    /// The number of positions.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.positions
    }

    /// Returns true if there are no positions.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.positions == 0
    }

    /// Sets the board at `index` to `setup`, with `to_move` to move.
    ///
    /// # Errors
    /// If the setup has another size.
    ///
    /// # Panics
    /// If there is no board at `index`.
    #[inline]
    pub fn put(&mut self, index: usize, setup: &Board, to_move: Color) -> Result<(), OtherSize> {
        assert!(index < self.positions, "no board {index} in a batch of {}", self.positions);
        if setup.size() != self.size {
            return Err(OtherSize { expected: self.size, found: setup.size() });
        }
        self.to_move[index] = to_move;
        self.own.put_words(index, setup.stones_of(to_move).as_words());
        self.opponent.put_words(index, setup.stones_of(to_move.opponent()).as_words());
        Ok(())
    }

    /// The side to move on the board at `index`.
    ///
    /// # Panics
    /// If there is no board at `index`.
    #[must_use]
    pub fn to_move(&self, index: usize) -> Color {
        self.to_move[index]
    }

    /// Sets 64 points of [`LANES`] boards: points 64 * `chunk` on, boards [`LANES`] * `lanes` on. The first of the two
    /// chunks has the stones of the colour to move, the second those of the other. No point may have both stones, and
    /// bits past the last point must be 0. The colours to move do not change.
    ///
    /// # Panics
    /// If there are no such boards or points.
    #[inline(always)]
    pub fn put_chunk(&mut self, lanes: usize, chunk: usize, [own, opponent]: &[Chunk; 2]) {
        check_chunk(self.positions, self.own.chunks, lanes, chunk);
        self.own.put(lanes, chunk, own);
        self.opponent.put(lanes, chunk, opponent);
    }

    /// The memory that the batch takes, in bytes.
    #[cfg(feature = "games")]
    pub(super) fn memory(&self) -> usize {
        let Self {
            size: _,
            positions: _,
            to_move,
            own,
            opponent,
            answers,
            moves,
            played,
            codes,
            planes,
            numbering,
        } = self;
        let Answers { size: _, positions: _, dead, captures, legal } = answers;
        let rows: usize = [own, opponent, dead, captures, legal, moves].map(Rows::memory).iter().sum();
        let words: usize = [codes, planes, numbering].map(|words| size_of_val(&**words)).iter().sum();
        rows + words + size_of_val(&**to_move) + size_of_val(&**played)
    }

    /// Applies the rules to every position.
    pub fn analyse(&mut self) -> &Answers {
        Arch::new().dispatch(Analyse(self));
        &self.answers
    }

    /// The results of the last [`Batch::analyse`].
    #[must_use]
    pub const fn answers(&self) -> &Answers {
        &self.answers
    }
}

/// The computation, compiled for each instruction set.
struct Analyse<'a>(&'a mut Batch);

impl WithSimd for Analyse<'_> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: Simd>(self, simd: S) {
        let Batch { size, own, opponent, answers, codes, planes, .. } = self.0;
        let mut kernel = Kernel::new(simd, *size, codes, aligned(planes));
        let block = BLOCK / LANES * own.chunks;
        let given = own.words.chunks(block).zip(opponent.words.chunks(block));
        let moves = answers.captures.words.chunks_mut(block).zip(answers.legal.words.chunks_mut(block));
        let answered = answers.dead.words.chunks_mut(block).zip(moves);
        for ((own, opponent), (dead, (captures, legal))) in given.zip(answered) {
            let given = [own, opponent].map(|rows| rows.as_flattened().as_flattened());
            // A block consists of several vectors if these are narrow.
            for part in 0..BLOCK / (8 * size_of::<S::u32s>()) {
                let answered = [&mut *dead, &mut *captures, &mut *legal];
                kernel.analyse(given, answered.map(|rows| rows.as_flattened_mut().as_flattened_mut()), part);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Analyse, Batch};
    use crate::groups::number_with;
    use crate::moves::Play;
    use gocheck_board::{Color, Size};
    use pulp::{Scalar, Scalar128b, Simd};
    use rand::{Rng, SeedableRng, rngs::StdRng};

    type Words = Vec<[[u32; 16]; 2]>;

    /// The state of a batch after it is analysed and its moves are played, and the numbers of groups and liberties before.
    fn after<S: Simd>(simd: S, batch: &Batch) -> ([Words; 5], [Vec<i16>; 2]) {
        let mut batch = batch.clone();
        let mut numbers = [(); 2].map(|()| vec![7; batch.len() * batch.size.area()]);
        number_with(simd, &batch, &mut numbers);
        simd.vectorize(Analyse(&mut batch));
        simd.vectorize(Play(&mut batch));
        // Reusing the planes of an earlier computation must not matter.
        let mut again = batch.clone();
        again.planes.fill(0);
        Scalar.vectorize(Analyse(&mut again));
        simd.vectorize(Analyse(&mut batch));
        assert_eq!(again.answers.legal.words, batch.answers.legal.words, "{}", batch.size);
        let answers = batch.answers;
        let rows = [answers.dead, answers.captures, answers.legal, batch.own, batch.opponent];
        (rows.map(|rows| rows.words), numbers)
    }

    #[test]
    fn all_vectors_agree() {
        let mut rng = StdRng::seed_from_u64(1);
        for (rows, cols) in [(1, 1), (1, 9), (9, 1), (5, 7), (9, 9), (15, 9), (13, 13), (19, 19), (25, 25)] {
            let size = Size::new(rows, cols).unwrap();
            let mut batch = Batch::new(size, 520);
            for index in 0..batch.len() {
                let stones = rng.random_range(0.0..1.0);
                let cell = |_| if rng.random_bool(stones) { rng.random_range(0..2) * 2 - 1 } else { 0 };
                let cells: Vec<i8> = (0..size.area()).map(cell).collect();
                batch.put_cells(index, &cells, |_| Color::BOTH[index % 2]).unwrap();
                let place = rng.random_range(0..size.area());
                batch.moves.put_chunk_of(index, place / 64, 1 << (place % 64));
            }
            let expected = after(Scalar, &batch);
            assert!(after(Scalar128b, &batch) == expected, "128 bits, {size}");
            #[cfg(target_arch = "x86_64")]
            {
                use pulp::x86::{V3, V4};
                assert!(V3::try_new().is_none_or(|simd| after(simd, &batch) == expected), "AVX2, {size}");
                assert!(V4::try_new().is_none_or(|simd| after(simd, &batch) == expected), "AVX-512, {size}");
            }
        }
    }
}
