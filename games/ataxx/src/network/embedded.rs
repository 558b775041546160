use super::super::position::Position;
use super::phases::{PHASES, phase};
use super::symmetric::{Network, Seeds};
use super::weights::Weights;
use games_engine::search::score::Score;
use std::sync::LazyLock;

/// The value of a position for the side to move by the embedded networks.
pub(in super::super) fn value(position: &Position) -> Score {
    static NETWORKS: [LazyLock<Network>; PHASES] =
        [LazyLock::new(read::<0>), LazyLock::new(read::<1>), LazyLock::new(read::<2>)];
    NETWORKS[phase(position.board().count_empty())].value(position)
}

/// Reads the network of a phase. This happens when its first position is evaluated: a bot that plays a single move needs
/// only one of the three.
fn read<const PHASE: usize>() -> Network {
    const FILE: &[u8] = include_bytes!("weights.bin");
    let part = FILE.len() / PHASES;
    Seeds::read(&FILE[PHASE * part..][..part]).unwrap_or_else(|_| Weights::zero()).symmetric()
}
