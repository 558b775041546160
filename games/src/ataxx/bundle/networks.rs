//! The files' own networks: small ones for CodinGame, coarse ones for Botzone.

use super::Judge;
use crate::ataxx::network::WAYS;
use crate::ataxx::{self, Phases, Position, Weights};
use crate::search::Score;
use std::array;

/// The neurons that the others of a small network are images of.
pub const SEEDS: usize = 8;

/// The width of its hidden layer.
pub const HIDDEN: usize = WAYS * SEEDS;

/// What the rows of small networks are multiples of: see [`Fit::in_steps`](crate::ataxx::learn::Fit::in_steps).
pub const STEP: i8 = 6;

/// What those of coarse networks are multiples of.
pub const COARSE_STEP: i8 = 14;

/// The small network for boards with walls: there is one, as the rows of blocks with walls are two thirds of it.
pub type Walled = Weights<SEEDS>;

/// The small networks for boards without walls, one for each phase of a game.
pub type Open = Phases<SEEDS>;

/// The networks of CodinGame's files, with all neurons.
#[derive(Clone, Debug)]
pub struct Small {
    walled: Weights<HIDDEN>,
    open: Phases<HIDDEN>,
}

impl Small {
    /// Those that are part of the program.
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

/// The networks of Botzone's file, for boards without walls, with all neurons: as many as the program's.
#[must_use]
pub fn coarse() -> Phases<{ ataxx::HIDDEN }> {
    coarse_seeds().symmetric()
}

fn walled() -> Walled {
    Walled::read(include_bytes!("walled.bin")).unwrap_or_else(|_| Walled::zero())
}

fn open() -> Open {
    read(include_bytes!("open.bin"))
}

fn coarse_seeds() -> Phases<{ ataxx::SEEDS }> {
    read(include_bytes!("coarse.bin"))
}

fn read<const N: usize>(file: &[u8]) -> Phases<N> {
    Phases::read(file).unwrap_or_else(|_| Phases::of(array::from_fn(|_| Weights::zero())))
}

/// The networks of a judge's file as text, all but one of which tell how they differ from that. For CodinGame that is
/// the first, for boards with walls, before one for each phase of a game; for Botzone it is the one for the middle of a game.
pub(super) fn texts(judge: Judge) -> Vec<String> {
    match judge {
        Judge::CodinGame => {
            let walled = walled();
            let first = walled.to_text(&Weights::zero(), true);
            let open = open();
            let others = open.networks().iter().map(|network| network.to_text(&walled, false));
            [first].into_iter().chain(others).collect()
        }
        Judge::Botzone => {
            let coarse = coarse_seeds();
            let [end, middle, beginning] = coarse.networks();
            let networks = [(end, middle), (middle, &Weights::zero()), (beginning, middle)];
            networks.map(|(network, base)| network.to_text(base, false)).to_vec()
        }
    }
}

/// The neurons that the others of a judge's networks are images of.
pub(super) const fn seeds(judge: Judge) -> usize {
    match judge {
        Judge::CodinGame => SEEDS,
        Judge::Botzone => ataxx::SEEDS,
    }
}
