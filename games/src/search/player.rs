use super::{Engine, Limits, Report, Score, Searchable, WIN_AT_LEAST};
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
    /// An engine at full strength but for the handicap. One that is held back has one thread: what several find
    /// depends on the machine.
    #[must_use]
    pub fn engine(self, handicap: Handicap) -> EnginePlayer {
        let threads = if handicap == Handicap::default() { self.threads } else { 1 };
        let engine = Engine::new(self.megabytes, threads);
        EnginePlayer { engine, handicap, seed: Random::new(self.seed).next() }
    }
}

/// What holds an engine back. The same on every machine, however fast it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Handicap {
    /// It looks no deeper than so many plies.
    pub depth: Option<u32>,
    /// It looks at no more positions than these for a move, and remembers none of them after it.
    pub nodes: Option<u64>,
    /// It misjudges each position by up to so much, either way.
    pub error: Score,
}

impl Handicap {
    /// So many plies.
    #[must_use]
    pub const fn plies(depth: u32) -> Self {
        Self { depth: Some(depth), nodes: None, error: 0 }
    }
}

/// Whoever finds what a position is worth.
pub trait Thinker<G: Game>: Send {
    /// Searches until a limit is reached, tells `report` of each iteration, and gives the last; nothing when
    /// there is no legal move. However little time there is, a move is chosen.
    fn think(
        &mut self,
        game: &History<G>,
        limits: Limits<'_>,
        report: &mut dyn FnMut(&Report<G::Move>),
    ) -> Option<Report<G::Move>>;

    /// Forgets all that was searched.
    fn forget(&mut self);
}

impl<G: Searchable> Thinker<G> for Engine {
    fn think(
        &mut self,
        game: &History<G>,
        limits: Limits<'_>,
        report: &mut dyn FnMut(&Report<G::Move>),
    ) -> Option<Report<G::Move>> {
        self.think(game, limits, report)
    }

    fn forget(&mut self) {
        self.clear();
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

/// The engine at full strength, or held back.
pub struct EnginePlayer {
    engine: Engine,
    handicap: Handicap,
    /// What its errors depend on.
    seed: u64,
}

impl<G: Searchable> Player<G> for EnginePlayer {
    fn choose(
        &mut self,
        game: &History<G>,
        limits: Limits<'_>,
        report: &mut dyn FnMut(&Report<G::Move>),
    ) -> Option<G::Move> {
        let Handicap { depth, nodes, error } = self.handicap;
        if nodes.is_some() {
            // A bot that is started for each move plays as one that is kept.
            self.engine.clear();
        }
        let limits = Limits {
            depth: depth.map_or(limits.depth, |depth| limits.depth.min(depth)),
            nodes: nodes.into_iter().chain(limits.nodes).min(),
            ..limits
        };
        let best = if error == 0 {
            self.engine.think(game, limits, report)
        } else {
            let seed = self.seed;
            let misjudged = |position: &G| {
                let error = Random::new(position.hash() ^ seed).next() % (2 * error as u64 + 1);
                (position.evaluate() + error as Score - self.handicap.error)
                    .clamp(1 - WIN_AT_LEAST, WIN_AT_LEAST - 1)
            };
            self.engine.think_with(&misjudged, game, limits, report)
        };
        best?.line.first().copied()
    }

    fn forget(&mut self) {
        self.engine.clear();
        self.seed = Random::new(self.seed).next();
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
