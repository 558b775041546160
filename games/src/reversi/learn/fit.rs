use super::super::evaluation::{FEATURES, canonical, features};
use super::Sample;
use gocheck_common::random::Random;

/// One sample in so many is kept apart to measure the error.
const HELD_OUT: usize = 20;

/// How often every sample is seen.
const EPOCHS: usize = 16;

/// The share of an error that is corrected at once, at the first epoch and at the last.
const RATE: (f32, f32) = (0.25, 0.02);

/// Root mean square errors of a fit, in stones.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Errors {
    /// Over the samples that the weights were fitted to.
    pub fitted: f32,
    /// Over samples that were kept apart.
    pub held_out: f32,
}

/// Fits `weights`, in stones, to samples by stochastic gradient descent, from what they are. The
/// samples of other phases may be among them: neighbours make a fit steadier.
pub fn fit(weights: &mut [f32], samples: &[Sample], seed: u64) -> Errors {
    let canonical = canonical();
    let rows: Vec<([u32; FEATURES], f32)> = samples
        .iter()
        .map(|sample| (features(sample.own, sample.enemy).map(|at| canonical[at as usize]), sample.value))
        .collect();
    let (held_out, mut fitted): (Vec<usize>, Vec<usize>) =
        (0..rows.len()).partition(|index| index % HELD_OUT == 0);
    let mut random = Random::new(seed);
    for epoch in 0..EPOCHS {
        for at in (1..fitted.len()).rev() {
            fitted.swap(at, (random.next() % (at as u64 + 1)) as usize);
        }
        let share = epoch as f32 / (EPOCHS - 1) as f32;
        let rate = RATE.0 * (RATE.1 / RATE.0).powf(share) / FEATURES as f32;
        for &index in &fitted {
            let (features, value) = &rows[index];
            let step = rate * (value - sum(weights, features));
            for &feature in features {
                weights[feature as usize] += step;
            }
        }
    }
    let error = |indices: &[usize]| {
        let square = |&index: &usize| {
            let (features, value) = &rows[index];
            f64::from(value - sum(weights, features)).powi(2)
        };
        (indices.iter().map(square).sum::<f64>() / indices.len().max(1) as f64).sqrt() as f32
    };
    Errors { fitted: error(&fitted), held_out: error(&held_out) }
}

fn sum(weights: &[f32], features: &[u32; FEATURES]) -> f32 {
    features.iter().map(|&feature| weights[feature as usize]).sum()
}
