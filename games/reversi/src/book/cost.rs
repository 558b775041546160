use super::graph::{OpeningGraph, successor};
use games_engine::search::score::Score;

/// The cost of a ply, in hundredths.
const PLY: Score = 100;

/// The cost of losing a stone, in plies: a move that is a stone worse than the best one is expanded when best play is two
/// plies longer.
///
/// With a higher cost, an opponent's small error would leave the book at once, although searches are hardly more accurate
/// than a stone. With a lower one, lines of best play would be as short as those after errors. With two, the lines of a
/// book of 300 positions have up to 12 plies, and of 1,000 positions up to 16.
const PLIES_A_STONE: Score = 2;

impl OpeningGraph {
    /// The position whose deviation is expanded next: the one with the cheapest line, and among equals the first in
    /// alphabetical order. Deviations to positions of more than `plies` plies are ignored. Returns `None` if there is none.
    pub(super) fn cheapest(&self, plies: usize) -> Option<usize> {
        let (positions, values) = (self.all(), self.values());
        let mut costs = vec![Score::MAX; self.len()];
        let mut cheapest: Option<(Score, &str, usize)> = None;
        for place in self.forward() {
            let position = &positions[place];
            // No move leads to the start.
            let cost = if position.plies() == 0 { 0 } else { costs[place] };
            let with = |worth: Score| {
                let lost = values[place].saturating_sub(worth);
                cost.saturating_add(PLY).saturating_add(lost.saturating_mul(PLIES_A_STONE))
            };
            for (_, child, worth) in self.children(position, &values) {
                costs[child] = costs[child].min(with(worth));
            }
            let open = position.deviation.filter(|_| position.plies() < plies);
            let open = open.filter(|deviation| successor(&position.position, deviation.mv).next.is_some());
            if let Some(deviation) = open {
                let candidate = (with(deviation.score), position.line.as_str(), place);
                cheapest = Some(cheapest.map_or(candidate, |best| best.min(candidate)));
            }
        }
        cheapest.map(|(.., place)| place)
    }
}
