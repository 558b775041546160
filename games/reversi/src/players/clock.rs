use crate::position::Position;
use std::time::Duration;

/// The last moves are played from the solver's table and take hardly any time.
const FREE_MOVES: u32 = 7;

/// The minimum number of moves that share the time.
const MIN_MOVES: u32 = 3;

/// The time for the next move, if `left` is the time for all remaining moves.
#[must_use]
pub fn share(left: Duration, position: &Position) -> Duration {
    let own_moves = position.empty().count_ones().div_ceil(2);
    left / own_moves.saturating_sub(FREE_MOVES).max(MIN_MOVES)
}
