use super::params::SearchParams;
use super::score::{Score, WIN_AT_LEAST};
use super::table::{Bound, Entry};

/// A position of the search, as selective search sees it.
pub(super) struct Node {
    pub(super) is_pv: bool,
    pub(super) is_endgame: bool,
    /// `None` in endgames.
    pub(super) params: Option<SearchParams>,
    /// `None` in endgames and in the principal variation.
    pub(super) pruning: Option<SearchParams>,
    /// See [`Searchable::margin_scale`].
    pub(super) scale: Score,
    /// The static evaluation; 0 without `params`.
    pub(super) eval: Score,
    pub(super) is_improving: bool,
}

impl Node {
    pub(super) fn scaled(&self, margin: Score) -> Score {
        margin * self.scale / 100
    }

    /// The table's move is extended by a ply if it was found by a search that was nearly as deep.
    pub(super) fn extension(&self, entry: Entry, depth: i32) -> i32 {
        let is_extended = self.pruning.is_some_and(|pruning| depth >= pruning.extension_depth)
            && entry.depth >= depth - 3
            && entry.bound != Bound::Upper
            && entry.score.abs() < WIN_AT_LEAST;
        is_extended.into()
    }

    /// The number of moves that are searched, by late move pruning and futility pruning.
    pub(super) fn most_moves(&self, depth: i32, alpha: Score) -> usize {
        let Some(pruning) = self.pruning else { return usize::MAX };
        let most = pruning.lmp_base + pruning.lmp_slope * depth as usize;
        let most = (if self.is_improving { most } else { most * pruning.lmp_worsening / 100 }) / 100;
        let margin = pruning.futility_base + pruning.futility_margin * depth;
        let is_futile = depth <= pruning.futility_depth && self.eval + self.scaled(margin) <= alpha;
        if is_futile { most.min(pruning.futility_moves) } else { most }
    }
}
