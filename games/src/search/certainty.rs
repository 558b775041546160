/// How sure a search is of its move, from iteration to iteration: where moves share a clock, a plain one takes
/// less than its share.
#[derive(Default)]
pub(crate) struct Certainty {
    /// The iterations in a row that kept the best move of the one before.
    kept: usize,
}

/// The parts of the usual time that are enough when so many iterations in a row kept the best move.
const ENOUGH: [f64; 6] = [1.5, 1.2, 1.0, 0.85, 0.75, 0.65];

/// So many times that where an iteration spends hardly a node on the best move; once less where it spends all.
const MOST: f64 = 1.55;

impl Certainty {
    /// The parts of the usual time that are enough after an iteration that kept the best move or not, and
    /// spent that share of its nodes on it.
    pub(crate) fn enough(&mut self, is_kept: bool, effort: f64) -> f64 {
        self.kept = if is_kept { self.kept + 1 } else { 0 };
        ENOUGH[self.kept.min(ENOUGH.len() - 1)] * (MOST - effort)
    }
}

#[cfg(test)]
mod tests {
    use super::Certainty;

    #[test]
    fn plain_moves_take_less_than_the_usual_time_and_others_more() {
        let mut certainty = Certainty::default();
        assert!(certainty.enough(false, 0.3) > 1.5);
        let plain: Vec<f64> = (0..8).map(|_| certainty.enough(true, 0.9)).collect();
        assert!(plain.is_sorted_by(|sooner, later| sooner >= later) && plain[7] < 0.5, "{plain:?}");
        // One iteration with another move, and nothing is plain any more.
        assert!(certainty.enough(false, 0.3) > 1.5);
    }
}
