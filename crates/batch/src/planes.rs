//! Planes of points: a vector per point, with one bit per position.

use pulp::Simd;

/// Finds the points without a stone.
#[inline(always)]
pub(super) fn empty<S: Simd>(simd: S, [own, opponent]: [&[S::u32s]; 2], empty: &mut [S::u32s]) {
    for ((empty, &own), &opponent) in empty.iter_mut().zip(own).zip(opponent) {
        *empty = simd.not_u32s(simd.or_u32s(own, opponent));
    }
}

/// Finds the points with a stone of the same colour to the right, and those with one below. In the last column and row the planes
/// have no meaning.
#[inline(always)]
pub(super) fn link<S: Simd>(
    simd: S,
    cols: usize,
    [own, opponent]: [&[S::u32s]; 2],
    [right, below]: [&mut [S::u32s]; 2],
) {
    for (planes, step) in [(right, 1), (below, cols)] {
        for point in 0..own.len() - step.min(own.len()) {
            let mine = simd.and_u32s(own[point], own[point + step]);
            planes[point] = simd.or_u32s(mine, simd.and_u32s(opponent[point], opponent[point + step]));
        }
    }
}

/// Returns true if the plane has a point of any position.
#[inline(always)]
pub(super) fn any<S: Simd>(plane: S::u32s) -> bool {
    pulp::bytemuck::bytes_of(&plane).iter().any(|&byte| byte != 0)
}

/// The sum of three bits: one of the same weight and one of twice the weight.
#[inline(always)]
pub(super) fn full_add<S: Simd>(simd: S, a: S::u32s, b: S::u32s, c: S::u32s) -> (S::u32s, S::u32s) {
    let odd = simd.xor_u32s(a, b);
    (simd.xor_u32s(odd, c), simd.or_u32s(simd.and_u32s(a, b), simd.and_u32s(odd, c)))
}

/// For every empty point, or for every other one, the value of one of its neighbours.
#[inline(always)]
pub(super) fn around<S: Simd, const SIDE: usize, const ON_EMPTY: bool>(
    simd: S,
    framed: &[S::u32s],
    empty: &[S::u32s],
    cols: usize,
    planes: &mut [S::u32s],
) {
    let cols = if SIDE == 0 { cols } else { SIDE };
    for (row, (planes, empty)) in planes.chunks_exact_mut(cols).zip(empty.chunks_exact(cols)).enumerate() {
        let above = &framed[row * cols..][..cols];
        let here = &framed[(row + 1) * cols..][..cols];
        let below = &framed[(row + 2) * cols..][..cols];
        for col in 0..cols {
            let mut any = simd.or_u32s(above[col], below[col]);
            if col > 0 {
                any = simd.or_u32s(any, here[col - 1]);
            }
            if col + 1 < cols {
                any = simd.or_u32s(any, here[col + 1]);
            }
            planes[col] = simd.and_u32s(any, if ON_EMPTY { empty[col] } else { simd.not_u32s(empty[col]) });
        }
    }
}
