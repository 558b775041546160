use super::super::vector::{self, Task, Vector};
use super::digits::Digits;
use super::patterns::{FEATURES, PHASES, SIZE, canonical, features_of, phase};
use std::fmt;
use std::sync::{Arc, LazyLock};

/// What every feature is worth in every phase.
pub struct Evaluation {
    /// [`PADDED`] a phase, phase by phase; flat, for a phase is too large to be built on a stack.
    weights: Vec<i16>,
}

/// The learnt weights, as [`Evaluation::write`] writes them.
static EMBEDDED: &[u8] = include_bytes!("weights.bin");

/// What a weights file begins with.
const MAGIC: &[u8; 8] = b"reversi2";

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
        Self { weights: vec![0; PADDED * PHASES] }
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
                evaluation.value_of(&Digits::of(own, enemy), !(own | enemy), moves)
            }
        }

        vector::run(Value(self, own, enemy))
    }

    /// [`Evaluation::value`] of what stands on the patterns, the empty squares, and the numbers of own
    /// and enemy moves.
    #[inline(always)]
    pub(in super::super) fn value_of(&self, digits: &Digits, empty: u64, moves: [u32; 2]) -> i32 {
        let Some(weights) = self.phases().get(phase(empty.count_ones())) else { return 0 };
        let features: [u32; FEATURES] = features_of(digits, empty, moves);
        let mut sum = 0;
        for feature in features {
            sum += i32::from(weights[feature as usize % PADDED]);
        }
        sum.clamp(-64 * Self::UNIT, 64 * Self::UNIT)
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
    /// bit 7: weights by their size doubled, less one when negative; after a 0 so many more zeros.
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
        bytes
    }

    /// Reads what [`Evaluation::write`] writes.
    ///
    /// # Errors
    /// When the bytes are not that.
    pub fn read(bytes: &[u8]) -> Result<Self, WeightsError> {
        let mut rest = bytes.strip_prefix(MAGIC).ok_or(WeightsError::Magic)?;
        let mut evaluation = Self::zero();
        let mut zeros = 0;
        for weights in evaluation.phases_mut() {
            for (index, &source) in canonical().iter().enumerate() {
                if source as usize != index {
                    weights[index] = weights[source as usize];
                } else if zeros > 0 {
                    zeros -= 1;
                } else {
                    let number = read_number(&mut rest)?;
                    if number == 0 {
                        zeros = read_number(&mut rest)?;
                    } else {
                        let size = (number.div_ceil(2)) as i32;
                        let weight = if number % 2 == 1 { -size } else { size };
                        weights[index] = i16::try_from(weight).map_err(|_| WeightsError::Number)?;
                    }
                }
            }
        }
        if rest.is_empty() && zeros == 0 { Ok(evaluation) } else { Err(WeightsError::Length) }
    }
}

fn write_zeros(bytes: &mut Vec<u8>, zeros: &mut u32) {
    if *zeros > 0 {
        bytes.push(0);
        write_number(bytes, *zeros - 1);
        *zeros = 0;
    }
}

fn write_number(bytes: &mut Vec<u8>, mut number: u32) {
    while number >= 128 {
        bytes.push(number as u8 | 128);
        number >>= 7;
    }
    bytes.push(number as u8);
}

fn read_number(rest: &mut &[u8]) -> Result<u32, WeightsError> {
    let mut number = 0;
    for place in 0..5 {
        let (&byte, after) = rest.split_first().ok_or(WeightsError::Length)?;
        *rest = after;
        number |= u32::from(byte & 127) << (7 * place);
        if byte < 128 {
            return Ok(number);
        }
    }
    Err(WeightsError::Number)
}

/// Why a file holds no weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WeightsError {
    /// It does not begin as such files do.
    Magic,
    /// A number is too large.
    Number,
    /// It is too short or too long.
    Length,
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Magic => "no weights file: expected it to begin with reversi2",
            Self::Number => "a number in the weights file is too large",
            Self::Length => "the weights file is too short or too long",
        })
    }
}

impl std::error::Error for WeightsError {}
