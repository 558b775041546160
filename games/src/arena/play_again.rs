//! Replaying void games.

use crate::arena::record::{GameEnd, GameRecord};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// How often a game is begun before nobody believes any more that it can be played.
pub const ATTEMPTS: u32 = 7;

/// How long to wait after the first; after each other one twice as long. All together it is six seconds, in which a
/// binary can be put in its place and a crowd of processes can end.
const FIRST_PAUSE: Duration = Duration::from_millis(100);

/// How often a pause looks whether to stop.
const NAP: Duration = Duration::from_millis(20);

/// Plays a game until it is not void or there is no hope, and tells `void` why it is played once more.
///
/// # Errors
/// Those of `play`.
pub fn play_again<E>(
    mut play: impl FnMut() -> Result<GameRecord, E>,
    mut void: impl FnMut(&str),
    stop: &AtomicBool,
) -> Result<GameRecord, E> {
    let mut record = play()?;
    let mut pause = FIRST_PAUSE;
    for _ in 1..ATTEMPTS {
        let GameEnd::Void { reason } = &record.end else { break };
        if stop.load(Ordering::Relaxed) {
            break;
        }
        void(reason);
        let until = Instant::now() + pause;
        while Instant::now() < until && !stop.load(Ordering::Relaxed) {
            thread::sleep(NAP);
        }
        pause *= 2;
        record = play()?;
    }
    Ok(record)
}
