/// Scales the soft time limit by how clear the best move is: a clear move takes less than its share of the clock.
///
/// It looks at the stability of the best move over the iterations and at the share of the nodes that were spent on it,
/// as many chess engines do (<https://www.chessprogramming.org/Time_Management>).
#[derive(Default)]
pub(super) struct TimeManager {
    /// The number of iterations in a row that kept the best move of the one before.
    stable_iterations: usize,
}

/// The part of the soft limit that is used, by the number of iterations in a row that kept the best move.
const STABILITY_SCALE: [f64; 6] = [1.5, 1.2, 1.0, 0.85, 0.75, 0.65];

/// The factor for an iteration that spends hardly a node on the best move. It is lower by one if all nodes are spent
/// on it.
const MAX_EFFORT_SCALE: f64 = 1.55;

impl TimeManager {
    /// The part of the soft limit that suffices after an iteration that did or did not keep the best move and spent the
    /// share `effort` of its nodes on it.
    pub(super) fn scale(&mut self, is_kept: bool, effort: f64) -> f64 {
        self.stable_iterations = if is_kept { self.stable_iterations + 1 } else { 0 };
        STABILITY_SCALE[self.stable_iterations.min(STABILITY_SCALE.len() - 1)] * (MAX_EFFORT_SCALE - effort)
    }
}

#[cfg(test)]
mod tests {
    use super::TimeManager;

    #[test]
    fn clear_moves_take_less_than_the_soft_limit_and_others_more() {
        let mut time = TimeManager::default();
        assert!(time.scale(false, 0.3) > 1.5);
        let clear: Vec<f64> = (0..8).map(|_| time.scale(true, 0.9)).collect();
        assert!(clear.is_sorted_by(|sooner, later| sooner >= later) && clear[7] < 0.5, "{clear:?}");
        // One iteration with another best move, and no move is clear any more.
        assert!(time.scale(false, 0.3) > 1.5);
    }
}
