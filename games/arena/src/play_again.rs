//! Replaying void games.

use crate::record::{GameEnd, GameRecord};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// How often a game is started before it is given up.
pub const ATTEMPTS: u32 = 7;

/// The pause after the first attempt; it doubles after each further one. In total it is six seconds, in which a
/// binary can be replaced and many processes can exit.
const FIRST_PAUSE: Duration = Duration::from_millis(100);

/// How often a pause checks whether to stop.
const NAP: Duration = Duration::from_millis(20);

/// Plays a game until it is not void or is given up. Before each repetition the reason is passed to `void`.
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
        void(reason.english());
        let until = Instant::now() + pause;
        while Instant::now() < until && !stop.load(Ordering::Relaxed) {
            thread::sleep(NAP);
        }
        pause *= 2;
        record = play()?;
    }
    Ok(record)
}
