use super::super::evaluation::{Board, Evaluation};
use super::super::vector::Vector;
use super::final_value;
use super::stability::stable;
use super::table::Table;
use crate::search::Limits;
use pulp::NullaryFnOnce;

/// With so few empty squares the order of the moves is by parity alone and nothing is remembered.
const SHALLOW: u32 = 7;

/// From so many empty squares on, moves are looked up before any is searched.
const LOOK_AHEAD: u32 = 9;

/// From so many empty squares on, moves are ordered by the evaluation.
const EVALUATED: u32 = 13;

/// Nodes between two looks at the clock.
const NODES_BETWEEN_CHECKS: u64 = 1 << 12;

const CORNERS: u64 = 0x8100_0000_0000_0081;

/// The quadrants of the board: a region of an odd number of empty squares is good to move into.
const QUADRANTS: [u64; 4] =
    [0x0000_0000_0f0f_0f0f, 0x0000_0000_f0f0_f0f0, 0x0f0f_0f0f_0000_0000, 0xf0f0_f0f0_0000_0000];

/// One search. Every question is whether a value is above `alpha`; the answers are bounds on the
/// value's side of it.
pub(super) struct Search<'a, V> {
    pub(super) vector: V,
    table: &'a mut Table,
    near: &'a mut Table,
    evaluation: &'a Evaluation,
    limits: Limits<'a>,
    pub(super) nodes: u64,
    pub(super) stopped: bool,
    next_check: u64,
    par: [i32; 12],
}

/// A move and what is left of the position after it.
#[derive(Clone, Copy)]
struct Candidate {
    rank: i32,
    square: usize,
    own: u64,
    enemy: u64,
}

impl<'a, V: Vector> Search<'a, V> {
    pub(super) fn new(vector: V, table: &'a mut Table, near: &'a mut Table, limits: Limits<'a>) -> Self {
        let evaluation = Evaluation::embedded();
        Self { vector, par: par(), table, near, evaluation, limits, nodes: 0, stopped: false, next_check: NODES_BETWEEN_CHECKS }
    }

    /// Whether the value is above `alpha`, for any number of empty squares.
    #[inline(always)]
    pub(super) fn ask(&mut self, own: u64, enemy: u64, alpha: i32) -> i32 {
        let empty = (!(own | enemy)).count_ones();
        match empty {
            0 => final_value(own, enemy),
            1..=4 => self.few(own, enemy, alpha, !(own | enemy)),
            5..=SHALLOW => self.shallow(own, enemy, alpha, empty),
            _ => self.deep(own, enemy, alpha, empty),
        }
    }

    /// Five to seven empty squares.
    #[inline(always)]
    fn shallow(&mut self, own: u64, enemy: u64, alpha: i32, empty_count: u32) -> i32 {
        struct Shallow<'s, 'a, V>(&'s mut Search<'a, V>, [u64; 2], i32, u32);

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
                final_value(own, enemy)
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
                    -self.few(next_own, next_enemy, -alpha - 1, empty & !(1 << square))
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

    /// Eight empty squares and more.
    #[inline(always)]
    fn deep(&mut self, own: u64, enemy: u64, alpha: i32, empty: u32) -> i32 {
        struct Deep<'s, 'a, V>(&'s mut Search<'a, V>, [u64; 2], i32, u32);

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
        let known = if empty < self.par[0] as u32 { self.near.get(own, enemy) } else { self.table.get(own, enemy) };
        if let Some(entry) = known {
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
                final_value(own, enemy)
            } else {
                -self.deep(enemy, own, -alpha - 1, empty)
            };
        }
        let first = known.map_or(64, |entry| usize::from(entry.best));
        let mut list = [Candidate { rank: 0, square: 0, own: 0, enemy: 0 }; 34];
        let count = match self.candidates(own, enemy, alpha, (places, first), &mut list) {
            Ok(count) => count,
            Err((value, square)) => {
                (if empty < self.par[0] as u32 { &mut self.near } else { &mut self.table }).put(own, enemy, alpha, value, square);
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
            let next = list[at];
            let value = -if empty - 1 > SHALLOW {
                self.deep(next.own, next.enemy, -alpha - 1, empty - 1)
            } else {
                self.shallow(next.own, next.enemy, -alpha - 1, empty - 1)
            };
            if self.stopped {
                return alpha;
            }
            if value > best {
                (best, best_square) = (value, next.square);
                if best > alpha {
                    break;
                }
            }
        }
        (if empty < self.par[0] as u32 { &mut self.near } else { &mut self.table }).put(own, enemy, alpha, best, best_square);
        best
    }

    /// The moves, ranked, and their number; or a value above `alpha` that the table knows of one of
    /// them (enhanced transposition cut-off, Plaat 1996).
    #[inline(always)]
    fn candidates(
        &self,
        own: u64,
        enemy: u64,
        alpha: i32,
        (mut places, first): (u64, usize),
        list: &mut [Candidate; 34],
    ) -> Result<usize, (i32, usize)> {
        let empty = !(own | enemy);
        let empty_count = empty.count_ones();
        let odd = odd_quadrants(empty);
        let board = (empty_count >= self.par[2] as u32).then(|| Board::new(own, enemy));
        let mut count = 0;
        while places != 0 && count < list.len() {
            let square = places.trailing_zeros() as usize;
            places &= places - 1;
            let turned = self.vector.flips(own, enemy, square);
            let mut next =
                Candidate { rank: 0, square, own: enemy & !turned, enemy: own | turned | 1 << square };
            if next.own == 0 {
                return Err((64, square));
            }
            if empty_count >= self.par[1] as u32
                && let Some(entry) = if empty_count <= self.par[0] as u32 { self.near.get(next.own, next.enemy) } else { self.table.get(next.own, next.enemy) }
            {
                let value = -i32::from(entry.upper);
                if value > alpha {
                    return Err((value, square));
                }
            }
            next.rank = if square == first { i32::MAX } else { self.rank(&next, board.as_ref().map(|board| board.after(square, turned)), odd, empty_count) };
            list[count] = next;
            count += 1;
        }
        Ok(count)
    }

    /// How early a move should be tried: the fewer replies it leaves the better (fastest first), and
    /// far from the end the better the evaluation looks.
    #[inline(always)]
    fn rank(&self, next: &Candidate, board: Option<Board>, odd: u64, empty: u32) -> i32 {
        let replies = self.vector.mobility(next.own, next.enemy);
        let weighted = replies.count_ones() + (replies & CORNERS).count_ones();
        let mut rank = -(weighted as i32) * 16;
        rank += if odd >> next.square & 1 == 1 { 8 } else { 0 };
        let Some(board) = board else {
            let exposed = !(next.own | next.enemy) & neighbours(next.enemy);
            rank -= exposed.count_ones() as i32;
            rank += if CORNERS >> next.square & 1 == 1 { 12 } else { 0 };
            return rank;
        };
        let depth = match empty {
            e if e < self.par[3] as u32 => 0,
            e if e < self.par[4] as u32 => 1,
            e if e < self.par[5] as u32 => 2,
            e if e < self.par[6] as u32 => 3,
            _ => 4,
        };
        let value = -self.evaluation.search_board(self.vector, &board, (-20_000, 20_000), depth);
        // A stone is worth a reply and a half.
        rank + value * self.par[7] / Evaluation::UNIT
    }
}

/// An upper bound by the stones that the enemy will keep, when it is not above `alpha`.
#[inline(always)]
fn stability_bound(own: u64, enemy: u64, alpha: i32) -> Option<i32> {
    // So many stable stones are needed; few positions have them unless alpha is high.
    let needed = 64 - alpha;
    if needed > 2 * enemy.count_ones() as i32 || alpha < -24 {
        return None;
    }
    let bound = 64 - 2 * stable(enemy, own);
    (bound <= alpha).then_some(bound)
}

/// The squares of the quadrants that have an odd number of empty squares.
#[inline(always)]
pub(super) fn odd_quadrants(empty: u64) -> u64 {
    QUADRANTS.iter().filter(|&&quadrant| (empty & quadrant).count_ones() % 2 == 1).fold(0, |set, q| set | q)
}

/// The squares beside a set.
const fn neighbours(set: u64) -> u64 {
    const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
    const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    let rows = set | (set << 1 & NOT_A) | (set >> 1 & NOT_H);
    rows | rows << 8 | rows >> 8
}

fn par() -> [i32; 12] {
    let mut par = [12, 9, 13, 14, 16, 18, 20, 24, 0, 0, 0, 0];
    if let Ok(text) = std::env::var("PAR") { for (p, t) in par.iter_mut().zip(text.split(',')) { if !t.is_empty() { *p = t.parse().unwrap(); } } }
    par
}
