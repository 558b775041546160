use super::super::Position;
use super::phases::{PHASES, phase};
use super::{Network, Seeds, Weights};
use crate::search::Score;
use std::sync::LazyLock;

/// The value of a position for the side to move by the networks that are part of the program.
pub(in super::super) fn value(position: &Position) -> Score {
    static NETWORKS: [LazyLock<Network>; PHASES] =
        [LazyLock::new(read::<0>), LazyLock::new(read::<1>), LazyLock::new(read::<2>)];
    NETWORKS[phase(position.board().count_empty())].value(position)
}

/// The network of a phase, when a position of it is first met: two thirds of them are not, where a program plays one
/// move.
fn read<const PHASE: usize>() -> Network {
    const FILE: &[u8] = include_bytes!("weights.bin");
    let part = FILE.len() / PHASES;
    Seeds::read(&FILE[PHASE * part..][..part]).unwrap_or_else(|_| Weights::zero()).symmetric()
}
