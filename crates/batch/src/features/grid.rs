//! Steps on planes that several features take.

use crate::beginnings::{MOST_BITS, bits};
use crate::flood::flood;
use crate::planes::any;
use crate::transpose::transpose;
use gocheck_board::Size;
use pulp::Simd;

/// A vector of boards.
#[derive(Clone, Copy)]
pub(super) struct Grid<S> {
    pub(super) simd: S,
    pub(super) rows: usize,
    pub(super) cols: usize,
    pub(super) area: usize,
}

impl<S: Simd> Grid<S> {
    #[inline(always)]
    pub(super) fn new(simd: S, size: Size) -> Self {
        Self { simd, rows: size.rows(), cols: size.cols(), area: size.area() }
    }

    /// The number of boards.
    pub(super) const fn boards() -> usize {
        8 * size_of::<S::u32s>()
    }

    /// Spreads labels along linked points.
    #[inline(always)]
    pub(super) fn flood(self, links: &[&mut [S::u32s]; 2], labels: &mut [S::u32s]) {
        let Self { simd, rows, cols, .. } = self;
        let (right, below) = (&*links[0], &*links[1]);
        match (rows, cols) {
            (9, 9) => flood::<S, 9>(simd, cols, right, below, labels),
            (19, 19) => flood::<S, 19>(simd, cols, right, below, labels),
            _ => flood::<S, 0>(simd, cols, right, below, labels),
        }
    }

    /// Links the members of a set with each other, and the other points with each other.
    #[inline(always)]
    pub(super) fn link_members(self, members: &[S::u32s], [right, below]: &mut [&mut [S::u32s]; 2]) {
        let simd = self.simd;
        for (planes, step) in [(right, 1), (below, self.cols)] {
            for point in 0..self.area - step.min(self.area) {
                planes[point] = simd.not_u32s(simd.xor_u32s(members[point], members[point + step]));
            }
        }
    }

    /// The points that are next to members of a set.
    #[inline(always)]
    pub(super) fn around(self, members: &[S::u32s], around: &mut [S::u32s]) {
        let Self { simd, rows, cols, .. } = self;
        for row in 0..rows {
            for col in 0..cols {
                let point = row * cols + col;
                let mut any = simd.splat_u32s(0);
                if row > 0 {
                    any = members[point - cols];
                }
                if col > 0 {
                    any = simd.or_u32s(any, members[point - 1]);
                }
                if col + 1 < cols {
                    any = simd.or_u32s(any, members[point + 1]);
                }
                if row + 1 < rows {
                    any = simd.or_u32s(any, members[point + cols]);
                }
                around[point] = any;
            }
        }
    }

    /// Like [`Grid::around`], but each point looks only in its own directions.
    #[inline(always)]
    pub(super) fn around_in(
        self,
        directions: &[&mut [S::u32s]; 4],
        members: &[S::u32s],
        around: &mut [S::u32s],
    ) {
        let Self { simd, rows, cols, .. } = self;
        let [up, left, right, down] = directions.each_ref().map(|directions| &directions[..self.area]);
        for row in 0..rows {
            for col in 0..cols {
                let point = row * cols + col;
                let mut any = simd.splat_u32s(0);
                if row > 0 {
                    any = simd.and_u32s(up[point], members[point - cols]);
                }
                if col > 0 {
                    any = simd.or_u32s(any, simd.and_u32s(left[point], members[point - 1]));
                }
                if col + 1 < cols {
                    any = simd.or_u32s(any, simd.and_u32s(right[point], members[point + 1]));
                }
                if row + 1 < rows {
                    any = simd.or_u32s(any, simd.and_u32s(down[point], members[point + cols]));
                }
                around[point] = any;
            }
        }
    }

    /// Calls `visit` with a direction, a point and its neighbour in this direction, direction by direction.
    #[inline(always)]
    pub(super) fn neighbors(self, mut visit: impl FnMut(usize, usize, usize)) {
        for direction in 0..4 {
            self.neighbors_in(direction, |point, next| visit(direction, point, next));
        }
    }

    /// Like [`Grid::neighbors`], in one direction: up, left, right or down, so that the opposite of a direction is 3 minus it.
    #[inline(always)]
    pub(super) fn neighbors_in(self, direction: usize, mut visit: impl FnMut(usize, usize)) {
        let Self { rows, cols, .. } = self;
        let (from_row, to_row, from_col, to_col, step) = match direction {
            0 => (1, rows, 0, cols, cols.wrapping_neg()),
            1 => (0, rows, 1, cols, 1usize.wrapping_neg()),
            2 => (0, rows, 0, cols - 1, 1),
            _ => (0, rows - 1, 0, cols, cols),
        };
        for row in from_row..to_row {
            for point in row * cols + from_col..row * cols + to_col {
                visit(point, point.wrapping_add(step));
            }
        }
    }

    /// Numbers the members of a set, fewer than there are points, from 0, bit by bit. Returns the number of bits, with which no
    /// member's number has all bits set: the labels of [`Grid::keep_first`] are complements of numbers, and 0 means that there is no
    /// label. The numbers of other points are arbitrary.
    #[inline(always)]
    pub(super) fn number(self, members: &[S::u32s], numbers: &mut [S::u32s]) -> usize {
        let Self { simd, area, .. } = self;
        let mut count = [simd.splat_u32s(0); MOST_BITS];
        let count = &mut count[..index_bits(area)];
        for (point, &member) in members.iter().enumerate() {
            let mut carry = member;
            for (bit, count) in count.iter_mut().enumerate() {
                numbers[bit * area + point] = *count;
                (*count, carry) = (simd.xor_u32s(*count, carry), simd.and_u32s(*count, carry));
            }
        }
        let unused = count.iter().rev().take_while(|&&bit| !any::<S>(bit)).count();
        count.len() - unused
    }

    /// Keeps the candidate with the least number of each linked part. For each bit, `labels` are the parts whose least number
    /// lacks it.
    #[inline(always)]
    pub(super) fn keep_first(
        self,
        links: &[&mut [S::u32s]; 2],
        numbers: &[S::u32s],
        candidates: &mut [S::u32s],
        labels: &mut [S::u32s],
    ) {
        let Self { simd, area, .. } = self;
        for (number, label) in numbers.chunks_exact(area).zip(labels.chunks_exact_mut(area)).rev() {
            for point in 0..area {
                label[point] = simd.and_u32s(candidates[point], simd.not_u32s(number[point]));
            }
            self.flood(links, label);
            for point in 0..area {
                let later = simd.and_u32s(label[point], number[point]);
                candidates[point] = simd.and_u32s(candidates[point], simd.not_u32s(later));
            }
        }
    }

    /// Converts planes to rows of words: all words of the first row of positions, then those of the next.
    #[inline(always)]
    pub(super) fn to_rows(self, plane: impl Fn(usize) -> S::u32s, words: usize, rows: &mut [S::u32s]) {
        for word in 0..words {
            let mut square = [self.simd.splat_u32s(0); 32];
            for (bit, bits) in square.iter_mut().enumerate() {
                *bits = plane(32 * word + bit);
            }
            transpose(self.simd, &mut square);
            for (row, &bits) in square.iter().enumerate() {
                rows[row * words + word] = bits;
            }
        }
    }

    /// The reverse of [`Grid::to_rows`], for rows of one word and up to 32 planes.
    #[inline(always)]
    pub(super) fn to_planes(self, rows: &[S::u32s], planes: &mut [S::u32s]) {
        let mut square = [self.simd.splat_u32s(0); 32];
        square.copy_from_slice(rows);
        transpose(self.simd, &mut square);
        planes.copy_from_slice(&square[..planes.len()]);
    }
}

/// The number of bits of the indices of a number of points.
pub(super) const fn index_bits(area: usize) -> usize {
    bits(area - 1)
}
