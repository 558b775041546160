//! What examples share.

use games::game::{Game, Outcome};
use games::reversi::evaluation::Evaluation;
use games::reversi::{IllegalMove, Move, Position, Reason};
use games::search::{Score, Searchable};
use gocheck_board::Color;
use std::fmt;
use std::sync::LazyLock;
use workshop::reversi::plain;

static PLAIN: LazyLock<Evaluation> = LazyLock::new(plain);

/// Positions for the engine of all games, valued by the learnt patterns or by mobility and corners.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Unprobed<const PATTERNS: bool>(Position);

impl<const PATTERNS: bool> From<Position> for Unprobed<PATTERNS> {
    fn from(position: Position) -> Self {
        Self(position)
    }
}

impl<const PATTERNS: bool> fmt::Display for Unprobed<PATTERNS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<const PATTERNS: bool> Game for Unprobed<PATTERNS> {
    type Move = Move;
    type Reason = Reason;
    type Illegal = IllegalMove;

    fn to_move(&self) -> Color {
        self.0.to_move()
    }

    fn moves_into(&self, moves: &mut Vec<Move>) {
        self.0.moves_into(moves);
    }

    fn play(&self, mv: Move) -> Result<Self, IllegalMove> {
        self.0.play(mv).map(Self)
    }

    fn play_unchecked(&self, mv: Move) -> Self {
        Self(self.0.play_unchecked(mv))
    }

    fn outcome(&self) -> Option<Outcome<Reason>> {
        self.0.outcome()
    }

    fn hash(&self) -> u64 {
        Game::hash(&self.0)
    }
}

impl<const PATTERNS: bool> Searchable for Unprobed<PATTERNS> {
    const MOVE_INDICES: usize = Position::MOVE_INDICES;

    fn move_index(mv: Move) -> u16 {
        Position::move_index(mv)
    }

    fn evaluate(&self) -> Score {
        let evaluation = if PATTERNS { Evaluation::embedded() } else { &*PLAIN };
        evaluation.value(self.0.own(), self.0.enemy()) * 100 / Evaluation::UNIT
    }

    fn ordering_score(&self, mv: Move) -> i32 {
        self.0.ordering_score(mv)
    }

    fn is_endgame(&self) -> bool {
        self.0.is_endgame()
    }
}
