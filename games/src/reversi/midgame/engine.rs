use super::super::endgame::{Solver, Tables};
use super::super::evaluation::{Board, Evaluation};
use super::super::{Move, Position};
use super::plan::{Aim, LEAP, Step, steps};
use super::probcut::Selectivity;
use super::worker::{INFINITY, PASS, Window, Worker};
use crate::game::{Game, History};
use crate::search::{Certainty, Limits, Report, Score, Table, Thinker};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Half the first window around the last iteration's value.
const WINDOW: i32 = Evaluation::UNIT / 2;

/// Between a loss by two stones, which is none smaller, and a win by as many.
const RESULT: Window = (-Evaluation::UNIT, Evaluation::UNIT);

/// The most time that is kept because earlier searches were late.
const MOST_LATE: Duration = Duration::from_millis(20);

/// The size of the tables of a thread's exact searches in MiB: what fits into a cache.
const NEAR_END: usize = 1;

/// Who has no more stones than that may lose all of them, by replies that no less deep search shows to
/// be good: so few plies are searched without leaving anything out first.
const FEW_STONES: u32 = 6;

/// See [`FEW_STONES`].
const UNPRUNED: u32 = 10;

/// The part of the time, or of the positions, within which iterations begin that leave nothing out.
const UNPRUNED_SHARE: u32 = 8;

/// Chooses moves by iterative deepening, to the exact end where it is near. It remembers what it searched from
/// move to move.
pub struct Engine {
    evaluation: Arc<Evaluation>,
    table: Table,
    /// Made when it is needed first, which takes some milliseconds, or before the first search that may.
    solver: Option<Solver>,
    /// The size of its table and of the other in MiB.
    half: usize,
    /// What iterations before the end leave out.
    most: Selectivity,
    /// See [`Engine::leaping`].
    leap: u32,
    /// For each thread's exact searches.
    ends: Vec<Tables>,
    /// How long after their deadlines searches have ended of late: more on a busy machine.
    late: Duration,
}

impl Engine {
    /// An engine with tables of `megabytes` MiB together and so many threads, at least one each.
    #[must_use]
    pub fn new(megabytes: usize, threads: usize) -> Self {
        Self::of(Arc::clone(Evaluation::embedded()), megabytes, threads)
    }

    /// The same by another evaluation than the program's.
    #[must_use]
    pub fn of(evaluation: Arc<Evaluation>, megabytes: usize, threads: usize) -> Self {
        let half = (megabytes / 2).max(1);
        let ends = (0..threads.max(1)).map(|_| Tables::new(NEAR_END)).collect();
        let table = Table::new(half, threads);
        Self {
            evaluation,
            table,
            solver: None,
            half,
            most: Selectivity::MOST,
            leap: 0,
            ends,
            late: Duration::ZERO,
        }
    }

    /// The same that goes to the end of the game as soon as that is ten plies further than it was told to go, the
    /// surer the nearer: such a search takes about as much time.
    #[must_use]
    pub fn leaping(self) -> Self {
        let solver = Solver::of(Arc::clone(&self.evaluation), self.half);
        Self { leap: LEAP, solver: Some(solver), ..self }
    }

    /// The same that leaves out no more than that.
    #[must_use]
    pub fn leaving_out(self, most: Selectivity) -> Self {
        Self { most, ..self }
    }

    /// Searches as [`Thinker::think`] does, but as if `moves` were all: gives the best of them; nothing when none of
    /// them is legal.
    pub fn think_among(
        &mut self,
        position: &Position,
        moves: &[Move],
        limits: Limits<'_>,
    ) -> Option<Report<Move>> {
        let mut legal = position.moves();
        legal.retain(|mv| moves.contains(mv));
        self.search(position, &legal, limits, &mut |_| {})
    }

    /// Searches some legal moves of a position.
    fn search(
        &mut self,
        position: &Position,
        moves: &[Move],
        limits: Limits<'_>,
        report: &mut dyn FnMut(&Report<Move>),
    ) -> Option<Report<Move>> {
        let deadline = limits.deadline.map(|deadline| deadline.checked_sub(self.late).unwrap_or(deadline));
        let limits = Limits { deadline, ..limits };
        let positions = limits.positions().map(|positions| positions.saturating_mul(self.ends.len() as u64));
        self.table.begin(positions);
        let table = &self.table;
        let done = AtomicBool::new(false);
        // The solver knows of no moves that are left out; there the last iteration says the same in more time.
        let is_all = moves.len() as u64 == position.count_moves();
        let plan = || steps(position.empty().count_ones(), limits.depth, self.leap, self.most);
        let (solver, half, evaluation) = (&mut self.solver, self.half, &self.evaluation);
        let (main, helpers) = self.ends.split_first_mut()?;
        let best = std::thread::scope(|scope| {
            // The others search the same: what they find reaches this thread by the table.
            for ends in helpers {
                let limits = Limits { stop: Some(&done), usual: None, ..limits };
                let mut plan = plan();
                scope.spawn(move || {
                    let mut helper = Deepening::new(evaluation, position, moves, table, ends, limits);
                    plan.all(|step| helper.as_mut().is_some_and(|helper| helper.step(step, &mut |_| {})))
                });
            }
            let mut main = Deepening::new(evaluation, position, moves, table, main, limits)?;
            for step in plan() {
                let is_last =
                    step.selectivity == Selectivity::NONE && step.depth == position.empty().count_ones();
                if is_all && is_last {
                    let solver = solver.get_or_insert_with(|| Solver::of(Arc::clone(evaluation), half));
                    main.solve(solver, report);
                } else if !main.step(step, report) {
                    break;
                }
            }
            done.store(true, Ordering::Relaxed);
            Some(main.best)
        });
        if let Some(deadline) = deadline {
            let late = Instant::now().saturating_duration_since(deadline);
            self.late = late.max(self.late * 7 / 8).min(MOST_LATE);
        }
        best
    }
}

impl Thinker<Position> for Engine {
    fn think(
        &mut self,
        game: &History<Position>,
        limits: Limits<'_>,
        report: &mut dyn FnMut(&Report<Move>),
    ) -> Option<Report<Move>> {
        self.search(game.position(), &game.position().moves(), limits, report)
    }

    fn forget(&mut self) {
        self.table.clear();
        self.solver.iter_mut().for_each(Solver::clear);
        self.ends.iter_mut().for_each(Tables::clear);
    }
}

/// One thread's iterations.
struct Deepening<'a> {
    position: &'a Position,
    limits: Limits<'a>,
    started: Instant,
    worker: Worker<'a>,
    /// The squares of the moves, the best first.
    moves: Vec<u8>,
    value: i32,
    best: Report<Move>,
    certainty: Certainty,
}

impl<'a> Deepening<'a> {
    /// Nothing when there is no move.
    fn new(
        evaluation: &'a Evaluation,
        position: &'a Position,
        moves: &[Move],
        table: &'a Table,
        ends: &'a mut Tables,
        limits: Limits<'a>,
    ) -> Option<Self> {
        let value = evaluation.value(position.own(), position.enemy());
        let mut moves = moves.to_vec();
        let expected = |&mv: &Move| {
            let next = position.play_unchecked(mv);
            evaluation.search(next.own(), next.enemy(), (-INFINITY, INFINITY), 1)
        };
        moves.sort_by_cached_key(expected);
        let line = vec![*moves.first()?];
        let best = Report { depth: 0, score: score(value), nodes: 0, elapsed: Duration::ZERO, line };
        Some(Self {
            position,
            limits,
            started: Instant::now(),
            worker: Worker::new(evaluation, table, ends, limits),
            moves: moves.into_iter().map(square).collect(),
            value,
            best,
            certainty: Certainty::default(),
        })
    }

    /// Whether so little of the time is used that it may be spent on leaving nothing out where sacrifices may win
    /// at once. Who counts positions looks at no clock.
    fn is_full(&self, depth: u32) -> bool {
        let fewest = self.position.own().count_ones().min(self.position.enemy().count_ones());
        let is_early = match (self.limits.nodes, self.limits.deadline) {
            (Some(most), _) => self.worker.nodes() < most / u64::from(UNPRUNED_SHARE),
            (None, Some(deadline)) => {
                self.started.elapsed() < deadline.saturating_duration_since(self.started) / UNPRUNED_SHARE
            }
            (None, None) => false,
        };
        fewest <= FEW_STONES && depth <= UNPRUNED && is_early
    }

    /// An iteration; whether another may follow.
    fn step(&mut self, step: Step, report: &mut dyn FnMut(&Report<Move>)) -> bool {
        let Step { depth, selectivity, aim } = step;
        let selectivity = if self.is_full(depth) { Selectivity::NONE } else { selectivity };
        let board = Board::new(self.position.own(), self.position.enemy());
        let step = (depth, selectivity);
        let value = match aim {
            Aim::Stones => search_around(&mut self.worker, &board, &self.moves, step, self.value),
            Aim::Result => {
                let value = self.worker.root(&board, &self.moves, step, RESULT);
                // What is known of the stones stays, as far as it agrees.
                if value <= RESULT.0 {
                    self.value.min(2 * RESULT.0)
                } else if value >= RESULT.1 {
                    self.value.max(2 * RESULT.1)
                } else {
                    0
                }
            }
        };
        let line = self.worker.line();
        let Some(&mv) = line.first() else { return false };
        let is_kept = self.best.depth > 0 && self.best.line.first() == Some(&mv);
        let effort = self.worker.best_nodes() as f64 / (self.worker.nodes() - self.best.nodes).max(1) as f64;
        // The best move so far goes first; a stopped iteration counts from the moment it has
        // one, as it began with the best move of the iteration before.
        if let Some(place) = self.moves.iter().position(|&other| other == square(mv)) {
            self.moves[..=place].rotate_right(1);
        }
        self.best.line = line;
        self.best.nodes = self.worker.nodes();
        self.best.elapsed = self.started.elapsed();
        if self.worker.stopped() {
            return false;
        }
        self.value = value;
        (self.best.depth, self.best.score) = (depth, score(value));
        report(&self.best);
        let is_forced = self.moves.len() == 1 && self.limits.deadline.is_some();
        let enough = self.certainty.enough(is_kept, effort);
        let is_plain = self.limits.usual.is_some_and(|usual| self.best.elapsed >= usual.mul_f64(enough));
        !is_forced && !is_plain && !self.limits.reached(self.best.nodes)
    }

    /// The exact value, or what is known of it when a limit is reached.
    fn solve(&mut self, solver: &mut Solver, report: &mut dyn FnMut(&Report<Move>)) {
        let before = solver.nodes();
        let nodes = self.limits.nodes.map(|most| most.saturating_sub(self.worker.nodes()));
        let limits = Limits { nodes, ..self.limits };
        let guess = self.value as f64 / f64::from(2 * Evaluation::UNIT);
        let known = solver.bounds(self.position, guess.round() as i32 * 2, limits);
        self.best.nodes = self.worker.nodes() + solver.nodes() - before;
        self.best.elapsed = self.started.elapsed();
        // An unfinished search has shown what a move is worth at least.
        if let Some(mv) = known.best
            && (known.lower == known.upper || 100 * known.lower >= self.best.score)
        {
            if self.best.line.first() != Some(&mv) {
                self.best.line = vec![mv];
            }
            self.best.score = 100 * known.lower;
            if known.lower == known.upper {
                self.best.depth = self.position.empty().count_ones();
                report(&self.best);
            }
        }
    }
}

/// The number of a move's square.
fn square(mv: Move) -> u8 {
    mv.square().map_or(PASS, |square| square.index() as u8)
}

/// A value in hundredths of a stone.
const fn score(value: i32) -> Score {
    value * 100 / Evaluation::UNIT
}

/// Searches in a window around the value that is expected, and in a wider one when it lies outside.
fn search_around(
    worker: &mut Worker<'_>,
    board: &Board,
    moves: &[u8],
    step: (u32, Selectivity),
    expected: i32,
) -> i32 {
    let mut width = if step.0 < 4 { 2 * INFINITY } else { WINDOW };
    let (mut alpha, mut beta) = (expected - width, expected + width);
    loop {
        let window = (alpha.max(-INFINITY), beta.min(INFINITY));
        let value = worker.root(board, moves, step, window);
        if worker.stopped() || value > window.0 && value < window.1 || window == (-INFINITY, INFINITY) {
            return value;
        }
        width *= 3;
        if value <= window.0 {
            alpha = value - width;
        } else {
            beta = value + width;
        }
    }
}
