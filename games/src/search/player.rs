use super::{Engine, Limits, Report, Searchable};
use crate::game::{Game, History};

/// Whoever chooses moves.
pub trait Player<G: Game>: Send {
    /// The move to play, chosen within `limits`; nothing when there is none that is legal. Who
    /// searches tells `report` of it.
    fn choose(
        &mut self,
        game: &History<G>,
        limits: Limits<'_>,
        report: &mut dyn FnMut(&Report<G::Move>),
    ) -> Option<G::Move>;

    /// Forgets what earlier games taught.
    fn forget(&mut self) {}
}

/// The engine at full strength, or held to a depth.
pub struct EnginePlayer {
    engine: Engine,
    depth: u32,
}

impl EnginePlayer {
    /// A player that looks no deeper than `depth` plies, if that is given.
    #[must_use]
    pub fn new(engine: Engine, depth: Option<u32>) -> Self {
        Self { engine, depth: depth.unwrap_or(u32::MAX) }
    }
}

impl<G: Searchable> Player<G> for EnginePlayer {
    fn choose(
        &mut self,
        game: &History<G>,
        limits: Limits<'_>,
        report: &mut dyn FnMut(&Report<G::Move>),
    ) -> Option<G::Move> {
        let limits = Limits { depth: limits.depth.min(self.depth), ..limits };
        self.engine.think(game, limits, report)?.line.first().copied()
    }

    fn forget(&mut self) {
        self.engine.clear();
    }
}
