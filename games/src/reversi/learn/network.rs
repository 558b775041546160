use super::super::evaluation::{
    FEATURE_KINDS, FEATURES, HIDDEN, Neurons, SIZE, STAGES, STARTS, canonical, features, stage,
};
use super::Lesson;
use crate::regression::{Plan, Rates};
use gocheck_common::random::Random;
use pulp::Arch;
use rayon::prelude::*;

/// Lessons between two steps.
const BATCH: usize = 512;

/// How far the first step goes and the last, where a full neuron holds 1; and of a network that has learnt before.
const RATES: Rates = [0.001, 0.000_03];
const RATES_AFTER: Rates = [0.000_3, 0.000_03];

/// An output is so many times as large as what neurons hold, and so are its steps.
const OUTPUT: f32 = 8.0;

/// How much of the moments of slopes stays at a step.
const DECAY: (f32, f32) = (0.9, 0.999);

/// Slopes so small move nothing.
const LEAST: f32 = 1.0;

/// Lessons that one thread judges at a time.
const CHUNK: usize = 32;

/// A network that is learning.
struct Descent {
    rows: Vec<Weights>,
    biases: [Weights; STAGES],
    outputs: [Weights; STAGES],
    kinds: Vec<Kind>,
}

/// A weight of each neuron, with the moments of its slopes (Adam, Kingma and Ba 2015), which only steps that tell these
/// weights something change: what is seldom met stays close to zero, and says little.
#[derive(Clone, Copy)]
struct Weights {
    weights: [f32; HIDDEN],
    first: [f32; HIDDEN],
    second: [f32; HIDDEN],
    steps: i32,
}

/// What rows of one kind of features are told in a batch.
struct Kind {
    /// The features of this kind.
    features: Vec<usize>,
    /// The first of their rows, and how many they are.
    start: usize,
    size: usize,
    /// Where in `slopes` what each row is told stands, if it is told anything.
    places: Vec<u32>,
    slopes: Vec<(usize, [f32; HIDDEN])>,
}

/// A row that is told nothing.
const NOWHERE: u32 = u32::MAX;

/// What a lesson tells.
struct Told {
    features: [u32; FEATURES],
    stage: usize,
    /// By how much the loss rises with each sum, and with each output.
    slopes: [f32; HIDDEN],
    output_slopes: [f32; HIDDEN],
    /// The value less what it should be.
    error: f32,
}

/// Fits a network to lessons, on from what it was, or from nothing. Tells `report` after each epoch of the network as it is then, the epoch's
/// number and the mean square of the errors, in stones. The same arguments give the same network, whatever the number of
/// threads.
pub fn fit_network(
    before: Option<&Neurons>,
    lessons: &[Lesson],
    plan: Plan,
    mut report: impl FnMut(&Neurons, usize, f64),
) {
    let mut descent = before.map_or_else(|| Descent::new(&mut Random::new(plan.seed)), Descent::of);
    let rates = if before.is_some() { RATES_AFTER } else { RATES };
    let step = |descent: &mut Descent, batch: &[u32], rate: f32| {
        let told = descent.judge(lessons, batch);
        descent.learn(&told, rate);
        told.iter().map(|told| f64::from(told.error * told.error)).sum()
    };
    plan.carry_out(&mut descent, (lessons.len(), BATCH), rates, step, |descent, epoch, loss| {
        report(&descent.neurons(), epoch, loss);
    });
}

impl Descent {
    /// Rows of zeros. Neurons differ by what they hold before anything is added, and by their outputs.
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

    /// Stages of which there were no lessons are as the one after them in the game.
    fn neurons(&self) -> Neurons {
        let taught = |stages: &[Weights; STAGES]| {
            let last = |stage: usize| stages[..=stage].iter().rfind(|stage| stage.steps > 0);
            std::array::from_fn(|stage| last(stage).unwrap_or(&stages[stage]).weights)
        };
        Neurons {
            rows: self.rows.iter().map(|row| row.weights).collect(),
            biases: taught(&self.biases),
            outputs: taught(&self.outputs),
        }
    }

    /// What lessons of a batch tell, in their order.
    fn judge(&self, lessons: &[Lesson], batch: &[u32]) -> Vec<Told> {
        let judged = batch.par_chunks(CHUNK).flat_map_iter(|chunk| {
            Arch::new().dispatch(|| -> Vec<Told> {
                chunk.iter().map(|&number| self.judge_one(&lessons[number as usize])).collect()
            })
        });
        judged.collect()
    }

    #[inline(always)]
    fn judge_one(&self, lesson: &Lesson) -> Told {
        let canonical = canonical();
        let features = features(lesson.own, lesson.enemy).map(|feature| canonical[feature as usize]);
        let stage = stage(lesson.empty());
        let mut sums = self.biases[stage].weights;
        for feature in features {
            add(&mut sums, &self.rows[feature as usize].weights);
        }
        let outputs = &self.outputs[stage].weights;
        let neurons = sums.map(|sum| sum.clamp(0.0, 1.0).powi(2));
        let error = dot(&neurons, outputs) - lesson.value;
        let mut slopes = [0.0; HIDDEN];
        for neuron in 0..HIDDEN {
            // Beyond its bounds a sum does not matter.
            let sum = if (0.0..1.0).contains(&sums[neuron]) { sums[neuron] } else { 0.0 };
            slopes[neuron] = 2.0 * sum * outputs[neuron] * error;
        }
        Told { features, stage, slopes, output_slopes: neurons.map(|neuron| neuron * error), error }
    }

    /// A step. Each thread has the rows of other kinds of features.
    fn learn(&mut self, told: &[Told], rate: f32) {
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
            .for_each(|(kind, rows)| Arch::new().dispatch(|| kind.learn(rows, told, rate)));
        let mut slopes = [None; STAGES];
        for told in told {
            let [biases, outputs] = slopes[told.stage].get_or_insert([[0.0; HIDDEN]; 2]);
            add(biases, &told.slopes);
            add(outputs, &told.output_slopes);
        }
        for (stage, slopes) in slopes.iter().enumerate() {
            let Some([biases, outputs]) = slopes else { continue };
            self.biases[stage].step(biases, rate);
            self.outputs[stage].step(outputs, OUTPUT * rate);
        }
    }
}

impl Kind {
    /// A step of the rows of this kind.
    #[inline(always)]
    fn learn(&mut self, rows: &mut [Weights], told: &[Told], rate: f32) {
        for told in told {
            for &feature in &self.features {
                let row = told.features[feature] as usize - self.start;
                if self.places[row] == NOWHERE {
                    self.places[row] = self.slopes.len() as u32;
                    self.slopes.push((row, [0.0; HIDDEN]));
                }
                add(&mut self.slopes[self.places[row] as usize].1, &told.slopes);
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
        // What takes the moments' start at zero into account.
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

/// Eight sums side by side, whatever the processor: so all come to the same.
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
