//! Results without a search of every move: exact endgames and ProbCut.

use super::super::vector::Vector;
use super::probcut::Probe;
use super::worker::{INFINITY, Worker};
use crate::endgame::solver::EndgameSearch;
use crate::evaluation::shallow::{Board, WITH_NETWORK};
use crate::evaluation::weights::Evaluation;
use games_engine::search::deepening::Window;
use games_engine::search::limits::SearchLimits;

impl Worker<'_> {
    /// The exact score by the endgame solver, with null windows from `alpha` on upwards.
    #[inline(always)]
    pub(super) fn solve<V: Vector>(&mut self, vector: V, own: u64, enemy: u64, (alpha, beta): Window) -> i32 {
        let nodes = self.limits.nodes.map(|most| most.saturating_sub(self.nodes));
        let limits = SearchLimits { nodes, ..self.limits };
        let mut search = EndgameSearch::new(vector, self.evaluation, self.endgame_tables, None, limits);
        let mut lower = alpha.div_euclid(Evaluation::UNIT);
        let value = loop {
            let value = search.null_window(own, enemy, lower);
            if search.stopped || value <= lower || value * Evaluation::UNIT >= beta {
                break value;
            }
            lower = value;
        };
        self.stopped |= search.stopped;
        self.nodes += search.nodes;
        value * Evaluation::UNIT
    }

    /// The bound that ProbCut finds in a null window above `alpha`, if any.
    #[inline(always)]
    pub(super) fn probcut<V: Vector>(
        &mut self,
        vector: V,
        board: &Board,
        (depth, empty): (u32, u32),
        alpha: i32,
        ply: usize,
    ) -> Option<i32> {
        let probe = Probe::of(self.selectivity, depth, empty)?;
        let all = (-INFINITY, INFINITY);
        let expected =
            self.evaluation.search_board::<WITH_NETWORK, V>(vector, board, all, 0, &mut self.nodes);
        let (low, high) = (alpha - probe.margin, alpha + 1 + probe.margin);
        self.probes += 1;
        let mut found = None;
        // The probe is searched only if the static evaluation promises a cut-off.
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
