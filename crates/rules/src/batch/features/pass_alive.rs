//! Unconditionally alive stones and their territory, as in `score::unconditional`, which has the theory.
//!
//! Each group and each region is known by its first stone or first empty point. A group that a region is vital to is next to the
//! region's first empty point, so there are at most four. For each of them, the label of the group spreads through the region,
//! and every empty point is checked for a neighbour with this label. Then a vital region is like a liberty of the group, and
//! groups with two of them are found in the same way as those with two liberties.

use super::few_liberties::FewLiberties;
use super::grid::{Grid, bits};
use crate::batch::planes::any;
use crate::board::Size;
use pulp::Simd;

/// The number of planes of [`PassAlive`].
pub(super) const fn planes(size: Size) -> usize {
    (2 + 1 + 1 + 1 + 4 + bits(size.area())) * size.area()
}

/// The computation with its planes: one vector per point, one bit per position.
pub(super) struct PassAlive<'a, S: Simd> {
    grid: Grid<S>,
    links: [&'a mut [S::u32s]; 2],
    /// The first stones of groups, and the first empty points of regions that may be vital.
    first: &'a mut [S::u32s],
    lost: &'a mut [S::u32s],
    spread: &'a mut [S::u32s],
    /// For each direction, the points whose neighbour belongs to the group of a region.
    same: [&'a mut [S::u32s]; 4],
    /// The labels of groups, bit by bit.
    labels: &'a mut [S::u32s],
}

impl<'a, S: Simd> PassAlive<'a, S> {
    #[inline(always)]
    pub(super) fn new(grid: Grid<S>, mut take: impl FnMut(usize) -> &'a mut [S::u32s]) -> Self {
        let area = grid.area;
        Self {
            grid,
            links: [take(area), take(area)],
            first: take(area),
            lost: take(area),
            spread: take(area),
            same: [0; 4].map(|_| take(area)),
            labels: take(bits(area) * area),
        }
    }

    /// Finds the unconditionally alive stones among `stones`, which are all of a colour. `eyes` may have any content.
    #[inline(always)]
    pub(super) fn stones(
        &mut self,
        stones: &[S::u32s],
        empty: &[S::u32s],
        eyes: &mut FewLiberties<'a, S>,
        alive: &mut [S::u32s],
    ) {
        let Self { grid, links, first, lost, labels, .. } = self;
        let (simd, area) = (grid.simd, grid.area);
        let without = |a, b| simd.and_u32s(a, simd.not_u32s(b));
        grid.link_members(stones, links);
        // A region with an empty point that is next to no stone is vital to no group, such as most of the board.
        grid.around(stones, alive);
        for point in 0..area {
            lost[point] = without(empty[point], alive[point]);
        }
        grid.flood(links, lost);
        for point in 0..area {
            first[point] = simd.or_u32s(stones[point], without(empty[point], lost[point]));
        }
        grid.keep_first(links, first, labels);
        let mut regions = simd.splat_u32s(0);
        for point in 0..area {
            first[point] = without(first[point], stones[point]);
            regions = simd.or_u32s(regions, first[point]);
        }
        if any::<S>(regions) {
            self.find_eyes(stones, empty, eyes);
            self.reduce(stones, eyes, alive);
        } else {
            alive.fill(simd.splat_u32s(0));
        }
    }

    /// Makes the first points of vital regions the liberties of their groups.
    #[inline(always)]
    fn find_eyes(&mut self, stones: &[S::u32s], empty: &[S::u32s], eyes: &mut FewLiberties<'a, S>) {
        let Self { grid, links, first, spread, same, labels, .. } = self;
        let (simd, area) = (grid.simd, grid.area);
        let zero = simd.splat_u32s(0);
        eyes.left.iter_mut().for_each(|left| left.fill(zero));
        for direction in 0..4 {
            same.iter_mut().for_each(|same| same.fill(zero));
            grid.neighbors(|step, point, next| same[step][point] = stones[next]);
            for label in labels.chunks_exact(area) {
                spread.fill(zero);
                grid.neighbors_in(direction, |point, next| {
                    spread[point] = simd.and_u32s(first[point], simd.and_u32s(stones[next], label[next]));
                });
                grid.flood(links, spread);
                grid.neighbors(|step, point, next| {
                    let differs = simd.xor_u32s(spread[point], label[next]);
                    same[step][point] = simd.and_u32s(same[step][point], simd.not_u32s(differs));
                });
            }
            // Regions with an empty point that is not next to the group.
            for point in 0..area {
                let [a, b, c, d] = [0, 1, 2, 3].map(|step: usize| same[step][point]);
                let beside = simd.or_u32s(simd.or_u32s(a, b), simd.or_u32s(c, d));
                spread[point] = simd.and_u32s(empty[point], simd.not_u32s(beside));
            }
            grid.flood(links, spread);
            grid.neighbors_in(direction, |point, next| {
                let vital = simd.and_u32s(first[point], simd.not_u32s(spread[point]));
                eyes.left[3 - direction][next] = simd.and_u32s(stones[next], vital);
            });
        }
    }

    /// Drops groups with fewer than two vital regions, and regions next to them, until there are none.
    #[inline(always)]
    fn reduce(&mut self, stones: &[S::u32s], eyes: &mut FewLiberties<'a, S>, alive: &mut [S::u32s]) {
        let Self { grid, links, first, lost, spread, same: vital, .. } = self;
        let simd = grid.simd;
        let without = |a, b| simd.and_u32s(a, simd.not_u32s(b));
        for (vital, left) in vital.iter_mut().zip(&eyes.left) {
            vital.copy_from_slice(left);
        }
        // Groups without a vital region are found sooner.
        let mut number = 1;
        loop {
            for (vital, left) in vital.iter().zip(&mut eyes.left) {
                left.copy_from_slice(vital);
            }
            eyes.find(links, number);
            alive.copy_from_slice(eyes.at_least[number - 1]);
            for (point, spread) in spread.iter_mut().enumerate() {
                *spread = without(stones[point], alive[point]);
            }
            grid.around(spread, lost);
            for (point, lost) in lost.iter_mut().enumerate() {
                *lost = without(*lost, stones[point]);
            }
            grid.flood(links, lost);
            let mut dropped = simd.splat_u32s(0);
            for (first, &lost) in first.iter_mut().zip(&**lost) {
                dropped = simd.or_u32s(dropped, simd.and_u32s(*first, lost));
                *first = without(*first, lost);
            }
            if any::<S>(dropped) {
                grid.neighbors(|direction, point, next| {
                    vital[direction][point] = without(vital[direction][point], lost[next]);
                });
                number = 1;
            } else if number == 1 {
                number = 2;
            } else {
                return;
            }
        }
    }

    /// Finds the points of unconditionally alive stones and of the territory between them.
    #[inline(always)]
    pub(super) fn area(&mut self, alive: &[S::u32s], area: &mut [S::u32s]) {
        let Self { grid, links, first: inner, lost, spread: working, labels, .. } = self;
        let simd = grid.simd;
        grid.link_members(alive, links);
        grid.around(alive, working);
        for point in 0..grid.area {
            inner[point] = simd.not_u32s(simd.or_u32s(alive[point], working[point]));
        }
        // Most regions where the opponent may live have two such points next to each other.
        grid.around(inner, working);
        for point in 0..grid.area {
            lost[point] = simd.and_u32s(inner[point], working[point]);
        }
        // A board of one point has no other.
        if grid.area == 1 {
            lost.copy_from_slice(inner);
        }
        grid.flood(links, lost);
        let mut left = simd.splat_u32s(0);
        for point in 0..grid.area {
            inner[point] = simd.and_u32s(inner[point], simd.not_u32s(lost[point]));
            left = simd.or_u32s(left, inner[point]);
        }
        if any::<S>(left) {
            area.copy_from_slice(inner);
            grid.keep_first(links, area, labels);
            for point in 0..grid.area {
                let other = simd.and_u32s(inner[point], simd.not_u32s(area[point]));
                lost[point] = simd.or_u32s(lost[point], other);
            }
            grid.flood(links, lost);
        }
        for (area, &lost) in area.iter_mut().zip(&**lost) {
            *area = simd.not_u32s(lost);
        }
    }
}
