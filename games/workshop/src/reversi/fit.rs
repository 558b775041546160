use super::sample::Sample;
use crate::regression::{Plan, Rates};
use games::reversi::evaluation::{Evaluation, FEATURES, canonical, features};

/// Samples between two changes of the learning rate; each is a step of its own.
const BATCH: usize = 1024;

/// The share of an error that one step corrects, of the first step and of the last.
const RATES: Rates = [0.2, 0.004];

/// Fits `weights`, in stones, to samples by stochastic gradient descent, from their present values. `report` is called
/// after every epoch with the mean square of the errors. Samples of neighbouring stages make a fit steadier.
pub fn fit(mut weights: &mut [f32], samples: &[Sample], plan: Plan, mut report: impl FnMut(f64)) {
    let step = |weights: &mut &mut [f32], batch: &[u32], rate: f32| {
        let mut squares = 0.0;
        for &number in batch {
            let sample = samples[number as usize];
            let features = canonical_features(&sample);
            let error = sample.target - sum(weights, &features);
            let step = error * rate / FEATURES as f32;
            for feature in features {
                weights[feature as usize] += step;
            }
            squares += f64::from(error * error);
        }
        squares
    };
    plan.run(&mut weights, (samples.len(), BATCH), RATES, step, |_, _, loss| report(loss));
}

/// The root of the mean square of the errors over samples, in stones.
#[must_use]
pub fn error(weights: &[f32], samples: &[Sample]) -> f64 {
    let square =
        |sample: &Sample| f64::from(sample.target - sum(weights, &canonical_features(sample))).powi(2);
    let squares: f64 = samples.iter().map(square).fold(0.0, |sum, square| sum + square);
    (squares / samples.len().max(1) as f64).sqrt()
}

/// The root of the mean square of the errors of an evaluation over samples, in stones.
#[must_use]
pub fn error_of(evaluation: &Evaluation, samples: &[Sample]) -> f64 {
    let square = |sample: &Sample| {
        let value = f64::from(evaluation.value(sample.own, sample.enemy)) / f64::from(Evaluation::UNIT);
        (f64::from(sample.target) - value).powi(2)
    };
    (samples.iter().map(square).sum::<f64>() / samples.len().max(1) as f64).sqrt()
}

fn canonical_features(sample: &Sample) -> [u32; FEATURES] {
    let canonical = canonical();
    features(sample.own, sample.enemy).map(|feature| canonical[feature as usize])
}

fn sum(weights: &[f32], features: &[u32; FEATURES]) -> f32 {
    features.iter().map(|&feature| weights[feature as usize]).sum()
}
