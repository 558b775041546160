//! Networks in which every neuron stands beside its images on the board turned and mirrored.
//!
//! Such a network values a position and its mirror images alike, and an eighth of the weights tell the others.

use super::states::SIDE;
use super::{BUCKETS, STATES, TUPLES, Weights};

/// The ways to turn and mirror a board.
pub const WAYS: usize = 8;

/// The neurons that the program's others are images of.
pub const SEEDS: usize = 32;

/// What the program's network is made from: one neuron of eight.
pub type Seeds = Weights<SEEDS>;

impl<const N: usize> Weights<N> {
    /// The network of these neurons and their images: as each of them would see the board turned in all ways.
    ///
    /// # Panics
    /// When `ALL` is not eight times `N`.
    #[must_use]
    pub fn symmetric<const ALL: usize>(&self) -> Weights<ALL> {
        assert_eq!(ALL, WAYS * N, "every neuron has eight images");
        let mut network = Weights::zero();
        for way in 0..WAYS {
            // The squares of a block are turned as the blocks of the board are.
            let mut turned_bits = [0; 16];
            for (bits, turned) in turned_bits.iter_mut().enumerate() {
                for square in (0..4).filter(|square| bits >> square & 1 == 1) {
                    *turned |= 1 << turned_place(square, 2, way);
                }
            }
            for tuple in 0..TUPLES {
                let seen = turned_place(tuple, SIDE, way);
                for state in 0..STATES {
                    let seen_state = turned_bits[state % 16] | turned_bits[state / 16] << 4;
                    let row = &self.rows[seen * STATES + seen_state];
                    copy(&mut network.rows[tuple * STATES + state], row, way);
                }
            }
            copy(&mut network.bias, &self.bias, way);
            for bucket in 0..BUCKETS {
                copy(&mut network.outputs[bucket], &self.outputs[bucket], way);
            }
        }
        network.output_bias = self.output_bias;
        network
    }
}

/// The weights of some neurons become those of their images in one way.
fn copy<T: Copy>(all: &mut [T], seeds: &[T], way: usize) {
    all[way * seeds.len()..][..seeds.len()].copy_from_slice(seeds);
}

/// Where `place` of a square of `side` by `side`, read rank by rank, comes to lie when it is turned in one of
/// the [`WAYS`].
const fn turned_place(place: usize, side: usize, way: usize) -> usize {
    let (file, rank) = (place % side, place / side);
    let file = if way & 1 == 0 { file } else { side - 1 - file };
    let rank = if way & 2 == 0 { rank } else { side - 1 - rank };
    if way & 4 == 0 { rank * side + file } else { file * side + rank }
}
