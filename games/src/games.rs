//! The list of games.

use crate::description::Described;
use crate::{ataxx, reversi};

/// Something to do for each game.
pub trait GameVisitor {
    /// Does it for one game.
    fn visit<G: Described>(&mut self);
}

/// Calls `visitor` for each game. A new game is one line here.
pub fn for_each_game(visitor: &mut impl GameVisitor) {
    visitor.visit::<ataxx::Position>();
    visitor.visit::<reversi::Position>();
}
