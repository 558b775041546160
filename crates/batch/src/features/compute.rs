//! The features of one vector of positions.

use super::feature::Feature;
use super::few_liberties::{self, FewLiberties};
use super::grid::Grid;
use super::inputs::{Counts, FeatureInputs};
use super::pass_alive::{self, PassAlive};
use super::plan::Plan;
use super::{self_atari, symmetry};
use crate::Batch;
use crate::lanes::{BLOCK, LANES, aligned};
use crate::planes::{empty, link};
use crate::transpose::to_planes;
use gocheck_board::{Color, Size};
use pulp::{Simd, WithSimd, bytemuck};

/// The number of planes that are computed whatever the features are: the board and its links, legal moves and captures, the areas,
/// unconditionally alive stones and those with territory, and a working plane.
const BOARD: usize = 16;

/// The number of planes for features, with one vector of zeros after the features' own planes.
pub(super) fn planes(size: Size, features: usize) -> usize {
    (BOARD + features) * size.area() + 1 + few_liberties::planes(size) + pass_alive::planes(size)
}

/// Computes the features of a vector of positions, as rows of bits. Returns the number of positions.
pub(super) struct Compute<'a> {
    pub(super) plan: &'a Plan,
    pub(super) batch: &'a Batch,
    pub(super) inputs: &'a FeatureInputs<'a>,
    pub(super) counts: Counts,
    /// The first position that the inputs are for, and their number.
    pub(super) first: usize,
    pub(super) boards: usize,
    /// The vector is the one of this position.
    pub(super) index: usize,
    pub(super) planes: &'a mut [u32],
    /// For each bit of a row, its plane and point; [`Plan::features`] planes are followed by a vector of zeros.
    pub(super) order: &'a [u32],
    pub(super) rows: &'a mut [u32],
}

impl WithSimd for Compute<'_> {
    type Output = usize;

    #[inline(always)]
    fn with_simd<S: Simd>(mut self, simd: S) -> usize {
        let grid = Grid::new(simd, self.batch.size);
        let (mut planes, _) = S::as_mut_simd_u32s(aligned(std::mem::take(&mut self.planes)));
        let mut take = |count| planes.split_off_mut(..count).unwrap_or_default();
        let found = take(self.plan.features.len() * grid.area + 1);
        let boards = Boards {
            grid,
            given: &self,
            vector: self.index / Grid::<S>::boards(),
            own: take(grid.area),
            opponent: take(grid.area),
            empty: take(grid.area),
            links: [take(grid.area), take(grid.area)],
            ko: take(grid.area),
            legal: take(grid.area),
            captures: take(grid.area),
            areas: [take(grid.area), take(grid.area)],
            pass_alive: [take(grid.area), take(grid.area)],
            pass_alive_area: [take(grid.area), take(grid.area)],
            working: [take(grid.area), take(grid.area)],
            liberties: FewLiberties::new(grid, &mut take),
            benson: PassAlive::new(grid, &mut take),
        };
        boards.run(found);
        let rows = S::as_mut_simd_u32s(aligned(std::mem::take(&mut self.rows))).0;
        let order = self.order;
        grid.to_rows(|bit| found[order[bit] as usize], order.len() / 32, rows);
        Grid::<S>::boards()
    }
}

/// The planes of a vector of positions.
struct Boards<'a, 'b, S: Simd> {
    grid: Grid<S>,
    given: &'b Compute<'b>,
    vector: usize,
    own: &'a mut [S::u32s],
    opponent: &'a mut [S::u32s],
    empty: &'a mut [S::u32s],
    /// Stones that are in one group with the one to the right, or with the one below.
    links: [&'a mut [S::u32s]; 2],
    ko: &'a mut [S::u32s],
    legal: &'a mut [S::u32s],
    captures: &'a mut [S::u32s],
    areas: [&'a mut [S::u32s]; 2],
    pass_alive: [&'a mut [S::u32s]; 2],
    pass_alive_area: [&'a mut [S::u32s]; 2],
    working: [&'a mut [S::u32s]; 2],
    liberties: FewLiberties<'a, S>,
    benson: PassAlive<'a, S>,
}

impl<S: Simd> Boards<'_, '_, S> {
    #[inline(always)]
    fn run(mut self, found: &mut [S::u32s]) {
        let Grid { simd, area, .. } = self.grid;
        let plan = self.given.plan;
        let masks = [1, 2, 4].map(|bit| self.mask(|index| self.symmetry(index) & bit != 0));
        self.read(masks);
        if plan.area {
            self.find_areas();
        }
        self.find_pass_alive();
        self.find_moves();
        for (&feature, plane) in plan.features.iter().zip(found.chunks_exact_mut(area)) {
            self.write(feature, masks, plane);
        }
        if let Some(zero) = found.last_mut() {
            *zero = simd.splat_u32s(0);
        }
    }

    /// The index of a position in the inputs, or `None` if it has none.
    #[inline(always)]
    fn input(&self, board: usize) -> Option<usize> {
        let index = (self.vector * Grid::<S>::boards() + board).checked_sub(self.given.first)?;
        (index < self.given.boards).then_some(index)
    }

    #[inline(always)]
    fn symmetry(&self, input: usize) -> u8 {
        self.given.inputs.symmetries.get(input).copied().unwrap_or(0)
    }

    /// The positions with inputs for which a condition holds.
    #[inline(always)]
    fn mask(&self, holds: impl Fn(usize) -> bool) -> S::u32s {
        let mut mask = [0; LANES];
        let lanes = size_of::<S::u32s>() / size_of::<u32>();
        for board in 0..Grid::<S>::boards() {
            if self.input(board).is_some_and(&holds) {
                mask[board % lanes] |= 1 << (board / lanes);
            }
        }
        S::as_simd_u32s(&mask).0[0]
    }

    /// Marks at most one point of each position, given in its own orientation.
    #[inline(always)]
    fn mark(&self, points: &[i32], each: usize, place: usize, plane: &mut [S::u32s]) {
        plane.fill(self.grid.simd.splat_u32s(0));
        let lanes = size_of::<S::u32s>() / size_of::<u32>();
        let words: &mut [u32] = bytemuck::cast_slice_mut(plane);
        for board in 0..Grid::<S>::boards() {
            let Some(input) = self.input(board) else { continue };
            let point = points.get(input * each + place).and_then(|&point| usize::try_from(point).ok());
            if let Some(point) = point {
                let point = symmetry::image(self.grid.rows, self.grid.cols, self.symmetry(input), point);
                words[point * lanes + board % lanes] |= 1 << (board / lanes);
            }
        }
    }

    /// Reads the boards, in their images.
    #[inline(always)]
    fn read(&mut self, masks: [S::u32s; 3]) {
        let Grid { simd, cols, .. } = self.grid;
        let batch = self.given.batch;
        let parts = BLOCK / Grid::<S>::boards();
        let words = BLOCK / LANES * batch.own.chunks;
        for (rows, planes) in [(&batch.own, &mut *self.own), (&batch.opponent, &mut *self.opponent)] {
            let rows = rows.words[self.vector / parts * words..][..words].as_flattened().as_flattened();
            to_planes(simd, rows, self.vector % parts, planes);
            if !self.given.inputs.symmetries.is_empty() {
                symmetry::apply(self.grid, masks, planes);
            }
        }
        empty(simd, [&*self.own, &*self.opponent], self.empty);
        let [right, below] = &mut self.links;
        link(simd, cols, [&*self.own, &*self.opponent], [right, below]);
    }

    /// Finds unconditionally alive stones and areas. The planes of liberties have any content afterwards.
    #[inline(always)]
    fn find_pass_alive(&mut self) {
        let plan = self.given.plan;
        let Self { own, opponent, empty, pass_alive, pass_alive_area, liberties, benson, .. } = self;
        for (color, stones) in [&*own, &*opponent].into_iter().enumerate() {
            if plan.pass_alive[color] {
                benson.stones(stones, empty, liberties, pass_alive[color]);
            }
            if plan.pass_alive_area[color] {
                benson.area(pass_alive[color], pass_alive_area[color]);
            }
        }
    }

    /// Finds liberties, and from these the legal moves.
    #[inline(always)]
    fn find_moves(&mut self) {
        let plan = self.given.plan;
        if plan.liberties == 0 {
            return;
        }
        self.liberties.restart(self.empty);
        self.liberties.find(&self.links, plan.liberties, None);
        let ko = std::mem::take(&mut self.ko);
        self.mark(self.given.inputs.ko, 1, 0, ko);
        let Grid { simd, area, .. } = self.grid;
        let Self { grid, own, opponent, empty, legal, captures, working, liberties, .. } = self;
        let [one, two, ..] = &liberties.at_least;
        let [taken, support] = working;
        for point in 0..area {
            let atari = simd.and_u32s(one[point], simd.not_u32s(two[point]));
            taken[point] = simd.and_u32s(opponent[point], atari);
            let spare = simd.or_u32s(empty[point], simd.and_u32s(own[point], two[point]));
            support[point] = simd.or_u32s(spare, taken[point]);
        }
        for (around, moves) in [(taken, &mut *captures), (support, &mut *legal)] {
            grid.around(around, moves);
            for (point, moves) in moves.iter_mut().enumerate() {
                let free = simd.and_u32s(empty[point], simd.not_u32s(ko[point]));
                *moves = simd.and_u32s(*moves, free);
            }
        }
    }

    /// Finds the stones of each colour with the empty points that reach only it.
    #[inline(always)]
    fn find_areas(&mut self) {
        let Self { grid, own, opponent, empty, areas, working, .. } = self;
        let Grid { simd, area, .. } = *grid;
        // Empty points are linked with each other, as are all stones, which are not reached.
        grid.link_members(empty, working);
        for (stones, reached) in [&*own, &*opponent].into_iter().zip(&mut *areas) {
            grid.around(stones, reached);
            for point in 0..area {
                reached[point] = simd.and_u32s(reached[point], empty[point]);
            }
            grid.flood(working, reached);
        }
        let [mine, theirs] = areas;
        for point in 0..area {
            let both = simd.and_u32s(mine[point], theirs[point]);
            mine[point] = simd.or_u32s(own[point], simd.xor_u32s(mine[point], both));
            theirs[point] = simd.or_u32s(opponent[point], simd.xor_u32s(theirs[point], both));
        }
    }

    #[inline(always)]
    fn write(&mut self, feature: Feature, masks: [S::u32s; 3], plane: &mut [S::u32s]) {
        let Grid { simd, rows, cols, .. } = self.grid;
        let [zero, ones] = [0, u32::MAX].map(|word| simd.splat_u32s(word));
        let first = self.given.first;
        let to_move = |color| self.mask(|input| self.given.batch.to_move[first + input] == color);
        let stones = |plane: &mut [S::u32s], own: S::u32s| {
            for (point, stone) in plane.iter_mut().enumerate() {
                let other = simd.and_u32s(simd.not_u32s(own), self.opponent[point]);
                *stone = simd.or_u32s(simd.and_u32s(own, self.own[point]), other);
            }
        };
        let liberties = |plane: &mut [S::u32s], number: u8, stones: Option<&[S::u32s]>| {
            let at_least = &*self.liberties.at_least[usize::from(number) - 1];
            let more = self.liberties.at_least.get(usize::from(number));
            for (point, stone) in plane.iter_mut().enumerate() {
                let more = more.map_or(zero, |more| more[point]);
                *stone = simd.and_u32s(at_least[point], simd.not_u32s(more));
                *stone = simd.and_u32s(*stone, stones.map_or(ones, |stones| stones[point]));
            }
        };
        match feature {
            Feature::Own => plane.copy_from_slice(self.own),
            Feature::Opponent => plane.copy_from_slice(self.opponent),
            Feature::Black => stones(plane, to_move(Color::Black)),
            Feature::White => stones(plane, to_move(Color::White)),
            Feature::Empty => plane.copy_from_slice(self.empty),
            Feature::Liberties(number) => liberties(plane, number, None),
            Feature::OwnLiberties(number) => liberties(plane, number, Some(self.own)),
            Feature::OpponentLiberties(number) => liberties(plane, number, Some(self.opponent)),
            Feature::Legal => plane.copy_from_slice(self.legal),
            Feature::Captures => plane.copy_from_slice(self.captures),
            Feature::SelfAtari => {
                let [first, second] = &mut self.working;
                let boards = [&*self.own, &*self.opponent, &*self.empty, &*self.legal];
                self_atari::find(self.grid, &self.links, boards, &self.liberties, [first, second], plane);
            }
            Feature::Ko => self.mark(self.given.inputs.ko, 1, 0, plane),
            Feature::LastMove(number) => {
                self.mark(self.given.inputs.moves, self.given.counts.moves, usize::from(number) - 1, plane);
            }
            Feature::OwnPassAlive => plane.copy_from_slice(self.pass_alive[0]),
            Feature::OpponentPassAlive => plane.copy_from_slice(self.pass_alive[1]),
            Feature::OwnPassAliveArea => plane.copy_from_slice(self.pass_alive_area[0]),
            Feature::OpponentPassAliveArea => plane.copy_from_slice(self.pass_alive_area[1]),
            Feature::OwnArea => plane.copy_from_slice(self.areas[0]),
            Feature::OpponentArea => plane.copy_from_slice(self.areas[1]),
            Feature::Edge => {
                for (point, plane) in plane.iter_mut().enumerate() {
                    let (row, col) = (point / cols, point % cols);
                    let is_edge = row == 0 || col == 0 || row + 1 == rows || col + 1 == cols;
                    *plane = if is_edge { ones } else { zero };
                }
            }
            Feature::Ones => plane.fill(ones),
            Feature::Zeros => plane.fill(zero),
            Feature::BlackToMove => plane.fill(to_move(Color::Black)),
            Feature::WhiteToMove => plane.fill(to_move(Color::White)),
            Feature::Input(number) => {
                self.read_input(number.into(), plane);
                if !self.given.inputs.symmetries.is_empty() {
                    symmetry::apply(self.grid, masks, plane);
                }
            }
        }
    }

    /// Reads a plane of the inputs.
    #[inline(always)]
    fn read_input(&self, number: usize, plane: &mut [S::u32s]) {
        let area = self.grid.area;
        let (chunks, words) = (area.div_ceil(64), area.div_ceil(32));
        let lanes = size_of::<S::u32s>() / size_of::<u32>();
        let mut square = [0; 32 * LANES];
        for word in 0..words {
            for (board, bits) in square[..Grid::<S>::boards()].iter_mut().enumerate() {
                let set = self.input(board).map_or(0, |input| {
                    self.given.inputs.planes[(input * self.given.counts.planes + number) * chunks + word / 2]
                });
                *bits = (set >> (word % 2 * 32)) as u32;
            }
            let planes = &mut plane[32 * word..area.min(32 * word + 32)];
            self.grid.to_planes(S::as_simd_u32s(&square[..32 * lanes]).0, planes);
        }
    }
}
