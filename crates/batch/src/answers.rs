//! Results for many positions, as points.

use super::lanes::{Chunk, LANES};
use super::rows::Rows;
use gocheck_board::{Point, Size};

/// Results for each position of a [`Batch`](super::Batch).
#[derive(Clone, Debug)]
pub struct Answers {
    pub(super) size: Size,
    pub(super) positions: usize,
    /// Stones of dead groups, capturing moves, legal moves.
    pub(super) dead: Rows,
    pub(super) captures: Rows,
    pub(super) legal: Rows,
}

impl Answers {
    pub(super) fn new(size: Size, positions: usize) -> Self {
        let rows = Rows::new(size, positions);
        Self { size, positions, dead: rows.clone(), captures: rows.clone(), legal: rows }
    }

    /// Rule 1: returns true if every group of the position at `index` has a liberty.
    ///
    /// # Panics
    /// If `index` is not below the number of positions.
    #[must_use]
    pub fn is_valid(&self, index: usize) -> bool {
        self.check(index);
        self.dead.words(index).all(|word| word == 0)
    }

    /// Dead stones, captures and legal moves, for 64 points of [`LANES`] positions: points 64 * `chunk` on, positions
    /// [`LANES`] * `lanes` on.
    ///
    /// # Panics
    /// If there are no such positions or points.
    #[inline(always)]
    pub fn chunk(&self, lanes: usize, chunk: usize) -> [Chunk; 3] {
        check_chunk(self.positions, self.legal.chunks, lanes, chunk);
        [self.dead.get(lanes, chunk), self.captures.get(lanes, chunk), self.legal.get(lanes, chunk)]
    }

    /// The stones of dead groups, row by row.
    ///
    /// # Panics
    /// If `index` is not below the number of positions.
    pub fn dead(&self, index: usize) -> impl Iterator<Item = Point> {
        self.check(index);
        self.dead.points(self.size, index)
    }

    /// The points where the colour to move captures, row by row.
    ///
    /// # Panics
    /// If `index` is not below the number of positions.
    pub fn captures(&self, index: usize) -> impl Iterator<Item = Point> {
        self.check(index);
        self.captures.points(self.size, index)
    }

    /// The points where the colour to move may play, row by row.
    ///
    /// # Panics
    /// If `index` is not below the number of positions.
    pub fn legal(&self, index: usize) -> impl Iterator<Item = Point> {
        self.check(index);
        self.legal.points(self.size, index)
    }

    fn check(&self, index: usize) {
        assert!(index < self.positions, "no board {index} in a batch of {}", self.positions);
    }
}

/// # Panics
/// If `lanes` or `chunk` is out of range: there are fewer positions, or fewer chunks of points.
#[inline(always)]
pub(super) fn check_chunk(positions: usize, chunks: usize, lanes: usize, chunk: usize) {
    assert!(lanes < positions.div_ceil(LANES), "no lanes {lanes} in a batch of {positions}");
    assert!(chunk < chunks, "no chunk {chunk} of {chunks}");
}
