//! Symmetric networks, which contain the images of every neuron under the eight symmetries of the board.
//!
//! Such a network gives a position and its images the same value, and an eighth of the neurons determine the others.

use super::states::{SIDE, STATES, TUPLES};
use super::weights::{BUCKETS, Weights};

/// The number of symmetries of the board.
pub const SYMMETRIES: usize = 8;

/// The number of neurons of the embedded network from which the others are made.
pub const SEEDS: usize = 32;

/// The neurons from which the embedded network is made: one of eight.
pub type Seeds = Weights<SEEDS>;

/// The width of the embedded network's hidden layer.
pub const HIDDEN: usize = SYMMETRIES * SEEDS;

/// A network like the embedded one.
pub type Network = Weights<HIDDEN>;

impl<const N: usize> Weights<N> {
    /// The network of these neurons and their images.
    ///
    /// # Panics
    /// If `ALL` is not eight times `N`.
    #[must_use]
    pub fn symmetric<const ALL: usize>(&self) -> Weights<ALL> {
        assert_eq!(ALL, SYMMETRIES * N, "every neuron has eight images");
        let mut network = Weights::zero();
        for symmetry in 0..SYMMETRIES {
            // The squares of a block are mapped like the blocks of the board.
            let mut turned_bits = [0; 16];
            for (bits, turned) in turned_bits.iter_mut().enumerate() {
                for square in (0..4).filter(|square| bits >> square & 1 == 1) {
                    *turned |= 1 << turned_place(square, 2, symmetry);
                }
            }
            for tuple in 0..TUPLES {
                let seen = turned_place(tuple, SIDE, symmetry);
                for state in 0..STATES {
                    let seen_state = turned_bits[state % 16] | turned_bits[state / 16] << 4;
                    let row = &self.rows[seen * STATES + seen_state];
                    copy(&mut network.rows[tuple * STATES + state], row, symmetry);
                }
            }
            copy(&mut network.bias, &self.bias, symmetry);
            for bucket in 0..BUCKETS {
                copy(&mut network.outputs[bucket], &self.outputs[bucket], symmetry);
            }
        }
        network.output_bias = self.output_bias;
        network
    }
}

/// Copies weights to the neurons' images under one symmetry.
fn copy<T: Copy>(all: &mut [T], seeds: &[T], symmetry: usize) {
    all[symmetry * seeds.len()..][..seeds.len()].copy_from_slice(seeds);
}

/// The image of `place` on a board of `side` by `side` squares, counted rank by rank, under one of the [`SYMMETRIES`].
const fn turned_place(place: usize, side: usize, symmetry: usize) -> usize {
    let (file, rank) = (place % side, place / side);
    let file = if symmetry & 1 == 0 { file } else { side - 1 - file };
    let rank = if symmetry & 2 == 0 { rank } else { side - 1 - rank };
    if symmetry & 4 == 0 { rank * side + file } else { file * side + rank }
}
