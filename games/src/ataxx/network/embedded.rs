use super::phases::{PHASES, phase};
use super::{Network, Seeds, Weights};
use std::sync::LazyLock;

/// The network that is part of the program, for a position with so many empty squares.
pub(in super::super) fn embedded(empty: u32) -> &'static Network {
    static NETWORKS: [LazyLock<Network>; PHASES] =
        [LazyLock::new(read::<0>), LazyLock::new(read::<1>), LazyLock::new(read::<2>)];
    &NETWORKS[phase(empty)]
}

/// The network of a phase, when a position of it is first met: two thirds of them are not, where a program plays one
/// move.
fn read<const PHASE: usize>() -> Network {
    const FILE: &[u8] = include_bytes!("weights.bin");
    let part = FILE.len() / PHASES;
    Seeds::read(&FILE[PHASE * part..][..part]).unwrap_or_else(|_| Weights::zero()).symmetric()
}
