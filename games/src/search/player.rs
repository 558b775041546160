use super::{Engine, Limits, Report, Searchable};
use crate::game::{Game, History};
use gocheck_common::random::Random;

/// How to make a player of this program's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strength {
    /// 1 to [`MAX_LEVEL`]; what they mean is each game's.
    pub level: u8,
    /// Threads that search.
    pub threads: usize,
    /// The size of its tables together in MiB.
    pub megabytes: usize,
    /// What the choices of level 1 depend on.
    pub seed: u64,
}

/// The highest level.
pub const MAX_LEVEL: u8 = 10;

impl Strength {
    /// An engine as strong as that, which looks no deeper than `depth` plies, if that is given.
    #[must_use]
    pub fn engine(self, depth: Option<u32>) -> EnginePlayer {
        EnginePlayer { engine: Engine::new(self.megabytes, self.threads), depth: depth.unwrap_or(u32::MAX) }
    }
}

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

/// Plays any legal move.
pub struct RandomPlayer {
    random: Random,
}

impl RandomPlayer {
    /// A player whose choices depend on `seed` alone.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self { random: Random::new(seed) }
    }
}

impl<G: Game> Player<G> for RandomPlayer {
    fn choose(
        &mut self,
        game: &History<G>,
        _: Limits<'_>,
        _: &mut dyn FnMut(&Report<G::Move>),
    ) -> Option<G::Move> {
        self.random.pick(&game.legal_moves()).copied()
    }
}
