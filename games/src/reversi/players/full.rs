use super::super::{Engine, Move, Position};
use crate::game::History;
use crate::search::{Limits, Player, Report, Thinker};

/// The engine, to the exact end where that is near, or held to a number of positions.
pub struct FullPlayer {
    engine: Engine,
    nodes: Option<u64>,
}

/// The tables of an engine that is held to few positions, in MiB: always the same, for what does not fit in is
/// searched again.
const HELD: usize = 2;

impl FullPlayer {
    /// All that the program can, with tables of `megabytes` MiB together and so many threads.
    #[must_use]
    pub fn new(megabytes: usize, threads: usize) -> Self {
        Self::of(Engine::new(megabytes, threads).leaping())
    }

    /// A player that plays what an engine finds.
    #[must_use]
    pub const fn of(engine: Engine) -> Self {
        Self { engine, nodes: None }
    }

    /// A player that looks at no more than `nodes` positions for a move and remembers none of them after it: a bot
    /// that is started for each move plays as one that is kept, on every machine.
    #[must_use]
    pub fn held(nodes: u64) -> Self {
        Self { engine: Engine::new(HELD, 1).leaping(), nodes: Some(nodes) }
    }
}

impl Player<Position> for FullPlayer {
    fn choose(
        &mut self,
        game: &History<Position>,
        limits: Limits<'_>,
        report: &mut dyn FnMut(&Report<Move>),
    ) -> Option<Move> {
        if self.nodes.is_some() {
            self.engine.forget();
        }
        let limits = Limits { nodes: self.nodes.into_iter().chain(limits.nodes).min(), ..limits };
        self.engine.think(game, limits, report)?.line.first().copied()
    }

    fn forget(&mut self) {
        self.engine.forget();
    }
}
