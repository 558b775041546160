use super::super::Position;
use std::time::Duration;

/// Moves that are played from the solver's table cost little: the time is for those before.
const FREE_MOVES: u32 = 7;

/// The fewest moves that the time is shared among.
const FEWEST: u32 = 3;

/// The time for the next move when `left` is what remains for all of them.
#[must_use]
pub fn share(left: Duration, position: &Position) -> Duration {
    let own_moves = position.empty().count_ones().div_ceil(2);
    left / own_moves.saturating_sub(FREE_MOVES).max(FEWEST)
}
