//! A network for each phase of a game.

use super::super::position::Position;
use super::weights::{NetworkError, Weights, bucket};
use games_engine::search::score::Score;

/// The number of phases of a game.
pub const PHASES: usize = 3;

/// The first bucket of every phase but the first: from 12 and from 24 empty squares on.
const FIRST_BUCKETS: [usize; PHASES - 1] = [2, 4];

/// The phase of a game with this number of empty squares, counted from the end of the game.
#[must_use]
pub fn phase(empty: u32) -> usize {
    FIRST_BUCKETS.iter().filter(|&&first| bucket(empty) >= first).count()
}

/// A network for each phase of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phases<const N: usize>([Weights<N>; PHASES]);

impl<const N: usize> Phases<N> {
    /// These networks, beginning with that of the end of the game.
    #[must_use]
    pub const fn of(networks: [Weights<N>; PHASES]) -> Self {
        Self(networks)
    }

    /// The network of each phase, beginning with that of the end of the game.
    #[must_use]
    pub const fn networks(&self) -> &[Weights<N>; PHASES] {
        &self.0
    }

    /// The networks of these neurons and their images.
    ///
    /// # Panics
    /// If `ALL` is not eight times `N`.
    #[must_use]
    pub fn symmetric<const ALL: usize>(&self) -> Phases<ALL> {
        Phases(self.0.each_ref().map(Weights::symmetric))
    }

    /// The value of a position for the side to move, including the hand-crafted evaluation.
    #[must_use]
    pub fn value(&self, position: &Position) -> Score {
        self.0[phase(position.board().count_empty())].value(position)
    }

    /// Writes a file of the networks one after another; see [`Weights::write`].
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        self.0.iter().flat_map(Weights::write).collect()
    }

    /// Reads a file of a network for each phase, or of one network for all phases.
    ///
    /// # Errors
    /// If the bytes are not such a file.
    pub fn read(bytes: &[u8]) -> Result<Self, NetworkError> {
        if let Ok(network) = Weights::read(bytes) {
            return Ok(Self([network.clone(), network.clone(), network]));
        }
        let mut parts = bytes.chunks(bytes.len().div_ceil(PHASES).max(1));
        let mut next = || Weights::read(parts.next().unwrap_or_default());
        Ok(Self([next()?, next()?, next()?]))
    }
}
