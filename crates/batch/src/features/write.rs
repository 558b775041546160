//! Rows of bits as bits, bytes and numbers.

use super::output::FeatureOutput;
use crate::bytes::{self, Bytes, Task};
use crate::lanes::aligned;
use std::ops::Range;

/// The number of values that are written at once.
pub(super) const CHUNK: usize = bytes::CHUNK;

/// Writes the boards of a vector of `together` positions from `first` on: `written` boards of `out`, of `each` values. A row has
/// `bits` bits.
pub(super) fn write(
    rows: &mut [u32],
    bits: usize,
    together: usize,
    first: usize,
    each: usize,
    out: &mut FeatureOutput<'_>,
    written: Range<usize>,
) {
    let range = written.start * each..written.end * each;
    let rows = Rows { words: aligned(rows), count: bits / 32, lanes: together / 32, first };
    match out {
        FeatureOutput::Bits(out) => {
            let boards = out[range].chunks_exact_mut(each);
            for (board, out) in boards.enumerate() {
                let (chunks, rest) = out.as_chunks_mut();
                for (chunk, out) in chunks.iter_mut().enumerate() {
                    *out = rows.chunk(board, chunk).to_le_bytes();
                }
                if !rest.is_empty() {
                    let bytes = rows.chunk(board, chunks.len()).to_le_bytes();
                    rest.copy_from_slice(&bytes[..rest.len()]);
                }
            }
        }
        FeatureOutput::Bytes(out) => {
            bytes::run(Write { rows, each, out: &mut out[range], from_byte: |byte| byte })
        }
        FeatureOutput::Floats(out) => {
            bytes::run(Write { rows, each, out: &mut out[range], from_byte: f32::from })
        }
    }
}

/// Rows of words of a vector of positions.
struct Rows<'a> {
    words: &'a [u32],
    /// The number of words of a row.
    count: usize,
    lanes: usize,
    /// The position of the first board.
    first: usize,
}

impl Rows<'_> {
    /// Some bits of a board, the first one lowest.
    #[inline(always)]
    fn chunk(&self, board: usize, chunk: usize) -> u64 {
        let position = self.first + board;
        let place = (position / self.lanes * self.count + 2 * chunk) * self.lanes + position % self.lanes;
        u64::from(self.words[place]) | u64::from(self.words[place + self.lanes]) << 32
    }
}

/// Writes one value per bit.
struct Write<'a, T, F> {
    rows: Rows<'a>,
    each: usize,
    out: &'a mut [T],
    from_byte: F,
}

impl<T: Copy, F: Fn(u8) -> T + Copy> Task for Write<'_, T, F> {
    type Output = ();

    #[inline(always)]
    fn run<V: Bytes>(self, vector: V) {
        let Self { rows, each, out, from_byte } = self;
        for (board, out) in out.chunks_exact_mut(each).enumerate() {
            let (chunks, rest) = out.as_chunks_mut::<CHUNK>();
            let count = chunks.len();
            for (chunk, out) in chunks.iter_mut().enumerate() {
                *out = vector.spread([rows.chunk(board, chunk), 0]).map(from_byte);
            }
            if !rest.is_empty() {
                let values = vector.spread([rows.chunk(board, count), 0]).map(from_byte);
                rest.copy_from_slice(&values[..rest.len()]);
            }
        }
    }
}
