//! What the search asks of Ataxx.

use super::geometry::{near, ring1, ring2, within_two};
use super::{Length, Move, Position, Repetition, Square, network};
use crate::board::Bits;
use crate::search::{Pruning, Score, Searchable};

/// With fewer empty squares a pass may be a gain.
const PASSING_EMPTY: u32 = 10;

/// With more empty squares than these values change less with a move.
const SWINGING_EMPTY: u32 = 10;

/// By so many tenths of a hundredth for each of them.
const SWING_LOST: Score = 47;

/// But no less than so many hundredths.
const LEAST_SWING: Score = 48;

/// A single's promise beside four for each stone that it turns.
const SINGLE: i32 = 5;

/// What a jump's promise is less by that leaves a hole between own stones.
const HOLE: i32 = 2;

/// The promise of a jump that turns nothing.
const QUIET: i32 = -16;

impl Searchable for Position {
    const SLOTS: usize = 64 * 64;

    fn slot(mv: Move) -> u16 {
        let (from, to) = match mv {
            Move::Single(to) => (to.index(), to.index()),
            Move::Jump(from, to) => (from.index(), to.index()),
            // The last bit is no square's.
            Move::Pass => (63, 63),
        };
        (from << 6 | to) as u16
    }

    /// At 300 a side wins e times as often as it loses.
    fn evaluate(&self) -> Score {
        network::embedded(self.board.empty().count_ones()).value(self)
    }

    /// Four for each stone that it turns, roughly.
    fn promise(&self, mv: Move) -> i32 {
        match mv {
            Move::Single(to) => 4 * self.board.turned(self.to_move, to).count() as i32 + SINGLE,
            Move::Jump(from, to) => {
                let turned = self.board.turned(self.to_move, to);
                if turned == 0 {
                    return QUIET;
                }
                let leaves_hole = ring1(from) & self.board.of(self.to_move) != 0;
                4 * turned.count() as i32 - if leaves_hole { HOLE } else { 0 }
            }
            Move::Pass => 0,
        }
    }

    fn promising(&self, enough: usize, moves: &mut Vec<(i32, Move)>) {
        let (own, enemy) = (self.board.of(self.to_move), self.board.of(self.to_move.opponent()));
        let empty = self.board.empty();
        let reached = within_two(own) & empty;
        if reached == 0 {
            moves.push((0, Move::Pass));
            return;
        }
        let turned = |to| 4 * (ring1(to) & enemy).count() as i32;
        moves.extend(Square::of_set(near(own) & empty).map(|to| (turned(to) + SINGLE, Move::Single(to))));
        let fruitful = near(enemy);
        for to in Square::of_set(reached & fruitful) {
            let turned = turned(to);
            let of = |from| turned - if ring1(from) & own != 0 { HOLE } else { 0 };
            moves.extend(Square::of_set(ring2(to) & own).map(|from| (of(from), Move::Jump(from, to))));
        }
        if moves.len() < enough {
            for to in Square::of_set(reached & !fruitful) {
                moves.extend(Square::of_set(ring2(to) & own).map(|from| (QUIET, Move::Jump(from, to))));
            }
        }
    }

    const PRUNING: Option<Pruning> = Some(Pruning {
        reverse_depth: 6,
        reverse_margin: 43,
        reverse_improving: 26,
        futile_depth: 6,
        futile_margin: (127, 69),
        futile_moves: 3,
        most_moves: (6, 10),
        most_worsening: 79,
        before_quiet: 3,
        null_move: (249, 38),
        null_above: 33,
        extended_depth: 5,
        reduction: (143.0, 46.0),
        reduction_open: 87,
        reduction_worsening: 27,
        history_a_ply: 1065,
    });

    /// The emptier the board, the less a stone decides: values differ by some 40 with 30 empty squares
    /// and by some 500 with the last ones.
    fn swing(&self) -> Score {
        let beyond = self.board.count_empty().saturating_sub(SWINGING_EMPTY) as Score;
        (100 - SWING_LOST * beyond / 10).max(LEAST_SWING)
    }

    /// A jump that turns nothing leaves a hole and wins no stone.
    fn is_quiet(&self, mv: Move) -> bool {
        matches!(mv, Move::Jump(_, to) if self.board.turned(self.to_move, to) == 0)
    }

    fn null_move(&self) -> Option<Self> {
        (self.board.count_empty() >= PASSING_EMPTY).then(|| self.with_other_to_move())
    }

    fn is_endgame(&self) -> bool {
        match self.rules.length() {
            Length::CountAfter(turns) | Length::DrawAfter(turns) => self.clock.turns + 8 >= turns,
            Length::DrawWithoutSingle(halfmoves) => self.clock.halfmoves + 8 >= halfmoves,
        }
    }

    fn repeatable(&self) -> usize {
        match self.rules.repetition() {
            Repetition::ThirdDraws => usize::from(self.clock.halfmoves),
            Repetition::Illegal | Repetition::Free => 0,
        }
    }
}
