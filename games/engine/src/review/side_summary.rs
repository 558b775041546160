use super::move_review::{MoveReview, Verdict};
use gocheck_board::Color;
use serde::Serialize;

/// A summary of the moves of a side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct SideSummary {
    /// From 0 to 100: the mean over the moves that were a choice. A move that lost nothing counts 100, and less the more
    /// of the winning chance it lost. `None` if no move was a choice.
    pub accuracy: Option<f64>,
    /// The mean loss of these moves, in hundredths of the game's unit.
    pub loss: f64,
    /// The number of moves that were a choice.
    pub choices: u32,
    /// The number of inaccuracies.
    pub inaccuracies: u32,
    /// The number of mistakes.
    pub mistakes: u32,
    /// The number of blunders.
    pub blunders: u32,
}

/// How fast the accuracy of a move falls: the loss of a sixth of the winning chance halves it.
const STEEPNESS: f64 = 4.2;

/// Summarises the moves of `side`.
pub fn summarize<M>(reviews: &[MoveReview<M>], side: Color) -> SideSummary {
    let chosen = || reviews.iter().filter(|review| review.by == side && review.verdict != Verdict::Only);
    let count = |verdict| chosen().filter(|review| review.verdict == verdict).count() as u32;
    let choices = chosen().count() as u32;
    let mean = |sum: f64| if choices == 0 { 0.0 } else { sum / f64::from(choices) };
    let accuracy =
        chosen().map(|review| 100.0 * libm::exp(-STEEPNESS * (review.chances[0] - review.chances[1])));
    SideSummary {
        accuracy: (choices > 0).then(|| mean(accuracy.sum())),
        loss: mean(chosen().map(|review| f64::from(review.loss)).sum()),
        choices,
        inaccuracies: count(Verdict::Inaccuracy),
        mistakes: count(Verdict::Mistake),
        blunders: count(Verdict::Blunder),
    }
}
