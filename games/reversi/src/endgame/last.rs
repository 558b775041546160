//! The search of the last four empty squares, unrolled. All functions return a bound of the score on its side of `alpha`.

use super::super::kernel::COLUMN_A;
use super::super::vector::Vector;
use super::solver::{EndgameSearch, odd_quadrants};
use crate::final_score::final_score;
use pulp::NullaryFnOnce;

/// Masks of the lines through a square: column, diagonal, antidiagonal. Rows need none.
static LINES: [[u64; 3]; 64] = {
    let mut lines = [[0; 3]; 64];
    let mut square: usize = 0;
    while square < 64 {
        let mut other: usize = 0;
        while other < 64 {
            let (row, column) = ((square / 8) as i32, (square % 8) as i32);
            let (other_row, other_column) = ((other / 8) as i32, (other % 8) as i32);
            let bit = 1 << other;
            if column == other_column {
                lines[square][0] |= bit;
            }
            if row - column == other_row - other_column {
                lines[square][1] |= bit;
            }
            if row + column == other_row + other_column {
                lines[square][2] |= bit;
            }
            other += 1;
        }
        square += 1;
    }
    lines
};

/// Twice the number of stones flipped in a line of eight without other empty squares, by the square of the move and the
/// own stones.
static FLIPPED: [[u8; 256]; 8] = {
    let mut turned = [[0; 256]; 8];
    let mut place: usize = 0;
    while place < 8 {
        let mut own: usize = 0;
        while own < 256 {
            let mut count = 0;
            let mut at = place + 1;
            while at < 8 && own >> at & 1 == 0 {
                at += 1;
            }
            if at < 8 {
                count += at - place - 1;
            }
            let mut at = place;
            while at > 0 && own >> (at - 1) & 1 == 0 {
                at -= 1;
            }
            if at > 0 {
                count += place - at;
            }
            turned[place][own] = 2 * count as u8;
            own += 1;
        }
        place += 1;
    }
    turned
};

/// Twice the number of stones that `own` flips with the last move, to `square`.
#[inline(always)]
fn flipped_by_last(own: u64, square: usize) -> i32 {
    let (row, column) = (square >> 3 & 7, square & 7);
    let [file, diagonal, antidiagonal] = LINES[square & 63];
    let in_row = own >> (8 * row) & 255;
    // A multiplication gathers the column into a byte, row 1 first.
    let in_column = ((own & file) >> column).wrapping_mul(0x0102_0408_1020_4080) >> 56;
    let in_diagonal = (own & diagonal).wrapping_mul(COLUMN_A) >> 56;
    let in_antidiagonal = (own & antidiagonal).wrapping_mul(COLUMN_A) >> 56;
    let of_column = &FLIPPED[column];
    // Squares past the end of a diagonal count as enemy stones without an own stone after them: nothing is flipped.
    i32::from(FLIPPED[row][in_column as usize])
        + i32::from(of_column[in_row as usize])
        + i32::from(of_column[in_diagonal as usize])
        + i32::from(of_column[in_antidiagonal as usize])
}

impl<V: Vector> EndgameSearch<'_, V> {
    #[inline(always)]
    fn last_one(&mut self, own: u64, square: usize) -> i32 {
        self.nodes += 1;
        let difference = 2 * own.count_ones() as i32 - 63;
        let turned = flipped_by_last(own, square);
        if turned != 0 {
            return difference + 1 + turned;
        }
        let enemy = !own & !(1 << square);
        let turned = flipped_by_last(enemy, square);
        if turned != 0 {
            return difference - 1 - turned;
        }
        if difference > 0 { difference + 1 } else { difference - 1 }
    }

    #[inline(always)]
    fn last_two(&mut self, own: u64, enemy: u64, alpha: i32, squares: [usize; 2]) -> i32 {
        self.nodes += 1;
        if let Some(value) = self.one_of_two(own, enemy, alpha, squares) {
            return value;
        }
        let reply = self.one_of_two(enemy, own, -alpha - 1, squares);
        reply.map_or_else(|| final_score(own, enemy), |value| -value)
    }

    #[inline(always)]
    fn one_of_two(&mut self, own: u64, enemy: u64, alpha: i32, [a, b]: [usize; 2]) -> Option<i32> {
        let turned = self.vector.flips(own, enemy, a);
        let mut best = None;
        if turned != 0 {
            let value = -self.last_one(enemy & !turned, b);
            if value > alpha {
                return Some(value);
            }
            best = Some(value);
        }
        let turned = self.vector.flips(own, enemy, b);
        if turned != 0 {
            let value = -self.last_one(enemy & !turned, a);
            best = Some(best.map_or(value, |best| value.max(best)));
        }
        best
    }

    #[inline(always)]
    fn last_three(&mut self, own: u64, enemy: u64, alpha: i32, squares: [usize; 3]) -> i32 {
        struct LastThree<'s, 'a, V>(&'s mut EndgameSearch<'a, V>, [u64; 2], i32, [usize; 3]);

        impl<V: Vector> NullaryFnOnce for LastThree<'_, '_, V> {
            type Output = i32;

            #[inline(always)]
            fn call(self) -> i32 {
                let Self(search, [own, enemy], alpha, squares) = self;
                search.three_here(own, enemy, alpha, squares)
            }
        }

        self.vector.vectorize(LastThree(self, [own, enemy], alpha, squares))
    }

    #[inline(always)]
    fn three_here(&mut self, own: u64, enemy: u64, alpha: i32, squares: [usize; 3]) -> i32 {
        self.nodes += 1;
        if let Some(value) = self.one_of_three(own, enemy, alpha, squares) {
            return value;
        }
        let reply = self.one_of_three(enemy, own, -alpha - 1, squares);
        reply.map_or_else(|| final_score(own, enemy), |value| -value)
    }

    #[inline(always)]
    fn one_of_three(&mut self, own: u64, enemy: u64, alpha: i32, [a, b, c]: [usize; 3]) -> Option<i32> {
        let mut best = None;
        for (square, rest) in [(a, [b, c]), (b, [a, c]), (c, [a, b])] {
            let turned = self.vector.flips(own, enemy, square);
            if turned != 0 {
                let next = own | turned | 1 << square;
                let value = -self.last_two(enemy & !turned, next, -alpha - 1, rest);
                if value > alpha {
                    return Some(value);
                }
                best = Some(best.map_or(value, |best| value.max(best)));
            }
        }
        best
    }

    #[inline(always)]
    fn last_four(&mut self, own: u64, enemy: u64, alpha: i32, squares: [usize; 4]) -> i32 {
        struct LastFour<'s, 'a, V>(&'s mut EndgameSearch<'a, V>, [u64; 2], i32, [usize; 4]);

        impl<V: Vector> NullaryFnOnce for LastFour<'_, '_, V> {
            type Output = i32;

            #[inline(always)]
            fn call(self) -> i32 {
                let Self(search, [own, enemy], alpha, squares) = self;
                search.four_here(own, enemy, alpha, squares)
            }
        }

        self.vector.vectorize(LastFour(self, [own, enemy], alpha, squares))
    }

    #[inline(always)]
    fn four_here(&mut self, own: u64, enemy: u64, alpha: i32, squares: [usize; 4]) -> i32 {
        self.nodes += 1;
        if let Some(value) = self.one_of_four(own, enemy, alpha, squares) {
            return value;
        }
        let reply = self.one_of_four(enemy, own, -alpha - 1, squares);
        reply.map_or_else(|| final_score(own, enemy), |value| -value)
    }

    #[inline(always)]
    fn one_of_four(&mut self, own: u64, enemy: u64, alpha: i32, [a, b, c, d]: [usize; 4]) -> Option<i32> {
        let mut best = None;
        for (square, rest) in [(a, [b, c, d]), (b, [a, c, d]), (c, [d, a, b]), (d, [c, a, b])] {
            let turned = self.vector.flips(own, enemy, square);
            if turned != 0 {
                let next = own | turned | 1 << square;
                let value = -self.last_three(enemy & !turned, next, -alpha - 1, rest);
                if value > alpha {
                    return Some(value);
                }
                best = Some(best.map_or(value, |best| value.max(best)));
            }
        }
        best
    }

    /// The search with one to four empty squares. Squares in quadrants with an odd number of them go first (parity).
    #[inline(always)]
    pub(super) fn last_few(&mut self, own: u64, enemy: u64, alpha: i32, empty: u64) -> i32 {
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
            2 => self.last_two(own, enemy, alpha, [a, b]),
            3 => self.last_three(own, enemy, alpha, [a, b, c]),
            _ => self.last_four(own, enemy, alpha, squares),
        }
    }
}
