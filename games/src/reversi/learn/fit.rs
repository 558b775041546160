use super::super::evaluation::{Evaluation, FEATURES, canonical, features};
use super::Lesson;
use crate::regression::{Plan, Rates};

/// Lessons between two changes of the rate; each is a step of its own.
const BATCH: usize = 1024;

/// The share of an error that is corrected at once, at first and at last.
const RATES: Rates = [0.2, 0.004];

/// Fits `weights`, in stones, to lessons by stochastic gradient descent, from what they are. Tells `report` after each
/// epoch the mean square of the errors, in stones. Lessons of other stages may be among them: neighbours make a fit
/// steadier.
pub fn fit(mut weights: &mut [f32], lessons: &[Lesson], plan: Plan, mut report: impl FnMut(f64)) {
    let step = |weights: &mut &mut [f32], batch: &[u32], rate: f32| {
        let mut squares = 0.0;
        for &number in batch {
            let lesson = lessons[number as usize];
            let features = canonical_features(&lesson);
            let error = lesson.value - sum(weights, &features);
            let step = error * rate / FEATURES as f32;
            for feature in features {
                weights[feature as usize] += step;
            }
            squares += f64::from(error * error);
        }
        squares
    };
    plan.carry_out(&mut weights, (lessons.len(), BATCH), RATES, step, |_, _, loss| report(loss));
}

/// The root of the mean square of the errors over lessons, in stones.
#[must_use]
pub fn error(weights: &[f32], lessons: &[Lesson]) -> f64 {
    let square =
        |lesson: &Lesson| f64::from(lesson.value - sum(weights, &canonical_features(lesson))).powi(2);
    let squares: f64 = lessons.iter().map(square).fold(0.0, |sum, square| sum + square);
    (squares / lessons.len().max(1) as f64).sqrt()
}

/// The same of the values of an evaluation.
#[must_use]
pub fn error_of(evaluation: &Evaluation, lessons: &[Lesson]) -> f64 {
    let square = |lesson: &Lesson| {
        let value = f64::from(evaluation.value(lesson.own, lesson.enemy)) / f64::from(Evaluation::UNIT);
        (f64::from(lesson.value) - value).powi(2)
    };
    (lessons.iter().map(square).sum::<f64>() / lessons.len().max(1) as f64).sqrt()
}

fn canonical_features(lesson: &Lesson) -> [u32; FEATURES] {
    let canonical = canonical();
    features(lesson.own, lesson.enemy).map(|feature| canonical[feature as usize])
}

fn sum(weights: &[f32], features: &[u32; FEATURES]) -> f32 {
    features.iter().map(|&feature| weights[feature as usize]).sum()
}
