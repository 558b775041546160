//! Legal moves after which the group of the new stone has exactly one liberty.
//!
//! Its liberties are the empty points next to the new stone, those that the groups which it joins have elsewhere, and the points
//! of captured stones next to either. So no such group has three liberties, and what two give elsewhere is one point. If
//! there is a captured stone, it is the only one next to the new group, and nothing else is a liberty.

use super::few_liberties::FewLiberties;
use super::grid::{Grid, index_bits};
use crate::beginnings::MOST_BITS;
use pulp::Simd;

/// Sets `found` to those of the `legal` moves. `working` are two planes.
#[inline(always)]
pub(super) fn find<S: Simd>(
    grid: Grid<S>,
    links: &[&mut [S::u32s]; 2],
    [own, opponent, empty, legal]: [&[S::u32s]; 4],
    liberties: &FewLiberties<'_, S>,
    [inner, adjacent]: [&mut [S::u32s]; 2],
    found: &mut [S::u32s],
) {
    let (simd, area) = (grid.simd, grid.area);
    let zero = simd.splat_u32s(0);
    let without = |a, b| simd.and_u32s(a, simd.not_u32s(b));
    let [one, two, three, _] = &liberties.at_least;
    // Opponent's stones in atari that are not next to their liberty.
    grid.around(empty, inner);
    for point in 0..area {
        let atari = simd.and_u32s(opponent[point], without(one[point], two[point]));
        inner[point] = without(atari, inner[point]);
    }
    // Own groups in atari next to such stones that have the same liberty.
    adjacent.fill(zero);
    grid.neighbors(|_, point, next| {
        let mut same = simd.and_u32s(without(own[point], two[point]), inner[next]);
        for bit in 0..index_bits(area) {
            let differ = &liberties.differ[bit * area..][..area];
            same = without(same, simd.xor_u32s(differ[point], differ[next]));
        }
        adjacent[point] = simd.or_u32s(adjacent[point], same);
    });
    grid.flood(links, adjacent);
    for (point, found) in found.iter_mut().enumerate() {
        let (row, col) = (point / grid.cols, point % grid.cols);
        // Liberties elsewhere, where more than one are, one captured stone, several, and stones that make it more than one.
        let (mut elsewhere, mut many, mut captured, mut several, mut inside) = (zero, zero, zero, zero, zero);
        let mut has = [[zero; 2]; MOST_BITS];
        let near = [
            (row > 0).then(|| point - grid.cols),
            (col > 0).then(|| point - 1),
            (col + 1 < grid.cols).then_some(point + 1),
            (row + 1 < grid.rows).then_some(point + grid.cols),
        ];
        for next in near.into_iter().flatten() {
            let (own, free) = (own[next], empty[next]);
            let pair = simd.and_u32s(own, without(two[next], three[next]));
            let capture = without(opponent[next], two[next]);
            several = simd.or_u32s(several, simd.and_u32s(captured, capture));
            captured = simd.or_u32s(captured, capture);
            many = simd.or_u32s(many, simd.and_u32s(own, three[next]));
            inside = simd.or_u32s(inside, adjacent[next]);
            elsewhere = simd.or_u32s(elsewhere, simd.or_u32s(free, pair));
            for (bit, has) in has[..index_bits(area)].iter_mut().enumerate() {
                // A group's other liberty differs from the move where its two liberties differ.
                let differs = simd.and_u32s(pair, liberties.differ[bit * area + next]);
                let here = point >> bit & 1;
                has[1 - here] = simd.or_u32s(has[1 - here], differs);
                has[here] = simd.or_u32s(has[here], simd.xor_u32s(pair, differs));
                let there = &mut has[next >> bit & 1];
                *there = simd.or_u32s(*there, free);
            }
        }
        for has in &has[..index_bits(area)] {
            many = simd.or_u32s(many, simd.and_u32s(has[0], has[1]));
        }
        let other = simd.or_u32s(simd.or_u32s(several, elsewhere), inside);
        many = simd.or_u32s(many, simd.and_u32s(captured, other));
        *found = without(legal[point], many);
    }
}
