use super::{Moment, Verdict};
use crate::board::Color;
use serde::Serialize;

/// How well a side played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Tally {
    /// Of 100: the mean over the moves that were a choice, of 100 for one that lost nothing and the less the more of
    /// the chances it lost. Nothing when there was no choice.
    pub accuracy: Option<f64>,
    /// The mean of what such a move lost, in hundredths of whatever the game counts.
    pub loss: f64,
    /// Moves that were a choice.
    pub choices: u32,
    /// Inaccuracies.
    pub inaccuracies: u32,
    /// Mistakes.
    pub mistakes: u32,
    /// Blunders.
    pub blunders: u32,
}

/// How fast a move's accuracy falls: who loses a sixth of the chances has half of it.
const STEEPNESS: f64 = 4.2;

/// How well `side` played.
pub fn tally<M>(moments: &[Moment<M>], side: Color) -> Tally {
    let chosen = || moments.iter().filter(|moment| moment.by == side && moment.verdict != Verdict::Only);
    let count = |verdict| chosen().filter(|moment| moment.verdict == verdict).count() as u32;
    let choices = chosen().count() as u32;
    let mean = |sum: f64| if choices == 0 { 0.0 } else { sum / f64::from(choices) };
    let accuracy =
        chosen().map(|moment| 100.0 * libm::exp(-STEEPNESS * (moment.chances[0] - moment.chances[1])));
    Tally {
        accuracy: (choices > 0).then(|| mean(accuracy.sum())),
        loss: mean(chosen().map(|moment| f64::from(moment.loss)).sum()),
        choices,
        inaccuracies: count(Verdict::Inaccuracy),
        mistakes: count(Verdict::Mistake),
        blunders: count(Verdict::Blunder),
    }
}
