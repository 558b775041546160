//! What the search asks of Ataxx.

use super::{Length, Move, Position, Repetition, network, policy};
use crate::search::{Score, SearchParams, Searchable};

/// With more empty squares than these values change less with a move.
const SWINGING_EMPTY: u32 = 10;

/// By so many tenths of a hundredth for each of them.
const SWING_LOST: Score = 50;

/// But no less than so many hundredths.
const LEAST_SWING: Score = 48;

/// With fewer empty squares no search stands for a deeper one.
const LEAST_EMPTY_TO_PROBE: u32 = 4;

impl Searchable for Position {
    const MOVE_INDICES: usize = 61 * 64;

    fn move_index(mv: Move) -> u16 {
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

    fn ordering_score(&self, mv: Move) -> i32 {
        policy::embedded().logit(self, mv)
    }

    fn scored_moves(&self, enough: usize, moves: &mut Vec<(i32, Move)>) {
        policy::embedded().moves(self, enough, moves);
        if moves.is_empty() {
            moves.push((0, Move::Pass));
        }
    }

    const PARAMS: Option<SearchParams> = Some(SearchParams {
        rfp_depth: 6,
        rfp_margin: 42,
        rfp_improving: 21,
        futility_depth: 6,
        futility_base: 90,
        futility_margin: 73,
        futility_moves: 3,
        probcut_depth: 5,
        probcut_gate: 50,
        probcut_margin: 100,
        lmp_base: 240,
        lmp_slope: 200,
        lmp_worsening: 85,
        lmp_quiet_moves: 3,
        extension_depth: 5,
        lmr_base: 134.0,
        lmr_slope: 50.0,
        lmr_pv: 90,
        lmr_worsening: 25,
        lmr_history: 1230,
    });

    /// The emptier the board, the less a stone decides: values differ by some 40 with 30 empty squares
    /// and by some 500 with the last ones.
    fn margin_scale(&self) -> Score {
        let beyond = self.board.count_empty().saturating_sub(SWINGING_EMPTY) as Score;
        (100 - SWING_LOST * beyond / 10).max(LEAST_SWING)
    }

    /// A jump that turns nothing leaves a hole and wins no stone.
    fn is_quiet(&self, mv: Move) -> bool {
        matches!(mv, Move::Jump(_, to) if self.board.turned(self.to_move, to) == 0)
    }

    /// The last squares decide by single stones, which a shallow search does not count to the end.
    fn allows_probcut(&self) -> bool {
        self.board.count_empty() >= LEAST_EMPTY_TO_PROBE
    }

    fn is_endgame(&self) -> bool {
        match self.rules.length() {
            Length::CountAfter(turns) | Length::DrawAfter(turns) => self.clock.turns + 8 >= turns,
            Length::DrawWithoutSingle(halfmoves) => self.clock.halfmoves + 8 >= halfmoves,
        }
    }

    fn repetition_window(&self) -> usize {
        match self.rules.repetition() {
            Repetition::ThirdDraws => usize::from(self.clock.halfmoves),
            Repetition::Illegal | Repetition::Free => 0,
        }
    }
}
