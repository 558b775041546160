use super::engine::AlphaBetaEngine;
use super::limits::SearchLimits;
use super::report::Report;
use super::score::{Score, WIN_AT_LEAST};
use super::searchable::Searchable;
use crate::game::rules::{Game, History};
use gocheck_board::random::Random;

/// Options of a built-in player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EngineOptions {
    /// 1 to [`MAX_LEVEL`]; each game defines what they mean.
    pub level: u8,
    /// The number of search threads.
    pub threads: usize,
    /// The total size of the hash tables in MiB.
    pub megabytes: usize,
    /// Random seed of the lower levels.
    pub seed: u64,
}

/// The highest level.
pub const MAX_LEVEL: u8 = 10;

impl EngineOptions {
    /// A player that uses the engine within a strength limit. A limited engine has one thread, because the result of
    /// several threads depends on the machine.
    #[must_use]
    pub fn engine(self, limit: StrengthLimit) -> EnginePlayer {
        let threads = if limit == StrengthLimit::default() { self.threads } else { 1 };
        let engine = AlphaBetaEngine::new(self.megabytes, threads);
        EnginePlayer { engine, limit, seed: Random::new(self.seed).next() }
    }
}

/// Limits on the playing strength of an engine. They have the same effect on every machine. The default is no limit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StrengthLimit {
    /// Maximum depth in plies.
    pub depth: Option<u32>,
    /// Maximum number of nodes a move. The transposition table is cleared for each move.
    pub nodes: Option<u64>,
    /// Maximum random error of the static evaluation, either way.
    pub noise: Score,
}

impl StrengthLimit {
    /// A depth limit.
    #[must_use]
    pub const fn plies(depth: u32) -> Self {
        Self { depth: Some(depth), nodes: None, noise: 0 }
    }
}

/// An engine: it searches positions for the best move and its score.
pub trait Engine<G: Game>: Send {
    /// Searches until a limit is reached, calls `report` after each iteration and returns the last result, or `None` if
    /// there is no legal move. A move is found even if the limits are reached at once.
    fn search(
        &mut self,
        game: &History<G>,
        limits: SearchLimits<'_>,
        report: &mut dyn FnMut(&Report<G::Move>),
    ) -> Option<Report<G::Move>>;

    /// Clears the hash tables.
    fn clear(&mut self);
}

impl<G: Searchable> Engine<G> for AlphaBetaEngine {
    fn search(
        &mut self,
        game: &History<G>,
        limits: SearchLimits<'_>,
        report: &mut dyn FnMut(&Report<G::Move>),
    ) -> Option<Report<G::Move>> {
        self.search(game, limits, report)
    }

    fn clear(&mut self) {
        self.clear();
    }
}

/// A player: it chooses moves.
pub trait Player<G: Game>: Send {
    /// Returns the move to play, chosen within `limits`, or `None` if there is no legal move. Players that search call
    /// `report` after each iteration.
    fn choose(
        &mut self,
        game: &History<G>,
        limits: SearchLimits<'_>,
        report: &mut dyn FnMut(&Report<G::Move>),
    ) -> Option<G::Move>;

    /// Prepares for a new game: clears what was learned from earlier ones.
    fn new_game(&mut self) {}
}

/// A player that uses the engine, at full strength or limited.
pub struct EnginePlayer {
    engine: AlphaBetaEngine,
    limit: StrengthLimit,
    /// Random seed of the evaluation's errors.
    seed: u64,
}

impl<G: Searchable> Player<G> for EnginePlayer {
    fn choose(
        &mut self,
        game: &History<G>,
        limits: SearchLimits<'_>,
        report: &mut dyn FnMut(&Report<G::Move>),
    ) -> Option<G::Move> {
        let StrengthLimit { depth, nodes, noise } = self.limit;
        if nodes.is_some() {
            // A bot that is started anew for each move plays like one that keeps running.
            self.engine.clear();
        }
        let limits = SearchLimits {
            depth: depth.map_or(limits.depth, |depth| limits.depth.min(depth)),
            nodes: nodes.into_iter().chain(limits.nodes).min(),
            ..limits
        };
        let best = if noise == 0 {
            self.engine.search(game, limits, report)
        } else {
            let seed = self.seed;
            let noisy = |position: &G| {
                let error = Random::new(position.hash() ^ seed).next() % (2 * noise as u64 + 1);
                (position.evaluate() + error as Score - noise).clamp(1 - WIN_AT_LEAST, WIN_AT_LEAST - 1)
            };
            self.engine.search_with(&noisy, game, limits, report)
        };
        best?.line.first().copied()
    }

    fn new_game(&mut self) {
        self.engine.clear();
        self.seed = Random::new(self.seed).next();
    }
}

/// Plays random legal moves.
pub struct RandomPlayer {
    random: Random,
}

impl RandomPlayer {
    /// A player with this random seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self { random: Random::new(seed) }
    }
}

impl<G: Game> Player<G> for RandomPlayer {
    fn choose(
        &mut self,
        game: &History<G>,
        _: SearchLimits<'_>,
        _: &mut dyn FnMut(&Report<G::Move>),
    ) -> Option<G::Move> {
        self.random.pick(&game.legal_moves()).copied()
    }
}
