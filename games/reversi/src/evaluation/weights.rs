use super::super::vector::{self, Task, Vector};
use super::features::{FEATURES, features_of, phase};
use super::file::{Tables, WeightsError, pack, unpack};
use super::indices::PatternIndices;
use super::layout::{PADDED, PHASES, SIZE, UNIT, canonical};
use super::network::Network;
use std::borrow::Cow;
use std::sync::{Arc, LazyLock};

/// The evaluation of positions: a sum of the weights of all features in a phase, and a network, which is better and slower.
#[derive(Clone)]
pub struct Evaluation {
    /// See [`Tables::weights`].
    weights: Cow<'static, [u8]>,
    network: Option<Network>,
}

/// If the sum of weights is this far outside the window, in units, it is taken without the network (lazy evaluation).
const LAZY_MARGIN: i32 = 5 * Evaluation::UNIT;

/// Aligned to cache lines, so that no row of the network crosses one.
#[repr(align(64))]
struct Aligned<T: ?Sized>(T);

// The trained weights, `weights.bin`, as unpacked by the build script.
static WEIGHTS: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/reversi-weights"));
static ROWS: &Aligned<[u8]> = &Aligned(*include_bytes!(concat!(env!("OUT_DIR"), "/reversi-rows")));
static STAGES: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/reversi-stages"));

impl Evaluation {
    /// The number of units of a value to the stone.
    pub const UNIT: i32 = UNIT;

    /// The embedded evaluation.
    pub fn embedded() -> &'static Arc<Self> {
        static EVALUATION: LazyLock<Arc<Evaluation>> = LazyLock::new(|| {
            let (weights, rows, stages) = (WEIGHTS.into(), (&ROWS.0).into(), STAGES.into());
            Arc::new(Evaluation::of(Tables { weights, rows, stages }))
        });
        &EVALUATION
    }

    /// An evaluation whose weights are all zero.
    #[must_use]
    pub fn zero() -> Self {
        Self { weights: vec![0; 2 * PADDED * PHASES].into(), network: None }
    }

    fn of(mut tables: Tables<'static>) -> Self {
        let weights = std::mem::take(&mut tables.weights);
        Self { weights, network: Network::of(tables) }
    }

    /// The weights of each phase, as numbers of two bytes.
    #[inline(always)]
    fn phases(&self) -> &[[[u8; 2]; PADDED]] {
        self.weights.as_chunks().0.as_chunks().0
    }

    /// The value of a position for the side to move, whose stones are `own`, in units (see [`Evaluation::UNIT`]).
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
                evaluation.value_within(
                    &PatternIndices::of(own, enemy),
                    !(own | enemy),
                    moves,
                    (i32::MIN, i32::MAX),
                )
            }
        }

        vector::run(Value(self, own, enemy))
    }

    /// [`Evaluation::value`] from the pattern indices, the empty squares, and the numbers of own and enemy moves; without
    /// the network if it is far outside the window.
    #[inline(always)]
    pub(super) fn value_within(
        &self,
        indices: &PatternIndices,
        empty: u64,
        moves: [u32; 2],
        (alpha, beta): (i32, i32),
    ) -> i32 {
        let features = features_of(indices, empty, moves);
        let rough = self.sum(&features, empty);
        let is_near = alpha.saturating_sub(LAZY_MARGIN) <= rough && rough <= beta.saturating_add(LAZY_MARGIN);
        match &self.network {
            Some(network) if is_near => in_range(network.value(&features, empty.count_ones())),
            _ => rough,
        }
    }

    /// The value by the pattern weights alone.
    #[inline(always)]
    pub(super) fn rough_value(&self, indices: &PatternIndices, empty: u64, moves: [u32; 2]) -> i32 {
        self.sum(&features_of(indices, empty, moves), empty)
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

    /// The network, if any.
    #[must_use]
    pub const fn network(&self) -> Option<&Network> {
        self.network.as_ref()
    }

    /// Sets or removes the network.
    pub fn set_network(&mut self, network: Option<Network>) {
        self.network = network;
    }

    /// Sets the weights of a phase, in stones. Of a feature and its mirror image the first counts.
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

    /// Writes a weights file.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let (rows, stages) = self.network.as_ref().map(Network::tables).unwrap_or_default();
        pack(&Tables { weights: (&*self.weights).into(), rows: rows.into(), stages: stages.into() })
    }

    /// Reads a weights file.
    ///
    /// # Errors
    /// If the bytes are not such a file.
    pub fn read(bytes: &[u8]) -> Result<Self, WeightsError> {
        let evaluation = Self::of(unpack(bytes)?);
        let is_too_large = evaluation.network.as_ref().is_some_and(Network::is_too_large);
        if is_too_large { Err(WeightsError::Number) } else { Ok(evaluation) }
    }
}

/// Clamps a value to the range of scores.
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
