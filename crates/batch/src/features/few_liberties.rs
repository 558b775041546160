//! Groups with one, two, three or more liberties.
//!
//! The first liberty of each group is found bit by bit of its index, the most significant bit first: a flood shows which groups
//! have a liberty left whose bit is 0, and those whose bit is 1 are dropped. Without the first liberties, the same is repeated.

use super::grid::{Grid, index_bits};
use gocheck_board::Size;
use pulp::Simd;

/// The number of planes of [`FewLiberties`].
pub(super) const fn planes(size: Size) -> usize {
    (4 + 4 + 1 + 1 + 4 + index_bits(size.area())) * size.area()
}

/// The computation with its planes: one vector per point, one bit per position.
pub(super) struct FewLiberties<'a, S: Simd> {
    grid: Grid<S>,
    /// For each direction, the stones whose neighbour is a liberty that is left, or a candidate for the first one.
    pub(super) left: [&'a mut [S::u32s]; 4],
    candidates: [&'a mut [S::u32s]; 4],
    reached: &'a mut [S::u32s],
    /// The points whose number lacks a bit.
    lower: &'a mut [S::u32s],
    /// The stones of groups with at least one, two, three and four liberties.
    pub(super) at_least: [&'a mut [S::u32s]; 4],
    /// For each bit, whether it differs in the indices of the first two liberties of the stone's group, or is zero in the only one.
    pub(super) differ: &'a mut [S::u32s],
}

impl<'a, S: Simd> FewLiberties<'a, S> {
    #[inline(always)]
    pub(super) fn new(grid: Grid<S>, mut take: impl FnMut(usize) -> &'a mut [S::u32s]) -> Self {
        Self {
            grid,
            left: [0; 4].map(|_| take(grid.area)),
            candidates: [0; 4].map(|_| take(grid.area)),
            reached: take(grid.area),
            lower: take(grid.area),
            at_least: [0; 4].map(|_| take(grid.area)),
            differ: take(index_bits(grid.area) * grid.area),
        }
    }

    /// Makes all liberties of stones those that are left.
    #[inline(always)]
    pub(super) fn restart(&mut self, empty: &[S::u32s]) {
        let Self { grid, left, .. } = self;
        let simd = grid.simd;
        left.iter_mut().for_each(|left| left.fill(simd.splat_u32s(0)));
        grid.neighbors(|direction, point, next| {
            left[direction][point] = simd.and_u32s(empty[next], simd.not_u32s(empty[point]));
        });
    }

    /// Finds the groups with at least 1 to `most` liberties that are left, and removes the first ones; if there are at least 3, also
    /// finds [`FewLiberties::differ`]. Liberties are known by numbers, given bit by bit, or else by their indices.
    #[inline(always)]
    pub(super) fn find(&mut self, links: &[&mut [S::u32s]; 2], most: usize, numbers: Option<&[S::u32s]>) {
        let (grid, simd) = (self.grid, self.grid.simd);
        for number in 0..most {
            let Self { left, at_least, .. } = &mut *self;
            let at_least = &mut *at_least[number];
            for (point, at_least) in at_least.iter_mut().enumerate() {
                let [a, b, c, d] = [0, 1, 2, 3].map(|direction: usize| left[direction][point]);
                *at_least = simd.or_u32s(simd.or_u32s(a, b), simd.or_u32s(c, d));
            }
            grid.flood(links, at_least);
            if number + 1 < most {
                self.remove_first(links, number, numbers);
            }
        }
    }

    /// Removes the first liberty of each group from those that are left.
    #[inline(always)]
    fn remove_first(&mut self, links: &[&mut [S::u32s]; 2], number: usize, numbers: Option<&[S::u32s]>) {
        let Self { grid, left, candidates, reached, differ, lower, .. } = self;
        let (simd, area) = (grid.simd, grid.area);
        let [zero, ones] = [0, u32::MAX].map(|word| simd.splat_u32s(word));
        for (candidates, left) in candidates.iter_mut().zip(&*left) {
            candidates.copy_from_slice(left);
        }
        for bit in (0..numbers.map_or(index_bits(area), |numbers| numbers.len() / area)).rev() {
            // Those of the points in this set come first.
            let lower: &[S::u32s] = match numbers {
                Some(numbers) => &numbers[bit * area..][..area],
                None => {
                    for (point, lower) in lower.iter_mut().enumerate() {
                        *lower = if point >> bit & 1 == 0 { ones } else { zero };
                    }
                    lower
                }
            };
            grid.around_in(candidates, lower, reached);
            grid.flood(links, reached);
            for (direction, candidates) in candidates.iter_mut().enumerate() {
                grid.neighbors_in(direction, |point, next| {
                    let dropped = simd.and_u32s(reached[point], simd.not_u32s(lower[next]));
                    candidates[point] = simd.and_u32s(candidates[point], simd.not_u32s(dropped));
                });
            }
            if numbers.is_none() {
                let differ = &mut differ[bit * area..][..area];
                for (differ, &reached) in differ.iter_mut().zip(&**reached) {
                    match number {
                        0 => *differ = reached,
                        1 => *differ = simd.xor_u32s(*differ, reached),
                        _ => {}
                    }
                }
            }
        }
        for (left, candidates) in left.iter_mut().zip(candidates) {
            for (left, &first) in left.iter_mut().zip(&**candidates) {
                *left = simd.and_u32s(*left, simd.not_u32s(first));
            }
        }
    }
}
