use super::certainty::Certainty;
use super::table::Table;
use super::worker::Worker;
use super::{Limits, Score, Searchable, WIN, WIN_AT_LEAST};
use crate::game::History;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Half the first window around the last iteration's score.
const WINDOW: Score = 62;

/// The most time that is kept because earlier searches were late.
const MOST_LATE: Duration = Duration::from_millis(20);

/// Chooses moves by iterative deepening. It remembers what it searched from move to move.
pub struct Engine {
    table: Table,
    threads: usize,
    /// How long after their deadlines searches have ended of late: more on a busy machine.
    late: Duration,
}

/// What an iteration found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report<M> {
    /// The depth of the iteration in plies.
    pub depth: u32,
    /// The value for the side to move.
    pub score: Score,
    /// The nodes that the reporting thread has searched so far.
    pub nodes: u64,
    /// The time since the search began.
    pub elapsed: Duration,
    /// The best line found, the move to play first.
    pub line: Vec<M>,
}

impl Engine {
    /// An engine with a table of `megabytes` MiB and so many threads, at least one each.
    #[must_use]
    pub fn new(megabytes: usize, threads: usize) -> Self {
        Self { table: Table::new(megabytes, threads), threads: threads.max(1), late: Duration::ZERO }
    }

    /// Forgets all that was searched.
    pub fn clear(&mut self) {
        self.table.clear();
    }

    /// Searches until a limit is reached, tells `report` of each iteration, and gives the last;
    /// nothing when there is no legal move. However little time there is, a move is chosen.
    pub fn think<G: Searchable>(
        &mut self,
        game: &History<G>,
        limits: Limits<'_>,
        report: impl FnMut(&Report<G::Move>),
    ) -> Option<Report<G::Move>> {
        self.think_with(&G::evaluate, game, limits, report)
    }

    /// [`Engine::think`] with another evaluation than [`Searchable::evaluate`].
    pub fn think_with<G: Searchable>(
        &mut self,
        evaluate: &(impl Fn(&G) -> Score + Sync),
        game: &History<G>,
        limits: Limits<'_>,
        report: impl FnMut(&Report<G::Move>),
    ) -> Option<Report<G::Move>> {
        let deadline = limits.deadline.map(|deadline| deadline.checked_sub(self.late).unwrap_or(deadline));
        let limits = Limits { deadline, ..limits };
        let positions = limits.positions().map(|positions| positions.saturating_mul(self.threads as u64));
        self.table.begin(positions);
        let table = &self.table;
        let done = AtomicBool::new(false);
        let best = std::thread::scope(|scope| {
            // The others search the same: what they find reaches this thread by the table.
            for _ in 1..self.threads {
                let limits = Limits { stop: Some(&done), usual: None, ..limits };
                scope.spawn(move || deepen(evaluate, game, table, limits, |_| {}));
            }
            let best = deepen(evaluate, game, table, limits, report);
            done.store(true, Ordering::Relaxed);
            best
        });
        if let Some(deadline) = deadline {
            let late = Instant::now().saturating_duration_since(deadline);
            self.late = late.max(self.late * 7 / 8).min(MOST_LATE);
        }
        best
    }
}

/// One thread's iterations.
fn deepen<G: Searchable>(
    evaluate: &impl Fn(&G) -> Score,
    game: &History<G>,
    table: &Table,
    limits: Limits<'_>,
    mut report: impl FnMut(&Report<G::Move>),
) -> Option<Report<G::Move>> {
    let started = Instant::now();
    let position = game.position();
    let mut moves = game.legal_moves();
    moves.sort_by_key(|&mv| std::cmp::Reverse(position.promise(mv)));
    let mut best = Report {
        depth: 0,
        score: evaluate(position),
        nodes: 0,
        elapsed: Duration::ZERO,
        line: vec![*moves.first()?],
    };
    let mut worker = Worker::new(evaluate, game, table, limits);
    let mut certainty = Certainty::default();
    for depth in 1..=limits.depth.max(1) {
        let score = search_around(&mut worker, position, &moves, depth, best.score);
        let Some(&mv) = worker.line().first() else { break };
        let is_kept = depth > 1 && best.line.first() == Some(&mv);
        let effort = worker.best_nodes() as f64 / (worker.nodes() - best.nodes).max(1) as f64;
        // The best move so far goes first; a stopped iteration counts from the moment it has
        // one, as it began with the best move of the iteration before.
        if let Some(place) = moves.iter().position(|&other| other == mv) {
            moves[..=place].rotate_right(1);
        }
        best.line = worker.line().to_vec();
        best.nodes = worker.nodes();
        best.elapsed = started.elapsed();
        if worker.stopped() {
            break;
        }
        (best.depth, best.score) = (depth, score);
        report(&best);
        let enough = certainty.enough(is_kept, effort);
        let is_plain = limits.usual.is_some_and(|usual| best.elapsed >= usual.mul_f64(enough));
        let is_decided = score.abs() >= WIN_AT_LEAST && WIN - score.abs() <= depth as Score;
        if is_decided
            || is_plain
            || moves.len() == 1 && limits.deadline.is_some()
            || limits.reached(worker.nodes())
        {
            break;
        }
    }
    Some(best)
}

/// Searches in a window around the score that is expected, and in a wider one when it lies outside.
fn search_around<G: Searchable>(
    worker: &mut Worker<'_, G, impl Fn(&G) -> Score>,
    position: &G,
    moves: &[G::Move],
    depth: u32,
    expected: Score,
) -> Score {
    let mut width = if depth < 4 { WIN } else { WINDOW };
    let (mut alpha, mut beta) = (expected - width, expected + width);
    loop {
        let window = (alpha.max(-WIN), beta.min(WIN));
        let score = worker.root(position, moves, depth as i32, window);
        if worker.stopped() || score > window.0 && score < window.1 || window == (-WIN, WIN) {
            return score;
        }
        width *= 4;
        if score <= window.0 {
            alpha = score.saturating_sub(width);
        } else {
            beta = score.saturating_add(width);
        }
    }
}
