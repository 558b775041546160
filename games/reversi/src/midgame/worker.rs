use super::super::vector::{self, Task, Vector};
use super::candidate::Candidate;
use super::entry::{TableEntry, key};
use super::probcut::Selectivity;
use crate::endgame::solver::stability_bound;
use crate::endgame::table::EndgameTables;
use crate::evaluation::shallow::{Board, WITH_NETWORK};
use crate::evaluation::weights::Evaluation;
use crate::final_score::final_score;
use crate::moves::Move;
use crate::square::Square;
use games_engine::search::abdada::MoveQueue;
use games_engine::search::deepening::{RootSearch, Window, search_root};
use games_engine::search::limits::SearchLimits;
use games_engine::search::pv::PvTable;
use games_engine::search::table::Table;
use pulp::NullaryFnOnce;

/// Nodes between two checks of the limits: less than a tenth of a millisecond.
const NODES_BETWEEN_CHECKS: u64 = 512;

/// Up to this depth, searches do not use the transposition table.
const SHALLOW: u32 = 2;

/// With at most this many empty squares, searches to the end are exact: a selective search would hardly be faster.
const EXACT_EMPTY: u32 = 12;

/// The index of the first move that is reduced.
const LMR_MOVES: usize = 4;

/// The minimum depth of reductions.
const LMR_DEPTH: u32 = 6;

/// The reduction in plies: an even number, because evaluations at odd and even depths differ.
const LMR_REDUCTION: u32 = 2;

/// The maximum nesting of ProbCut searches.
const MAX_PROBES: u32 = 2;

/// More than any value.
pub(super) const INFINITY: i32 = 65 * Evaluation::UNIT;

/// The maximum length of a line with passes.
const MAX_PLY: usize = 128;

/// Stands for a pass in a line, and for no move.
pub(super) const PASS: u8 = 64;

/// The alpha-beta search of one thread.
pub(super) struct Worker<'a> {
    pub(super) evaluation: &'a Evaluation,
    pub(super) table: &'a Table,
    pub(super) endgame_tables: &'a mut EndgameTables,
    pub(super) limits: SearchLimits<'a>,
    pub(super) selectivity: Selectivity,
    /// The nesting depth of ProbCut searches.
    pub(super) probes: u32,
    /// The moves of the positions of the current line; one list, to save allocations.
    pub(super) candidates: Vec<Candidate>,
    pv: PvTable<u8>,
    pub(super) nodes: u64,
    /// The nodes that the last search of the root spent on the best move.
    best_nodes: u64,
    next_check: u64,
    pub(super) stopped: bool,
}

impl RootSearch for Worker<'_> {
    type Move = Move;
    type RootMove = u8;

    fn nodes(&self) -> u64 {
        self.nodes
    }

    fn best_nodes(&self) -> u64 {
        self.best_nodes
    }

    fn is_stopped(&self) -> bool {
        self.stopped
    }

    fn best_move(&self) -> Option<u8> {
        self.pv.line().first().copied()
    }

    fn pv(&self) -> Vec<Move> {
        let mv = |&square: &u8| Square::of_set(1_u64.checked_shl(square.into()).unwrap_or(0)).next();
        self.pv.line().iter().map(|square| mv(square).map_or(Move::Pass, Move::Place)).collect()
    }

    fn clear_pv(&mut self) {
        self.pv.clear(0);
    }

    fn set_best(&mut self, mv: u8, nodes: u64) {
        self.pv.update(mv, 0);
        self.best_nodes = nodes;
    }
}

impl<'a> Worker<'a> {
    pub(super) fn new(
        evaluation: &'a Evaluation,
        table: &'a Table,
        endgame_tables: &'a mut EndgameTables,
        limits: SearchLimits<'a>,
    ) -> Self {
        Self {
            evaluation,
            table,
            endgame_tables,
            limits,
            selectivity: Selectivity::NONE,
            probes: 0,
            candidates: Vec::new(),
            pv: PvTable::new(MAX_PLY),
            nodes: 0,
            best_nodes: 0,
            next_check: NODES_BETWEEN_CHECKS,
            stopped: false,
        }
    }

    /// Searches the squares of the root's `moves`, of which the first is expected to be the best.
    pub(super) fn root(
        &mut self,
        board: &Board,
        moves: &[u8],
        (depth, selectivity): (u32, Selectivity),
        window: Window,
    ) -> i32 {
        struct Root<'s, 'a>(&'s mut Worker<'a>, &'s Board, &'s [u8], u32, Window);

        impl Task for Root<'_, '_> {
            type Output = i32;

            #[inline(always)]
            fn run<V: Vector>(self, vector: V) -> i32 {
                let Self(worker, board, moves, depth, window) = self;
                worker.root_here(vector, board, moves, depth, window)
            }
        }

        self.selectivity = selectivity;
        vector::run(Root(self, board, moves, depth, window))
    }

    #[inline(always)]
    fn root_here<V: Vector>(
        &mut self,
        vector: V,
        board: &Board,
        moves: &[u8],
        depth: u32,
        window: Window,
    ) -> i32 {
        search_root(self, moves, -INFINITY, window, |worker, (index, is_deferred), (alpha, beta)| {
            let square = moves[index];
            let (next, left) = if square == PASS {
                (board.passed(), depth)
            } else {
                let turned = vector.flips(board.own, board.enemy, square.into());
                (board.after(square.into(), turned), depth - 1)
            };
            if !worker.table.busy.begin(|| key(next.own, next.enemy), left, (index, is_deferred)) {
                return None;
            }
            let mut value = alpha;
            if index > 0 {
                value = -worker.search(vector, &next, left, (-alpha - 1, -alpha), 1);
            }
            if index == 0 || value > alpha && value < beta {
                value = -worker.search(vector, &next, left, (-beta, -alpha), 1);
            }
            worker.table.busy.end(|| key(next.own, next.enemy), left);
            Some(value)
        })
    }

    /// The value of a board (fail-soft): exact inside the window, a bound outside.
    #[inline(always)]
    pub(super) fn search<V: Vector>(
        &mut self,
        vector: V,
        board: &Board,
        depth: u32,
        window: Window,
        ply: usize,
    ) -> i32 {
        struct Here<'s, 'a, V>(&'s mut Worker<'a>, V, &'s Board, u32, Window, usize);

        impl<V: Vector> NullaryFnOnce for Here<'_, '_, V> {
            type Output = i32;

            #[inline(always)]
            fn call(self) -> i32 {
                let Self(worker, vector, board, depth, window, ply) = self;
                worker.search_here(vector, board, depth, window, ply)
            }
        }

        vector.vectorize(Here(self, vector, board, depth, window, ply))
    }

    #[inline(always)]
    fn search_here<V: Vector>(
        &mut self,
        vector: V,
        board: &Board,
        depth: u32,
        window: Window,
        ply: usize,
    ) -> i32 {
        let &Board { own, enemy, .. } = board;
        let (alpha, beta) = window;
        let is_pv = beta - alpha > 1;
        if is_pv {
            self.pv.clear(ply);
        }
        let empty = (!(own | enemy)).count_ones();
        let depth = depth.min(empty);
        if let Some(value) = self.value_without_moves(vector, board, (depth, empty), window) {
            return value;
        }
        let places = vector.mobility(own, enemy);
        if places == 0 {
            if vector.mobility(enemy, own) == 0 {
                return final_score(own, enemy) * Evaluation::UNIT;
            }
            let value = -self.search(vector, &board.passed(), depth, (-beta, -alpha), ply + 1);
            if is_pv {
                self.pv.update(PASS, ply);
            }
            return value;
        }
        let mut entry = TableEntry::get(self.table, own, enemy);
        if let Some(entry) = entry.filter(|_| !is_pv)
            && let Some(bound) = entry.cutoff((depth, self.selectivity), (alpha, beta))
        {
            return bound;
        }
        if !is_pv && self.probes < MAX_PROBES {
            if let Some(bound) = self.probcut(vector, board, (depth, empty), alpha, ply) {
                return bound;
            }
            entry = entry.or_else(|| TableEntry::get(self.table, own, enemy));
        }
        let first = entry.map_or(PASS, TableEntry::best);
        let start = self.candidates.len();
        let cutoff = (!is_pv).then_some(beta);
        if let Err(bound) = self.list_moves(vector, board, (places, first), depth, cutoff) {
            self.candidates.truncate(start);
            return bound;
        }
        let (best, best_square) = self.search_moves(vector, start, (depth, empty), window, ply);
        self.candidates.truncate(start);
        if !self.stopped {
            let search = (depth, self.selectivity);
            TableEntry::put(self.table, (own, enemy), search, window, (best_square, best));
        }
        best
    }

    /// The value of a board that is solved, close to a leaf, or known without a search of its moves.
    #[inline(always)]
    fn value_without_moves<V: Vector>(
        &mut self,
        vector: V,
        board: &Board,
        (depth, empty): (u32, u32),
        (alpha, beta): Window,
    ) -> Option<i32> {
        let &Board { own, enemy, .. } = board;
        if depth == empty {
            if empty <= EXACT_EMPTY {
                return Some(self.solve(vector, own, enemy, (alpha, beta)));
            }
        } else if depth <= SHALLOW {
            let (evaluation, nodes) = (self.evaluation, &mut self.nodes);
            let window = (alpha, beta);
            return Some(evaluation.search_board::<WITH_NETWORK, V>(vector, board, window, depth, nodes));
        }
        self.nodes += 1;
        if self.nodes >= self.next_check {
            self.next_check = self.nodes + NODES_BETWEEN_CHECKS;
            self.stopped |= self.limits.reached(self.nodes);
        }
        if self.stopped {
            return Some(alpha);
        }
        stability_bound(own, enemy, alpha.div_euclid(Evaluation::UNIT)).map(|bound| bound * Evaluation::UNIT)
    }

    /// The best value of the candidates from `start` on, and its square.
    #[inline(always)]
    fn search_moves<V: Vector>(
        &mut self,
        vector: V,
        start: usize,
        (depth, empty): (u32, u32),
        (mut alpha, beta): Window,
        ply: usize,
    ) -> (i32, u8) {
        let is_pv = beta - alpha > 1;
        let is_selective = self.selectivity != Selectivity::NONE && (LMR_DEPTH..empty).contains(&depth);
        let (mut best, mut best_square) = (-INFINITY, PASS);
        let mut queue = MoveQueue::new(self.candidates.len() - start);
        while let Some((index, is_deferred)) = queue.pop() {
            let at = start + index;
            let Candidate { board: next, square, .. } =
                if is_deferred { self.candidates[at] } else { self.pick(at) };
            if !self.table.busy.begin(|| key(next.own, next.enemy), depth - 1, (index, is_deferred)) {
                queue.defer(index);
                continue;
            }
            let mut value = alpha;
            if index > 0 {
                let reduction = if is_selective && index >= LMR_MOVES { LMR_REDUCTION } else { 0 };
                let window = (-alpha - 1, -alpha);
                value = -self.search(vector, &next, depth - 1 - reduction, window, ply + 1);
                if value > alpha && reduction > 0 {
                    value = -self.search(vector, &next, depth - 1, window, ply + 1);
                }
            }
            if index == 0 || value > alpha && value < beta {
                value = -self.search(vector, &next, depth - 1, (-beta, -alpha), ply + 1);
            }
            self.table.busy.end(|| key(next.own, next.enemy), depth - 1);
            if self.stopped {
                break;
            }
            if value > best {
                (best, best_square) = (value, square);
                if value > alpha && is_pv {
                    self.pv.update(square, ply);
                }
            }
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        (best, best_square)
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::vector::{Portable, Task, Vector, run};
    use super::*;
    use crate::position::Position;
    use games_engine::game::rules::Game;
    use gocheck_board::random::Random;

    /// The value, the principal variation and the nodes of searches in random games.
    struct RandomGames;

    impl Task for RandomGames {
        type Output = Vec<(i32, Vec<Move>, u64)>;

        #[inline(always)]
        fn run<V: Vector>(self, vector: V) -> Self::Output {
            let mut random = Random::new(3);
            let mut found = Vec::new();
            let mut position = Position::start();
            while let Some(&mv) = random.pick(&position.moves()) {
                let (mut table, mut tables) = (Table::new(1, 1), EndgameTables::new(1));
                table.begin(None);
                let mut worker =
                    Worker::new(Evaluation::embedded(), &table, &mut tables, SearchLimits::default());
                worker.selectivity = Selectivity::MAX;
                let board = Board::new(position.own(), position.enemy());
                let value = worker.search(vector, &board, 5, (-INFINITY, INFINITY), 0);
                found.push((value, worker.pv(), worker.nodes));
                position = position.play_unchecked(mv);
            }
            found
        }
    }

    #[test]
    fn every_kind_of_processor_searches_the_same() {
        assert_eq!(RandomGames.run(Portable), run(RandomGames));
    }
}
