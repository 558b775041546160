use super::super::Position;
use super::super::evaluation::{FEATURES, features, phase, value_by_hand};
use crate::game::Game;
use crate::search::Score;

impl Position {
    /// What the evaluation by hand sees of the side to move and of the other, or of the difference
    /// between them.
    #[must_use]
    pub fn features(&self) -> [Score; FEATURES] {
        let (own, enemy) = sides(self);
        features(own, enemy, self.board().empty())
    }

    /// Where between the anchors of the weights the position stands: the anchor below, and the
    /// share of the one above in parts of the distance.
    #[must_use]
    pub const fn phase(&self) -> (usize, usize) {
        phase(self.board().empty())
    }

    /// The value by hand, for the side to move: of the games that were learnt from first.
    #[must_use]
    pub fn value_by_hand(&self) -> Score {
        let (own, enemy) = sides(self);
        value_by_hand(own, enemy, self.board().empty())
    }
}

/// The stones of the side to move and of the other.
fn sides(position: &Position) -> (u64, u64) {
    let color = position.to_move();
    (position.board().of(color), position.board().of(color.opponent()))
}
