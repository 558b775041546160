use super::super::endgame::Solver;
use super::super::{Move, Position};
use crate::game::History;
use crate::search::{Engine, Limits, Player, Report};
use std::time::Instant;

/// With so few empty squares the exact value is asked for, if the time is enough.
const SOLVED: u32 = 24;

/// With so few it is asked for at once: it takes less time than any search.
const SOLVED_AT_ONCE: u32 = 12;

/// The share of the time for a search before: what it finds is played when the solver is late.
const SEARCH_SHARE: u32 = 3;

/// All that the program can: the engine, and exact values near the end.
pub struct FullPlayer {
    engine: Engine,
    solver: Solver,
}

impl FullPlayer {
    /// A player with tables of `megabytes` MiB together, whose engine has so many threads.
    #[must_use]
    pub fn new(megabytes: usize, threads: usize) -> Self {
        let half = (megabytes / 2).max(1);
        Self { engine: Engine::new(half, threads), solver: Solver::new(half) }
    }
}

impl Player<Position> for FullPlayer {
    fn choose(
        &mut self,
        game: &History<Position>,
        limits: Limits<'_>,
        report: &mut dyn FnMut(&Report<Move>),
    ) -> Option<Move> {
        let empty = game.position().empty().count_ones();
        let is_bounded = limits.depth < empty || limits.nodes.is_some();
        let may_solve = empty <= SOLVED && !is_bounded && limits.deadline.is_some();
        let mut first = None;
        if !may_solve || empty > SOLVED_AT_ONCE {
            let early = limits.deadline.filter(|_| may_solve).map(|deadline| {
                let now = Instant::now();
                now + deadline.saturating_duration_since(now) / SEARCH_SHARE
            });
            let search_limits = Limits { deadline: early.or(limits.deadline), ..limits };
            first = self.engine.think(game, search_limits, &mut *report)?.line.first().copied();
        }
        if may_solve && let Some(solution) = self.solver.solve(game.position(), limits) {
            return solution.best.or(first);
        }
        first.or_else(|| game.legal_moves().first().copied())
    }

    fn forget(&mut self) {
        self.engine.clear();
        self.solver.clear();
    }
}
