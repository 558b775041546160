use super::sample::Sample;
use crate::regression::{Plan, Rates};
use games::reversi::evaluation::{
    FEATURE_KINDS, FEATURES, HIDDEN, Neurons, SIZE, STAGES, STARTS, canonical, features, stage,
};
use gocheck_board::random::Random;
use pulp::Arch;
use rayon::prelude::*;

/// Samples of one step.
const BATCH: usize = 512;

/// The learning rates, from new weights and from those of a network. A full neuron holds 1.
const RATES: Rates = [0.001, 0.000_03];
const RATES_REFINED: Rates = [0.000_3, 0.000_03];

/// Outputs are larger than what neurons hold by this factor, and so are their steps.
const OUTPUT: f32 = 8.0;

/// The decay of the moments of gradients.
const DECAY: (f32, f32) = (0.9, 0.999);

/// Gradients much smaller than this move nothing.
const LEAST: f32 = 1.0;

/// Samples of a thread's task.
const CHUNK: usize = 32;

/// The gradient descent of a network.
struct Descent {
    rows: Vec<Weights>,
    biases: [Weights; STAGES],
    outputs: [Weights; STAGES],
    kinds: Vec<Kind>,
}

/// A weight of each neuron, with the moments of its gradient (Adam, Kingma and Ba 2015). Only steps with a gradient for
/// these weights change them, so that rare features stay close to zero.
#[derive(Clone, Copy)]
struct Weights {
    weights: [f32; HIDDEN],
    first: [f32; HIDDEN],
    second: [f32; HIDDEN],
    steps: i32,
}

/// The rows of one kind of features, and their gradients in a batch.
struct Kind {
    /// The features of this kind.
    features: Vec<usize>,
    /// The first of their rows, and how many they are.
    start: usize,
    size: usize,
    /// The place of each row's gradient in `slopes`, if it has one.
    places: Vec<u32>,
    slopes: Vec<(usize, [f32; HIDDEN])>,
}

/// The place of a row without a gradient.
const NOWHERE: u32 = u32::MAX;

/// The gradient of a sample.
struct Gradient {
    features: [u32; FEATURES],
    stage: usize,
    /// The slopes of the loss in the sums, and in the outputs.
    slopes: [f32; HIDDEN],
    output_slopes: [f32; HIDDEN],
    /// The value less the target.
    error: f32,
}

/// Fits a network to samples, from the one before or from new weights. `report` is called after every epoch with the
/// network, the epoch's number and the mean square of the errors, in stones. The same arguments give the same network
/// with any number of threads.
pub fn fit_network(
    before: Option<&Neurons>,
    samples: &[Sample],
    plan: Plan,
    mut report: impl FnMut(&Neurons, usize, f64),
) {
    let mut descent = before.map_or_else(|| Descent::new(&mut Random::new(plan.seed)), Descent::of);
    let rates = if before.is_some() { RATES_REFINED } else { RATES };
    let step = |descent: &mut Descent, batch: &[u32], rate: f32| {
        let gradients = descent.gradients(samples, batch);
        descent.learn(&gradients, rate);
        gradients.iter().map(|gradient| f64::from(gradient.error * gradient.error)).sum()
    };
    plan.run(&mut descent, (samples.len(), BATCH), rates, step, |descent, epoch, loss| {
        report(&descent.neurons(), epoch, loss);
    });
}

impl Descent {
    /// Rows of zeros. Neurons differ by their biases and outputs.
    fn new(random: &mut Random) -> Self {
        let mut unit = || (random.next() >> 40) as f32 / (1 << 24) as f32;
        let mut outputs = [0.0; HIDDEN];
        let mut biases = [0.0; HIDDEN];
        for neuron in 0..HIDDEN {
            biases[neuron] = 0.1 + 0.4 * unit();
            outputs[neuron] = (0.5 + unit()) * if neuron % 2 == 0 { OUTPUT } else { -OUTPUT };
        }
        let rows = vec![[0.0; HIDDEN]; SIZE];
        Self::of(&Neurons { rows, biases: [biases; STAGES], outputs: [outputs; STAGES] })
    }

    fn of(neurons: &Neurons) -> Self {
        let ends = STARTS[1..].iter().map(|&end| end as usize).chain([SIZE]);
        let kinds = STARTS.iter().zip(ends).enumerate().map(|(kind, (&start, end))| Kind {
            features: (0..FEATURES).filter(|&feature| FEATURE_KINDS[feature] == kind).collect(),
            start: start as usize,
            size: end - start as usize,
            places: vec![NOWHERE; end - start as usize],
            slopes: Vec::new(),
        });
        let of = |weights| Weights { weights, first: [0.0; HIDDEN], second: [0.0; HIDDEN], steps: 0 };
        Self {
            rows: (0..SIZE).map(|row| of(neurons.rows.get(row).copied().unwrap_or([0.0; HIDDEN]))).collect(),
            biases: neurons.biases.map(of),
            outputs: neurons.outputs.map(of),
            kinds: kinds.collect(),
        }
    }

    /// The network. Stages without samples are as the one after them in the game.
    fn neurons(&self) -> Neurons {
        let stages = |stages: &[Weights; STAGES]| {
            let last = |stage: usize| stages[..=stage].iter().rfind(|stage| stage.steps > 0);
            std::array::from_fn(|stage| last(stage).unwrap_or(&stages[stage]).weights)
        };
        Neurons {
            rows: self.rows.iter().map(|row| row.weights).collect(),
            biases: stages(&self.biases),
            outputs: stages(&self.outputs),
        }
    }

    /// The gradients of the samples of a batch, in their order.
    fn gradients(&self, samples: &[Sample], batch: &[u32]) -> Vec<Gradient> {
        let gradients = batch.par_chunks(CHUNK).flat_map_iter(|chunk| {
            Arch::new().dispatch(|| -> Vec<Gradient> {
                chunk.iter().map(|&number| self.gradient(&samples[number as usize])).collect()
            })
        });
        gradients.collect()
    }

    #[inline(always)]
    fn gradient(&self, sample: &Sample) -> Gradient {
        let canonical = canonical();
        let features = features(sample.own, sample.enemy).map(|feature| canonical[feature as usize]);
        let stage = stage(sample.empty());
        let mut sums = self.biases[stage].weights;
        for feature in features {
            add(&mut sums, &self.rows[feature as usize].weights);
        }
        let outputs = &self.outputs[stage].weights;
        let neurons = sums.map(|sum| sum.clamp(0.0, 1.0).powi(2));
        let error = dot(&neurons, outputs) - sample.target;
        let mut slopes = [0.0; HIDDEN];
        for neuron in 0..HIDDEN {
            // Outside of its bounds a sum has no gradient.
            let sum = if (0.0..1.0).contains(&sums[neuron]) { sums[neuron] } else { 0.0 };
            slopes[neuron] = 2.0 * sum * outputs[neuron] * error;
        }
        Gradient { features, stage, slopes, output_slopes: neurons.map(|neuron| neuron * error), error }
    }

    /// One step. Each thread has the rows of other kinds of features.
    fn learn(&mut self, gradients: &[Gradient], rate: f32) {
        let mut rest = &mut self.rows[..];
        let mut tasks = Vec::with_capacity(self.kinds.len());
        for kind in &mut self.kinds {
            let (rows, after) = rest.split_at_mut(kind.size);
            rest = after;
            tasks.push((kind, rows));
        }
        tasks
            .into_par_iter()
            .with_max_len(1)
            .for_each(|(kind, rows)| Arch::new().dispatch(|| kind.learn(rows, gradients, rate)));
        let mut slopes = [None; STAGES];
        for gradient in gradients {
            let [biases, outputs] = slopes[gradient.stage].get_or_insert([[0.0; HIDDEN]; 2]);
            add(biases, &gradient.slopes);
            add(outputs, &gradient.output_slopes);
        }
        for (stage, slopes) in slopes.iter().enumerate() {
            let Some([biases, outputs]) = slopes else { continue };
            self.biases[stage].step(biases, rate);
            self.outputs[stage].step(outputs, OUTPUT * rate);
        }
    }
}

impl Kind {
    /// One step of the rows of this kind.
    #[inline(always)]
    fn learn(&mut self, rows: &mut [Weights], gradients: &[Gradient], rate: f32) {
        for gradient in gradients {
            for &feature in &self.features {
                let row = gradient.features[feature] as usize - self.start;
                if self.places[row] == NOWHERE {
                    self.places[row] = self.slopes.len() as u32;
                    self.slopes.push((row, [0.0; HIDDEN]));
                }
                add(&mut self.slopes[self.places[row] as usize].1, &gradient.slopes);
            }
        }
        for (row, slopes) in self.slopes.drain(..) {
            self.places[row] = NOWHERE;
            rows[row].step(&slopes, rate);
        }
    }
}

impl Weights {
    #[inline(always)]
    fn step(&mut self, slopes: &[f32; HIDDEN], rate: f32) {
        self.steps = self.steps.saturating_add(1);
        // The correction of the bias of moments that start at zero.
        let rate = rate * (1.0 - DECAY.1.powi(self.steps)).sqrt() / (1.0 - DECAY.0.powi(self.steps));
        for (neuron, slope) in slopes.iter().enumerate() {
            self.first[neuron] += (1.0 - DECAY.0) * (slope - self.first[neuron]);
            self.second[neuron] += (1.0 - DECAY.1) * (slope * slope - self.second[neuron]);
            self.weights[neuron] -= rate * self.first[neuron] / (self.second[neuron].sqrt() + LEAST);
        }
    }
}

#[inline(always)]
fn add(sums: &mut [f32; HIDDEN], numbers: &[f32; HIDDEN]) {
    for (sum, number) in sums.iter_mut().zip(numbers) {
        *sum += number;
    }
}

/// Eight sums in parallel on every processor, so that the result is equal everywhere.
#[inline(always)]
fn dot(a: &[f32; HIDDEN], b: &[f32; HIDDEN]) -> f32 {
    let mut sums = [0.0; 8];
    for (a, b) in a.as_chunks::<8>().0.iter().zip(b.as_chunks::<8>().0) {
        for lane in 0..8 {
            sums[lane] += a[lane] * b[lane];
        }
    }
    sums.iter().sum()
}
