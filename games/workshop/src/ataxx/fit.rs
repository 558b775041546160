use super::descent::{Adam, Parameters};
use super::sample::{Sample, chance};
use super::symmetry::turned;
use crate::bundle::Steps;
use crate::regression::Plan;
use games::ataxx::evaluation::value_by_hand;
use games::ataxx::network::{
    BUCKETS, HIDDEN_ONE, OUTPUT_LIMIT, OUTPUT_ONE, STATES, SYMMETRIES, TUPLES, UNIT, Weights, bucket, states,
};
use gocheck_board::random::Random;
use pulp::{Arch, Simd, WithSimd};
use rayon::prelude::*;
use std::borrow::Cow;

/// Samples of one step.
const BATCH: usize = 512;

/// Samples of a thread's task. Sums are made chunk by chunk, so that they do not depend on the number of threads.
const CHUNK: usize = 64;

/// Floats that are added in parallel.
const LANES: usize = 16;

/// The learning rate of the first step from random weights, and from those of a network.
const FIRST_RATE: [f32; 2] = [2e-3, 1e-3];

/// The learning rate of the last step.
const LAST_RATE: f32 = 3e-5;

/// A fit of `N` neurons, each of which sees the board turned and mirrored in all eight ways.
pub struct Fit<const N: usize> {
    weights: Parameters,
    adam: Adam,
    first_rate: f32,
    multiples: Option<Multiples>,
}

/// Rows whose weights are multiples of steps.
struct Multiples {
    /// The step of each weight.
    steps: Vec<f32>,
    /// The value that the text of the network predicts for each weight: differences take characters.
    expected: Vec<f32>,
    /// The loss for each step of difference.
    lambda: f32,
}

impl Multiples {
    /// Adds the slopes of the text's length in some of the weights, the first of which has the number `first`.
    fn add_slopes(&self, first: usize, weights: &[f32], slopes: &mut [f32]) {
        let all = self.steps[first..].iter().zip(&self.expected[first..]);
        for ((slope, weight), (step, expected)) in slopes.iter_mut().zip(weights).zip(all) {
            // Within half a step of the prediction a weight is rounded to it, but the slope is not 0: it is close to costing.
            let difference = (weight - expected) / step;
            *slope += (2.0 * difference).clamp(-1.0, 1.0) * self.lambda / step;
        }
    }
}

/// The forward pass of a sample, seen in one way, for the backward pass.
struct Trace<const N: usize> {
    states: [u8; TUPLES],
    /// The slope of the loss in each sum of the hidden layer; before that is computed, the sums.
    slopes: [f32; N],
}

impl<const N: usize> Fit<N> {
    /// A fit from random weights.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        let weights = Parameters::random(N, &mut Random::new(seed));
        Self { weights, adam: Adam::new(N), first_rate: FIRST_RATE[0], multiples: None }
    }

    /// A fit from the weights of a network, by smaller steps.
    #[must_use]
    pub fn of(network: &Weights<N>) -> Self {
        let one = f32::from(HIDDEN_ONE);
        let (hidden, output) = (|&weight: &i16| f32::from(weight) / one, f32::from(OUTPUT_ONE));
        let rows = network.rows.as_flattened().iter().map(|&weight| f32::from(weight) / one).collect();
        let outputs = network.outputs.as_flattened().iter().map(|&weight| f32::from(weight) / output);
        let output_bias = network.output_bias.iter().map(|&weight| weight as f32 / (one * one * output));
        let rest = network.bias.iter().map(hidden).chain(outputs).chain(output_bias).collect();
        Self {
            weights: Parameters { rows, rest },
            adam: Adam::new(N),
            first_rate: FIRST_RATE[1],
            multiples: None,
        }
    }

    /// The fit of a network whose rows are multiples of `steps`. The forward pass sees rounded weights, and the gradient
    /// moves the exact ones (the straight-through estimator). Each step between a weight and that of `base`, or zero
    /// without a base, adds `lambda` to the loss: the text encodes differences from the base.
    #[must_use]
    pub fn in_steps(self, steps: &Steps<N>, base: Option<&Weights<N>>, lambda: f32) -> Self {
        let one = f32::from(HIDDEN_ONE);
        let rows = 0..TUPLES * STATES;
        let all = rows.flat_map(|row| (0..N).map(move |neuron| (row, neuron)));
        let (steps, expected) = all
            .map(|(row, neuron)| {
                let step = steps.of(row, neuron) as f32;
                let expected = base.map_or(0.0, |base| f32::from(base.rows[row][neuron]));
                (step / one, (expected / step).round() * step / one)
            })
            .unzip();
        Self { multiples: Some(Multiples { steps, expected, lambda }), ..self }
    }

    /// Steps for this network, `size` on average, by the importance of each row and each neuron to `samples`: the mean
    /// square of the slopes (Fisher's information).
    #[must_use]
    pub fn steps(&self, samples: &[Sample], size: f32) -> Steps<N> {
        let weights = &*self.seen();
        let (mut rows, mut neurons) = (vec![0.0; TUPLES * STATES], [0.0; N]);
        for samples in samples.chunks(BATCH) {
            let (traces, ..) = Arch::new().dispatch(Forward::<N> { weights, samples });
            for Trace { states, slopes } in traces {
                let squares = slopes.map(|slope| slope * slope);
                let sum: f32 = squares.iter().sum();
                for (tuple, state) in states.into_iter().enumerate() {
                    rows[tuple * STATES + usize::from(state)] += sum;
                }
                neurons.iter_mut().zip(squares).for_each(|(sum, square)| *sum += square);
            }
        }
        Steps::by_importance(&rows, &neurons, size)
    }

    /// The weights of the forward pass.
    fn seen(&self) -> Cow<'_, Parameters> {
        let Some(Multiples { steps, .. }) = &self.multiples else { return Cow::Borrowed(&self.weights) };
        let limit = 127.0 / f32::from(HIDDEN_ONE);
        let mut seen = self.weights.clone();
        for (weight, step) in seen.rows.iter_mut().zip(steps) {
            let most = (limit / step).floor();
            *weight = (*weight / step).round().clamp(-most, most) * step;
        }
        Cow::Owned(seen)
    }

    /// Fits to `samples`. `report` is called after every epoch with the epoch's number and the mean loss. The same
    /// arguments give the same weights with any number of threads.
    pub fn run(&mut self, samples: &[Sample], plan: Plan, report: impl FnMut(&Self, usize, f64)) {
        let rates = [self.first_rate, LAST_RATE];
        let step = |fit: &mut Self, batch: &[u32], rate| {
            let batch: Vec<Sample> = batch.iter().map(|&number| samples[number as usize]).collect();
            fit.step(&batch, rate)
        };
        plan.run(self, (samples.len(), BATCH), rates, step, report);
    }

    /// One step of the descent. Returns the sum of the losses before it.
    fn step(&mut self, samples: &[Sample], rate: f32) -> f64 {
        let weights = &*self.seen();
        let chunks: Vec<(Vec<Trace<N>>, Vec<f32>, f64)> = samples
            .par_chunks(CHUNK)
            .with_max_len(1)
            .map(|samples| Arch::new().dispatch(Forward::<N> { weights, samples }))
            .collect();
        let share = 1.0 / samples.len() as f32;
        let mut rest = vec![0.0; weights.rest.len()];
        for (_, slopes, _) in &chunks {
            for (sum, slope) in rest.iter_mut().zip(slopes) {
                *sum += slope * share;
            }
        }
        let descend = self.adam.next(rate);
        let (first, second) = (&mut self.adam.first, &mut self.adam.second);
        let blocks = self.weights.rows.par_chunks_mut(STATES * N).with_max_len(1);
        let moments = first.rows.par_chunks_mut(STATES * N).zip(second.rows.par_chunks_mut(STATES * N));
        // Each block of squares has rows of its own: threads share nothing.
        blocks.zip(moments).enumerate().for_each(|(tuple, (weights, (first, second)))| {
            let mut slopes = vec![[0.0; N]; STATES];
            Arch::new().dispatch(Backward { tuple, chunks: &chunks, slopes: &mut slopes });
            slopes.as_flattened_mut().iter_mut().for_each(|slope| *slope *= share);
            if let Some(multiples) = &self.multiples {
                multiples.add_slopes(tuple * STATES * N, weights, slopes.as_flattened_mut());
            }
            let limit = 127.0 / f32::from(HIDDEN_ONE);
            Arch::new().dispatch(descend.step(weights, slopes.as_flattened(), first, second, limit));
        });
        let limit = f32::from(OUTPUT_LIMIT) / f32::from(OUTPUT_ONE);
        let rest_step = descend.step(&mut self.weights.rest, &rest, &mut first.rest, &mut second.rest, limit);
        Arch::new().dispatch(rest_step);
        chunks.iter().map(|(.., loss)| loss).sum()
    }

    /// The mean loss over `samples`.
    #[must_use]
    pub fn loss(&self, samples: &[Sample]) -> f64 {
        let weights = &*self.seen();
        let losses: Vec<f64> = samples
            .par_chunks(CHUNK)
            .map(|samples| Arch::new().dispatch(Forward::<N> { weights, samples }).2)
            .collect();
        losses.iter().sum::<f64>() / samples.len().max(1) as f64
    }

    /// The weights, rounded.
    #[must_use]
    pub fn network(&self) -> Weights<N> {
        let mut network = Weights::zero();
        let one = f32::from(HIDDEN_ONE);
        for (weight, value) in network.rows.as_flattened_mut().iter_mut().zip(&self.seen().rows) {
            *weight = ((value * one).round() as i8).clamp(-i8::MAX, i8::MAX);
        }
        let (bias, rest) = self.weights.rest.split_at(N);
        for (weight, value) in network.bias.iter_mut().zip(bias) {
            *weight = (value * one).round() as i16;
        }
        let (outputs, output_bias) = rest.split_at(BUCKETS * N);
        for (weight, value) in network.outputs.as_flattened_mut().iter_mut().zip(outputs) {
            *weight = (value * f32::from(OUTPUT_ONE)).round() as i16;
        }
        for (weight, value) in network.output_bias.iter_mut().zip(output_bias) {
            *weight = (value * one * one * f32::from(OUTPUT_ONE)).round() as i32;
        }
        network
    }
}

/// The forward pass: the loss and its slopes, for each sample, and summed for all weights but the rows.
struct Forward<'a, const N: usize> {
    weights: &'a Parameters,
    samples: &'a [Sample],
}

impl<const N: usize> WithSimd for Forward<'_, N> {
    type Output = (Vec<Trace<N>>, Vec<f32>, f64);

    #[inline(always)]
    fn with_simd<S: Simd>(self, _: S) -> Self::Output {
        let (bias, after) = self.weights.rest.split_at(N);
        let (outputs, output_bias) = after.split_at(BUCKETS * N);
        let rows: &[[f32; N]] = self.weights.rows.as_chunks().0;
        let outputs: &[[f32; N]] = outputs.as_chunks().0;
        let mut slopes = vec![0.0; self.weights.rest.len()];
        let mut traces = Vec::with_capacity(SYMMETRIES * self.samples.len());
        let mut loss = 0.0;
        for sample in self.samples {
            let seen_from = traces.len();
            for symmetry in 0..SYMMETRIES as u64 {
                let mut trace = Trace { states: [0; TUPLES], slopes: [0.0; N] };
                let (own, enemy) = (turned(sample.own, symmetry), turned(sample.enemy, symmetry));
                trace.states.copy_from_slice(states(own, enemy).as_flattened());
                let sums = &mut trace.slopes;
                sums.copy_from_slice(bias);
                for (tuple, &state) in trace.states.iter().enumerate() {
                    let row = &rows[tuple * STATES + usize::from(state)];
                    for at in 0..N {
                        sums[at] += row[at];
                    }
                }
                traces.push(trace);
            }
            let seen = &mut traces[seen_from..];
            let empty = sample.empty();
            let bucket = bucket(empty.count_ones());
            let weights = &outputs[bucket];
            let mut parts = [0.0; LANES];
            for Trace { slopes: sums, .. } in seen.iter() {
                for at in 0..N {
                    let value = sums[at].clamp(0.0, 1.0);
                    parts[at % LANES] += value * value * weights[at];
                }
            }
            let by_hand = value_by_hand(sample.own & !sample.enemy, sample.enemy & !sample.own, empty);
            let value = by_hand as f32 / UNIT as f32 + output_bias[bucket] + parts.iter().sum::<f32>();
            let error = chance(value) - sample.target;
            loss += f64::from(error) * f64::from(error);
            for Trace { slopes: sums, .. } in seen {
                for at in 0..N {
                    let sum = sums[at];
                    let value = sum.clamp(0.0, 1.0);
                    let inside = if sum > 0.0 && sum < 1.0 { 2.0 } else { 0.0 };
                    let slope = error * weights[at] * value * inside;
                    sums[at] = slope;
                    slopes[at] += slope;
                    slopes[N + bucket * N + at] += error * value * value;
                }
            }
            slopes[N + BUCKETS * N + bucket] += error;
        }
        (traces, slopes, loss)
    }
}

/// The slopes of the rows of one block of squares.
struct Backward<'a, const N: usize> {
    tuple: usize,
    chunks: &'a [(Vec<Trace<N>>, Vec<f32>, f64)],
    slopes: &'a mut [[f32; N]],
}

impl<const N: usize> WithSimd for Backward<'_, N> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: Simd>(self, _: S) {
        for trace in self.chunks.iter().flat_map(|(traces, ..)| traces) {
            let sums = &mut self.slopes[usize::from(trace.states[self.tuple])];
            for (sum, slope) in sums.iter_mut().zip(&trace.slopes) {
                *sum += slope;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Fit;
    use games::ataxx::network::{Phases, SEEDS};

    #[test]
    fn a_fit_starts_as_the_network() {
        let phases = Phases::<SEEDS>::read(include_bytes!("../../../ataxx/src/network/weights.bin")).unwrap();
        for network in phases.networks() {
            assert_eq!(Fit::of(network).network(), *network);
        }
    }
}
