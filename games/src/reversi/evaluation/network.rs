//! A network in place of a sum: each pattern adds a row to the sums of hidden neurons, these are clipped and squared, and
//! each stage weighs them.

use super::file::Tables;
use super::layout::{HIDDEN, PADDED, SIZE, STAGES, canonical};
use super::patterns::FEATURES;
use std::borrow::Cow;

/// A sum of so much is 1: where a neuron is full.
const ONE: i16 = 128;

/// An output of so much is a stone for a full neuron.
const OUTPUT: f32 = 128.0;

/// The most that the outputs of a stage may come to, so that no value is too large for a number of 32 bits.
const MOST: i32 = (i32::MAX - (1 << ROUNDED)) / (ONE as i32 * ONE as i32);

/// Values have so many bits more than they need: [`ONE`] twice, [`OUTPUT`], less those of a part of a stone.
const SHIFT: u32 = 7 + 7 + 7 - super::weights::Evaluation::UNIT.trailing_zeros();
const ROUNDED: u32 = SHIFT - 1;

/// The most that a weight of a row may be, either way.
const BYTE: i8 = 127;

/// What neurons hold before anything is added, and what full ones are worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Stage {
    biases: [i16; HIDDEN],
    outputs: [i16; HIDDEN],
}

/// The network.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Network {
    /// What each feature adds to every neuron; see [`Tables::rows`].
    rows: Cow<'static, [u8]>,
    stages: [Stage; STAGES],
}

/// What a network is before it is rounded: sums are 1 where a neuron is full, outputs are stones.
#[derive(Clone, Debug, PartialEq)]
pub struct Neurons {
    /// What each feature adds, [`SIZE`] of them; of a feature and its mirror image the first counts.
    pub rows: Vec<[f32; HIDDEN]>,
    /// What neurons hold in each stage before anything is added.
    pub biases: [[f32; HIDDEN]; STAGES],
    /// What full neurons are worth in each stage.
    pub outputs: [[f32; HIDDEN]; STAGES],
}

/// The stage of a position with so many empty squares, below [`STAGES`].
#[must_use]
pub const fn stage(empty: u32) -> usize {
    let stage = empty.saturating_sub(1) as usize / 2;
    if stage < STAGES { stage } else { STAGES - 1 }
}

impl Network {
    /// The network rounded to what a file holds.
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
        // Even if all of them were so large, the sum would not be too large.
        let most = (MOST / HIDDEN as i32) as f32;
        let stages = std::array::from_fn(|stage| Stage {
            biases: neurons.biases[stage].map(sum),
            outputs: neurons.outputs[stage].map(|number| scaled(number, OUTPUT, most)),
        });
        Self { rows: rows.into(), stages }
    }

    /// What the network was rounded from, as far as it can be told.
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

    /// The network of these tables, if they have one.
    pub(super) fn of(tables: Tables<'static>) -> Option<Self> {
        let numbers = tables.stages.as_chunks().0.as_chunks().0;
        let stages = <[[[u8; 2]; HIDDEN]; 2 * STAGES]>::try_from(numbers).ok()?;
        let [biases, outputs] =
            [0, 1].map(|second| move |stage: usize| stages[2 * stage + second].map(i16::from_le_bytes));
        let stages = std::array::from_fn(|stage| Stage { biases: biases(stage), outputs: outputs(stage) });
        Some(Self { rows: tables.rows, stages })
    }

    /// Whether outputs are so large that a sum of them may be no number.
    pub(super) fn is_too_large(&self) -> bool {
        let most = |stage: &Stage| stage.outputs.iter().map(|&output| i32::from(output).abs()).sum::<i32>();
        self.stages.iter().any(|stage| most(stage) > MOST)
    }

    /// The rows and the stages as [`Tables`] have them.
    pub(super) fn tables(&self) -> (&[u8], Vec<u8>) {
        let numbers = self.stages.iter().flat_map(|stage| stage.biases.iter().chain(&stage.outputs));
        (&self.rows, numbers.flat_map(|number| number.to_le_bytes()).collect())
    }

    /// The value of a position with these features and so many empty squares, in parts of a stone.
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
