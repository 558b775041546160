//! The levels of play.
//!
//! | file | what is in it |
//! | --- | --- |
//! | `shallow` | looks a few plies ahead, and may misjudge each move |
//! | `full` | the engine and the exact solver together, held back or not |
//! | `plain` | beginners' alpha-beta: mobility and corners, which the engine is measured against |
//! | `clock` | how to share out the time of a whole game |

mod clock;
mod full;
mod plain;
mod shallow;

pub use clock::share;
pub use full::FullPlayer;
pub use plain::PlainPlayer;
pub use shallow::ShallowPlayer;

use super::Position;
use crate::search::{EngineOptions, Player, RandomPlayer, Score};

/// From level 2 on: plies, and by how many hundredths of a stone a move may be misjudged. These and [`POSITIONS`] were
/// chosen so that each level wins some 79 % of its games against the one before; `docs/learning.md` has the table.
const SHALLOW: [(u32, Score); 7] =
    [(1, 6_400), (1, 2_600), (1, 1_360), (1, 640), (2, 610), (3, 430), (4, 270)];

/// What level 9 sees for a move.
const POSITIONS: u64 = 1_700;

/// 1 plays at random, 2 to 8 look one to four plies ahead and misjudge each move, 9 is the engine held to a number of
/// positions, and [`MAX_LEVEL`](crate::search::MAX_LEVEL) the engine at full strength.
pub(super) fn player(strength: EngineOptions) -> Box<dyn Player<Position>> {
    let EngineOptions { level, threads, megabytes, seed } = strength;
    match level {
        0 | 1 => Box::new(RandomPlayer::new(seed)),
        2..=8 => {
            let (plies, error) = SHALLOW[usize::from(level) - 2];
            Box::new(ShallowPlayer::new(plies, error, seed))
        }
        9 => Box::new(FullPlayer::held(POSITIONS)),
        10.. => Box::new(FullPlayer::new(megabytes, threads)),
    }
}
