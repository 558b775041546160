use crate::midgame::engine::ReversiEngine;
use crate::moves::Move;
use crate::position::Position;
use games_engine::game::rules::History;
use games_engine::search::limits::SearchLimits;
use games_engine::search::player::{Engine, Player};
use games_engine::search::report::Report;

/// The engine with the endgame solver, at full strength or with a node limit.
pub struct FullPlayer {
    engine: ReversiEngine,
    nodes: Option<u64>,
}

/// The table size of an engine with a node limit in MiB. It is fixed, because the result depends on it.
const LIMITED_MEGABYTES: usize = 2;

impl FullPlayer {
    /// A player at full strength with tables of `megabytes` MiB in total and a number of threads.
    #[must_use]
    pub fn new(megabytes: usize, threads: usize) -> Self {
        Self::of(ReversiEngine::new(megabytes, threads).with_early_endgame())
    }

    /// A player that uses `engine`.
    #[must_use]
    pub const fn of(engine: ReversiEngine) -> Self {
        Self { engine, nodes: None }
    }

    /// A player that searches at most `nodes` nodes for a move and clears its tables before each: it plays the same moves
    /// on every machine, whether the bot is started anew for each move or keeps running.
    #[must_use]
    pub fn with_node_limit(nodes: u64) -> Self {
        Self { engine: ReversiEngine::new(LIMITED_MEGABYTES, 1).with_early_endgame(), nodes: Some(nodes) }
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
