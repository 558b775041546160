//! Conversion between planes of the bits of numbers, one bit per position, and numbers of 16 bits, one per point.

use super::transpose::transpose;
use pulp::{Simd, bytemuck};

/// The number of points of a position that are written at once.
const POINTS: usize = 32;

/// The number of words that hold [`POINTS`] numbers, two per word.
const WORDS: usize = POINTS / 2;

/// Numbers with at most this many bits are faster.
pub(super) const BYTE: usize = 8;

/// Writes the numbers of a vector of positions, one per point. `planes` has a plane per point for each bit. `board` returns the
/// index of a position's board in `out`, if it is there. If `FROM_ZERO`, 1 is subtracted from all numbers.
#[inline(always)]
pub(super) fn write<S: Simd, const FROM_ZERO: bool>(
    simd: S,
    area: usize,
    planes: &[S::u32s],
    out: &mut [i16],
    board: impl Fn(usize) -> Option<usize>,
) {
    let lanes = size_of::<S::u32s>() / size_of::<u32>();
    let mut words = [[simd.splat_u32s(0); WORDS]; 32];
    for start in (0..area).step_by(POINTS) {
        // The last points are written together with some of those before them.
        let start = start.min(area.saturating_sub(POINTS));
        if planes.len() == BYTE * area {
            transpose_numbers::<S, FROM_ZERO, BYTE>(simd, area, planes, start, &mut words);
        } else {
            transpose_numbers::<S, FROM_ZERO, 0>(simd, area, planes, start, &mut words);
        }
        for (row, words) in words.iter().enumerate() {
            let words: &[u32] = bytemuck::cast_slice(words);
            for lane in 0..lanes {
                let Some(board) = board(row * lanes + lane) else { continue };
                let out = &mut out[board * area..][..area];
                if let Some(out) = out[start..].first_chunk_mut::<POINTS>() {
                    for (word, out) in out.as_chunks_mut::<2>().0.iter_mut().enumerate() {
                        *out = halves(words[word * lanes + lane]);
                    }
                } else {
                    for (point, out) in out.iter_mut().enumerate() {
                        *out = halves(words[point / 2 * lanes + lane])[point % 2];
                    }
                }
            }
        }
    }
}

/// Collects the numbers of the points from `start` on: for each row of positions, words of two numbers. `BITS` is their number of
/// bits, or 0 for any.
#[inline(always)]
fn transpose_numbers<S: Simd, const FROM_ZERO: bool, const BITS: usize>(
    simd: S,
    area: usize,
    planes: &[S::u32s],
    start: usize,
    words: &mut [[S::u32s; WORDS]; 32],
) {
    let points = POINTS.min(area - start);
    let bits = if BITS == 0 { planes.len() / area } else { BITS };
    for word in 0..points.div_ceil(2) {
        let mut square = [simd.splat_u32s(0); 32];
        for bit in 0..bits {
            let pair = &planes[bit * area + start + 2 * word..(bit + 1) * area];
            square[bit] = pair[0];
            if let Some(&second) = pair.get(1) {
                square[16 + bit] = second;
            }
        }
        transpose(simd, &mut square);
        for (words, numbers) in words.iter_mut().zip(square) {
            words[word] = if FROM_ZERO { less_one(simd, numbers) } else { numbers };
        }
    }
}

/// The two numbers of a word.
#[inline(always)]
const fn halves(word: u32) -> [i16; 2] {
    [word as i16, (word >> 16) as i16]
}

/// Subtracts 1 from both numbers of each word, which are small.
#[inline(always)]
fn less_one<S: Simd>(simd: S, words: S::u32s) -> S::u32s {
    simd.xor_u32s(simd.add_u32s(words, simd.splat_u32s(0x7FFF_7FFF)), simd.splat_u32s(0x8000_8000))
}
