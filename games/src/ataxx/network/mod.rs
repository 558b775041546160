//! The evaluation: a small network that looks at every block of 2 x 2 squares.
//!
//! What it says is added to the evaluation by hand, whose errors it has learnt.
//!
//! Each of the 36 blocks is in one of 256 states: a square is empty, the mover's, the other side's or
//! a wall. A state has a row of weights of its own; the rows of a board's states add up to the hidden
//! layer, which is clipped and squared; how it is weighed depends on how many squares are empty. Seven of
//! eight neurons see the board as another one sees it turned or mirrored. Each phase of a game has a network
//! of its own.
//!
//! | file | what is in it |
//! | --- | --- |
//! | `states` | which state each block is in |
//! | `symmetric` | all neurons from an eighth of them, by turning and mirroring the board |
//! | `phases` | a network for each phase of a game |
//! | `lanes` | the arithmetic, for several kinds of processors |
//! | `embedded`, `weights.bin` | the weights, fitted by `workshop ataxx-learn` |

mod embedded;
mod lanes;
mod phases;
mod states;
mod symmetric;

pub(super) use embedded::value;
pub use phases::{PHASES, Phases, phase};
pub use states::{SIDE, STATES, TUPLES, has_wall, states};
pub use symmetric::{SEEDS, Seeds, WAYS};

use super::Position;
use super::evaluation::value_by_hand;
use super::geometry::BOARD;
use crate::game::Game;
use crate::search::{Score, WIN_AT_LEAST};
use lanes::{LANES, Lanes, Task};
use std::fmt;

/// The width of the hidden layer.
pub const HIDDEN: usize = WAYS * SEEDS;

/// The output's weights differ by the number of empty squares.
pub const BUCKETS: usize = 8;

/// What the number 1 of the hidden layer is counted as.
pub const HIDDEN_ONE: i16 = 128;

/// What the number 1 of the output's weights is counted as.
pub const OUTPUT_ONE: i16 = 64;

/// The size of the output's weights; times [`HIDDEN_ONE`] it is still a number of 16 bits.
pub const OUTPUT_LIMIT: i16 = 255;

/// The score at which a side wins e times as often as it loses.
pub const UNIT: Score = 300;

/// The parts of the hidden layer, [`LANES`] neurons each, whose sums are computed side by side: as many as a processor
/// has vectors for.
const PARTS: usize = 4;

/// What a weights file begins with.
const MAGIC: &[u8; 8] = b"ataxx 1\n";

/// The weights of a network with a hidden layer of `N` neurons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights<const N: usize> {
    /// A row for each state of each block.
    pub rows: Vec<[i8; N]>,
    /// The hidden layer's bias.
    pub bias: [i16; N],
    /// The output's weights for each bucket of empty squares.
    pub outputs: [[i16; N]; BUCKETS],
    /// The output's bias for each bucket.
    pub output_bias: [i32; BUCKETS],
}

/// A network such as the program's own, whose neurons are [`Seeds`] and their images.
pub type Network = Weights<HIDDEN>;

/// The bucket of the output's weights for a number of empty squares, below [`BUCKETS`].
#[must_use]
pub const fn bucket(empty: u32) -> usize {
    let bucket = empty as usize * BUCKETS / 48;
    if bucket < BUCKETS { bucket } else { BUCKETS - 1 }
}

impl<const N: usize> Weights<N> {
    /// The network that knows nothing.
    #[must_use]
    pub fn zero() -> Self {
        Self {
            rows: vec![[0; N]; TUPLES * STATES],
            bias: [0; N],
            outputs: [[0; N]; BUCKETS],
            output_bias: [0; BUCKETS],
        }
    }

    /// The value of a position for the side to move, the part by hand included.
    #[must_use]
    pub fn value(&self, position: &Position) -> Score {
        let (board, color) = (position.board(), position.to_move());
        let (own, enemy) = (board.of(color), board.of(color.opponent()));
        lanes::run(Value { network: self, own, enemy, walls: board.walls() })
    }
}

/// The value of a position: all of it, the part by hand too, is compiled for several kinds of
/// processors.
struct Value<'a, const N: usize> {
    network: &'a Weights<N>,
    own: u64,
    enemy: u64,
    walls: u64,
}

impl<const N: usize> Task for Value<'_, N> {
    type Output = Score;

    #[inline(always)]
    fn run<V: Lanes>(self, vector: V) -> Score {
        let Self { network, own, enemy, walls } = self;
        let states = states(own | walls, enemy | walls);
        let blocks: &[[[i8; N]; STATES]] = network.rows.as_chunks().0;
        let bias: &[[i16; LANES]] = network.bias.as_chunks().0;
        let empty = BOARD & !(own | enemy | walls);
        let bucket = bucket(empty.count_ones());
        let outputs: &[[i16; LANES]] = network.outputs[bucket].as_chunks().0;
        let mut totals = vector.nothing();
        for first in (0..N / LANES).step_by(PARTS) {
            // Where fewer parts are left the compiler leaves the others out.
            let mut sums = [vector.load(&[0; LANES]); PARTS];
            for (sums, bias) in sums.iter_mut().zip(&bias[first..]) {
                *sums = vector.load(bias);
            }
            for (block, &state) in blocks.iter().zip(states.as_flattened()) {
                let row: &[[i8; LANES]] = block[usize::from(state)].as_chunks().0;
                for (sums, row) in sums.iter_mut().zip(&row[first..]) {
                    *sums = vector.add(*sums, row);
                }
            }
            for (sums, weights) in sums.into_iter().zip(&outputs[first..]) {
                totals = vector.weigh(totals, sums, weights);
            }
        }
        let sum = i64::from(network.output_bias[bucket] + vector.total(totals));
        let one = i64::from(HIDDEN_ONE) * i64::from(HIDDEN_ONE) * i64::from(OUTPUT_ONE);
        let learnt = (sum * i64::from(UNIT) / one) as Score;
        (learnt + value_by_hand(own, enemy, empty)).clamp(1 - WIN_AT_LEAST, WIN_AT_LEAST - 1)
    }
}

impl<const N: usize> Weights<N> {
    /// The weights as a file: the rows a byte a weight, then the hidden layer's bias and the outputs'
    /// weights, two bytes each, then the outputs' bias, four bytes each.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(self.rows.as_flattened().iter().map(|&weight| weight as u8));
        bytes.extend(self.bias.iter().flat_map(|weight| weight.to_le_bytes()));
        bytes.extend(self.outputs.as_flattened().iter().flat_map(|weight| weight.to_le_bytes()));
        bytes.extend(self.output_bias.iter().flat_map(|weight| weight.to_le_bytes()));
        bytes
    }

    /// Reads what [`Weights::write`] writes.
    ///
    /// # Errors
    /// When the bytes are not that.
    pub fn read(bytes: &[u8]) -> Result<Self, NetworkError> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(NetworkError::Magic)?;
        let mut network = Self::zero();
        let (rows, rest) = rest.split_at_checked(TUPLES * STATES * N).ok_or(NetworkError::Length)?;
        for (weight, &byte) in network.rows.as_flattened_mut().iter_mut().zip(rows) {
            *weight = byte as i8;
        }
        let (pairs, rest) = rest.split_at_checked(2 * N * (1 + BUCKETS)).ok_or(NetworkError::Length)?;
        let weights = network.bias.iter_mut().chain(network.outputs.as_flattened_mut());
        for (weight, &pair) in weights.zip(pairs.as_chunks().0) {
            *weight = i16::from_le_bytes(pair);
        }
        if rest.len() != 4 * BUCKETS {
            return Err(NetworkError::Length);
        }
        for (weight, &four) in network.output_bias.iter_mut().zip(rest.as_chunks().0) {
            *weight = i32::from_le_bytes(four);
        }
        Ok(network)
    }
}

/// Why a file holds no network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NetworkError {
    /// It does not begin as such files do.
    Magic,
    /// It is too short or too long.
    Length,
}

impl fmt::Display for NetworkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Magic => "no network: expected the file to begin with ataxx 1",
            Self::Length => "the network's file is too short or too long",
        })
    }
}

impl std::error::Error for NetworkError {}
