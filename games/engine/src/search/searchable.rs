use super::params::SearchParams;
use super::score::Score;
use crate::game::rules::Game;

/// A game that can be searched: an evaluation, move ordering and parameters on top of its rules.
pub trait Searchable: Game {
    /// The number of move indices, at most 4095.
    const MOVE_INDICES: usize;

    /// The index of a move, below [`Searchable::MOVE_INDICES`]. The legal moves of a position should have different indices,
    /// and must in a game with opening books. Moves that share one are only searched in a worse order: in a game with more
    /// moves, the index can be a hash.
    fn move_index(mv: Self::Move) -> u16;

    /// The static evaluation of a position in which the game goes on, for the side to move; its size is less than
    /// [`WIN_AT_LEAST`](super::WIN_AT_LEAST).
    fn evaluate(&self) -> Score;

    /// The static move ordering score of `mv`: moves with high scores are searched first.
    fn ordering_score(&self, mv: Self::Move) -> i32;

    /// Appends the legal moves of a game that goes on, each with its ordering score. Quiet moves may be left out if
    /// there are at least `enough` others.
    fn scored_moves(&self, enough: usize, moves: &mut Vec<(i32, Self::Move)>) {
        let _ = enough;
        moves.extend(self.moves().into_iter().map(|mv| (self.ordering_score(mv), mv)));
    }

    /// Parameters of the selective search; without them only late moves are reduced.
    const PARAMS: Option<SearchParams> = None;

    /// The scale of all margins in [`Searchable::PARAMS`] in this position, in percent.
    fn margin_scale(&self) -> Score {
        100
    }

    /// Returns true if `mv` is quiet: it changes little and may be pruned when it comes late.
    fn is_quiet(&self, mv: Self::Move) -> bool {
        let _ = mv;
        false
    }

    /// Returns true if ProbCut is allowed here.
    fn allows_probcut(&self) -> bool {
        true
    }

    /// Returns true if the game is so near its end that all moves are searched to full depth.
    fn is_endgame(&self) -> bool {
        false
    }

    /// How many plies back a repetition of this position can lie; 0 if the rules do not draw by repetition.
    fn repetition_window(&self) -> usize {
        0
    }
}
