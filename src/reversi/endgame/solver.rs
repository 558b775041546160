use super::super::evaluation::Evaluation;
use super::super::kernel::{flips, mobility};
use super::final_value;
use super::stability::stable;
use super::table::Table;
use crate::search::Limits;

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
pub(super) struct Search<'a> {
    table: &'a mut Table,
    evaluation: &'a Evaluation,
    limits: Limits<'a>,
    pub(super) nodes: u64,
    pub(super) stopped: bool,
    next_check: u64,
}

/// A move and what is left of the position after it.
#[derive(Clone, Copy)]
struct Candidate {
    rank: i32,
    square: usize,
    own: u64,
    enemy: u64,
}

impl<'a> Search<'a> {
    pub(super) const fn new(table: &'a mut Table, evaluation: &'a Evaluation, limits: Limits<'a>) -> Self {
        Self { table, evaluation, limits, nodes: 0, stopped: false, next_check: NODES_BETWEEN_CHECKS }
    }

    /// The number of the square of the best move that the table knows.
    pub(super) fn best(&self, own: u64, enemy: u64) -> Option<usize> {
        self.table.get(own, enemy).map(|entry| usize::from(entry.best)).filter(|&best| best < 64)
    }

    /// Whether the value is above `alpha`, for any number of empty squares.
    pub(super) fn ask(&mut self, own: u64, enemy: u64, alpha: i32) -> i32 {
        let empty = (!(own | enemy)).count_ones();
        match empty {
            0 => final_value(own, enemy),
            1..=4 => self.few(own, enemy, alpha, !(own | enemy)),
            5..=SHALLOW => self.shallow(own, enemy, alpha, empty),
            _ => self.deep(own, enemy, alpha, empty),
        }
    }

    /// One to four empty squares, those in odd quadrants first.
    #[inline]
    fn few(&mut self, own: u64, enemy: u64, alpha: i32, empty: u64) -> i32 {
        let odd = empty & odd_quadrants(empty);
        let mut squares = [0; 4];
        let mut count = 0;
        for mut set in [odd, empty & !odd] {
            while set != 0 {
                squares[count & 3] = set.trailing_zeros() as usize;
                count += 1;
                set &= set - 1;
            }
        }
        let [a, b, c, _] = squares;
        match count {
            1 => self.last_one(own, a),
            2 => self.last_two(own, enemy, alpha, [a, b], false),
            3 => self.last_three(own, enemy, alpha, [a, b, c], false),
            _ => self.last_four(own, enemy, alpha, squares, false),
        }
    }

    /// Five to seven empty squares.
    fn shallow(&mut self, own: u64, enemy: u64, alpha: i32, empty_count: u32) -> i32 {
        self.nodes += 1;
        if let Some(bound) = stability_bound(own, enemy, alpha) {
            return bound;
        }
        let places = mobility(own, enemy);
        if places == 0 {
            return self.pass(own, enemy, alpha);
        }
        let empty = !(own | enemy);
        let odd = places & odd_quadrants(empty);
        let mut best = -65;
        for mut set in [odd & CORNERS, odd & !CORNERS, places & !odd & CORNERS, places & !odd & !CORNERS] {
            while set != 0 {
                let square = set.trailing_zeros() as usize;
                set &= set - 1;
                let turned = flips(own, enemy, square);
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

    fn pass(&mut self, own: u64, enemy: u64, alpha: i32) -> i32 {
        if mobility(enemy, own) == 0 { final_value(own, enemy) } else { -self.ask(enemy, own, -alpha - 1) }
    }

    /// Eight empty squares and more.
    fn deep(&mut self, own: u64, enemy: u64, alpha: i32, empty: u32) -> i32 {
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
        let known = self.table.get(own, enemy);
        if let Some(entry) = known {
            if i32::from(entry.lower) > alpha {
                return entry.lower.into();
            }
            if i32::from(entry.upper) <= alpha {
                return entry.upper.into();
            }
        }
        let places = mobility(own, enemy);
        if places == 0 {
            return self.pass(own, enemy, alpha);
        }
        let first = known.map_or(64, |entry| usize::from(entry.best));
        let mut list = [Candidate { rank: 0, square: 0, own: 0, enemy: 0 }; 34];
        let count = match self.candidates(own, enemy, alpha, (places, first), &mut list) {
            Ok(count) => count,
            Err((value, square)) => {
                self.table.put(own, enemy, alpha, value, square);
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
        self.table.put(own, enemy, alpha, best, best_square);
        best
    }

    /// The moves, ranked, and their number; or a value above `alpha` that the table knows of one of
    /// them (enhanced transposition cut-off, Plaat 1996).
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
        let mut count = 0;
        while places != 0 && count < list.len() {
            let square = places.trailing_zeros() as usize;
            places &= places - 1;
            let turned = flips(own, enemy, square);
            let mut next =
                Candidate { rank: 0, square, own: enemy & !turned, enemy: own | turned | 1 << square };
            if next.own == 0 {
                return Err((64, square));
            }
            if empty_count >= LOOK_AHEAD
                && let Some(entry) = self.table.get(next.own, next.enemy)
            {
                let value = -i32::from(entry.upper);
                if value > alpha {
                    return Err((value, square));
                }
            }
            next.rank = if square == first { i32::MAX } else { self.rank(&next, odd, empty_count) };
            list[count] = next;
            count += 1;
        }
        Ok(count)
    }

    /// How early a move should be tried: the fewer replies it leaves the better (fastest first), and
    /// far from the end the better the evaluation looks.
    fn rank(&self, next: &Candidate, odd: u64, empty: u32) -> i32 {
        let replies = mobility(next.own, next.enemy);
        let weighted = replies.count_ones() + (replies & CORNERS).count_ones();
        let mut rank = -(weighted as i32) * 16;
        rank += if odd >> next.square & 1 == 1 { 8 } else { 0 };
        if empty < EVALUATED {
            let exposed = !(next.own | next.enemy) & neighbours(next.enemy);
            rank -= exposed.count_ones() as i32;
            rank += if CORNERS >> next.square & 1 == 1 { 12 } else { 0 };
            return rank;
        }
        let depth = match empty {
            ..14 => 0,
            14..16 => 1,
            16..18 => 2,
            18..20 => 3,
            _ => 4,
        };
        let value = -self.evaluation.search(next.own, next.enemy, (-20_000, 20_000), depth);
        // A stone is worth a reply and a half.
        rank + value * 24 / Evaluation::UNIT
    }
}

/// An upper bound by the stones that the enemy will keep, when it is not above `alpha`.
#[inline]
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
#[inline]
fn odd_quadrants(empty: u64) -> u64 {
    QUADRANTS.iter().filter(|&&quadrant| (empty & quadrant).count_ones() % 2 == 1).fold(0, |set, q| set | q)
}

/// The squares beside a set.
const fn neighbours(set: u64) -> u64 {
    const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
    const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    let rows = set | (set << 1 & NOT_A) | (set >> 1 & NOT_H);
    rows | rows << 8 | rows >> 8
}
