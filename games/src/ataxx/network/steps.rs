//! What the weights of a network that is told as text are multiples of.

use super::{STATES, TUPLES};

/// The steps: each but the first two is about 1.4 times the one before.
pub(in super::super) const STEPS: [i32; 14] = [1, 1, 2, 3, 4, 6, 8, 11, 16, 23, 32, 45, 64, 91];

/// What each weight of a network's rows is a multiple of: the larger, the less the row and the neuron matter.
#[derive(Clone, Debug)]
pub struct Steps<const N: usize> {
    /// For each row a number in [`STEPS`].
    pub(super) rows: Vec<i8>,
    /// What each neuron adds to that.
    pub(super) neurons: [i8; N],
}

impl<const N: usize> Steps<N> {
    /// Steps of 1.
    #[must_use]
    pub fn least() -> Self {
        Self { rows: vec![0; TUPLES * STATES], neurons: [0; N] }
    }

    /// The steps by how much the rows and the neurons matter: how much the square of the error grows with that of a
    /// weight's. An error counts the same in all weights if a step is the smaller by the root of that. `size` is that of a
    /// row and a neuron that matter as much as others do on average.
    #[must_use]
    pub fn by_importance(rows: &[f32], neurons: &[f32; N], size: f32) -> Self {
        let mean = |all: &[f32]| {
            let met = all.iter().filter(|&&each| each > 0.0);
            met.clone().sum::<f32>() / met.count().max(1) as f32
        };
        let most = STEPS.len() as f32 - 1.0;
        let (row, neuron) = (mean(rows), mean(neurons));
        let number =
            |mean: f32, each: f32, size: f32| libm::log2f(size * size * mean / each.max(f32::MIN_POSITIVE));
        Self {
            rows: rows.iter().map(|&each| number(row, each, size).round().clamp(0.0, most) as i8).collect(),
            neurons: neurons.map(|each| number(neuron, each, 1.0).round().clamp(-most, most) as i8),
        }
    }

    /// What the weight of a neuron in a row is a multiple of.
    #[must_use]
    pub fn of(&self, row: usize, neuron: usize) -> i32 {
        let number = self.rows[row] + self.neurons[neuron];
        STEPS[number.clamp(0, STEPS.len() as i8 - 1) as usize]
    }
}
