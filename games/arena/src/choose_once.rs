//! A single move of a player, for games with take-backs.

use crate::engine_config::EngineConfig;
use crate::engine_pool::EnginePool;
use crate::game_player::GamePlayer;
use crate::game_settings::GameSettings;
use crate::limits::PlayerLimits;
use crate::record::Fault;
use crate::turn::{ChosenMove, TurnContext, TurnError};
use games_engine::description::spec::Described;
use games_engine::game::rules::History;
use games_engine::protocol::referee::MoveLimits;
use gocheck_sandbox::Wait;
use gocheck_sandbox::crash_message::last_words;
use gocheck_text::Phrase;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// How late an answer may be: the program is started for each move.
const PATIENCE: Duration = Duration::from_secs(10);

/// Why a player gave no move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoAnswer {
    /// The player's fault.
    pub fault: Fault,
    /// The last message on standard error that explains it; empty if there is none.
    pub error: String,
}

/// Asks `engine` for one move of `game`, with `time` for the move. A program is started for this move and ended
/// after it, so that the positions of a game can be visited in any order.
///
/// # Errors
/// The reason if there is no move; `None` if `stop` was set meanwhile.
pub fn choose_once<G: Described>(
    engine: &EngineConfig<G>,
    game: &History<G>,
    time: Duration,
    stop: &AtomicBool,
) -> Result<G::Move, Option<NoAnswer>> {
    let pool = &mut EnginePool::default();
    let mut player = GamePlayer::new(engine, game.start(), None, 0, pool)
        .map_err(|reason| Some(NoAnswer { fault: Fault::NotStarted { reason }, error: String::new() }))?;
    let PlayerLimits { depth, nodes, .. } = engine.limits;
    let limits = MoveLimits { turn: Some(time), depth, nodes, ..MoveLimits::default() };
    let wait = |limit| {
        let asked = Instant::now();
        TurnContext { limits, asked, wait: Wait { stop: Some(stop), ..Wait::within(asked, limit) } }
    };
    let begun = player
        .greet(game, limits)
        .and_then(|()| player.await_ready(game, limits, GameSettings::START, wait(GameSettings::START).wait));
    let chosen = begun
        .and_then(|()| player.choose(game, wait(time + PATIENCE)))
        .and_then(|chosen| legal(game, chosen));
    let errors = player.end(chosen.is_err(), pool).errors;
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
            let (position, reason) = (game.position().to_string(), Phrase::of(&error));
            Err(TurnError::Fault(Fault::Illegal { answer, position, reason }))
        }
    }
}
