//! Iterative deepening with aspiration windows and the search of the root, for the engine of all games and for Reversi's.

use super::abdada::MoveQueue;
use super::limits::SearchLimits;
use super::report::Report;
use super::score::Score;
use super::time_manager::TimeManager;
use std::time::{Duration, Instant};

/// An alpha-beta window: alpha and beta.
pub type Window = (i32, i32);

/// One thread's alpha-beta search, as far as the root and iterative deepening know it.
pub trait RootSearch {
    type Move: Copy + PartialEq;
    /// A move as the search represents it.
    type RootMove: Copy + PartialEq;

    fn nodes(&self) -> u64;
    /// The nodes that the last search of the root spent on the best move.
    fn best_nodes(&self) -> u64;
    /// Returns true if a limit was reached; the score of the search that was stopped means nothing.
    fn is_stopped(&self) -> bool;
    /// The best root move of the last search. A stopped search has one if it finished at least one move.
    fn best_move(&self) -> Option<Self::RootMove>;
    /// The principal variation of the last search.
    fn pv(&self) -> Vec<Self::Move>;
    fn clear_pv(&mut self);
    /// Makes `mv` the first move of the principal variation; `nodes` were spent on it.
    fn set_best(&mut self, mv: Self::RootMove, nodes: u64);
}

/// Searches the root moves and returns the best score, at least `worst`.
///
/// `child` searches the move with the given index in the window, from the root's point of view. Its second argument says
/// if the move was deferred before; it returns `None` to defer the move (see `abdada.rs`).
#[inline(always)]
pub fn search_root<S: RootSearch>(
    search: &mut S,
    moves: &[S::RootMove],
    worst: i32,
    (mut alpha, beta): Window,
    mut child: impl FnMut(&mut S, (usize, bool), Window) -> Option<i32>,
) -> i32 {
    let mut best = worst;
    search.clear_pv();
    let mut queue = MoveQueue::new(moves.len());
    while let Some((index, is_deferred)) = queue.pop() {
        let before = search.nodes();
        let Some(score) = child(search, (index, is_deferred), (alpha, beta)) else {
            queue.defer(index);
            continue;
        };
        if search.is_stopped() {
            break;
        }
        best = best.max(score);
        // Scores outside the window are bounds: if all fail low, the first move remains the best.
        if index == 0 || score > alpha {
            let nodes = search.nodes() - before;
            search.set_best(moves[index], nodes);
        }
        alpha = alpha.max(score);
        if alpha >= beta {
            break;
        }
    }
    best
}

/// Searches with an aspiration window around `expected`, which grows by the factor `growth` on the side where the search
/// fails, up to `limit` either way.
pub fn aspiration_search<S: RootSearch>(
    search: &mut S,
    expected: i32,
    (mut width, growth, limit): (i32, i32, i32),
    mut root: impl FnMut(&mut S, Window) -> i32,
) -> i32 {
    let (mut alpha, mut beta) = (expected - width, expected + width);
    loop {
        let window = (alpha.max(-limit), beta.min(limit));
        let score = root(search, window);
        if search.is_stopped() || score > window.0 && score < window.1 || window == (-limit, limit) {
            return score;
        }
        width *= growth;
        if score <= window.0 {
            alpha = score.saturating_sub(width);
        } else {
            beta = score.saturating_add(width);
        }
    }
}

/// The iterative deepening of one thread.
pub struct Deepening<'a, S: RootSearch> {
    pub search: S,
    /// The root moves, the best of the last iteration first.
    pub moves: Vec<S::RootMove>,
    /// The result so far.
    pub best: Report<S::Move>,
    pub limits: SearchLimits<'a>,
    pub started: Instant,
    time: TimeManager,
}

impl<'a, S: RootSearch> Deepening<'a, S> {
    /// Begins with `moves`, of which `first` is expected to be the best, and a static evaluation.
    pub fn new(
        search: S,
        moves: Vec<S::RootMove>,
        first: S::Move,
        score: Score,
        limits: SearchLimits<'a>,
    ) -> Self {
        let best = Report { depth: 0, score, nodes: 0, elapsed: Duration::ZERO, line: vec![first] };
        Self { search, moves, best, limits, started: Instant::now(), time: TimeManager::default() }
    }

    /// Runs an iteration, which `root` searches, and reports it. Returns true if another one may follow.
    pub fn iterate(
        &mut self,
        depth: u32,
        root: impl FnOnce(&mut S, &[S::RootMove]) -> Score,
        report: &mut dyn FnMut(&Report<S::Move>),
    ) -> bool {
        let score = root(&mut self.search, &self.moves);
        let Some(mv) = self.search.best_move() else { return false };
        let line = self.search.pv();
        let is_kept = self.best.depth > 0 && self.best.line.first() == line.first();
        let nodes = self.search.nodes() - self.best.nodes;
        let effort = self.search.best_nodes() as f64 / nodes.max(1) as f64;
        // The best move goes first in the next iteration. A stopped iteration counts as soon as it has one, because it
        // began with the best move of the iteration before.
        if let Some(index) = self.moves.iter().position(|&other| other == mv) {
            self.moves[..=index].rotate_right(1);
        }
        self.best.line = line;
        self.best.nodes = self.search.nodes();
        self.best.elapsed = self.started.elapsed();
        if self.search.is_stopped() {
            return false;
        }
        (self.best.depth, self.best.score) = (depth, score);
        report(&self.best);
        let scale = self.time.scale(is_kept, effort);
        let is_clear = self.limits.soft_limit.is_some_and(|limit| self.best.elapsed >= limit.mul_f64(scale));
        let is_forced = self.moves.len() == 1 && self.limits.deadline.is_some();
        !is_clear && !is_forced && !self.limits.reached(self.best.nodes)
    }
}
