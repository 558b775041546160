use super::phases::phase;
use super::symmetric::WAYS;
use super::{Position, Weights};
use crate::search::Score;
use std::sync::OnceLock;

type Network = Weights<{ WAYS * SEEDS }>;

/// The value of a position for the side to move by the networks that are part of the program: the first is for boards with
/// walls, the others are for the phases of a game without.
pub(in super::super) fn value(position: &Position) -> Score {
    static NETWORKS: OnceLock<Vec<Network>> = OnceLock::new();
    let networks = NETWORKS.get_or_init(|| {
        let first = Weights::<SEEDS>::of_text(TEXTS[0], &Weights::zero(), true);
        let others = TEXTS[1..].iter();
        let others = others.map(|text| Weights::of_text(text, &first, false).symmetric());
        std::iter::once(first.symmetric()).chain(others).collect()
    });
    let board = position.board();
    networks[if board.walls() == 0 { 1 + phase(board.count_empty()) } else { 0 }].value(position)
}
