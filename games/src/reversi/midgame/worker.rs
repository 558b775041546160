use super::super::endgame::{Tables, final_value, stability_bound};
use super::super::evaluation::{Board, Evaluation, FULL};
use super::super::vector::{self, Task, Vector};
use super::super::{Move, Square};
use super::known::{Known, key};
use super::ordering::Candidate;
use super::probcut::Selectivity;
use crate::search::{Limits, Table, Turns};
use pulp::NullaryFnOnce;

/// Nodes between two looks at the clock: less than a tenth of a millisecond.
const NODES_BETWEEN_CHECKS: u64 = 512;

/// Searches of so few plies remember nothing.
const SHALLOW: u32 = 2;

/// With so few empty squares a search to the end is exact: no less takes as little time.
const EXACT: u32 = 12;

/// The first of the moves that are searched less deep at first.
const LATE: usize = 4;

/// From this depth on.
const LATE_DEPTH: u32 = 6;

/// By so many plies, and so to a depth as even or odd.
const LATE_REDUCTION: u32 = 2;

/// A probe within a probe is the last.
const MOST_PROBES: u32 = 2;

/// More than any value.
pub(super) const INFINITY: i32 = 65 * Evaluation::UNIT;

/// The most plies and passes of a line.
const MAX_PLY: usize = 128;

/// The place of a pass in a line, and the number that no move has.
pub(super) const PASS: u8 = 64;

/// A window of values.
pub(super) type Window = (i32, i32);

/// One thread's search.
pub(super) struct Worker<'a> {
    pub(super) evaluation: &'a Evaluation,
    pub(super) table: &'a Table,
    pub(super) ends: &'a mut Tables,
    pub(super) limits: Limits<'a>,
    /// What is left out.
    pub(super) selectivity: Selectivity,
    /// How many probes the search is in.
    pub(super) probes: u32,
    /// The moves of the positions on the way, kept for their memory.
    pub(super) candidates: Vec<Candidate>,
    /// The best line found from each ply on.
    lines: Vec<Vec<u8>>,
    pub(super) nodes: u64,
    /// Those spent on the best move of the root.
    best_nodes: u64,
    next_check: u64,
    pub(super) stopped: bool,
}

impl<'a> Worker<'a> {
    pub(super) fn new(
        evaluation: &'a Evaluation,
        table: &'a Table,
        ends: &'a mut Tables,
        limits: Limits<'a>,
    ) -> Self {
        Self {
            evaluation,
            table,
            ends,
            limits,
            selectivity: Selectivity::NONE,
            probes: 0,
            candidates: Vec::new(),
            lines: vec![Vec::new(); MAX_PLY + 1],
            nodes: 0,
            best_nodes: 0,
            next_check: NODES_BETWEEN_CHECKS,
            stopped: false,
        }
    }

    pub(super) const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The nodes that the last search of the root spent on the best move.
    pub(super) const fn best_nodes(&self) -> u64 {
        self.best_nodes
    }

    /// Whether a limit was reached; what was searched then counts for nothing.
    pub(super) const fn stopped(&self) -> bool {
        self.stopped
    }

    /// The best line from the root.
    pub(super) fn line(&self) -> Vec<Move> {
        let mv = |&square: &u8| Square::of_set(1_u64.checked_shl(square.into()).unwrap_or(0)).next();
        self.lines[0].iter().map(|square| mv(square).map_or(Move::Pass, Move::Place)).collect()
    }

    /// Searches the squares of `moves` to `depth`. The first of them is expected to be the best; the
    /// one found is the first of [`Worker::line`], which a stopped search has set too if it could.
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
        (alpha, beta): Window,
    ) -> i32 {
        let (mut low, mut best) = (alpha, -INFINITY);
        self.lines[0].clear();
        let mut turns = Turns::of(moves.len());
        while let Some((index, was_put_off)) = turns.next() {
            let square = moves[index];
            let (next, left) = if square == PASS {
                (board.passed(), depth)
            } else {
                let turned = vector.flips(board.own, board.enemy, square.into());
                (board.after(square.into(), turned), depth - 1)
            };
            if !self.table.claims.begin(|| key(next.own, next.enemy), left, (index, was_put_off)) {
                turns.put_off(index);
                continue;
            }
            let before = self.nodes;
            let mut value = low;
            if index > 0 {
                value = -self.search(vector, &next, left, (-low - 1, -low), 1);
            }
            if index == 0 || value > low && value < beta {
                value = -self.search(vector, &next, left, (-beta, -low), 1);
            }
            self.table.claims.end(|| key(next.own, next.enemy), left);
            if self.stopped {
                break;
            }
            best = best.max(value);
            // Values outside the window are bounds: among them the first move stays the best.
            if index == 0 || value > low {
                self.keep_line(square, 0);
                self.best_nodes = self.nodes - before;
            }
            low = low.max(value);
            if low >= beta {
                break;
            }
        }
        best
    }

    /// The value of a board: exact inside the window, a bound outside.
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
        mut depth: u32,
        (mut alpha, beta): Window,
        ply: usize,
    ) -> i32 {
        let &Board { own, enemy, .. } = board;
        let is_open = beta - alpha > 1;
        if is_open {
            self.lines[ply].clear();
        }
        let empty = (!(own | enemy)).count_ones();
        if depth >= empty {
            depth = empty;
            if empty <= EXACT {
                return self.exact(vector, own, enemy, (alpha, beta));
            }
        } else if depth <= SHALLOW {
            return self.evaluation.search_board::<FULL, V>(
                vector,
                board,
                (alpha, beta),
                depth,
                &mut self.nodes,
            );
        }
        self.nodes += 1;
        if self.nodes >= self.next_check {
            self.next_check = self.nodes + NODES_BETWEEN_CHECKS;
            self.stopped |= self.limits.reached(self.nodes);
        }
        if self.stopped {
            return alpha;
        }
        if let Some(bound) = stability_bound(own, enemy, alpha.div_euclid(Evaluation::UNIT)) {
            return bound * Evaluation::UNIT;
        }
        let places = vector.mobility(own, enemy);
        if places == 0 {
            if vector.mobility(enemy, own) == 0 {
                return final_value(own, enemy) * Evaluation::UNIT;
            }
            let value = -self.search(vector, &board.passed(), depth, (-beta, -alpha), ply + 1);
            if is_open {
                self.keep_line(PASS, ply);
            }
            return value;
        }
        let mut known = Known::of(self.table, own, enemy);
        if let Some(known) = known.filter(|_| !is_open)
            && let Some(bound) = known.settles((depth, self.selectivity), (alpha, beta))
        {
            return bound;
        }
        if !is_open && self.probes < MOST_PROBES {
            if let Some(bound) = self.probe(vector, board, (depth, empty), alpha, ply) {
                return bound;
            }
            known = known.or_else(|| Known::of(self.table, own, enemy));
        }
        let first = known.map_or(PASS, Known::best);
        let start = self.candidates.len();
        if let Err(bound) = self.list(vector, board, (places, first), depth, (!is_open).then_some(beta)) {
            self.candidates.truncate(start);
            return bound;
        }
        let is_selective = self.selectivity != Selectivity::NONE && (LATE_DEPTH..empty).contains(&depth);
        let low = alpha;
        let (mut best, mut best_square) = (-INFINITY, PASS);
        let mut turns = Turns::of(self.candidates.len() - start);
        while let Some((index, was_put_off)) = turns.next() {
            let at = start + index;
            let Candidate { board: next, square, .. } =
                if was_put_off { self.candidates[at] } else { self.pick(at) };
            if !self.table.claims.begin(|| key(next.own, next.enemy), depth - 1, (index, was_put_off)) {
                turns.put_off(index);
                continue;
            }
            let mut value = alpha;
            if index > 0 {
                let reduction = if is_selective && index >= LATE { LATE_REDUCTION } else { 0 };
                let window = (-alpha - 1, -alpha);
                value = -self.search(vector, &next, depth - 1 - reduction, window, ply + 1);
                if value > alpha && reduction > 0 {
                    value = -self.search(vector, &next, depth - 1, window, ply + 1);
                }
            }
            if index == 0 || value > alpha && value < beta {
                value = -self.search(vector, &next, depth - 1, (-beta, -alpha), ply + 1);
            }
            self.table.claims.end(|| key(next.own, next.enemy), depth - 1);
            if self.stopped {
                break;
            }
            if value > best {
                (best, best_square) = (value, square);
                if value > alpha && is_open {
                    self.keep_line(square, ply);
                }
            }
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        self.candidates.truncate(start);
        if !self.stopped {
            let search = (depth, self.selectivity);
            Known::put(self.table, (own, enemy), search, (low, beta), (best_square, best));
        }
        best
    }

    fn keep_line(&mut self, square: u8, ply: usize) {
        let (head, tail) = self.lines.split_at_mut(ply + 1);
        head[ply].clear();
        head[ply].push(square);
        head[ply].extend_from_slice(&tail[0]);
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::Position;
    use super::super::super::vector::{Portable, Task, Vector, run};
    use super::*;
    use crate::game::Game;
    use gocheck_common::random::Random;

    /// The value, the line and the nodes of searches from games at random.
    struct Found;

    impl Task for Found {
        type Output = Vec<(i32, Vec<Move>, u64)>;

        #[inline(always)]
        fn run<V: Vector>(self, vector: V) -> Self::Output {
            let mut random = Random::new(3);
            let mut found = Vec::new();
            let mut position = Position::start();
            while let Some(&mv) = random.pick(&position.moves()) {
                let (mut table, mut ends) = (Table::new(1, 1), Tables::new(1));
                table.begin(None);
                let mut worker = Worker::new(Evaluation::embedded(), &table, &mut ends, Limits::default());
                worker.selectivity = Selectivity::MOST;
                let board = Board::new(position.own(), position.enemy());
                let value = worker.search(vector, &board, 5, (-INFINITY, INFINITY), 0);
                found.push((value, worker.line(), worker.nodes));
                position = position.play_unchecked(mv);
            }
            found
        }
    }

    #[test]
    fn every_kind_of_processor_searches_the_same() {
        assert_eq!(Found.run(Portable), run(Found));
    }
}
