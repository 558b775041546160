//! The small networks.

use super::Judge;
use crate::ataxx::network::{Digits, WAYS};
use crate::ataxx::{Phases, Position, Weights};
use crate::search::Score;
use std::array;

/// The neurons that the others of a small network are images of.
pub const SEEDS: usize = 8;

/// The width of its hidden layer.
pub const HIDDEN: usize = WAYS * SEEDS;

/// What the rows are multiples of: see [`Fit::in_steps`](crate::ataxx::learn::Fit::in_steps).
pub const STEP: i8 = 6;

/// The network for boards with walls: there is one, as the rows of blocks with walls are two thirds of it.
pub type Walled = Weights<SEEDS>;

/// The networks for boards without walls, one for each phase of a game.
pub type Open = Phases<SEEDS>;

/// The networks of the files, with all neurons.
#[derive(Clone, Debug)]
pub struct Networks {
    walled: Weights<HIDDEN>,
    open: Phases<HIDDEN>,
}

impl Networks {
    /// Those that are part of the program. A judge that has no boards with walls gets a file without that for these.
    #[must_use]
    pub fn embedded() -> Self {
        Self { walled: walled().symmetric(), open: open().symmetric() }
    }

    /// The value of a position for the side to move, the part by hand included.
    #[must_use]
    pub fn value(&self, position: &Position) -> Score {
        if position.board().walls() == 0 { self.open.value(position) } else { self.walled.value(position) }
    }
}

fn walled() -> Walled {
    Walled::read(include_bytes!("walled.bin")).unwrap_or_else(|_| Walled::zero())
}

fn open() -> Open {
    Open::read(include_bytes!("open.bin")).unwrap_or_else(|_| Open::of(array::from_fn(|_| Weights::zero())))
}

/// The networks as text: that for boards with walls where the judge has such, then those for the phases of a game. All but
/// the first tell how they differ from the first.
pub(super) fn texts(judge: Judge, digits: Digits) -> Vec<String> {
    let walled = judge.has_walls().then(walled);
    let networks: Vec<Walled> = walled.into_iter().chain(open().networks().iter().cloned()).collect();
    let nothing = Weights::zero();
    let text = |(number, network): (usize, &Walled)| match number {
        0 => network.to_text(&nothing, digits, judge.has_walls()),
        _ => network.to_text(&networks[0], digits, false),
    };
    networks.iter().enumerate().map(text).collect()
}
