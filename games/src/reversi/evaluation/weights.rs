use super::super::vector::{self, Task, Vector};
use super::digits::Digits;
use super::file::{Reader, WeightsError, write_number};
use super::network::Network;
use super::patterns::{FEATURES, PHASES, SIZE, canonical, features_of, phase};
use std::sync::{Arc, LazyLock};

/// What positions are worth: roughly by a sum of weights, what every feature is worth in every phase; better by a
/// network, which takes longer.
#[derive(Clone)]
pub struct Evaluation {
    /// [`PADDED`] a phase, phase by phase; flat, for a phase is too large to be built on a stack.
    weights: Vec<i16>,
    network: Option<Network>,
}

/// Where the sum of weights is so far outside a window, in parts of a stone, the network is not asked.
const FAR: i32 = 5 * Evaluation::UNIT;

/// The learnt weights, as [`Evaluation::write`] writes them.
static EMBEDDED: &[u8] = include_bytes!("weights.bin");

/// What a weights file begins with.
const MAGIC: &[u8; 8] = b"reversi3";

/// [`SIZE`], filled up so that a place needs no check.
const PADDED: usize = SIZE.next_power_of_two();

impl Evaluation {
    /// Values are counted in parts of a stone: so many make one.
    pub const UNIT: i32 = 32;

    /// The evaluation that is part of the program.
    pub fn embedded() -> &'static Arc<Self> {
        static EVALUATION: LazyLock<Arc<Evaluation>> =
            LazyLock::new(|| Arc::new(Evaluation::read(EMBEDDED).unwrap_or_else(|_| Evaluation::zero())));
        &EVALUATION
    }

    /// The evaluation that knows nothing.
    #[must_use]
    pub fn zero() -> Self {
        Self { weights: vec![0; PADDED * PHASES], network: None }
    }

    #[inline(always)]
    fn phases(&self) -> &[[i16; PADDED]] {
        self.weights.as_chunks().0
    }

    fn phases_mut(&mut self) -> &mut [[i16; PADDED]] {
        self.weights.as_chunks_mut().0
    }

    /// The value of a position for the side with the stones `own`, which is to move, in parts of a
    /// stone (see [`Evaluation::UNIT`]).
    #[must_use]
    pub fn value(&self, own: u64, enemy: u64) -> i32 {
        struct Value<'a>(&'a Evaluation, u64, u64);

        impl Task for Value<'_> {
            type Output = i32;

            #[inline(always)]
            fn run<V: Vector>(self, vector: V) -> i32 {
                let Self(evaluation, own, enemy) = self;
                let (moves, replies) = (vector.mobility(own, enemy), vector.mobility(enemy, own));
                let moves = [moves.count_ones(), replies.count_ones()];
                evaluation.value_within(&Digits::of(own, enemy), !(own | enemy), moves, (i32::MIN, i32::MAX))
            }
        }

        vector::run(Value(self, own, enemy))
    }

    /// [`Evaluation::value`] of what stands on the patterns, the empty squares, and the numbers of own
    /// and enemy moves; roughly where it is far outside the window.
    #[inline(always)]
    pub(super) fn value_within(
        &self,
        digits: &Digits,
        empty: u64,
        moves: [u32; 2],
        (alpha, beta): (i32, i32),
    ) -> i32 {
        let features = features_of(digits, empty, moves);
        let rough = self.sum(&features, empty);
        let is_near = alpha.saturating_sub(FAR) <= rough && rough <= beta.saturating_add(FAR);
        match &self.network {
            Some(network) if is_near => in_range(network.value(&features, empty.count_ones())),
            _ => rough,
        }
    }

    /// The value by weights alone.
    #[inline(always)]
    pub(super) fn rough_value(&self, digits: &Digits, empty: u64, moves: [u32; 2]) -> i32 {
        self.sum(&features_of(digits, empty, moves), empty)
    }

    #[inline(always)]
    fn sum(&self, features: &[u32; FEATURES], empty: u64) -> i32 {
        let Some(weights) = self.phases().get(phase(empty.count_ones())) else { return 0 };
        let mut sum = 0;
        for &feature in features {
            sum += i32::from(weights[feature as usize % PADDED]);
        }
        in_range(sum)
    }

    /// Sets the network, or takes it away.
    pub fn set_network(&mut self, network: Option<Network>) {
        self.network = network;
    }

    /// Sets the weights of a phase, in stones; of a feature and its mirror image the first counts.
    pub fn set_phase(&mut self, phase: usize, stones: &[f32]) {
        let Some(weights) = self.phases_mut().get_mut(phase) else { return };
        for (weight, &source) in weights.iter_mut().zip(canonical()) {
            let stones = stones.get(source as usize).copied().unwrap_or(0.0);
            *weight = (stones * Self::UNIT as f32).round().clamp(-8191.0, 8191.0) as i16;
        }
    }

    /// The weights of a phase, in stones.
    #[must_use]
    pub fn phase(&self, phase: usize) -> Vec<f32> {
        let weights = self.phases().get(phase).map_or(&[][..], |weights| &weights[..SIZE]);
        weights.iter().map(|&weight| f32::from(weight) / Self::UNIT as f32).collect()
    }

    /// The weights as a file: of each phase those that are their own mirror image or the first of
    /// two. A number is written by seven bits a byte, the low ones first, all but the last byte with
    /// bit 7: weights by their size doubled, less one when negative; after a 0 so many more zeros. What
    /// follows is the network, if there is one.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        let mut zeros = 0;
        for weights in self.phases() {
            for (index, &weight) in weights[..SIZE].iter().enumerate() {
                if canonical()[index] as usize != index {
                    continue;
                }
                if weight == 0 {
                    zeros += 1;
                    continue;
                }
                write_zeros(&mut bytes, &mut zeros);
                let weight = i32::from(weight);
                write_number(&mut bytes, (weight.unsigned_abs() << 1) - u32::from(weight < 0));
            }
        }
        write_zeros(&mut bytes, &mut zeros);
        if let Some(network) = &self.network {
            network.write(&mut bytes);
        }
        bytes
    }

    /// Reads what [`Evaluation::write`] writes.
    ///
    /// # Errors
    /// When the bytes are not that.
    pub fn read(bytes: &[u8]) -> Result<Self, WeightsError> {
        let mut reader = Reader(bytes.strip_prefix(MAGIC).ok_or(WeightsError::Magic)?);
        let mut evaluation = Self::zero();
        let mut zeros = 0;
        for weights in evaluation.phases_mut() {
            for (index, &source) in canonical().iter().enumerate() {
                if source as usize != index {
                    weights[index] = weights[source as usize];
                } else if zeros > 0 {
                    zeros -= 1;
                } else {
                    let number = reader.number()?;
                    if number == 0 {
                        zeros = reader.number()?;
                    } else {
                        let size = (number.div_ceil(2)) as i32;
                        let weight = if number % 2 == 1 { -size } else { size };
                        weights[index] = i16::try_from(weight).map_err(|_| WeightsError::Number)?;
                    }
                }
            }
        }
        if zeros > 0 {
            return Err(WeightsError::Length);
        }
        if !reader.is_empty() {
            evaluation.network = Some(Network::read(&mut reader)?);
        }
        if reader.is_empty() { Ok(evaluation) } else { Err(WeightsError::Length) }
    }
}

/// A value that a game can have.
#[inline(always)]
const fn in_range(value: i32) -> i32 {
    let most = 64 * Evaluation::UNIT;
    if value > most {
        most
    } else if value < -most {
        -most
    } else {
        value
    }
}

fn write_zeros(bytes: &mut Vec<u8>, zeros: &mut u32) {
    if *zeros > 0 {
        bytes.push(0);
        write_number(bytes, *zeros - 1);
        *zeros = 0;
    }
}
