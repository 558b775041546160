//! Unconditionally alive stones and their territory, as in `score::unconditional`, which has the theory.
//!
//! Each region is known by its first empty point. A group that a region is vital to is next to this point, so there are at most
//! four, and a region of one point is vital to all of them. Otherwise, the label of one group after the other spreads through the
//! region, and every empty point is checked for a neighbour with this label. Then a vital region is like a liberty of the group,
//! and groups with two of them are found in the same way as those with two liberties.
//!
//! Points are numbered by their rank in as small a set as possible, because each bit of a number takes a flood.

use super::few_liberties::FewLiberties;
use super::grid::{Grid, index_bits};
use crate::planes::any;
use gocheck_board::Size;
use pulp::Simd;

/// The number of planes of [`PassAlive`].
pub(super) const fn planes(size: Size) -> usize {
    (2 + 1 + 1 + 1 + 4 + 4 + 2 * index_bits(size.area())) * size.area()
}

/// The computation with its planes: one vector per point, one bit per position.
pub(super) struct PassAlive<'a, S: Simd> {
    grid: Grid<S>,
    links: [&'a mut [S::u32s]; 2],
    /// The first stones of groups, and the first empty points of regions that may be vital.
    first: &'a mut [S::u32s],
    lost: &'a mut [S::u32s],
    spread: &'a mut [S::u32s],
    /// For each direction, the first points whose neighbour's group has not been looked at.
    pending: [&'a mut [S::u32s]; 4],
    /// For each direction, the points whose neighbour belongs to the group of a region.
    same: [&'a mut [S::u32s]; 4],
    /// Numbers of points, bit by bit.
    numbers: &'a mut [S::u32s],
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
            pending: [0; 4].map(|_| take(area)),
            same: [0; 4].map(|_| take(area)),
            numbers: take(index_bits(area) * area),
            labels: take(index_bits(area) * area),
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
        let Self { grid, links, first, lost, spread, numbers, labels, .. } = self;
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
            spread[point] = without(empty[point], lost[point]);
        }
        // The first empty point of a region has no empty one on its left or above.
        for point in 0..area {
            first[point] = spread[point];
            if point % grid.cols > 0 {
                first[point] = without(first[point], spread[point - 1]);
            }
            if point >= grid.cols {
                first[point] = without(first[point], spread[point - grid.cols]);
            }
        }
        let bits = grid.number(first, numbers);
        if bits > 0 {
            grid.keep_first(links, &numbers[..bits * area], first, &mut labels[..bits * area]);
            self.find_eyes(stones, empty, eyes);
            self.reduce(stones, eyes, alive);
        } else {
            alive.fill(simd.splat_u32s(0));
        }
    }

    /// Makes the first points of vital regions the liberties of their groups.
    #[inline(always)]
    fn find_eyes(&mut self, stones: &[S::u32s], empty: &[S::u32s], eyes: &mut FewLiberties<'a, S>) {
        let Self { grid, links, first, lost, spread, pending, same, numbers, labels, .. } = self;
        let (simd, area) = (grid.simd, grid.area);
        let zero = simd.splat_u32s(0);
        let without = |a, b| simd.and_u32s(a, simd.not_u32s(b));
        eyes.left.iter_mut().chain(&mut *pending).chain(&mut *same).for_each(|plane| plane.fill(zero));
        // A region of one point is vital to the groups around it.
        for point in 0..area {
            spread[point] = simd.not_u32s(stones[point]);
        }
        grid.around(spread, lost);
        for (direction, pending) in pending.iter_mut().enumerate() {
            let left = &mut *eyes.left[3 - direction];
            grid.neighbors_in(direction, |point, next| {
                let adjacent = simd.and_u32s(first[point], stones[next]);
                pending[point] = simd.and_u32s(adjacent, lost[point]);
                left[next] = without(adjacent, lost[point]);
            });
        }
        // The groups around larger regions get labels.
        for point in 0..area {
            spread[point] = simd.and_u32s(first[point], lost[point]);
        }
        grid.around(spread, lost);
        for point in 0..area {
            lost[point] = simd.and_u32s(stones[point], lost[point]);
        }
        let bits = grid.number(lost, numbers);
        let labels = &mut labels[..bits * area];
        grid.keep_first(links, &numbers[..bits * area], lost, labels);
        let spreads = &mut eyes.differ[..bits * area];
        let mut is_pending = bits > 0;
        while is_pending {
            for point in 0..area {
                let [a, b, c, d] = [0, 1, 2, 3].map(|direction: usize| pending[direction][point]);
                let ab = simd.or_u32s(a, b);
                same[0][point] = a;
                same[1][point] = without(b, a);
                same[2][point] = without(c, ab);
                same[3][point] = without(d, simd.or_u32s(ab, c));
            }
            for (spread, label) in spreads.chunks_exact_mut(area).zip(labels.chunks_exact(area)) {
                grid.around_in(same, label, spread);
                grid.flood(links, spread);
            }
            for (direction, same) in same.iter_mut().enumerate() {
                grid.neighbors_in(direction, |point, next| {
                    let mut is_same = stones[next];
                    for bit in 0..bits {
                        let differs = simd.xor_u32s(spreads[bit * area + point], labels[bit * area + next]);
                        is_same = without(is_same, differs);
                    }
                    same[point] = is_same;
                });
            }
            // Regions with an empty point that is not next to the group.
            for point in 0..area {
                let [a, b, c, d] = [0, 1, 2, 3].map(|direction: usize| same[direction][point]);
                lost[point] = without(empty[point], simd.or_u32s(simd.or_u32s(a, b), simd.or_u32s(c, d)));
            }
            grid.flood(links, lost);
            let mut left_over = zero;
            for direction in 0..4 {
                let left = &mut *eyes.left[3 - direction];
                let (pending, same) = (&mut *pending[direction], &*same[direction]);
                grid.neighbors_in(direction, |point, next| {
                    let vital = simd.and_u32s(same[point], without(first[point], lost[point]));
                    left[next] = simd.or_u32s(left[next], vital);
                    pending[point] = without(pending[point], same[point]);
                    left_over = simd.or_u32s(left_over, pending[point]);
                });
            }
            is_pending = any::<S>(left_over);
        }
    }

    /// Drops groups with fewer than two vital regions, and regions next to them, until there are none.
    #[inline(always)]
    fn reduce(&mut self, stones: &[S::u32s], eyes: &mut FewLiberties<'a, S>, alive: &mut [S::u32s]) {
        let Self { grid, links, first, lost, spread, same: vital, numbers, .. } = self;
        let bits = grid.number(first, numbers);
        let numbers = &numbers[..bits * grid.area];
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
            eyes.find(links, number, Some(numbers));
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
            } else if number == 2 {
                return;
            }
            number = 2;
        }
    }

    /// Finds the points of unconditionally alive stones and of the territory between them.
    #[inline(always)]
    pub(super) fn area(&mut self, alive: &[S::u32s], area: &mut [S::u32s]) {
        let Self { grid, links, first: inner, lost, spread: working, numbers, labels, .. } = self;
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
        for point in 0..grid.area {
            inner[point] = simd.and_u32s(inner[point], simd.not_u32s(lost[point]));
        }
        let bits = grid.number(inner, numbers);
        if bits > 0 {
            area.copy_from_slice(inner);
            let bits = bits * grid.area;
            grid.keep_first(links, &numbers[..bits], area, &mut labels[..bits]);
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
