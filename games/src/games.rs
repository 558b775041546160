//! The list of games.

use games_engine::description::spec::Described;

/// An operation on each game.
pub trait GameVisitor {
    /// Runs it for one game.
    #[must_use]
    fn visit<G: Described>(self) -> Self;
}

/// Passes `visitor` through the games.
#[must_use]
pub fn for_each_game<V: GameVisitor>(visitor: V) -> V {
    visitor.visit::<games_ataxx::Position>().visit::<games_reversi::Position>()
}
