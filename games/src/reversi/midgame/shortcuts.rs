//! Values that need no search of every move: the exact end, and what a less deep search shows.

use super::super::endgame::Search;
use super::super::evaluation::{Board, Evaluation, FULL};
use super::super::vector::Vector;
use super::probcut::Probe;
use super::worker::{INFINITY, Window, Worker};
use crate::search::Limits;

impl Worker<'_> {
    /// A search to the end.
    #[inline(always)]
    pub(super) fn exact<V: Vector>(&mut self, vector: V, own: u64, enemy: u64, (alpha, beta): Window) -> i32 {
        let nodes = self.limits.nodes.map(|most| most.saturating_sub(self.nodes));
        let mut search =
            Search::new(vector, self.evaluation, self.ends, None, Limits { nodes, ..self.limits });
        let mut lower = alpha.div_euclid(Evaluation::UNIT);
        let value = loop {
            let value = search.ask(own, enemy, lower);
            if search.stopped || value <= lower || value * Evaluation::UNIT >= beta {
                break value;
            }
            lower = value;
        };
        self.stopped |= search.stopped;
        self.nodes += search.nodes;
        value * Evaluation::UNIT
    }

    /// The bound that a less deep search shows well enough, in a window of nothing but `alpha`.
    #[inline(always)]
    pub(super) fn probe<V: Vector>(
        &mut self,
        vector: V,
        board: &Board,
        (depth, empty): (u32, u32),
        alpha: i32,
        ply: usize,
    ) -> Option<i32> {
        let probe = Probe::of(self.selectivity, depth, empty)?;
        let expected =
            self.evaluation.search_board::<FULL, V>(vector, board, (-INFINITY, INFINITY), 0, &mut self.nodes);
        let (low, high) = (alpha - probe.margin, alpha + 1 + probe.margin);
        self.probes += 1;
        let mut found = None;
        // A search that is not expected to come so far is spared.
        if expected >= high
            && high < INFINITY
            && self.search(vector, board, probe.depth, (high - 1, high), ply) >= high
        {
            found = Some(alpha + 1);
        } else if expected <= low
            && low > -INFINITY
            && self.search(vector, board, probe.depth, (low, low + 1), ply) <= low
        {
            found = Some(alpha);
        }
        self.probes -= 1;
        found.filter(|_| !self.stopped)
    }
}
