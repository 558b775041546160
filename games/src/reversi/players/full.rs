use super::super::{Move, Position, ReversiEngine};
use crate::game::History;
use crate::search::{Engine, Player, Report, SearchLimits};

/// The engine, to the exact end where that is near, or held to a number of positions.
pub struct FullPlayer {
    engine: ReversiEngine,
    nodes: Option<u64>,
}

/// The tables of an engine that is held to few positions, in MiB: always the same, for what does not fit in is
/// searched again.
const HELD: usize = 2;

impl FullPlayer {
    /// All that the program can, with tables of `megabytes` MiB together and so many threads.
    #[must_use]
    pub fn new(megabytes: usize, threads: usize) -> Self {
        Self::of(ReversiEngine::new(megabytes, threads).with_early_endgame())
    }

    /// A player that plays what an engine finds.
    #[must_use]
    pub const fn of(engine: ReversiEngine) -> Self {
        Self { engine, nodes: None }
    }

    /// A player that looks at no more than `nodes` positions for a move and remembers none of them after it: a bot
    /// that is started for each move plays as one that is kept, on every machine.
    #[must_use]
    pub fn held(nodes: u64) -> Self {
        Self { engine: ReversiEngine::new(HELD, 1).with_early_endgame(), nodes: Some(nodes) }
    }
}

impl Player<Position> for FullPlayer {
    fn choose(
        &mut self,
        game: &History<Position>,
        limits: SearchLimits<'_>,
        report: &mut dyn FnMut(&Report<Move>),
    ) -> Option<Move> {
        if self.nodes.is_some() {
            self.engine.clear();
        }
        let limits = SearchLimits { nodes: self.nodes.into_iter().chain(limits.nodes).min(), ..limits };
        self.engine.search(game, limits, report)?.line.first().copied()
    }

    fn new_game(&mut self) {
        self.engine.clear();
    }
}
