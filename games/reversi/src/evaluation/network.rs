//! The neural network: each pattern adds a row of weights to the hidden layer, whose sums are clipped and squared
//! (squared clipped ReLU). The output weights depend on the stage of the game.

use super::features::FEATURES;
use super::file::Tables;
use super::layout::{HIDDEN, PADDED, SIZE, STAGES, UNIT, canonical};
use std::borrow::Cow;

/// The fixed-point representation of 1, where the activation is clipped.
const ONE: i16 = 128;

/// The fixed-point representation of an output weight of one stone.
const OUTPUT: f32 = 128.0;

/// The maximum sum of the sizes of a stage's output weights, so that values fit into 32 bits.
const MAX_OUTPUTS: i32 = (i32::MAX - (1 << ROUNDED)) / (ONE as i32 * ONE as i32);

/// The fixed-point shift of the output: the bits of [`ONE`] twice and of [`OUTPUT`], less those of the unit.
const SHIFT: u32 = 7 + 7 + 7 - UNIT.trailing_zeros();
const ROUNDED: u32 = SHIFT - 1;

/// The maximum size of a weight of a row.
const BYTE: i8 = 127;

/// The biases and output weights of a stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Stage {
    biases: [i16; HIDDEN],
    outputs: [i16; HIDDEN],
}

/// The network.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Network {
    /// The weights of each feature for all neurons; see [`Tables::rows`].
    rows: Cow<'static, [u8]>,
    stages: [Stage; STAGES],
}

/// A network with floating-point weights: activations are clipped at 1, and outputs are in stones.
#[derive(Clone, Debug, PartialEq)]
pub struct Neurons {
    /// The weights of the [`SIZE`] features. Of a feature and its mirror image the first counts.
    pub rows: Vec<[f32; HIDDEN]>,
    /// The biases of each stage.
    pub biases: [[f32; HIDDEN]; STAGES],
    /// The output weights of each stage.
    pub outputs: [[f32; HIDDEN]; STAGES],
}

/// The stage of a position with `empty` empty squares, below [`STAGES`].
#[must_use]
pub const fn stage(empty: u32) -> usize {
    let stage = empty.saturating_sub(1) as usize / 2;
    if stage < STAGES { stage } else { STAGES - 1 }
}

impl Network {
    /// The network with weights rounded to fixed point.
    #[must_use]
    pub fn rounded(neurons: &Neurons) -> Self {
        let scaled = |number: f32, one: f32, most: f32| (number * one).round().clamp(-most, most) as i16;
        let sum = |number| scaled(number, ONE.into(), i16::MAX.into());
        let mut rows = vec![0; PADDED * HIDDEN];
        for (row, &source) in rows.as_chunks_mut().0.iter_mut().zip(canonical()) {
            if let Some(neurons) = neurons.rows.get(source as usize) {
                *row = neurons.map(|number| sum(number).clamp((-BYTE).into(), BYTE.into()) as u8);
            }
        }
        // With this limit for each of them the sum cannot be too large.
        let most = (MAX_OUTPUTS / HIDDEN as i32) as f32;
        let stages = std::array::from_fn(|stage| Stage {
            biases: neurons.biases[stage].map(sum),
            outputs: neurons.outputs[stage].map(|number| scaled(number, OUTPUT, most)),
        });
        Self { rows: rows.into(), stages }
    }

    /// The network with floating-point weights.
    #[must_use]
    pub fn neurons(&self) -> Neurons {
        let sums = |sums: [i16; HIDDEN]| sums.map(|sum| f32::from(sum) / f32::from(ONE));
        let rows = &self.rows.as_chunks().0[..SIZE];
        Neurons {
            rows: rows.iter().map(|row| sums(row.map(|byte| (byte as i8).into()))).collect(),
            biases: self.stages.map(|stage| sums(stage.biases)),
            outputs: self.stages.map(|stage| stage.outputs.map(|output| f32::from(output) / OUTPUT)),
        }
    }

    /// The network of the tables, if they contain one.
    pub(super) fn of(tables: Tables<'static>) -> Option<Self> {
        let numbers = tables.stages.as_chunks().0.as_chunks().0;
        let stages = <[[[u8; 2]; HIDDEN]; 2 * STAGES]>::try_from(numbers).ok()?;
        let [biases, outputs] =
            [0, 1].map(|second| move |stage: usize| stages[2 * stage + second].map(i16::from_le_bytes));
        let stages = std::array::from_fn(|stage| Stage { biases: biases(stage), outputs: outputs(stage) });
        Some(Self { rows: tables.rows, stages })
    }

    /// Returns true if values may not fit into 32 bits.
    pub(super) fn is_too_large(&self) -> bool {
        let most = |stage: &Stage| stage.outputs.iter().map(|&output| i32::from(output).abs()).sum::<i32>();
        self.stages.iter().any(|stage| most(stage) > MAX_OUTPUTS)
    }

    /// The rows and the stages for [`Tables`].
    pub(super) fn tables(&self) -> (&[u8], Vec<u8>) {
        let numbers = self.stages.iter().flat_map(|stage| stage.biases.iter().chain(&stage.outputs));
        (&self.rows, numbers.flat_map(|number| number.to_le_bytes()).collect())
    }

    /// The value of a position with these features and `empty` empty squares, in units.
    #[inline(always)]
    pub(super) fn value(&self, features: &[u32; FEATURES], empty: u32) -> i32 {
        let (Some(stage), [rows]) =
            (self.stages.get(stage(empty)), self.rows.as_chunks::<HIDDEN>().0.as_chunks::<PADDED>().0)
        else {
            return 0;
        };
        let mut sums = stage.biases;
        for &feature in features {
            for (sum, &weight) in sums.iter_mut().zip(&rows[feature as usize % PADDED]) {
                *sum = sum.wrapping_add((weight as i8).into());
            }
        }
        let mut value = 0_i32;
        for (sum, output) in sums.into_iter().zip(stage.outputs) {
            let sum = sum.clamp(0, ONE);
            value = value.wrapping_add(i32::from(sum * sum) * i32::from(output));
        }
        value.wrapping_add(1 << ROUNDED) >> SHIFT
    }
}
