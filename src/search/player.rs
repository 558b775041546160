use super::{Budget, Engine, Limits, Searchable};
use crate::game::{Game, History};

/// Whoever chooses moves.
pub trait Player<G: Game>: Send {
    /// The move to play, chosen in time; nothing when there is none that is legal.
    fn choose(&mut self, game: &History<G>, budget: Budget) -> Option<G::Move>;
}

/// The engine at full strength, or held to a depth.
pub struct EnginePlayer {
    engine: Engine,
    depth: Option<u32>,
}

impl EnginePlayer {
    /// A player that looks no deeper than `depth` plies, if that is given.
    #[must_use]
    pub const fn new(engine: Engine, depth: Option<u32>) -> Self {
        Self { engine, depth }
    }
}

impl<G: Searchable> Player<G> for EnginePlayer {
    fn choose(&mut self, game: &History<G>, budget: Budget) -> Option<G::Move> {
        let mut limits = Limits { deadline: budget.deadline(), ..Limits::default() };
        limits.depth = self.depth.unwrap_or(limits.depth);
        self.engine.think(game, limits, |_| {})?.line.first().copied()
    }
}
