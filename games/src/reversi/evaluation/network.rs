//! A network in place of a sum: each pattern adds a row to the sums of hidden neurons, these are clipped and squared, and
//! each stage weighs them.

use super::file::{Reader, WeightsError, write_number};
use super::patterns::{FEATURES, SIZE, canonical};

/// The hidden neurons.
pub const HIDDEN: usize = 32;

/// The stages of a game that weigh the neurons each in its own way: two numbers of empty squares each, the end first.
pub const STAGES: usize = 30;

/// A sum of so much is 1: where a neuron is full.
const ONE: i16 = 128;

/// An output of so much is a stone for a full neuron.
const OUTPUT: f32 = 128.0;

/// The most that the outputs of a stage may come to, so that no value is too large for a number of 32 bits.
const MOST: i32 = (i32::MAX - (1 << ROUNDED)) / (ONE as i32 * ONE as i32);

/// Values have so many bits more than they need: [`ONE`] twice, [`OUTPUT`], less those of a part of a stone.
const SHIFT: u32 = 7 + 7 + 7 - super::weights::Evaluation::UNIT.trailing_zeros();
const ROUNDED: u32 = SHIFT - 1;

/// The places of rows, filled up so that one needs no check.
const PADDED: usize = SIZE.next_power_of_two();

/// The most that a weight of a row may be, either way, when four bits tell it, and when eight do.
const NIBBLE: i8 = 7;
const BYTE: i8 = 127;

/// What a feature adds to every neuron, in one line of the processor's cache.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(32))]
struct Row([i8; HIDDEN]);

/// What neurons hold before anything is added, and what full ones are worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Stage {
    biases: [i16; HIDDEN],
    outputs: [i16; HIDDEN],
}

/// The network.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Network {
    /// [`PADDED`] of them; flat, for they are too many to be built on a stack.
    rows: Vec<Row>,
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
        let mut rows = vec![Row([0; HIDDEN]); PADDED];
        for (row, &source) in rows.iter_mut().zip(canonical()) {
            if let Some(neurons) = neurons.rows.get(source as usize) {
                *row = Row(neurons.map(|number| sum(number).clamp((-BYTE).into(), BYTE.into()) as i8));
            }
        }
        // Even if all of them were so large, the sum would not be too large.
        let most = (MOST / HIDDEN as i32) as f32;
        let stages = std::array::from_fn(|stage| Stage {
            biases: neurons.biases[stage].map(sum),
            outputs: neurons.outputs[stage].map(|number| scaled(number, OUTPUT, most)),
        });
        Self { rows, stages }
    }

    /// The value of a position with these features and so many empty squares, in parts of a stone.
    #[inline(always)]
    pub(super) fn value(&self, features: &[u32; FEATURES], empty: u32) -> i32 {
        let (Some(stage), Ok(rows)) =
            (self.stages.get(stage(empty)), <&[Row; PADDED]>::try_from(&self.rows[..]))
        else {
            return 0;
        };
        let mut sums = stage.biases;
        for &feature in features {
            for (sum, &weight) in sums.iter_mut().zip(&rows[feature as usize % PADDED].0) {
                *sum = sum.wrapping_add(weight.into());
            }
        }
        let mut value = 0_i32;
        for (sum, output) in sums.into_iter().zip(stage.outputs) {
            let sum = sum.clamp(0, ONE);
            value = value.wrapping_add(i32::from(sum * sum) * i32::from(output));
        }
        value.wrapping_add(1 << ROUNDED) >> SHIFT
    }

    /// Appends the network to a file: biases and outputs, stage by stage, two bytes a number, the low one first; then
    /// the rows that are their own mirror image or the first of two. Before a row stands how many bits tell each of its
    /// weights: 4, the first of two weights in the low ones, or 8. A 0 stands for a row of zeros, and so many more of
    /// them as the number after it says.
    pub(super) fn write(&self, bytes: &mut Vec<u8>) {
        for stage in &self.stages {
            for number in stage.biases.iter().chain(&stage.outputs) {
                bytes.extend(number.to_le_bytes());
            }
        }
        let rows = self.rows.iter().zip(canonical()).enumerate();
        let mut rows = rows.filter(|&(index, (_, &source))| source as usize == index).peekable();
        while let Some((_, (Row(row), _))) = rows.next() {
            if row.iter().all(|&weight| weight == 0) {
                let mut more = 0;
                while rows.next_if(|(_, (Row(row), _))| row.iter().all(|&weight| weight == 0)).is_some() {
                    more += 1;
                }
                bytes.push(0);
                write_number(bytes, more);
            } else if row.iter().all(|weight| (-NIBBLE..=NIBBLE).contains(weight)) {
                bytes.push(4);
                bytes.extend(row.as_chunks().0.iter().map(|&[low, high]| low as u8 & 15 | (high as u8) << 4));
            } else {
                bytes.push(8);
                bytes.extend(row.map(|weight| weight as u8));
            }
        }
    }

    /// Reads what [`Network::write`] writes.
    pub(super) fn read(reader: &mut Reader<'_>) -> Result<Self, WeightsError> {
        let mut stages = [Stage { biases: [0; HIDDEN], outputs: [0; HIDDEN] }; STAGES];
        for stage in &mut stages {
            for number in stage.biases.iter_mut().chain(&mut stage.outputs) {
                *number = i16::from_le_bytes(reader.take()?);
            }
            if stage.outputs.iter().map(|&output| i32::from(output).abs()).sum::<i32>() > MOST {
                return Err(WeightsError::Number);
            }
        }
        let mut rows = vec![Row([0; HIDDEN]); PADDED];
        let mut zeros = 0;
        for (index, &source) in canonical().iter().enumerate() {
            if source as usize != index {
                rows[index] = rows[source as usize];
            } else if zeros > 0 {
                zeros -= 1;
            } else {
                match reader.take()? {
                    [0] => zeros = reader.number()?,
                    [4] => rows[index] = Row::of_nibbles(reader.take()?),
                    [8] => rows[index] = Row(reader.take()?.map(|byte: u8| byte as i8)),
                    _ => return Err(WeightsError::Number),
                }
            }
        }
        if zeros == 0 { Ok(Self { rows, stages }) } else { Err(WeightsError::Length) }
    }
}

impl Row {
    fn of_nibbles(bytes: [u8; HIDDEN / 2]) -> Self {
        let mut row = [0; HIDDEN];
        for (pair, byte) in row.as_chunks_mut().0.iter_mut().zip(bytes) {
            *pair = [(byte << 4) as i8 >> 4, byte as i8 >> 4];
        }
        Self(row)
    }
}
