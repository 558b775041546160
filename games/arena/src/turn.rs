//! One move of a program: the question, the answer, and what can go wrong.

use crate::record::Fault;
use games_engine::game::board_game::BoardGame;
use games_engine::game::rules::History;
use games_engine::protocol::info::SearchInfo;
use games_engine::protocol::referee::{MoveLimits, Referee, Reply};
use gocheck_sandbox::{Exit, ExitCause, Process, ReadError, StartError, Wait};
use gocheck_text::Phrase;
use std::time::{Duration, Instant};

/// A move and the line that contained it.
pub(super) struct ChosenMove<M> {
    pub(super) mv: M,
    pub(super) line: String,
    pub(super) info: SearchInfo,
}

/// Why a player gave no move.
#[derive(Debug)]
pub(super) enum TurnError {
    Fault(Fault),
    /// The program gave no answer.
    Program(ReadError),
    /// The machine or its setup failed; no player is to blame.
    System(Phrase),
}

impl TurnError {
    /// Converts to a fault, if the player was allowed this much time. Returns `None` if the wait was stopped.
    pub(super) fn into_fault(self, allowed: Duration) -> Option<Fault> {
        let milliseconds = |time: Duration| time.as_millis() as u64;
        Some(match self {
            Self::Fault(fault) => fault,
            Self::Program(ReadError::Stopped) => return None,
            Self::Program(ReadError::TimedOut(waited)) => Fault::Late {
                milliseconds: milliseconds(waited),
                allowed: milliseconds(allowed),
                is_capped: false,
            },
            Self::Program(ReadError::Ended(exit)) => fault_of(&exit),
            Self::Program(ReadError::Closed) => Fault::Closed,
            Self::Program(ReadError::TooMuchOutput { allowed }) => Fault::Flood { allowed },
            Self::System(reason) => Fault::NotStarted { reason },
        })
    }
}

pub(super) fn fault_of(exit: &Exit) -> Fault {
    match exit.cause {
        ExitCause::Program if exit.is_success() => Fault::Exited { error: None },
        ExitCause::MemoryLimit { allowed, used } => Fault::Memory { allowed, used },
        ExitCause::FileLimit(limit) => Fault::Files(limit),
        ExitCause::Program | ExitCause::LauncherKilled | ExitCause::JailFailed => {
            Fault::Crashed { status: Phrase::of(exit), error: None }
        }
    }
}

impl From<StartError> for TurnError {
    fn from(error: StartError) -> Self {
        match error {
            StartError::Program(reason) => Self::Fault(Fault::NotStarted { reason }),
            StartError::System(reason) => Self::System(reason),
        }
    }
}

/// The limits of a turn.
#[derive(Clone, Copy)]
pub(super) struct TurnContext<'a> {
    pub(super) limits: MoveLimits,
    pub(super) asked: Instant,
    pub(super) wait: Wait<'a>,
}

/// Asks a program for the next move of `game` and waits for the answer. Each line that it writes is passed to
/// `listener`.
pub(super) fn converse<G: BoardGame>(
    process: &mut Process,
    referee: &mut dyn Referee<G>,
    game: &History<G>,
    turn: TurnContext<'_>,
    mut listener: impl FnMut(&str),
) -> Result<ChosenMove<G::Move>, TurnError> {
    process.send(&referee.ask(game, turn.limits));
    let mut info = SearchInfo::default();
    loop {
        let (reply, silence) = match process.read_line(turn.wait) {
            Ok(line) => {
                listener(&line);
                referee.note(&line, &mut info);
                (referee.parse_line(game, &line), None)
            }
            Err(ReadError::Ended(exit)) if !exit.is_success() => {
                return Err(TurnError::Program(ReadError::Ended(exit)));
            }
            Err(end @ (ReadError::Ended(_) | ReadError::Closed)) => (referee.parse_end(game), Some(end)),
            Err(error) => return Err(TurnError::Program(error)),
        };
        match (reply, silence) {
            (Reply::More, None) => {}
            (Reply::More, Some(silence)) => return Err(TurnError::Program(silence)),
            (Reply::Move { mv, line }, _) => {
                process.check_limits(turn.wait).map_err(TurnError::Program)?;
                return Ok(ChosenMove { mv, line, info });
            }
            (Reply::Illegal { line, reason }, _) => {
                let position = game.position().to_string();
                return Err(TurnError::Fault(Fault::Illegal { answer: line, position, reason }));
            }
            (Reply::Unreadable { line, reason }, _) => {
                return Err(TurnError::Fault(Fault::Unreadable { line: short(&line), reason }));
            }
        }
    }
}

/// The maximum length of a quoted line, in characters.
const SHOWN: usize = 200;

pub(super) fn short(line: &str) -> String {
    match line.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}...", &line[..end]),
        None => line.to_owned(),
    }
}
