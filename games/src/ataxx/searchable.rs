//! What the search asks of Ataxx.

use super::{Length, Move, Position, Repetition, network, policy};
use crate::search::{Pruning, Score, Searchable};

/// With more empty squares than these values change less with a move.
const SWINGING_EMPTY: u32 = 10;

/// By so many tenths of a hundredth for each of them.
const SWING_LOST: Score = 50;

/// But no less than so many hundredths.
const LEAST_SWING: Score = 48;

/// With fewer empty squares no search stands for a deeper one.
const LEAST_EMPTY_TO_PROBE: u32 = 4;

impl Searchable for Position {
    const SLOTS: usize = 61 * 64;

    fn slot(mv: Move) -> u16 {
        let (from, to) = match mv {
            Move::Single(to) => (to.index(), to.index()),
            Move::Jump(from, to) => (from.index(), to.index()),
            // That bit is no square's.
            Move::Pass => (7, 7),
        };
        (from << 6 | to) as u16
    }

    /// At 300 a side wins e times as often as it loses.
    fn evaluate(&self) -> Score {
        network::value(self)
    }

    fn promise(&self, mv: Move) -> i32 {
        policy::embedded().logit(self, mv)
    }

    fn promising(&self, enough: usize, moves: &mut Vec<(i32, Move)>) {
        policy::embedded().moves(self, enough, moves);
        if moves.is_empty() {
            moves.push((0, Move::Pass));
        }
    }

    const PRUNING: Option<Pruning> = Some(Pruning {
        reverse_depth: 6,
        reverse_margin: 42,
        reverse_improving: 21,
        futile_depth: 6,
        futile_margin: (90, 73),
        futile_moves: 3,
        probe_depth: 5,
        probe_margin: (50, 100),
        most_moves: (240, 200),
        most_worsening: 85,
        before_quiet: 3,
        extended_depth: 5,
        reduction: (134.0, 50.0),
        reduction_open: 90,
        reduction_worsening: 25,
        history_a_ply: 1230,
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

    /// The last squares decide by single stones, which a shallow search does not count to the end.
    fn may_probe(&self) -> bool {
        self.board.count_empty() >= LEAST_EMPTY_TO_PROBE
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
