//! The list of games.

use crate::description::spec::Described;

/// An operation on each game.
pub trait GameVisitor {
    /// Runs it for one game.
    #[must_use]
    fn visit<G: Described>(self) -> Self;
}

/// Passes `visitor` through the games: the folders next to this file that have a `description.rs`, as `build.rs` lists
/// them.
#[must_use]
pub fn for_each_game<V: GameVisitor>(visitor: V) -> V {
    include!(concat!(env!("OUT_DIR"), "/games.rs"))
}
