//! The levels of play.
//!
//! | file | what is in it |
//! | --- | --- |
//! | `simple` | players that look one move ahead, or none |
//! | `plain` | beginners' alpha-beta: mobility and corners |
//! | `full` | the engine and the exact solver together |
//! | `clock` | how to share out the time of a whole game |

mod clock;
mod full;
mod plain;
mod simple;

pub use clock::share;
pub use full::FullPlayer;
pub use plain::PlainPlayer;
pub use simple::{GreedyPlayer, RandomPlayer};

use super::Position;
use crate::search::{Engine, EnginePlayer, Player};

/// The highest level.
pub const TOP_LEVEL: u8 = 10;

/// How to make a player.
#[derive(Clone, Copy, Debug)]
pub struct Strength {
    /// 1 plays at random, 2 turns the most stones, 3 is [`PlainPlayer`] at two plies and 4 without
    /// that bound, 5 to 9 are the engine at a depth that grows, and from [`TOP_LEVEL`] on it is at
    /// full strength, with exact endgames.
    pub level: u8,
    /// The engine's threads.
    pub threads: usize,
    /// The size of the tables together in MiB.
    pub megabytes: usize,
    /// What the choices of level 1 depend on.
    pub seed: u64,
}

impl Strength {
    /// A player as strong as that.
    #[must_use]
    pub fn player(self) -> Box<dyn Player<Position>> {
        let engine = |depth| EnginePlayer::new(Engine::new(self.megabytes, self.threads), depth);
        match self.level {
            0 | 1 => Box::new(RandomPlayer::new(self.seed)),
            2 => Box::new(GreedyPlayer),
            3 => Box::new(PlainPlayer::new(2)),
            4 => Box::new(PlainPlayer::new(60)),
            level @ 5..TOP_LEVEL => Box::new(engine(Some(u32::from(level) - 4))),
            TOP_LEVEL.. => Box::new(FullPlayer::new(self.megabytes, self.threads)),
        }
    }
}
