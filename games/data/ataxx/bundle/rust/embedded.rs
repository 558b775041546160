use super::phases::phase;
use super::symmetric::{SEEDS, WAYS};
use super::{Position, Weights, of_lines};
use crate::search::Score;
use std::sync::OnceLock;

/// The value of a position for the side to move by the networks that are part of the program: one for boards with walls,
/// or those for the phases of a game without.
pub(in super::super) fn value(position: &Position) -> Score {
    static WALLED_NETWORK: OnceLock<Vec<Weights<{ WAYS * WALLED_SEEDS }>>> = OnceLock::new();
    static OPEN_NETWORKS: OnceLock<Vec<Weights<{ WAYS * SEEDS }>>> = OnceLock::new();
    let board = position.board();
    if board.walls() == 0 {
        OPEN_NETWORKS.get_or_init(|| read::<SEEDS, { WAYS * SEEDS }>(OPEN, false))[phase(board.count_empty())].value(position)
    } else {
        WALLED_NETWORK.get_or_init(|| read::<WALLED_SEEDS, { WAYS * WALLED_SEEDS }>(WALLED, true))[0].value(position)
    }
}

fn read<const N: usize, const ALL: usize>(lines: &str, with_walls: bool) -> Vec<Weights<ALL>> {
    of_lines::<N>(lines, with_walls).iter().map(|seeds| seeds.symmetric()).collect()
}
