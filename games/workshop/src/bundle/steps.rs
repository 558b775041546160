//! The steps that the weights of a network as text are multiples of.

use games::ataxx::network::{STATES, TUPLES};

/// The steps: each but the first two is about 1.4 times the one before.
const STEPS: [i32; 14] = [1, 1, 2, 3, 4, 6, 8, 11, 16, 23, 32, 45, 64, 91];

/// The step of each weight of a network's rows: the larger, the less the row and the neuron matter.
#[derive(Clone, Debug)]
pub struct Steps<const N: usize> {
    /// The index of each row in the table of steps.
    pub(super) rows: Vec<i8>,
    /// The number that each neuron adds to the index.
    pub(super) neurons: [i8; N],
}

impl<const N: usize> Steps<N> {
    /// Steps of 1.
    #[must_use]
    pub fn least() -> Self {
        Self { rows: vec![0; TUPLES * STATES], neurons: [0; N] }
    }

    /// The steps for an importance of each row and neuron: how much the squared error grows with that of a weight. An
    /// error counts alike in all weights if steps are inverse to the root of the importance. `size` is the step of a row
    /// and a neuron of average importance.
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

    /// The step of the weight of a neuron in a row.
    #[must_use]
    pub fn of(&self, row: usize, neuron: usize) -> i32 {
        let number = self.rows[row] + self.neurons[neuron];
        STEPS[number.clamp(0, STEPS.len() as i8 - 1) as usize]
    }
}
