use super::super::kernel::{COLUMN_A, COLUMN_H, CORNERS, QUADRANTS};
use super::super::vector::Vector;
use super::stability::stable;
use super::table::EndgameTables;
use crate::evaluation::shallow::{Board, PATTERNS_ONLY};
use crate::evaluation::weights::Evaluation;
use crate::final_score::final_score;
use games_engine::search::limits::SearchLimits;
use pulp::NullaryFnOnce;

/// Up to this number of empty squares, moves are only ordered by parity and the hash tables are not used.
const SHALLOW: u32 = 7;

/// From this number of empty squares on, enhanced transposition cut-offs are tried.
const ETC_EMPTY: u32 = 10;

/// From this number of empty squares on, moves are ordered by the evaluation, too.
const EVALUATED: u32 = 13;

/// Nodes between two checks of the limits.
const NODES_BETWEEN_CHECKS: u64 = 1 << 12;

/// A null-window search: it finds out if a score is above `alpha` and returns a bound on the score's side of it
/// (fail-soft).
pub(in super::super) struct EndgameSearch<'a, V> {
    pub(super) vector: V,
    tables: &'a mut EndgameTables,
    evaluation: &'a Evaluation,
    /// Makes the search selective: far from the end, a position is not searched if the result of a shallow search is this
    /// many stones on one side of alpha. Without a margin the search is exact.
    margin: Option<i32>,
    limits: SearchLimits<'a>,
    pub(in super::super) nodes: u64,
    pub(in super::super) stopped: bool,
    next_check: u64,
}

/// A move, the stones that it flips, and its rank in the move ordering.
#[derive(Clone, Copy)]
struct Candidate {
    turned: u64,
    rank: i32,
    square: u32,
}

impl<'a, V: Vector> EndgameSearch<'a, V> {
    pub(in super::super) fn new(
        vector: V,
        evaluation: &'a Evaluation,
        tables: &'a mut EndgameTables,
        margin: Option<i32>,
        limits: SearchLimits<'a>,
    ) -> Self {
        let next_check = NODES_BETWEEN_CHECKS;
        Self { vector, tables, evaluation, margin, limits, nodes: 0, stopped: false, next_check }
    }

    /// A bound of the score on its side of `alpha`, for any number of empty squares.
    #[inline(always)]
    pub(in super::super) fn null_window(&mut self, own: u64, enemy: u64, alpha: i32) -> i32 {
        let empty = (!(own | enemy)).count_ones();
        match empty {
            0 => final_score(own, enemy),
            1..=4 => self.last_few(own, enemy, alpha, !(own | enemy)),
            5..=SHALLOW => self.shallow(own, enemy, alpha, empty),
            _ => self.deep(own, enemy, alpha, empty),
        }
    }

    /// The search with five to seven empty squares.
    #[inline(always)]
    fn shallow(&mut self, own: u64, enemy: u64, alpha: i32, empty_count: u32) -> i32 {
        struct Shallow<'s, 'a, V>(&'s mut EndgameSearch<'a, V>, [u64; 2], i32, u32);

        impl<V: Vector> NullaryFnOnce for Shallow<'_, '_, V> {
            type Output = i32;

            #[inline(always)]
            fn call(self) -> i32 {
                let Self(search, [own, enemy], alpha, empty_count) = self;
                search.shallow_here(own, enemy, alpha, empty_count)
            }
        }

        self.vector.vectorize(Shallow(self, [own, enemy], alpha, empty_count))
    }

    #[inline(always)]
    fn shallow_here(&mut self, own: u64, enemy: u64, alpha: i32, empty_count: u32) -> i32 {
        self.nodes += 1;
        if let Some(bound) = stability_bound(own, enemy, alpha) {
            return bound;
        }
        let places = self.vector.mobility(own, enemy);
        if places == 0 {
            return if self.vector.mobility(enemy, own) == 0 {
                final_score(own, enemy)
            } else {
                -self.shallow(enemy, own, -alpha - 1, empty_count)
            };
        }
        let empty = !(own | enemy);
        let odd = places & odd_quadrants(empty);
        let mut best = -65;
        for mut set in [odd & CORNERS, odd & !CORNERS, places & !odd & CORNERS, places & !odd & !CORNERS] {
            while set != 0 {
                let square = set.trailing_zeros() as usize;
                set &= set - 1;
                let turned = self.vector.flips(own, enemy, square);
                let (next_own, next_enemy) = (enemy & !turned, own | turned | 1 << square);
                let value = if empty_count == 5 {
                    -self.last_few(next_own, next_enemy, -alpha - 1, empty & !(1 << square))
                } else {
                    -self.shallow(next_own, next_enemy, -alpha - 1, empty_count - 1)
                };
                best = best.max(value);
                if best > alpha {
                    return best;
                }
            }
        }
        best
    }

    /// The search with eight empty squares and more.
    #[inline(always)]
    fn deep(&mut self, own: u64, enemy: u64, alpha: i32, empty: u32) -> i32 {
        struct Deep<'s, 'a, V>(&'s mut EndgameSearch<'a, V>, [u64; 2], i32, u32);

        impl<V: Vector> NullaryFnOnce for Deep<'_, '_, V> {
            type Output = i32;

            #[inline(always)]
            fn call(self) -> i32 {
                let Self(search, [own, enemy], alpha, empty) = self;
                search.deep_here(own, enemy, alpha, empty)
            }
        }

        self.vector.vectorize(Deep(self, [own, enemy], alpha, empty))
    }

    #[inline(always)]
    fn deep_here(&mut self, own: u64, enemy: u64, alpha: i32, empty: u32) -> i32 {
        self.nodes += 1;
        if self.nodes >= self.next_check {
            self.next_check = self.nodes + NODES_BETWEEN_CHECKS;
            self.stopped |= self.limits.reached(self.nodes);
        }
        if self.stopped {
            return alpha;
        }
        if let Some(bound) = stability_bound(own, enemy, alpha) {
            return bound;
        }
        let entry = self.tables.of(empty, self.margin.is_some()).get(own, enemy);
        if let Some(entry) = entry {
            if i32::from(entry.lower) > alpha {
                return entry.lower.into();
            }
            if i32::from(entry.upper) <= alpha {
                return entry.upper.into();
            }
        }
        let places = self.vector.mobility(own, enemy);
        if places == 0 {
            return if self.vector.mobility(enemy, own) == 0 {
                final_score(own, enemy)
            } else {
                -self.deep(enemy, own, -alpha - 1, empty)
            };
        }
        if let Some(guess) = self.guess(own, enemy, alpha, empty) {
            return guess;
        }
        let first = entry.map(|entry| entry.best).or_else(|| self.tables.guessed_move(empty, own, enemy));
        let mut list = [Candidate { turned: 0, rank: 0, square: 0 }; 34];
        let count = match self.candidates(own, enemy, alpha, (places, first), &mut list) {
            Ok(count) => count,
            Err((value, square)) => {
                self.tables.of(empty, self.margin.is_some()).put(own, enemy, alpha, value, square);
                return value;
            }
        };
        let list = &mut list[..count];
        let (mut best, mut best_square) = (-65, 64);
        for at in 0..list.len() {
            let mut top = at;
            for index in at + 1..list.len() {
                if list[index].rank > list[top].rank {
                    top = index;
                }
            }
            list.swap(at, top);
            let Candidate { turned, square, .. } = list[at];
            let (next_own, next_enemy) = (enemy & !turned, own | turned | 1 << square);
            let value = -if empty - 1 > SHALLOW {
                self.deep(next_own, next_enemy, -alpha - 1, empty - 1)
            } else {
                self.shallow(next_own, next_enemy, -alpha - 1, empty - 1)
            };
            if self.stopped {
                return alpha;
            }
            if value > best {
                (best, best_square) = (value, square);
                if best > alpha {
                    break;
                }
            }
        }
        self.tables.of(empty, self.margin.is_some()).put(own, enemy, alpha, best, best_square);
        best
    }

    /// The bound that a shallow search predicts within [`EndgameSearch::margin`]. The root position is never guessed.
    #[inline(always)]
    fn guess(&self, own: u64, enemy: u64, alpha: i32, empty: u32) -> Option<i32> {
        let margin = self.margin.filter(|_| EndgameTables::is_far(empty) && self.nodes > 1)?;
        // Scores are even: the threshold lies between the highest that is not above alpha and the next.
        let below = alpha & !1;
        let at = |stones: i32| (below + 1 + stones) * Evaluation::UNIT;
        let (low, high) = (at(-margin), at(margin));
        let board = Board::new(own, enemy);
        let depth = (empty - 4) / 3;
        let value = self.evaluation.search_board::<PATTERNS_ONLY, V>(
            self.vector,
            &board,
            (low - 1, high + 1),
            depth,
            &mut 0,
        );
        match value {
            _ if value >= high => Some(below + 2),
            _ if value <= low => Some(below),
            _ => None,
        }
    }

    /// Lists the ranked moves and returns their number. Returns an error with a bound above `alpha` and a square if one of
    /// the moves has such a bound in the hash table (enhanced transposition cut-off, Plaat 1996).
    #[inline(always)]
    fn candidates(
        &mut self,
        own: u64,
        enemy: u64,
        alpha: i32,
        (mut places, first): (u64, Option<u8>),
        list: &mut [Candidate; 34],
    ) -> Result<usize, (i32, u32)> {
        let empty = !(own | enemy);
        let empty_count = empty.count_ones();
        let odd = odd_quadrants(empty);
        let board = (empty_count >= EVALUATED).then(|| Board::new(own, enemy));
        let mut count = 0;
        while places != 0 && count < list.len() {
            let square = places.trailing_zeros();
            places &= places - 1;
            let turned = self.vector.flips(own, enemy, square as usize);
            let (next_own, next_enemy) = (enemy & !turned, own | turned | 1 << square);
            if next_own == 0 {
                return Err((64, square));
            }
            if empty_count >= ETC_EMPTY {
                let table = self.tables.of(empty_count - 1, self.margin.is_some());
                if let Some(entry) = table.get(next_own, next_enemy)
                    && -i32::from(entry.upper) > alpha
                {
                    return Err((-i32::from(entry.upper), square));
                }
            }
            let rank = if first.is_some_and(|first| u32::from(first) == square) {
                i32::MAX
            } else {
                self.rank(next_own, next_enemy, odd >> square & 1 == 1, CORNERS >> square & 1 == 1)
                    + board
                        .as_ref()
                        .map_or(0, |board| self.eval_score(&board.after(square, turned), empty_count))
            };
            list[count] = Candidate { turned, rank, square };
            count += 1;
        }
        Ok(count)
    }

    /// The static rank of a move: higher if it leaves fewer replies (fastest-first).
    #[inline(always)]
    fn rank(&self, own: u64, enemy: u64, is_odd: bool, is_corner: bool) -> i32 {
        let replies = self.vector.mobility(own, enemy);
        let exposed = !(own | enemy) & neighbours(enemy);
        let mut rank = if is_odd { 8 } else { 0 } + if is_corner { 6 } else { 0 };
        rank -= 16 * (replies.count_ones() + (replies & CORNERS).count_ones()) as i32;
        rank -= 4 * exposed.count_ones() as i32;
        rank
    }

    /// The rank by the evaluation of the position after a move: a stone is worth half a reply.
    #[inline(always)]
    fn eval_score(&self, next: &Board, empty: u32) -> i32 {
        let depth = match empty {
            ..17 => 0,
            17..19 => 1,
            19..22 => 2,
            22..24 => 3,
            _ => 4,
        };
        let value = self.evaluation.search_board::<PATTERNS_ONLY, V>(
            self.vector,
            next,
            (-20_000, 20_000),
            depth,
            &mut 0,
        );
        -8 * value / Evaluation::UNIT
    }
}

/// The upper bound by the enemy's stable stones, if it is not above `alpha` (stability cut-off).
#[inline(always)]
pub(in super::super) fn stability_bound(own: u64, enemy: u64, alpha: i32) -> Option<i32> {
    // Twice the number of stable stones needed for a cut-off; few positions have that many unless alpha is high.
    let needed = 64 - alpha;
    if needed > 2 * enemy.count_ones() as i32 || alpha < -24 {
        return None;
    }
    let bound = 64 - 2 * stable(enemy, own);
    (bound <= alpha).then_some(bound)
}

/// The squares of the quadrants that have an odd number of empty squares. A move there is good (parity).
#[inline(always)]
pub(super) fn odd_quadrants(empty: u64) -> u64 {
    let mut odd = 0;
    for quadrant in QUADRANTS {
        if (empty & quadrant).count_ones() % 2 == 1 {
            odd |= quadrant;
        }
    }
    odd
}

/// The squares of a set and their neighbours.
pub(super) const fn neighbours(set: u64) -> u64 {
    let rows = set | (set << 1 & !COLUMN_A) | (set >> 1 & !COLUMN_H);
    rows | rows << 8 | rows >> 8
}
