//! Conversion between one row of bits per position and one plane of bits per point.

use super::lanes::LANES;
use pulp::Simd;

/// Converts rows of words to planes of points: a bit of a lane of the vectors is a position. A block has `parts` times as many
/// positions as a vector has bits.
#[inline(always)]
pub(super) fn to_planes<S: Simd>(simd: S, rows: &[u32], part: usize, planes: &mut [S::u32s]) {
    let (rows, _) = S::as_simd_u32s(rows);
    let stride = 2 * planes.len().div_ceil(64);
    for (word, planes) in planes.chunks_mut(32).enumerate() {
        let mut square = [simd.splat_u32s(0); 32];
        for (row, bits) in square.iter_mut().enumerate() {
            *bits = rows[place::<S>(32 * part + row, word, stride)];
        }
        transpose(simd, &mut square);
        planes.copy_from_slice(&square[..planes.len()]);
    }
}

/// Converts planes of points to rows of words.
#[inline(always)]
pub(super) fn to_rows<S: Simd>(
    simd: S,
    planes: &[S::u32s],
    part: usize,
    mut put: impl FnMut(usize, S::u32s),
) {
    let stride = 2 * planes.len().div_ceil(64);
    for (word, planes) in planes.chunks(32).enumerate() {
        let mut square = [simd.splat_u32s(0); 32];
        square[..planes.len()].copy_from_slice(planes);
        transpose(simd, &mut square);
        for (row, &bits) in square.iter().enumerate() {
            put(place::<S>(32 * part + row, word, stride), bits);
        }
    }
}

/// The place of a position's word among the vectors of a block.
#[inline(always)]
const fn place<S: Simd>(row: usize, word: usize, stride: usize) -> usize {
    let vectors = LANES * size_of::<u32>() / size_of::<S::u32s>();
    (row / vectors * stride + word) * vectors + row % vectors
}

/// Swaps the rows and columns of squares of 32 by 32 bits, one in each lane (Warren, Hacker's Delight, 7-3).
#[inline(always)]
pub(super) fn transpose<S: Simd>(simd: S, square: &mut [S::u32s; 32]) {
    // Half of a square fits into the registers.
    let (upper, lower) = square.split_at_mut(16);
    for (a, b) in upper.iter_mut().zip(&mut *lower) {
        (*a, *b) = swap(simd, *a, *b, 16, 0x0000_FFFF);
    }
    for half in [upper, lower] {
        stage::<S, 8>(simd, half, 0x00FF_00FF);
        stage::<S, 4>(simd, half, 0x0F0F_0F0F);
        stage::<S, 2>(simd, half, 0x3333_3333);
        stage::<S, 1>(simd, half, 0x5555_5555);
    }
}

#[inline(always)]
fn stage<S: Simd, const STEP: usize>(simd: S, rows: &mut [S::u32s], lower: u32) {
    for row in 0..16 {
        if row & STEP == 0 {
            (rows[row], rows[row + STEP]) = swap(simd, rows[row], rows[row + STEP], STEP as u32, lower);
        }
    }
}

/// Swaps the upper bits of each row with the lower bits of the row `step` below it.
#[inline(always)]
fn swap<S: Simd>(simd: S, a: S::u32s, b: S::u32s, step: u32, lower: u32) -> (S::u32s, S::u32s) {
    let (lower, step) = (simd.splat_u32s(lower), simd.splat_u32s(step));
    let swap = simd.and_u32s(simd.xor_u32s(simd.wrapping_dyn_shr_u32s(a, step), b), lower);
    (simd.xor_u32s(a, simd.wrapping_dyn_shl_u32s(swap, step)), simd.xor_u32s(b, swap))
}
