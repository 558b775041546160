use super::super::{Move, Position};
use crate::game::{Game, History};
use crate::search::{Limits, Player, Report};

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
