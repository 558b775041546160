//! The files' own networks: the program's in coarser steps, and a small one for boards with walls.

use super::{Judge, Language};
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

/// The program's networks for boards without walls, in steps that leave room for the one above in the Rust file.
const COARSE: &str = include_str!("coarse.txt");

/// The same in the smaller steps for which C++ files have room.
const FINE: &str = include_str!("fine.txt");

/// Steps of a row and a neuron that matter as much as others do: see
/// [`Steps::by_importance`](crate::ataxx::Steps::by_importance).
pub const WALLED_STEP: f32 = 13.0;

/// The same of the networks for boards without walls in the Rust file.
pub const COARSE_STEP: f32 = 90.0;

/// The same in the C++ files.
pub const FINE_STEP: f32 = 10.0;

/// The networks of a file, with all neurons.
#[derive(Clone, Debug)]
pub struct Networks {
    walled: Weights<WALLED_HIDDEN>,
    open: Phases<HIDDEN>,
}

impl Networks {
    /// Those of the file for `judge` in `language`.
    #[must_use]
    pub fn of(judge: Judge, language: Language) -> Self {
        let walled: Vec<Weights<WALLED_SEEDS>> = of_lines(WALLED, true);
        let open: Vec<Weights<SEEDS>> = of_lines(open(judge, language), false);
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

/// The networks for boards without walls.
pub(super) const fn open(judge: Judge, language: Language) -> &'static str {
    match (judge, language) {
        (Judge::CodinGame, Language::Rust) => COARSE,
        (_, Language::Cpp) | (Judge::Botzone, _) => FINE,
    }
}
