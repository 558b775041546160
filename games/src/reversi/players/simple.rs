use super::super::{Move, Position};
use crate::game::{Game, History};
use crate::search::{Limits, Player, Report};
use gocheck_common::random::Random;

/// Plays any legal move.
pub struct RandomPlayer {
    random: Random,
}

impl RandomPlayer {
    /// A player whose choices depend on `seed` alone.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self { random: Random::new(seed) }
    }
}

impl Player<Position> for RandomPlayer {
    fn choose(
        &mut self,
        game: &History<Position>,
        _: Limits<'_>,
        _: &mut dyn FnMut(&Report<Move>),
    ) -> Option<Move> {
        self.random.pick(&game.legal_moves()).copied()
    }
}

/// Turns as many stones as it can; the first such move.
pub struct GreedyPlayer;

impl Player<Position> for GreedyPlayer {
    fn choose(
        &mut self,
        game: &History<Position>,
        _: Limits<'_>,
        _: &mut dyn FnMut(&Report<Move>),
    ) -> Option<Move> {
        let left = |&mv: &Move| game.position().play_unchecked(mv).own().count_ones();
        game.legal_moves().into_iter().min_by_key(left)
    }
}
