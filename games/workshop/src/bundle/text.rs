//! Networks as text, for the one-file bots.

use super::coder::{Model, Reader, Writer};
use super::steps::Steps;
use games::ataxx::network::{SIDE, STATES, TUPLES, Weights, has_wall};

/// The bits of an output's bias.
const OUTPUT_BIAS: u32 = 30;

/// The kinds of numbers: by the size of those before them, and by the size of their hint.
const SIZES: usize = 34;
const HINTS: usize = 4;

/// A mean size is counted in 256ths; a number moves that of its neuron by a 32nd of the way and that of all before by an eighth.
const SIZE: u32 = 8;
const NEURON_PACE: u32 = 5;
const ROW_PACE: u32 = 3;

/// A network whose weights are multiples of steps.
#[derive(Clone, Debug)]
pub struct Stepped<const N: usize> {
    /// The network.
    pub weights: Weights<N>,
    /// The steps of its rows.
    pub steps: Steps<N>,
}

/// The models of the next number of a row.
struct Sizes<const N: usize> {
    models: [[Model; HINTS]; SIZES],
    /// The mean size of all numbers, and of those of each neuron.
    row: i32,
    neurons: [i32; N],
}

impl<const N: usize> Sizes<N> {
    const fn new() -> Self {
        let two = 2 << SIZE;
        Self { models: [[Model::new(); HINTS]; SIZES], row: two, neurons: [two; N] }
    }

    /// The model of the next number, given its hint.
    fn model(&mut self, neuron: usize, hint: i32) -> &mut Model {
        let mean = (self.row + self.neurons[neuron]) / 2 + (1 << (SIZE - 5));
        // Two kinds for each binary logarithm.
        let log = mean.ilog2();
        let models = &mut self.models[(2 * log + (mean as u32 >> (log - 1) & 1)) as usize];
        &mut models[(hint.unsigned_abs() as usize).min(HINTS - 1)]
    }

    const fn saw(&mut self, neuron: usize, number: i32) {
        let size = number.abs() << SIZE;
        self.row += (size - self.row) >> ROW_PACE;
        self.neurons[neuron] += (size - self.neurons[neuron]) >> NEURON_PACE;
    }
}

/// The multiple of `step` nearest to `weight`, in steps.
const fn nearest(weight: i32, step: i32) -> i32 {
    let half = if weight < 0 { -step / 2 } else { step / 2 };
    (weight + half) / step
}

/// The rows that the text holds.
fn rows(with_walls: bool) -> impl Iterator<Item = usize> {
    (0..TUPLES * STATES).filter(move |row| with_walls || !has_wall(row % STATES))
}

/// A prediction of a weight: that of `base`, or else the mean of those of the same state in the blocks to the left and
/// below.
fn hint<const N: usize>(weights: &Weights<N>, base: Option<&Stepped<N>>, row: usize, neuron: usize) -> i32 {
    if let Some(base) = base {
        return base.weights.rows[row][neuron].into();
    }
    let block = row / STATES;
    let at = |place: usize, before: usize| {
        if place > 0 { i32::from(weights.rows[row - before * STATES][neuron]) } else { 0 }
    };
    (at(block % SIDE, 1) + at(block / SIDE, SIDE)) / 2
}

/// The hidden layer's bias and the outputs' weights.
fn rest<const N: usize>(weights: &Weights<N>) -> impl Iterator<Item = &i16> {
    weights.bias.iter().chain(weights.outputs.as_flattened())
}

impl<const N: usize> Stepped<N> {
    /// The network as text, with rows of blocks with walls or without. It encodes the differences of steps and weights
    /// from those of `base`. [`Stepped::of_text`] reads it.
    #[must_use]
    pub fn to_text(&self, base: Option<&Self>, with_walls: bool) -> String {
        let Self { weights, steps } = self;
        let mut writer = Writer::new();
        let (mut of_steps, mut of_rest, mut sizes) = (Model::new(), Model::new(), Sizes::<N>::new());
        steps.neurons.iter().for_each(|&number| writer.put(&mut of_steps, number.into()));
        let mut before = 0;
        for row in rows(with_walls) {
            let expected = base.map_or(before, |base| base.steps.rows[row]);
            before = steps.rows[row];
            writer.put(&mut of_steps, i32::from(before - expected));
            for neuron in 0..N {
                let step = steps.of(row, neuron);
                let hint = nearest(hint(weights, base, row, neuron), step);
                let expected = if base.is_some() { hint } else { 0 };
                let number = i32::from(weights.rows[row][neuron]) / step - expected;
                // The distribution is symmetric in the sign of the hint.
                writer.put(sizes.model(neuron, hint), if hint < 0 { -number } else { number });
                sizes.saw(neuron, number);
            }
        }
        let nothing = Weights::zero();
        let others = rest(base.map_or(&nothing, |base| &base.weights));
        for (&weight, &expected) in rest(weights).zip(others) {
            writer.put(&mut of_rest, i32::from(weight - expected));
        }
        for &weight in &weights.output_bias {
            writer.put_bits((i64::from(weight) + (1 << (OUTPUT_BIAS - 1))) as u64, OUTPUT_BIAS);
        }
        writer.end()
    }

    /// Reads what [`Stepped::to_text`] writes with the same `base`.
    #[must_use]
    pub fn of_text(text: &str, base: Option<&Self>, with_walls: bool) -> Self {
        let mut reader = Reader::new(text);
        let (mut weights, mut steps) = (Weights::zero(), Steps::least());
        let (mut of_steps, mut of_rest, mut sizes) = (Model::new(), Model::new(), Sizes::<N>::new());
        steps.neurons.iter_mut().for_each(|number| *number = reader.next_of(&mut of_steps) as i8);
        let mut before = 0;
        for row in rows(with_walls) {
            let expected = base.map_or(before, |base| base.steps.rows[row]);
            before = expected + reader.next_of(&mut of_steps) as i8;
            steps.rows[row] = before;
            for neuron in 0..N {
                let step = steps.of(row, neuron);
                let hint = nearest(hint(&weights, base, row, neuron), step);
                let expected = if base.is_some() { hint } else { 0 };
                let number = reader.next_of(sizes.model(neuron, hint));
                let number = if hint < 0 { -number } else { number };
                weights.rows[row][neuron] = ((expected + number) * step) as i8;
                sizes.saw(neuron, number);
            }
        }
        let nothing = Weights::zero();
        let others = rest(base.map_or(&nothing, |base| &base.weights));
        let Weights { bias, outputs, .. } = &mut weights;
        for (weight, &expected) in bias.iter_mut().chain(outputs.as_flattened_mut()).zip(others) {
            *weight = expected + reader.next_of(&mut of_rest) as i16;
        }
        for weight in &mut weights.output_bias {
            *weight = (reader.next_bits(OUTPUT_BIAS) as i64 - (1 << (OUTPUT_BIAS - 1))) as i32;
        }
        Self { weights, steps }
    }
}

/// Networks as lines of text: the one in the middle, and the differences of the others from it.
#[must_use]
pub fn to_lines<const N: usize>(networks: &[Stepped<N>], with_walls: bool) -> String {
    let middle = networks.len() / 2;
    let base = |at: usize| networks.get(middle).filter(|_| at != middle);
    let lines = networks.iter().enumerate().map(|(at, network)| network.to_text(base(at), with_walls) + "\n");
    lines.collect()
}

/// The networks that [`to_lines`] writes.
#[must_use]
pub fn of_lines<const N: usize>(lines: &str, with_walls: bool) -> Vec<Weights<N>> {
    let lines: Vec<&str> = lines.lines().collect();
    let middle = lines.len() / 2;
    let base = lines.get(middle).map(|line| Stepped::of_text(line, None, with_walls));
    let read = |(at, line): (usize, &&str)| {
        let base = base.as_ref().filter(|_| at != middle);
        Stepped::of_text(line, base, with_walls).weights
    };
    lines.iter().enumerate().map(read).collect()
}
