use super::score::Score;

/// Parameters of the selective search of a game. Depths are in plies and scores those of
/// [`Searchable::evaluate`](super::Searchable::evaluate); margins are scaled by
/// [`Searchable::margin_scale`](super::Searchable::margin_scale).
///
/// The side to move is *improving* if its static evaluation is higher than two plies before.
/// <https://www.chessprogramming.org> has an article about each technique.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SearchParams {
    /// Reverse futility pruning (static null move): up to this depth, a static evaluation of `rfp_margin` a ply above
    /// beta is a cut-off.
    pub rfp_depth: i32,
    /// The margin a ply.
    pub rfp_margin: Score,
    /// How much smaller the margin is for a side that is improving.
    pub rfp_improving: Score,
    /// Futility pruning: up to this depth, if the static evaluation is below alpha by `futility_base` and
    /// `futility_margin` a ply, only the first `futility_moves` moves are searched.
    pub futility_depth: i32,
    /// The constant part of the margin.
    pub futility_base: Score,
    /// The margin a ply.
    pub futility_margin: Score,
    /// The moves that are searched nevertheless.
    pub futility_moves: usize,
    /// ProbCut (Buro 1995): from this depth on, a search of half the depth replaces a full one whose result is expected
    /// outside the window.
    pub probcut_depth: i32,
    /// How far outside the window the static evaluation must be for ProbCut to be tried.
    pub probcut_gate: Score,
    /// How far outside the window the result of the reduced search must be.
    pub probcut_margin: Score,
    /// Late move pruning: the number of moves that are searched at depth 0, in hundredths.
    pub lmp_base: usize,
    /// Late move pruning: how many more moves are searched for each ply of depth, in hundredths.
    pub lmp_slope: usize,
    /// The share of these moves, in percent, that is searched for a side that is not improving.
    pub lmp_worsening: usize,
    /// After this many moves, quiet moves are pruned, and with the first of them all that follow.
    pub lmp_quiet_moves: usize,
    /// From this depth on, the transposition table's move is extended by a ply if the entry is at most three plies
    /// shallower.
    pub extension_depth: i32,
    /// Late move reductions: move number n at depth d is reduced by `lmr_base` and `lmr_slope` times ln n ln d, in
    /// hundredths of a ply.
    pub lmr_base: f32,
    /// See [`SearchParams::lmr_base`].
    pub lmr_slope: f32,
    /// How much less is reduced in PV nodes, in hundredths of a ply.
    pub lmr_pv: i32,
    /// How much more is reduced for a side that is not improving, in hundredths of a ply.
    pub lmr_worsening: i32,
    /// The history score that makes up a ply of reduction.
    pub lmr_history: i32,
}

impl SearchParams {
    /// The margin of reverse futility pruning at `depth`, before scaling.
    pub(super) const fn rfp_margin(&self, depth: i32, is_improving: bool) -> Score {
        self.rfp_margin * depth - if is_improving { self.rfp_improving } else { 0 }
    }
}
