//! Gradient descent by Adam (Kingma and Ba 2015).

use games::ataxx::network::{BUCKETS, STATES, TUPLES};
use gocheck_board::random::Random;
use pulp::{Simd, WithSimd};

/// Numbers for every weight of a network.
#[derive(Clone)]
pub(super) struct Parameters {
    /// The rows of the states.
    pub(super) rows: Vec<f32>,
    /// The hidden layer's bias, the outputs' weights, the outputs' bias.
    pub(super) rest: Vec<f32>,
}

impl Parameters {
    /// Zeros for a network with this number of neurons.
    fn zero(neurons: usize) -> Self {
        let rest = neurons + BUCKETS * neurons + BUCKETS;
        Self { rows: vec![0.0; TUPLES * STATES * neurons], rest: vec![0.0; rest] }
    }

    /// Random initial weights, with equal outputs in every bucket. Rows start close to zero: a state that is rarely seen
    /// stays close to its start, and should add nothing.
    pub(super) fn random(neurons: usize, random: &mut Random) -> Self {
        let mut parameters = Self::zero(neurons);
        let mut next = |size: f32| ((random.next() >> 40) as f32 / (1 << 23) as f32 - 1.0) * size;
        parameters.rows.iter_mut().for_each(|weight| *weight = next(0.01));
        parameters.rest[..neurons].fill(0.25);
        let outputs: Vec<f32> = (0..neurons).map(|_| next(0.3)).collect();
        for bucket in parameters.rest[neurons..neurons + BUCKETS * neurons].chunks_mut(neurons) {
            bucket.copy_from_slice(&outputs);
        }
        parameters
    }
}

const DECAY: (f32, f32) = (0.9, 0.999);

/// The moments of the gradient.
pub(super) struct Adam {
    pub(super) first: Parameters,
    pub(super) second: Parameters,
    steps: i32,
}

/// The numbers that all weights share in one step.
#[derive(Clone, Copy)]
pub(super) struct Descend {
    rate: f32,
    /// The correction of the bias of moments that start at zero.
    correction: f32,
}

impl Adam {
    pub(super) fn new(neurons: usize) -> Self {
        Self::of(|| Parameters::zero(neurons))
    }

    /// Moments that start as `zero`.
    pub(super) fn of(zero: impl Fn() -> Parameters) -> Self {
        Self { first: zero(), second: zero(), steps: 0 }
    }

    /// The next step, at a learning rate.
    pub(super) fn next(&mut self, rate: f32) -> Descend {
        self.steps += 1;
        let left = |decay: f32| 1.0 - decay.powi(self.steps);
        Descend { rate: rate / left(DECAY.0), correction: 1.0 / left(DECAY.1) }
    }
}

impl Descend {
    /// Moves `weights` against their slopes, within `limit` of zero.
    pub(super) const fn step<'a>(
        self,
        weights: &'a mut [f32],
        slopes: &'a [f32],
        first: &'a mut [f32],
        second: &'a mut [f32],
        limit: f32,
    ) -> Step<'a> {
        Step { descend: self, weights, slopes, first, second, limit }
    }
}

/// One step of some of the weights.
pub(super) struct Step<'a> {
    descend: Descend,
    weights: &'a mut [f32],
    slopes: &'a [f32],
    first: &'a mut [f32],
    second: &'a mut [f32],
    limit: f32,
}

impl WithSimd for Step<'_> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: Simd>(self, _: S) {
        let Descend { rate, correction } = self.descend;
        let moments = self.first.iter_mut().zip(self.second);
        for ((weight, &slope), (first, second)) in self.weights.iter_mut().zip(self.slopes).zip(moments) {
            *first = DECAY.0 * *first + (1.0 - DECAY.0) * slope;
            *second = DECAY.1 * *second + (1.0 - DECAY.1) * slope * slope;
            let step = rate * *first / ((*second * correction).sqrt() + 1e-8);
            *weight = (*weight - step).clamp(-self.limit, self.limit);
        }
    }
}
