use super::super::kernel::CORNERS;
use super::super::vector::{self, Task, Vector};
use super::indices::PatternIndices;
use super::weights::{Evaluation, in_range};
use crate::final_score::final_score;
use pulp::NullaryFnOnce;

/// Evaluates with the network, or only with the sum of the pattern weights, which is faster.
pub(in super::super) const WITH_NETWORK: bool = true;
pub(in super::super) const PATTERNS_ONLY: bool = false;

impl Evaluation {
    /// A bonus for the side to move at the leaves, in units. Without it, searches of odd depths find higher scores than
    /// those of even depths, because the side that moves last chooses a move whose evaluation is too high. The difference
    /// grows towards the end (`games/docs/learning.md`).
    #[must_use]
    pub const fn tempo(empty: u32) -> i32 {
        52_u32.saturating_sub(empty) as i32 * Self::UNIT / 40
    }

    /// The value of a position by a fixed-depth alpha-beta search, in units; exact inside the window. A pass does not count
    /// as a ply.
    #[must_use]
    pub fn search(&self, own: u64, enemy: u64, window: (i32, i32), depth: u32) -> i32 {
        self.search_counting::<WITH_NETWORK>(own, enemy, window, depth, &mut 0)
    }

    /// Like [`Evaluation::search`], but [`WITH_NETWORK`] or [`PATTERNS_ONLY`], and adds the number of nodes to `nodes`.
    pub(in super::super) fn search_counting<const DETAIL: bool>(
        &self,
        own: u64,
        enemy: u64,
        window: (i32, i32),
        depth: u32,
        nodes: &mut u64,
    ) -> i32 {
        struct Shallow<'a, const DETAIL: bool>(&'a Evaluation, [u64; 2], (i32, i32), u32, &'a mut u64);

        impl<const DETAIL: bool> Task for Shallow<'_, DETAIL> {
            type Output = i32;

            #[inline(always)]
            fn run<V: Vector>(self, vector: V) -> i32 {
                let Self(evaluation, [own, enemy], window, depth, nodes) = self;
                evaluation.search_board::<DETAIL, V>(vector, &Board::new(own, enemy), window, depth, nodes)
            }
        }

        vector::run(Shallow::<DETAIL>(self, [own, enemy], window, depth, nodes))
    }

    /// [`Evaluation::search_counting`] of a board.
    #[inline(always)]
    pub(in super::super) fn search_board<const DETAIL: bool, V: Vector>(
        &self,
        vector: V,
        board: &Board,
        window: (i32, i32),
        depth: u32,
        nodes: &mut u64,
    ) -> i32 {
        struct Here<'a, const DETAIL: bool, V>(&'a Evaluation, V, &'a Board, (i32, i32), u32, &'a mut u64);

        impl<const DETAIL: bool, V: Vector> NullaryFnOnce for Here<'_, DETAIL, V> {
            type Output = i32;

            #[inline(always)]
            fn call(self) -> i32 {
                let Self(evaluation, vector, board, window, depth, nodes) = self;
                evaluation.search_here::<DETAIL, V>(vector, board, window, depth, nodes)
            }
        }

        vector.vectorize(Here::<DETAIL, V>(self, vector, board, window, depth, nodes))
    }

    #[inline(always)]
    fn search_here<const DETAIL: bool, V: Vector>(
        &self,
        vector: V,
        board: &Board,
        (mut alpha, beta): (i32, i32),
        depth: u32,
        nodes: &mut u64,
    ) -> i32 {
        *nodes += 1;
        let &Board { own, enemy, .. } = board;
        let places = vector.mobility(own, enemy);
        if places == 0 {
            if vector.mobility(enemy, own) != 0 {
                return -self.search_board::<DETAIL, V>(
                    vector,
                    &board.passed(),
                    (-beta, -alpha),
                    depth,
                    nodes,
                );
            }
            return Self::UNIT * final_score(own, enemy);
        }
        if depth == 0 {
            let moves = [places.count_ones(), vector.mobility(enemy, own).count_ones()];
            return if DETAIL {
                let empty = !(own | enemy);
                let tempo = Self::tempo(empty.count_ones());
                let window = (alpha.saturating_sub(tempo), beta.saturating_sub(tempo));
                in_range(self.value_within(&board.indices, empty, moves, window) + tempo)
            } else {
                self.rough_value(&board.indices, !(own | enemy), moves)
            };
        }
        let mut best = i32::MIN;
        let mut list = [(0, 0_u32, 0_u64); 34];
        for &mut (_, square, turned) in ordered(vector, board, places, depth, &mut list) {
            let next = board.after(square, turned);
            let mut value = 0;
            // Principal variation search.
            let is_first = best == i32::MIN;
            if !is_first && depth > 1 {
                value =
                    -self.search_board::<DETAIL, V>(vector, &next, (-alpha - 1, -alpha), depth - 1, nodes);
            }
            if is_first || depth == 1 || value > alpha && value < beta {
                value = -self.search_board::<DETAIL, V>(vector, &next, (-beta, -alpha), depth - 1, nodes);
            }
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        best
    }
}

/// The stones of the side to move and of the other side, with the pattern indices.
#[derive(Clone, Copy)]
pub(in super::super) struct Board {
    pub(in super::super) own: u64,
    pub(in super::super) enemy: u64,
    indices: PatternIndices,
}

impl Board {
    #[inline(always)]
    pub(in super::super) fn new(own: u64, enemy: u64) -> Self {
        Self { own, enemy, indices: PatternIndices::of(own, enemy) }
    }

    /// The board after a move to `square` that flips `turned`, for the other side.
    #[inline(always)]
    pub(in super::super) fn after(&self, square: u32, turned: u64) -> Self {
        Self {
            own: self.enemy & !turned,
            enemy: self.own | turned | 1 << square,
            indices: self.indices.after(square, turned),
        }
    }

    #[inline(always)]
    pub(in super::super) fn passed(&self) -> Self {
        Self { own: self.enemy, enemy: self.own, indices: self.indices.passed() }
    }
}

/// The moves with the stones that they flip, ordered by the number of replies (fastest-first).
#[inline(always)]
fn ordered<'a, V: Vector>(
    vector: V,
    &Board { own, enemy, .. }: &Board,
    mut places: u64,
    depth: u32,
    list: &'a mut [(u32, u32, u64); 34],
) -> &'a mut [(u32, u32, u64)] {
    let mut count = 0;
    while places != 0 && count < list.len() {
        let square = places.trailing_zeros() as usize;
        places &= places - 1;
        let turned = vector.flips(own, enemy, square);
        let mut rank = 0;
        if depth > 1 {
            let replies = vector.mobility(enemy & !turned, own | turned | 1 << square);
            rank = 2 * replies.count_ones() + 2 * (replies & CORNERS).count_ones();
            rank = rank.saturating_sub(if CORNERS >> square & 1 == 1 { 8 } else { 0 });
        }
        list[count] = (rank, square as u32, turned);
        count += 1;
    }
    let list = &mut list[..count];
    if depth > 1 {
        list.sort_unstable_by_key(|&(rank, ..)| rank);
    }
    list
}
