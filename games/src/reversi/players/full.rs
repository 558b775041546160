use super::super::{Engine, Move, Position};
use crate::game::History;
use crate::search::{Limits, Player, Report, Thinker};

/// The engine, to the exact end where that is near, or held to a depth.
pub struct FullPlayer {
    engine: Engine,
    depth: u32,
}

impl FullPlayer {
    /// All that the program can, with tables of `megabytes` MiB together and so many threads.
    #[must_use]
    pub fn new(megabytes: usize, threads: usize) -> Self {
        Self::of(Engine::new(megabytes, threads).leaping(), u32::MAX)
    }

    /// A player that looks no deeper than `depth` plies.
    #[must_use]
    pub const fn of(engine: Engine, depth: u32) -> Self {
        Self { engine, depth }
    }
}

impl Player<Position> for FullPlayer {
    fn choose(
        &mut self,
        game: &History<Position>,
        limits: Limits<'_>,
        report: &mut dyn FnMut(&Report<Move>),
    ) -> Option<Move> {
        let limits = Limits { depth: limits.depth.min(self.depth), ..limits };
        self.engine.think(game, limits, report)?.line.first().copied()
    }

    fn forget(&mut self) {
        self.engine.forget();
    }
}
