use super::deepening::{Deepening, aspiration_search};
use super::limits::SearchLimits;
use super::report::Report;
use super::score::{Score, WIN, WIN_AT_LEAST};
use super::searchable::Searchable;
use super::table::Table;
use super::threads::{Overrun, run_with_helpers};
use super::worker::Worker;
use crate::game::rules::History;

/// Half the width of the aspiration window.
const WINDOW: Score = 62;

/// The factor by which the aspiration window grows.
const WINDOW_GROWTH: i32 = 4;

/// The first iteration with an aspiration window.
const ASPIRATION_DEPTH: u32 = 4;

/// The engine for any [`Searchable`] game. It keeps its transposition table from move to move.
pub struct AlphaBetaEngine {
    table: Table,
    threads: usize,
    overrun: Overrun,
}

impl AlphaBetaEngine {
    /// An engine with a transposition table of `megabytes` MiB that searches with `threads` threads; at least one each.
    #[must_use]
    pub fn new(megabytes: usize, threads: usize) -> Self {
        Self { table: Table::new(megabytes, threads), threads: threads.max(1), overrun: Overrun::default() }
    }

    /// Clears the transposition table.
    pub fn clear(&mut self) {
        self.table.clear();
    }

    /// Searches until a limit is reached, calls `report` after each iteration and returns the last result, or `None` if
    /// there is no legal move. A move is found even if the limits are reached at once.
    pub fn search<G: Searchable>(
        &mut self,
        game: &History<G>,
        limits: SearchLimits<'_>,
        report: impl FnMut(&Report<G::Move>),
    ) -> Option<Report<G::Move>> {
        self.search_with(&G::evaluate, game, limits, report)
    }

    /// Like [`AlphaBetaEngine::search`], but evaluates positions with `evaluate` instead of [`Searchable::evaluate`].
    pub fn search_with<G: Searchable>(
        &mut self,
        evaluate: &(impl Fn(&G) -> Score + Sync),
        game: &History<G>,
        limits: SearchLimits<'_>,
        mut report: impl FnMut(&Report<G::Move>),
    ) -> Option<Report<G::Move>> {
        let limits = self.overrun.tighten(limits);
        let nodes = limits.max_nodes().map(|nodes| nodes.saturating_mul(self.threads as u64));
        self.table.begin(nodes);
        let table = &self.table;
        let helpers = (1..self.threads).map(|_| {
            move |limits: SearchLimits<'_>| drop(deepen(evaluate, game, table, limits, &mut |_| {}))
        });
        let main = || deepen(evaluate, game, table, limits, &mut report);
        let best = run_with_helpers(limits, helpers, main);
        self.overrun.learn(&limits);
        best
    }
}

/// The iterative deepening of one thread.
fn deepen<G: Searchable>(
    evaluate: &impl Fn(&G) -> Score,
    game: &History<G>,
    table: &Table,
    limits: SearchLimits<'_>,
    report: &mut dyn FnMut(&Report<G::Move>),
) -> Option<Report<G::Move>> {
    let position = game.position();
    let mut moves = game.legal_moves();
    moves.sort_by_key(|&mv| std::cmp::Reverse(position.ordering_score(mv)));
    let first = *moves.first()?;
    let worker = Worker::new(evaluate, game, table, limits);
    let mut deepening = Deepening::new(worker, moves, first, evaluate(position), limits);
    for depth in 1..=limits.depth.max(1) {
        let expected = deepening.best.score;
        let width = if depth < ASPIRATION_DEPTH { WIN } else { WINDOW };
        let root = |worker: &mut Worker<'_, G, _>, moves: &[G::Move]| {
            aspiration_search(worker, expected, (width, WINDOW_GROWTH, WIN), |worker, window| {
                worker.root(position, moves, depth as i32, window)
            })
        };
        let may_continue = deepening.iterate(depth, root, report);
        let score = deepening.best.score.abs();
        let is_decided = score >= WIN_AT_LEAST && WIN - score <= depth as Score;
        if !may_continue || is_decided {
            break;
        }
    }
    Some(deepening.best)
}
