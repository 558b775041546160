use super::states::{STATES, TUPLES};
use std::fmt;

/// The number of buckets: the output weights depend on the number of empty squares.
pub const BUCKETS: usize = 8;

/// The fixed-point representation of 1 in the output weights.
pub const OUTPUT_ONE: i16 = 64;

/// The maximum size of output weights: times [`HIDDEN_ONE`](super::HIDDEN_ONE) they fit into 16 bits.
pub const OUTPUT_LIMIT: i16 = 255;

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

/// The bucket of the output's weights for a number of empty squares, below [`BUCKETS`].
#[must_use]
pub const fn bucket(empty: u32) -> usize {
    let bucket = empty as usize * BUCKETS / 48;
    if bucket < BUCKETS { bucket } else { BUCKETS - 1 }
}

impl<const N: usize> Weights<N> {
    /// A network whose weights are all zero.
    #[must_use]
    pub fn zero() -> Self {
        Self {
            rows: vec![[0; N]; TUPLES * STATES],
            bias: [0; N],
            outputs: [[0; N]; BUCKETS],
            output_bias: [0; BUCKETS],
        }
    }
}

impl<const N: usize> Weights<N> {
    /// Writes a weights file: the rows with a byte for each weight, then the hidden layer's bias and the output weights with
    /// two bytes each, then the output biases with four bytes each, all little-endian.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(self.rows.as_flattened().iter().map(|&weight| weight as u8));
        bytes.extend(self.bias.iter().flat_map(|weight| weight.to_le_bytes()));
        bytes.extend(self.outputs.as_flattened().iter().flat_map(|weight| weight.to_le_bytes()));
        bytes.extend(self.output_bias.iter().flat_map(|weight| weight.to_le_bytes()));
        bytes
    }

    /// Reads a weights file.
    ///
    /// # Errors
    /// If the bytes are not such a file.
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

/// An error in a weights file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NetworkError {
    /// It does not begin like a weights file.
    Magic,
    /// It is too short or too long.
    Length,
}

impl fmt::Display for NetworkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Magic => "not a network: expected the file to begin with `ataxx 1`",
            Self::Length => "the network file is too short or too long",
        })
    }
}

impl std::error::Error for NetworkError {}
