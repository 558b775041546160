//! Labels that spread along groups, in all positions of a vector at once.

use super::planes::any;
use gocheck_board::Size;
use pulp::{Simd, WithSimd, bytemuck};

/// The number of sweeps before the labels are checked: after fewer, some position is nearly always unfinished.
const SWEEPS: usize = 3;

/// Spreads one bit of the labels until it is the same for all stones of a group, by sweeps down and up the rows. `right` and
/// `below` are the points that are in one group with the one right of them or below them. `SIDE` is the side of a square board,
/// or 0 for other boards.
#[inline(always)]
pub(super) fn flood<S: Simd, const SIDE: usize>(
    simd: S,
    cols: usize,
    right: &[S::u32s],
    below: &[S::u32s],
    labels: &mut [S::u32s],
) {
    let [right, below] = [right, below].map(bytemuck::cast_slice);
    simd.vectorize(Flood::<SIDE> { cols, right, below, labels: bytemuck::cast_slice_mut(labels) });
}

/// A flood as a function of its own: it is long, and used in several places.
struct Flood<'a, const SIDE: usize> {
    cols: usize,
    right: &'a [u32],
    below: &'a [u32],
    labels: &'a mut [u32],
}

impl<const SIDE: usize> WithSimd for Flood<'_, SIDE> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: Simd>(self, simd: S) {
        let [right, below] = [self.right, self.below].map(|planes| S::as_simd_u32s(planes).0);
        spread::<S, SIDE>(simd, self.cols, right, below, S::as_mut_simd_u32s(self.labels).0);
    }
}

#[inline(always)]
fn spread<S: Simd, const SIDE: usize>(
    simd: S,
    cols: usize,
    right: &[S::u32s],
    below: &[S::u32s],
    labels: &mut [S::u32s],
) {
    let rows = labels.len() / cols;
    let cols = if SIDE == 0 { cols } else { SIDE };
    // The previous row.
    let mut row = [simd.splat_u32s(0); Size::MAX];
    row[..cols].copy_from_slice(&labels[..cols]);
    close::<S, SIDE>(simd, cols, &mut row, &right[..cols]);
    labels[..cols].copy_from_slice(&row[..cols]);
    let mut sweeps = 0;
    loop {
        let down = sweeps % 2 == 0;
        for step in 1..rows {
            let index = if down { step } else { rows - 1 - step };
            let below = &below[if down { index - 1 } else { index } * cols..][..cols];
            let labels = &mut labels[index * cols..][..cols];
            for col in 0..cols {
                row[col] = simd.or_u32s(labels[col], simd.and_u32s(row[col], below[col]));
            }
            close::<S, SIDE>(simd, cols, &mut row, &right[index * cols..][..cols]);
            labels.copy_from_slice(&row[..cols]);
        }
        sweeps += 1;
        if sweeps >= SWEEPS && agree::<S>(simd, cols, below, labels) {
            return;
        }
    }
}

/// Returns true if stones of a group in neighbouring rows have the same labels.
#[inline(always)]
fn agree<S: Simd>(simd: S, cols: usize, below: &[S::u32s], labels: &[S::u32s]) -> bool {
    let rows = labels.chunks_exact(cols).zip(labels[cols..].chunks_exact(cols));
    for (below, (upper, lower)) in below.chunks_exact(cols).zip(rows) {
        let mut differ = simd.splat_u32s(0);
        for col in 0..cols {
            let differs = simd.and_u32s(simd.xor_u32s(upper[col], lower[col]), below[col]);
            differ = simd.or_u32s(differ, differs);
        }
        if any::<S>(differ) {
            return false;
        }
    }
    true
}

/// Runs a block for each number below [`Size::MAX`] / 2 + 1. A loop is sometimes not unrolled, and then a row does not stay
/// in registers.
macro_rules! unrolled {
    ($step:ident, $block:block) => {
        unrolled!(@ $step $block 1 2 3 4 5 6 7 8 9 10 11 12)
    };
    (@ $step:ident $block:block $($number:literal)*) => {
        $({
            let $step: usize = $number;
            $block
        })*
    };
}

/// Gives all stones of a row that are connected along it the same label: from both ends to the middle at the same time, and
/// back.
#[inline(always)]
fn close<S: Simd, const SIDE: usize>(
    simd: S,
    cols: usize,
    row: &mut [S::u32s; Size::MAX],
    right: &[S::u32s],
) {
    if SIDE == 0 {
        for step in 1..=cols / 2 {
            inward::<S>(simd, cols, row, right, step);
        }
        for step in 1..=cols / 2 {
            outward::<S>(simd, cols, row, right, step);
        }
    } else {
        unrolled!(step, {
            if step <= SIDE / 2 {
                inward::<S>(simd, SIDE, row, right, step);
            }
        });
        unrolled!(step, {
            if step <= SIDE / 2 {
                outward::<S>(simd, SIDE, row, right, step);
            }
        });
    }
}

#[inline(always)]
fn inward<S: Simd>(simd: S, cols: usize, row: &mut [S::u32s; Size::MAX], right: &[S::u32s], step: usize) {
    row[step] = simd.or_u32s(row[step], simd.and_u32s(row[step - 1], right[step - 1]));
    let col = cols - 1 - step;
    if col >= cols / 2 {
        row[col] = simd.or_u32s(row[col], simd.and_u32s(row[col + 1], right[col]));
    }
}

#[inline(always)]
fn outward<S: Simd>(simd: S, cols: usize, row: &mut [S::u32s; Size::MAX], right: &[S::u32s], step: usize) {
    let col = cols / 2 - step;
    row[col] = simd.or_u32s(row[col], simd.and_u32s(row[col + 1], right[col]));
    let col = cols / 2 + step;
    if col < cols {
        row[col] = simd.or_u32s(row[col], simd.and_u32s(row[col - 1], right[col - 1]));
    }
}
