//! The levels of play.
//!
//! | file | contents |
//! | --- | --- |
//! | `shallow` | a shallow search with random errors |
//! | `full` | the engine with the endgame solver, at full strength or with a node limit |
//! | `clock` | the time for a move, from the time for the game |

pub(crate) mod clock;
pub(crate) mod full;
pub(crate) mod shallow;

use full::FullPlayer;
use shallow::ShallowPlayer;

use super::position::Position;
use games_engine::search::player::{EngineOptions, Player, RandomPlayer};
use games_engine::search::score::Score;

/// The levels from 2 on: depth in plies, and maximum error in hundredths of a stone. With these and [`LIMITED_NODES`] each
/// level wins about 79 % of its games against the one before; `games/docs/learning.md` has the table.
const SHALLOW: [(u32, Score); 7] =
    [(1, 6_400), (1, 2_600), (1, 1_360), (1, 640), (2, 610), (3, 430), (4, 270)];

/// The node limit of level 9.
const LIMITED_NODES: u64 = 1_700;

/// The player of a level: 1 plays at random, 2 to 8 search one to four plies with random errors, 9 is the engine with a
/// node limit, and 10 the engine at full strength.
pub(super) fn player(options: EngineOptions) -> Box<dyn Player<Position>> {
    let EngineOptions { level, threads, megabytes, seed } = options;
    match level {
        0 | 1 => Box::new(RandomPlayer::new(seed)),
        2..=8 => {
            let (plies, error) = SHALLOW[usize::from(level) - 2];
            Box::new(ShallowPlayer::new(plies, error, seed))
        }
        9 => Box::new(FullPlayer::with_node_limit(LIMITED_NODES)),
        10.. => Box::new(FullPlayer::new(megabytes, threads)),
    }
}
