//! The levels of play.
//!
//! | file | what is in it |
//! | --- | --- |
//! | `greedy` | looks one move ahead |
//! | `plain` | beginners' alpha-beta: mobility and corners |
//! | `full` | the engine and the exact solver together |
//! | `clock` | how to share out the time of a whole game |

mod clock;
mod full;
mod greedy;
mod plain;

pub use clock::share;
pub use full::FullPlayer;
pub use greedy::GreedyPlayer;
pub use plain::PlainPlayer;

use super::{Engine, Position};
use crate::search::{MAX_LEVEL, Player, RandomPlayer, Strength};

/// 1 plays at random, 2 turns the most stones, 3 is [`PlainPlayer`] at two plies and 4 without that bound, 5 to 9
/// are the engine at a depth that grows, and [`MAX_LEVEL`] is the engine at full strength, with exact endgames.
pub(super) fn player(strength: Strength) -> Box<dyn Player<Position>> {
    match strength.level {
        0 | 1 => Box::new(RandomPlayer::new(strength.seed)),
        2 => Box::new(GreedyPlayer),
        3 => Box::new(PlainPlayer::new(2)),
        4 => Box::new(PlainPlayer::new(60)),
        level @ 5..MAX_LEVEL => {
            let engine = Engine::new(strength.megabytes, strength.threads);
            Box::new(FullPlayer::of(engine, u32::from(level) - 4))
        }
        MAX_LEVEL.. => Box::new(FullPlayer::new(strength.megabytes, strength.threads)),
    }
}
