use super::seat::{Seat, Trouble, Turn};
use super::{ArenaGame, Contestant, ProgramError, Wait};
use crate::game::History;
use crate::protocol::referee::Clock;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// A program may be so much late before it is given up: it is started for each move.
const PATIENCE: Duration = Duration::from_secs(10);

/// Asks `contestant` for one move of `game`, for which it is told that it has `time`. A program is
/// started for it and ended after it, so that a game may be looked at in any order.
///
/// # Errors
/// When there is no move: why. Nothing when `stop` was set meanwhile.
pub fn choose_once<G: ArenaGame>(
    contestant: &Contestant<G>,
    game: &History<G>,
    time: Duration,
    stop: &AtomicBool,
) -> Result<G::Move, Option<String>> {
    let start = game.earlier().first().map_or_else(|| game.position(), |(start, _)| start);
    let mut seat = Seat::new(contestant, start, None, 0).map_err(Some)?;
    let asked = Instant::now();
    let turn = Turn {
        clock: Clock { turn: Some(time), ..Clock::default() },
        asked,
        wait: Wait { since: asked, deadline: asked + time + PATIENCE, stop: Some(stop) },
    };
    let chosen = seat.choose(game, turn);
    let errors = seat.end(chosen.is_err());
    let last = errors.lines().last().map_or_else(String::new, |line| format!(" ({line})"));
    chosen.map(|chosen| chosen.mv).map_err(|trouble| match trouble {
        Trouble::Fault(fault) => Some(format!("{fault}{last}")),
        Trouble::Program(ProgramError::Stopped) => None,
        Trouble::Program(ProgramError::Late(waited)) => {
            Some(format!("no answer after {} ms", waited.as_millis()))
        }
        Trouble::Program(ProgramError::Ended(status)) => Some(format!("ended: {status}{last}")),
        Trouble::Program(ProgramError::Closed) => Some(format!("closed its output{last}")),
        Trouble::Program(ProgramError::Flood { allowed }) => Some(format!("wrote over {allowed} bytes")),
    })
}
