//! The planes of AlphaGo Zero.

use gocheck_board::{Bits, Color};
use gocheck_rules::{Points, Replay};

/// The number of planes.
pub(crate) const PLANES: usize = 2 * POSITIONS + 1;

/// The current position and the seven before it.
const POSITIONS: usize = 8;

/// The 17 planes of AlphaGo Zero (Silver et al., "Mastering the game of Go without human knowledge", Nature 550 (2017),
/// "Neural network architecture"):
///
/// | plane | points |
/// | --- | --- |
/// | 2 k, for k from 0 to 7 | the player's stones k moves ago |
/// | 2 k + 1 | the opponent's stones k moves ago |
/// | 16 | every point if Black is to move, none otherwise |
///
/// A pass is a move. Planes of positions before the start, or before a setup with stones, are empty. No plane depends on
/// the rules.
#[must_use]
pub fn alphago_zero(game: &Replay) -> [Points; PLANES] {
    let mut planes = [Points::EMPTY; PLANES];
    let player = game.to_move();
    for (turn, pair) in game.turns().zip(planes.chunks_exact_mut(2)).take(POSITIONS) {
        pair[0] = *turn.board.stones_of(player);
        pair[1] = *turn.board.stones_of(player.opponent());
    }
    if player == Color::Black {
        planes[PLANES - 1] = Points::below(game.size().area());
    }
    planes
}
