//! In place of search/player.rs: the file has one level, the engine's best.

use super::{AlphaBetaEngine, SearchLimits, Report, Searchable};
use crate::game::{Game, History};

pub const MAX_LEVEL: u8 = 10;

#[derive(Clone, Copy)]
pub struct EngineOptions {
    pub level: u8,
    pub threads: usize,
    pub megabytes: usize,
    pub seed: u64,
}

pub trait Player<G: Game> {
    fn choose(
        &mut self,
        game: &History<G>,
        limits: SearchLimits<'_>,
        report: &mut dyn FnMut(&Report<G::Move>),
    ) -> Option<G::Move>;
}

impl<G: Searchable> Player<G> for AlphaBetaEngine {
    fn choose(
        &mut self,
        game: &History<G>,
        limits: SearchLimits<'_>,
        report: &mut dyn FnMut(&Report<G::Move>),
    ) -> Option<G::Move> {
        self.search(game, limits, report)?.line.first().copied()
    }
}
