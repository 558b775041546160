use super::OpeningGraph;
use super::graph::way;
use crate::search::Score;

/// A ply of a line, in hundredths.
const PLY: Score = 100;

/// A stone that moves of a line lose costs as much as two plies: a move that is a stone worse than the best one is
/// looked at when best play has been looked at two plies further.
///
/// With more, an opponent who errs a little would leave the book at once, though a search is hardly surer than to a
/// stone; with less, best play would be looked at no further than what follows errors. With two, the lines of a book of
/// 300 positions have up to 12 plies, of 1,000 up to 16.
const PLIES_A_STONE: Score = 2;

impl OpeningGraph {
    /// The position whose deviation is to be looked at next, as it leads to a position that is no more than so many
    /// plies from the start: that with the cheapest line, and among equals the first by name. None when there is none.
    pub(super) fn cheapest(&self, plies: usize) -> Option<usize> {
        let (positions, values) = (self.all(), self.values());
        let mut costs = vec![Score::MAX; self.len()];
        let mut cheapest: Option<(Score, &str, usize)> = None;
        for place in self.forward() {
            let position = &positions[place];
            // Nothing leads to the start.
            let cost = if position.plies() == 0 { 0 } else { costs[place] };
            let with = |worth: Score| {
                let lost = values[place].saturating_sub(worth);
                cost.saturating_add(PLY).saturating_add(lost.saturating_mul(PLIES_A_STONE))
            };
            for (_, child, worth) in self.children(position, &values) {
                costs[child] = costs[child].min(with(worth));
            }
            let open = position.deviation.filter(|_| position.plies() < plies);
            let open = open.filter(|deviation| way(&position.position, deviation.mv).next.is_some());
            if let Some(deviation) = open {
                let candidate = (with(deviation.score), position.line.as_str(), place);
                cheapest = Some(cheapest.map_or(candidate, |best| best.min(candidate)));
            }
        }
        cheapest.map(|(.., place)| place)
    }
}
