//! The networks of the files: the program's in coarser steps, and a small one for boards with walls.

use super::text::of_lines;
use games::ataxx::network::{Phases, SEEDS, SYMMETRIES, Weights};
use std::array;

/// The neurons that the others of the network for boards with walls are images of.
pub const WALLED_SEEDS: usize = 8;

/// The width of its hidden layer.
pub const WALLED_HIDDEN: usize = SYMMETRIES * WALLED_SEEDS;

/// One network for boards with walls. The program's would not fit: rows of blocks with walls are two thirds of it.
pub(super) const WALLED: &str = include_str!("../../networks/walled.txt");

/// The program's networks for boards without walls.
pub(super) const OPEN: &str = include_str!("../../networks/open.txt");

/// The quantization of a network.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Quantization {
    /// The step of a row and a neuron of average importance: see [`Steps::by_importance`](super::Steps::by_importance).
    pub step: f32,
    /// The price of encoding a weight one step larger, as a share of the network's loss: the Lagrange multiplier between
    /// the loss and the length of the text.
    pub lambda: f32,
}

/// The quantization for boards with walls.
pub(crate) const WALLED_QUANTIZATION: Quantization = Quantization { step: 3.0, lambda: 4e-6 };

/// The quantization for boards without walls.
pub(crate) const OPEN_QUANTIZATION: Quantization = Quantization { step: 14.0, lambda: 7.5e-6 };

/// The network for boards with walls, one neuron of eight.
pub(super) fn walled() -> Weights<WALLED_SEEDS> {
    of_lines(WALLED, true).into_iter().next().unwrap_or_else(Weights::zero)
}

/// The networks for boards without walls, one neuron of eight.
pub(super) fn open() -> Phases<SEEDS> {
    let mut networks = of_lines(OPEN, false).into_iter();
    Phases::of(array::from_fn(|_| networks.next().unwrap_or_else(Weights::zero)))
}
