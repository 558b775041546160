use super::super::vector::{self, Task, Vector};
use super::digits::Digits;
use super::file::{Tables, WeightsError, pack, unpack};
use super::layout::{PADDED, PHASES, SIZE, canonical};
use super::network::Network;
use super::patterns::{FEATURES, features_of, phase};
use std::borrow::Cow;
use std::sync::{Arc, LazyLock};

/// What positions are worth: roughly by a sum of weights, what every feature is worth in every phase; better by a
/// network, which takes longer.
#[derive(Clone)]
pub struct Evaluation {
    /// See [`Tables::weights`].
    weights: Cow<'static, [u8]>,
    network: Option<Network>,
}

/// Where the sum of weights is so far outside a window, in parts of a stone, the network is not asked.
const FAR: i32 = 5 * Evaluation::UNIT;

/// Bytes that begin where a line of the processor's cache does, so that no row of the network lies in two.
#[repr(align(64))]
struct Aligned<T: ?Sized>(T);

// What the build script made of the learnt weights, `weights.bin`.
static WEIGHTS: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/reversi-weights"));
static ROWS: &Aligned<[u8]> = &Aligned(*include_bytes!(concat!(env!("OUT_DIR"), "/reversi-rows")));
static STAGES: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/reversi-stages"));

impl Evaluation {
    /// Values are counted in parts of a stone: so many make one.
    pub const UNIT: i32 = 32;

    /// The evaluation that is part of the program.
    pub fn embedded() -> &'static Arc<Self> {
        static EVALUATION: LazyLock<Arc<Evaluation>> = LazyLock::new(|| {
            let (weights, rows, stages) = (WEIGHTS.into(), (&ROWS.0).into(), STAGES.into());
            Arc::new(Evaluation::of(Tables { weights, rows, stages }))
        });
        &EVALUATION
    }

    /// The evaluation that knows nothing.
    #[must_use]
    pub fn zero() -> Self {
        Self { weights: vec![0; 2 * PADDED * PHASES].into(), network: None }
    }

    fn of(mut tables: Tables<'static>) -> Self {
        let weights = std::mem::take(&mut tables.weights);
        Self { weights, network: Network::of(tables) }
    }

    /// The weights of each phase, numbers of two bytes.
    #[inline(always)]
    fn phases(&self) -> &[[[u8; 2]; PADDED]] {
        self.weights.as_chunks().0.as_chunks().0
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
            sum += i32::from(i16::from_le_bytes(weights[feature as usize % PADDED]));
        }
        in_range(sum)
    }

    /// The network, if there is one.
    #[must_use]
    pub const fn network(&self) -> Option<&Network> {
        self.network.as_ref()
    }

    /// Sets the network, or takes it away.
    pub fn set_network(&mut self, network: Option<Network>) {
        self.network = network;
    }

    /// Sets the weights of a phase, in stones; of a feature and its mirror image the first counts.
    pub fn set_phase(&mut self, phase: usize, stones: &[f32]) {
        let phases = self.weights.to_mut().as_chunks_mut().0.as_chunks_mut::<PADDED>().0;
        let Some(weights) = phases.get_mut(phase) else { return };
        for (weight, &source) in weights.iter_mut().zip(canonical()) {
            let stones = stones.get(source as usize).copied().unwrap_or(0.0);
            *weight = ((stones * Self::UNIT as f32).round().clamp(-8191.0, 8191.0) as i16).to_le_bytes();
        }
    }

    /// The weights of a phase, in stones.
    #[must_use]
    pub fn phase(&self, phase: usize) -> Vec<f32> {
        let weights = self.phases().get(phase).map_or(&[][..], |weights| &weights[..SIZE]);
        weights.iter().map(|&weight| f32::from(i16::from_le_bytes(weight)) / Self::UNIT as f32).collect()
    }

    /// The weights as a file.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let (rows, stages) = self.network.as_ref().map(Network::tables).unwrap_or_default();
        pack(&Tables { weights: (&*self.weights).into(), rows: rows.into(), stages: stages.into() })
    }

    /// Reads what [`Evaluation::write`] writes.
    ///
    /// # Errors
    /// When the bytes are not that.
    pub fn read(bytes: &[u8]) -> Result<Self, WeightsError> {
        let evaluation = Self::of(unpack(bytes)?);
        let is_too_large = evaluation.network.as_ref().is_some_and(Network::is_too_large);
        if is_too_large { Err(WeightsError::Number) } else { Ok(evaluation) }
    }
}

/// A value that a game can have.
#[inline(always)]
pub(super) const fn in_range(value: i32) -> i32 {
    let most = 64 * Evaluation::UNIT;
    if value > most {
        most
    } else if value < -most {
        -most
    } else {
        value
    }
}
