//! The files' own networks: the program's in coarser steps, and a small one for boards with walls.

use crate::ataxx::network::WAYS;
use crate::ataxx::{HIDDEN, Phases, Position, SEEDS, Weights, of_lines};
use crate::search::Score;
use std::array;

/// The neurons that the others of the network for boards with walls are images of.
pub const WALLED_SEEDS: usize = 8;

/// The width of its hidden layer.
pub const WALLED_HIDDEN: usize = WAYS * WALLED_SEEDS;

/// One network for boards with walls. There is no room for the program's: rows of blocks with walls are two thirds of it.
pub(super) const WALLED: &str = include_str!("walled.txt");

/// The program's networks for boards without walls.
pub(super) const OPEN: &str = include_str!("open.txt");

/// How exactly networks are told.
#[derive(Clone, Copy, Debug)]
pub struct Quantization {
    /// The step of a row and a neuron that matter as much as others do: see
    /// [`Steps::by_importance`](crate::ataxx::Steps::by_importance).
    pub step: f32,
    /// How much it may lose to tell a weight as a step less, as a share of what the network loses anyway: the multiplier of
    /// Lagrange between the loss and the length of a text.
    pub lambda: f32,
}

/// That of the network for boards with walls.
pub const WALLED_QUANTIZATION: Quantization = Quantization { step: 3.0, lambda: 4e-6 };

/// That of the networks for boards without.
pub const OPEN_QUANTIZATION: Quantization = Quantization { step: 14.0, lambda: 7.5e-6 };

/// The networks of a file, with all neurons.
#[derive(Clone, Debug)]
pub struct Networks {
    walled: Weights<WALLED_HIDDEN>,
    open: Phases<HIDDEN>,
}

impl Networks {
    /// Those of all files.
    #[must_use]
    pub fn embedded() -> Self {
        let walled: Vec<Weights<WALLED_SEEDS>> = of_lines(WALLED, true);
        let open: Vec<Weights<SEEDS>> = of_lines(OPEN, false);
        let nth = |at: usize| open.get(at).map_or_else(Weights::zero, Weights::symmetric);
        Self {
            walled: walled.first().map_or_else(Weights::zero, Weights::symmetric),
            open: Phases::of(array::from_fn(nth)),
        }
    }

    /// The value of a position for the side to move, the part by hand included.
    #[must_use]
    pub fn value(&self, position: &Position) -> Score {
        if position.board().walls() == 0 { self.open.value(position) } else { self.walled.value(position) }
    }
}
