//! A single move of a player, for games with take-backs.

use crate::arena::crash_message::last_words;
use crate::arena::engine_config::{EngineConfig, Terms};
use crate::arena::engine_pool::EnginePool;
use crate::arena::game_player::GamePlayer;
use crate::arena::play_game::GameSettings;
use crate::arena::program::Wait;
use crate::arena::record::Fault;
use crate::arena::turn::{ChosenMove, TurnContext, TurnError};
use crate::description::Described;
use crate::game::History;
use crate::protocol::MoveLimits;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// A program may be so much late before it is given up: it is started for each move.
const PATIENCE: Duration = Duration::from_secs(10);

/// Why a contestant gave no move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoAnswer {
    /// What it did wrong.
    pub fault: Fault,
    /// What it said last of the cause on standard error; empty where it said nothing.
    pub error: String,
}

/// Asks `contestant` for one move of `game`, for which it is told that it has `time`. A program is
/// started for it and ended after it, so that a game may be looked at in any order.
///
/// # Errors
/// When there is no move: why. Nothing when `stop` was set meanwhile.
pub fn choose_once<G: Described>(
    contestant: &EngineConfig<G>,
    game: &History<G>,
    time: Duration,
    stop: &AtomicBool,
) -> Result<G::Move, Option<NoAnswer>> {
    let lobby = &mut EnginePool::default();
    let mut seat = GamePlayer::new(contestant, game.start(), None, 0, lobby)
        .map_err(|reason| Some(NoAnswer { fault: Fault::NotStarted { reason }, error: String::new() }))?;
    let Terms { depth, nodes, .. } = contestant.terms;
    let limits = MoveLimits { turn: Some(time), depth, nodes, ..MoveLimits::default() };
    let wait = |limit| {
        let asked = Instant::now();
        TurnContext { limits, asked, wait: Wait { stop: Some(stop), ..Wait::within(asked, limit) } }
    };
    let begun = seat
        .greet(game, limits)
        .and_then(|()| seat.await_ready(game, limits, GameSettings::START, wait(GameSettings::START).wait));
    let chosen =
        begun.and_then(|()| seat.choose(game, wait(time + PATIENCE))).and_then(|chosen| legal(game, chosen));
    let errors = seat.end(chosen.is_err(), lobby).errors;
    chosen.map_err(|trouble| {
        let error = last_words(&errors).unwrap_or_default().to_owned();
        trouble.into_fault(time).map(|fault| NoAnswer { fault, error })
    })
}

fn legal<G: Described>(game: &History<G>, chosen: ChosenMove<G::Move>) -> Result<G::Move, TurnError> {
    let ChosenMove { mv, line: answer, .. } = chosen;
    match game.clone().play(mv) {
        Ok(()) => Ok(mv),
        Err(error) => {
            let (position, reason) = (game.position().to_string(), error.to_string());
            Err(TurnError::Fault(Fault::Illegal { answer, position, reason }))
        }
    }
}
