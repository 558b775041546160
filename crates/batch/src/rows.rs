//! Sets of points of many positions.

use super::lanes::{BLOCK, Chunk, LANES};
use gocheck_board::{Bits, Point, Size};

/// One set of points per position, one bit per point in the order of [`Size::points`]. For each [`LANES`] positions it has
/// chunks of 64 points: first the lower halves for all positions, then the upper ones.
#[derive(Clone, Debug)]
pub(super) struct Rows {
    /// The number of chunks of a position.
    pub(super) chunks: usize,
    pub(super) words: Vec<[[u32; LANES]; 2]>,
}

impl Rows {
    pub(super) fn new(size: Size, positions: usize) -> Self {
        let chunks = size.area().div_ceil(64);
        let count = positions.next_multiple_of(BLOCK) / LANES * chunks;
        Self { chunks, words: vec![[[0; LANES]; 2]; count] }
    }

    /// In bytes.
    #[cfg(feature = "games")]
    pub(super) fn memory(&self) -> usize {
        size_of_val(&*self.words)
    }

    #[inline(always)]
    pub(super) fn put(&mut self, lanes: usize, chunk: usize, bits: &Chunk) {
        let mut halves = [[0; LANES]; 2];
        for position in 0..LANES {
            halves[0][position] = bits[position] as u32;
        }
        for position in 0..LANES {
            halves[1][position] = (bits[position] >> 32) as u32;
        }
        self.words[lanes * self.chunks + chunk] = halves;
    }

    #[inline(always)]
    pub(super) fn get(&self, lanes: usize, chunk: usize) -> Chunk {
        let [low, high] = self.words[lanes * self.chunks + chunk];
        let mut bits = [0; LANES];
        for position in 0..LANES {
            bits[position] = u64::from(high[position]) << 32 | u64::from(low[position]);
        }
        bits
    }

    /// The points of a chunk of one position.
    #[cfg(feature = "arrays")]
    #[inline(always)]
    pub(super) fn chunk_of(&self, index: usize, chunk: usize) -> u64 {
        let [low, high] = &self.words[index / LANES * self.chunks + chunk];
        u64::from(high[index % LANES]) << 32 | u64::from(low[index % LANES])
    }

    #[inline(always)]
    pub(super) fn put_chunk_of(&mut self, index: usize, chunk: usize, bits: u64) {
        let [low, high] = &mut self.words[index / LANES * self.chunks + chunk];
        (low[index % LANES], high[index % LANES]) = (bits as u32, (bits >> 32) as u32);
    }

    /// Sets all points of a position, from words of 64 points.
    #[inline(always)]
    pub(super) fn put_words(&mut self, index: usize, words: &[u64]) {
        for (chunk, &bits) in (0..self.chunks).zip(words) {
            self.put_chunk_of(index, chunk, bits);
        }
    }

    /// The words of a position, the first points first.
    pub(super) fn words(&self, index: usize) -> impl Iterator<Item = u32> {
        let chunks = &self.words[index / LANES * self.chunks..][..self.chunks];
        chunks.as_flattened().iter().map(move |words| words[index % LANES])
    }

    pub(super) fn points(&self, size: Size, index: usize) -> impl Iterator<Item = Point> {
        let words = self.words(index).zip((0..).step_by(32));
        let members = words.flat_map(|(word, first)| u64::from(word).members().map(move |i| first + i));
        members.filter_map(move |index| size.point(index / size.cols(), index % size.cols()))
    }
}
