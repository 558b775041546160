//! Reversi for the search of any game. Reversi's own engine is in [`midgame`](super::midgame).

use super::kernel::{CORNERS, mobility};
use super::moves::Move;
use super::position::Position;
use super::square::Square;
use crate::evaluation::weights::Evaluation;
use games_engine::game::rules::Game;
use games_engine::search::score::Score;
use games_engine::search::searchable::Searchable;

impl Searchable for Position {
    const MOVE_INDICES: usize = 65;

    fn move_index(mv: Move) -> u16 {
        mv.square().map_or(64, |square| square.index() as u16)
    }

    /// Hundredths of a stone.
    fn evaluate(&self) -> Score {
        Evaluation::embedded().value(self.own(), self.enemy()) * 100 / Evaluation::UNIT
    }

    /// Moves that leave fewer replies score higher, and corners highest.
    fn ordering_score(&self, mv: Move) -> i32 {
        let Move::Place(square) = mv else { return 0 };
        let next = self.play_unchecked(mv);
        let replies = mobility(next.own(), next.enemy());
        let corner = if square.bit() & CORNERS != 0 { 6 } else { 0 };
        corner - replies.count_ones() as i32 - 2 * (replies & CORNERS).count_ones() as i32
    }

    fn scored_moves(&self, _: usize, moves: &mut Vec<(i32, Move)>) {
        let places = self.places();
        if places == 0 {
            moves.push((0, Move::Pass));
        }
        let places = Square::of_set(places).map(Move::Place);
        moves.extend(places.map(|mv| (self.ordering_score(mv), mv)));
    }

    /// The last eight empty squares are searched to full depth.
    fn is_endgame(&self) -> bool {
        self.empty().count_ones() <= 8
    }
}
