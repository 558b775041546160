use super::probcut::Selectivity;
use super::schedule::{ENDGAME_EXTENSION, Iteration, Target, iterations};
use super::worker::{INFINITY, PASS, Worker};
use crate::endgame::root::Solver;
use crate::endgame::table::EndgameTables;
use crate::evaluation::shallow::Board;
use crate::evaluation::weights::Evaluation;
use crate::moves::Move;
use crate::position::Position;
use games_engine::game::rules::{Game, History};
use games_engine::search::deepening::{Deepening, Window, aspiration_search};
use games_engine::search::limits::SearchLimits;
use games_engine::search::player::Engine;
use games_engine::search::report::Report;
use games_engine::search::score::Score;
use games_engine::search::table::Table;
use games_engine::search::threads::{Overrun, run_with_helpers};
use std::sync::Arc;

/// Half the width of the aspiration window.
const WINDOW: i32 = Evaluation::UNIT / 2;

/// The factor by which the aspiration window grows.
const WINDOW_GROWTH: i32 = 3;

/// The first iteration with an aspiration window.
const ASPIRATION_DEPTH: u32 = 4;

/// The window that tells a win from a draw from a loss: final scores are even numbers of stones.
const OUTCOME: Window = (-Evaluation::UNIT, Evaluation::UNIT);

/// The size of the hash tables of each thread's exact endgame searches in MiB: they fit into a cache.
const ENDGAME_MEGABYTES: usize = 1;

/// A side with at most this many stones may lose all of them, which selective searches overlook: the iterations up to
/// [`FULL_DEPTH`] are full-width searches.
const FEW_STONES: u32 = 6;

/// See [`FEW_STONES`].
const FULL_DEPTH: u32 = 10;

/// Full-width iterations begin only within this fraction of the time or nodes.
const FULL_SHARE: u32 = 8;

/// The engine for Reversi: iterative deepening with multi-ProbCut, and the endgame solver near the end. It keeps its
/// hash tables from move to move.
pub struct ReversiEngine {
    evaluation: Arc<Evaluation>,
    table: Table,
    /// Made when it is first needed, because that takes some milliseconds.
    solver: Option<Solver>,
    /// The size of the transposition table and of the solver's tables in MiB, each.
    half: usize,
    /// The selectivity of iterations before the end of the game.
    most: Selectivity,
    /// See [`ReversiEngine::with_early_endgame`].
    extension: u32,
    /// Tables for each thread's exact endgame searches.
    endgame_tables: Vec<EndgameTables>,
    overrun: Overrun,
}

impl ReversiEngine {
    /// An engine with tables of `megabytes` MiB in total that searches with `threads` threads; at least one each.
    #[must_use]
    pub fn new(megabytes: usize, threads: usize) -> Self {
        Self::of(Arc::clone(Evaluation::embedded()), megabytes, threads)
    }

    /// Like [`ReversiEngine::new`], but with another evaluation than the embedded one.
    #[must_use]
    pub fn of(evaluation: Arc<Evaluation>, megabytes: usize, threads: usize) -> Self {
        let half = (megabytes / 2).max(1);
        let endgame_tables = (0..threads.max(1)).map(|_| EndgameTables::new(ENDGAME_MEGABYTES)).collect();
        let table = Table::new(half, threads);
        Self {
            evaluation,
            table,
            solver: None,
            half,
            most: Selectivity::MAX,
            extension: 0,
            endgame_tables,
            overrun: Overrun::default(),
        }
    }

    /// Makes the engine search to the end of the game as soon as that is at most ten plies further than the depth limit,
    /// with lower selectivity the nearer it is. Such a search takes about as much time.
    #[must_use]
    pub fn with_early_endgame(self) -> Self {
        let solver = Solver::of(Arc::clone(&self.evaluation), self.half);
        Self { extension: ENDGAME_EXTENSION, solver: Some(solver), ..self }
    }

    /// Sets the highest selectivity.
    #[must_use]
    pub fn with_selectivity(self, most: Selectivity) -> Self {
        Self { most, ..self }
    }

    /// Searches like [`Engine::search`], but only the legal moves among `moves`. Returns `None` if there are none.
    pub fn search_among(
        &mut self,
        position: &Position,
        moves: &[Move],
        limits: SearchLimits<'_>,
    ) -> Option<Report<Move>> {
        let mut legal = position.moves();
        legal.retain(|mv| moves.contains(mv));
        self.search_moves(position, &legal, limits, &mut |_| {})
    }

    /// Searches some of the legal moves.
    fn search_moves(
        &mut self,
        position: &Position,
        moves: &[Move],
        limits: SearchLimits<'_>,
        report: &mut dyn FnMut(&Report<Move>),
    ) -> Option<Report<Move>> {
        let limits = self.overrun.tighten(limits);
        let threads = self.endgame_tables.len() as u64;
        self.table.begin(limits.max_nodes().map(|nodes| nodes.saturating_mul(threads)));
        let table = &self.table;
        // The solver searches all moves; if some are excluded, the last iteration finds the score in more time.
        let is_all = moves.len() as u64 == position.count_moves();
        let empty = position.empty().count_ones();
        let (extension, most) = (self.extension, self.most);
        let schedule = || iterations(empty, limits.depth, extension, most);
        let (solver, half, evaluation) = (&mut self.solver, self.half, &self.evaluation);
        let (main_tables, helper_tables) = self.endgame_tables.split_first_mut()?;
        let helpers = helper_tables.iter_mut().map(|tables| {
            let mut schedule = schedule();
            move |limits: SearchLimits<'_>| {
                let worker = Worker::new(evaluation, table, tables, limits);
                if let Some(mut search) = Search::new(position, moves, worker) {
                    schedule.all(|iteration| search.iterate(iteration, &mut |_| {}));
                }
            }
        });
        let main = || {
            let worker = Worker::new(evaluation, table, main_tables, limits);
            let mut search = Search::new(position, moves, worker)?;
            for iteration in schedule() {
                let is_exact = iteration.selectivity == Selectivity::NONE && iteration.depth == empty;
                if is_all && is_exact {
                    let solver = solver.get_or_insert_with(|| Solver::of(Arc::clone(evaluation), half));
                    search.solve(solver, report);
                } else if !search.iterate(iteration, report) {
                    break;
                }
            }
            Some(search.deepening.best)
        };
        let best = run_with_helpers(limits, helpers, main);
        self.overrun.learn(&limits);
        best
    }
}

impl Engine<Position> for ReversiEngine {
    fn search(
        &mut self,
        game: &History<Position>,
        limits: SearchLimits<'_>,
        report: &mut dyn FnMut(&Report<Move>),
    ) -> Option<Report<Move>> {
        self.search_moves(game.position(), &game.position().moves(), limits, report)
    }

    fn clear(&mut self) {
        self.table.clear();
        self.solver.iter_mut().for_each(Solver::clear);
        self.endgame_tables.iter_mut().for_each(EndgameTables::clear);
    }
}

/// One thread's search of a position.
struct Search<'a> {
    position: &'a Position,
    /// The score so far in the evaluation's units.
    value: i32,
    deepening: Deepening<'a, Worker<'a>>,
}

impl<'a> Search<'a> {
    /// Returns `None` if there is no move.
    fn new(position: &'a Position, moves: &[Move], worker: Worker<'a>) -> Option<Self> {
        let evaluation = worker.evaluation;
        let value = evaluation.value(position.own(), position.enemy());
        let mut moves = moves.to_vec();
        let expected = |&mv: &Move| {
            let next = position.play_unchecked(mv);
            evaluation.search(next.own(), next.enemy(), (-INFINITY, INFINITY), 1)
        };
        moves.sort_by_cached_key(expected);
        let first = *moves.first()?;
        let squares = moves.into_iter().map(square).collect();
        let limits = worker.limits;
        let deepening = Deepening::new(worker, squares, first, score(value), limits);
        Some(Self { position, value, deepening })
    }

    /// Returns true if a full-width search is called for (see [`FEW_STONES`]) and enough is left of the limits. With a
    /// node limit it reads no clock.
    fn is_full_width(&self, depth: u32) -> bool {
        let Deepening { limits, started, search, .. } = &self.deepening;
        let fewest = self.position.own().count_ones().min(self.position.enemy().count_ones());
        let is_early = match (limits.nodes, limits.deadline) {
            (Some(most), _) => search.nodes < most / u64::from(FULL_SHARE),
            (None, Some(deadline)) => {
                started.elapsed() < deadline.saturating_duration_since(*started) / FULL_SHARE
            }
            (None, None) => false,
        };
        fewest <= FEW_STONES && depth <= FULL_DEPTH && is_early
    }

    /// Runs an iteration. Returns true if another one may follow.
    fn iterate(&mut self, iteration: Iteration, report: &mut dyn FnMut(&Report<Move>)) -> bool {
        let Iteration { depth, selectivity, target } = iteration;
        let selectivity = if self.is_full_width(depth) { Selectivity::NONE } else { selectivity };
        let board = Board::new(self.position.own(), self.position.enemy());
        let parameters = (depth, selectivity);
        let value = &mut self.value;
        let root = |worker: &mut Worker<'_>, moves: &[u8]| {
            let expected = *value;
            *value = match target {
                Target::Score => {
                    let width = if depth < ASPIRATION_DEPTH { 2 * INFINITY } else { WINDOW };
                    aspiration_search(worker, expected, (width, WINDOW_GROWTH, INFINITY), |worker, window| {
                        worker.root(&board, moves, parameters, window)
                    })
                }
                Target::Outcome => {
                    let found = worker.root(&board, moves, parameters, OUTCOME);
                    // The expected score remains, as far as it agrees with the outcome.
                    if found <= OUTCOME.0 {
                        expected.min(2 * OUTCOME.0)
                    } else if found >= OUTCOME.1 {
                        expected.max(2 * OUTCOME.1)
                    } else {
                        0
                    }
                }
            };
            score(*value)
        };
        self.deepening.iterate(depth, root, report)
    }

    /// Finds the exact score with the solver, or bounds of it if a limit is reached.
    fn solve(&mut self, solver: &mut Solver, report: &mut dyn FnMut(&Report<Move>)) {
        let Deepening { limits, started, search, best, .. } = &mut self.deepening;
        let before = solver.nodes();
        let nodes = limits.nodes.map(|most| most.saturating_sub(search.nodes));
        let limits = SearchLimits { nodes, ..*limits };
        let guess = self.value as f64 / f64::from(2 * Evaluation::UNIT);
        let bounds = solver.bounds(self.position, guess.round() as i32 * 2, limits);
        best.nodes = search.nodes + solver.nodes() - before;
        best.elapsed = started.elapsed();
        // A search that was stopped has found a lower bound of the best move's score.
        if let Some(mv) = bounds.best
            && (bounds.lower == bounds.upper || 100 * bounds.lower >= best.score)
        {
            if best.line.first() != Some(&mv) {
                best.line = vec![mv];
            }
            best.score = 100 * bounds.lower;
            if bounds.lower == bounds.upper {
                best.depth = self.position.empty().count_ones();
                report(best);
            }
        }
    }
}

/// The index of a move's square.
fn square(mv: Move) -> u8 {
    mv.square().map_or(PASS, |square| square.index() as u8)
}

/// A value in hundredths of a stone.
const fn score(value: i32) -> Score {
    value * 100 / Evaluation::UNIT
}
