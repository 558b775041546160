//! Ataxx for the search.

use super::moves::Move;
use super::position::Position;
use super::rules::{Length, Repetition};
use super::{network, policy};
use games_engine::search::params::SearchParams;
use games_engine::search::score::Score;
use games_engine::search::searchable::Searchable;

/// With more empty squares than this, the margins of the search are scaled down: evaluations change less with a move.
const SCALED_EMPTY: u32 = 10;

/// How much the scale falls with each of them, in tenths of a percent.
const SCALE_LOSS: Score = 50;

/// The minimum scale in percent.
const MIN_SCALE: Score = 48;

/// The minimum number of empty squares for ProbCut.
const PROBCUT_EMPTY: u32 = 4;

impl Searchable for Position {
    const MOVE_INDICES: usize = 61 * 64;

    fn move_index(mv: Move) -> u16 {
        let (from, to) = match mv {
            Move::Single(to) => (to.index(), to.index()),
            Move::Jump(from, to) => (from.index(), to.index()),
            // Bit 7 is not a square.
            Move::Pass => (7, 7),
        };
        (from << 6 | to) as u16
    }

    /// The network's evaluation. At a score of 300 a side wins e times as often as it loses.
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

    /// The emptier the board, the less a move matters: evaluations change by about 40 with 30 empty squares and by about
    /// 500 with the last ones.
    fn margin_scale(&self) -> Score {
        let excess = self.board.count_empty().saturating_sub(SCALED_EMPTY) as Score;
        (100 - SCALE_LOSS * excess / 10).max(MIN_SCALE)
    }

    /// Jumps that flip nothing are quiet.
    fn is_quiet(&self, mv: Move) -> bool {
        matches!(mv, Move::Jump(_, to) if self.board.turned(self.to_move, to) == 0)
    }

    /// Single stones decide about the last squares, which a shallow search does not see.
    fn allows_probcut(&self) -> bool {
        self.board.count_empty() >= PROBCUT_EMPTY
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
