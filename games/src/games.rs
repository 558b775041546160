//! The list of games.

use crate::description::spec::Described;

/// Something to do for each game.
pub trait GameVisitor {
    /// Does it for one game.
    #[must_use]
    fn visit<G: Described>(self) -> Self;
}

/// Passes `visitor` through the games. A new game is one line here.
#[must_use]
pub fn for_each_game<V: GameVisitor>(visitor: V) -> V {
    visitor.visit::<crate::ataxx::position::Position>().visit::<crate::reversi::position::Position>()
}
