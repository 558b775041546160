//! The liberties of groups on one vector of positions, counted group by group.

use super::beginnings::{Beginning, MOST_BITS, bits};
use super::planes::{any, around, full_add};
use gocheck_board::Size;
use pulp::Simd;

/// Groups whose numbers differ in their lowest bits only are found together.
const LOW_BITS: usize = 3;

/// The number of planes that are added together.
const TOGETHER: usize = 8;

/// The number of working planes of [`count`].
pub(super) const fn planes(size: Size) -> usize {
    2 * size.area() + TOGETHER - 1 + 4 * size.cols()
}

/// Inputs of [`count`]: a vector per point, one bit per position.
pub(super) struct Numbered<'a, S: Simd> {
    pub(super) cols: usize,
    pub(super) empty: &'a [S::u32s],
    /// The first stone of each group.
    pub(super) first: &'a [S::u32s],
    /// The numbers of the groups, from 1, bit by bit.
    pub(super) numbers: &'a [S::u32s],
    pub(super) beginnings: &'a [Beginning; Size::MAX],
}

/// Counts the liberties of each group, bit by bit, at its first stone; there are none at other points. `high` and `working` may
/// have any content.
#[inline(always)]
pub(super) fn count<S: Simd, const SIDE: usize>(
    simd: S,
    numbered: &Numbered<'_, S>,
    high: &mut [S::u32s],
    working: &mut [S::u32s],
    liberties: &mut [S::u32s],
) -> usize {
    let Numbered { empty, first, numbers, beginnings, .. } = numbered;
    let cols = if SIDE == 0 { numbered.cols } else { SIDE };
    let area = if SIDE == 0 { empty.len() } else { SIDE * SIDE };
    let rows = area / cols;
    let zero = simd.splat_u32s(0);
    let (framed, adjacent) = working.split_at_mut(area + 4 * cols);
    framed[..2 * cols].fill(zero);
    liberties.fill(zero);
    let groups = beginnings.iter().map(|row| row.until).max().unwrap_or_default();
    let used = bits(groups);
    let mut most = 0;
    let mut from = 0;
    for group in 1..=groups {
        while from + 1 < rows && beginnings[from].until < group {
            from += 1;
        }
        let mut last = rows - 1;
        while last > from && !(beginnings[last].before..beginnings[last].until).contains(&(group - 1)) {
            last -= 1;
        }
        if group == 1 || group % (1 << LOW_BITS) == 0 {
            high[from * cols..area].fill(zero);
            for bit in LOW_BITS..used {
                let has = splat_bit(simd, group, bit);
                let numbers = &numbers[bit * area..][..area];
                for point in from * cols..area {
                    let differs = simd.xor_u32s(numbers[point], has);
                    high[point] = simd.or_u32s(high[point], differs);
                }
            }
        }
        let low: [S::u32s; LOW_BITS] = [0, 1, 2].map(|bit| splat_bit(simd, group, bit));
        // The rows of the board from `from` on, after two rows of zeros.
        let mut to = from;
        while to < rows {
            let members = &mut framed[(to - from + 2) * cols..][..cols];
            let mut has = zero;
            for (col, member) in members.iter_mut().enumerate() {
                let point = to * cols + col;
                let mut differs = high[point];
                for (bit, &low) in low.iter().enumerate() {
                    differs = simd.or_u32s(differs, simd.xor_u32s(numbers[bit * area + point], low));
                }
                *member = simd.not_u32s(differs);
                has = simd.or_u32s(has, *member);
            }
            to += 1;
            if to > last && !any::<S>(has) {
                break;
            }
        }
        framed[(to - from + 2) * cols..][..2 * cols].fill(zero);
        let top = from.saturating_sub(1);
        let near = top * cols..(to + 1).min(rows) * cols;
        let length = near.len();
        let around_members = &framed[(top + 1 - from) * cols..][..length + 2 * cols];
        around::<S, SIDE, true>(simd, around_members, &empty[near], cols, &mut adjacent[..length]);
        let padded = length.next_multiple_of(TOGETHER);
        adjacent[length..padded].fill(zero);
        let sum = sum(simd, &adjacent[..padded]);
        let mut digits = bits(length);
        while digits > 0 && !any::<S>(sum[digits - 1]) {
            digits -= 1;
        }
        most = most.max(digits);
        let begun = from * cols..(last + 1) * cols;
        let members = &mut framed[2 * cols..][..begun.len()];
        for (member, &first) in members.iter_mut().zip(&first[begun.clone()]) {
            *member = simd.and_u32s(*member, first);
        }
        for (bit, &sum) in sum[..digits].iter().enumerate() {
            let liberties = &mut liberties[bit * area..][begun.clone()];
            for (liberties, &member) in liberties.iter_mut().zip(&*members) {
                *liberties = simd.or_u32s(*liberties, simd.and_u32s(member, sum));
            }
        }
    }
    most
}

/// The number of planes that have each position, bit by bit, by carry-save adders (Harley and Seal; Warren, Hacker's Delight,
/// 5-1). The number of planes is a multiple of [`TOGETHER`].
#[inline(always)]
fn sum<S: Simd>(simd: S, planes: &[S::u32s]) -> [S::u32s; MOST_BITS] {
    let mut sum = [simd.splat_u32s(0); MOST_BITS];
    let digits = bits(planes.len());
    for planes in planes.as_chunks::<TOGETHER>().0 {
        let (one, a) = full_add(simd, sum[0], planes[0], planes[1]);
        let (one, b) = full_add(simd, one, planes[2], planes[3]);
        let (one, c) = full_add(simd, one, planes[4], planes[5]);
        let (one, d) = full_add(simd, one, planes[6], planes[7]);
        let (two, e) = full_add(simd, sum[1], a, b);
        let (two, f) = full_add(simd, two, c, d);
        let (four, mut carry) = full_add(simd, sum[2], e, f);
        (sum[0], sum[1], sum[2]) = (one, two, four);
        for sum in &mut sum[3..digits] {
            (*sum, carry) = (simd.xor_u32s(*sum, carry), simd.and_u32s(*sum, carry));
        }
    }
    sum
}

/// All ones if the number has the bit, else zeros.
#[inline(always)]
fn splat_bit<S: Simd>(simd: S, number: usize, bit: usize) -> S::u32s {
    simd.splat_u32s(0u32.wrapping_sub((number >> bit & 1) as u32))
}
