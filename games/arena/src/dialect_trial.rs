//! A trial game, which shows whether a program reads a dialect of its protocol.
//!
//! A program that reads fewer lines than it is sent can answer the first question rightly by chance, and takes the rest
//! for the next question. One that reads more lines waits for them. So a trial asks several times, and every answer must
//! be legal.

use crate::record::{Fault, GameEnd};
use crate::turn::{TurnContext, TurnError, converse};
use games_engine::description::spec::Described;
use games_engine::game::rules::History;
use games_engine::protocol::definition::Protocol;
use games_engine::protocol::referee::MoveLimits;
use gocheck_board::random::Random;
use gocheck_sandbox::{Process, Program, Wait};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

const TURNS: usize = 6;

/// The seed of the opponent's moves.
const SEED: u64 = 9;

/// An event of a trial.
#[derive(Clone, Debug)]
pub(super) enum TrialEvent {
    Asked,
    Answered(AnswerQuality),
    /// The trial is over. The error says why the program failed.
    Ended(Result<(), String>),
}

/// The quality of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AnswerQuality {
    Legal,
    /// It has the form of a move.
    Formed,
    /// It is any line.
    Line,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct TrialSetup<'a> {
    pub(super) program: &'a Program,
    /// The time for an answer.
    pub(super) limit: Duration,
    /// Set to stop.
    pub(super) stop: &'a AtomicBool,
}

/// Plays a trial game against random moves. The program has the first move from `start`. After a wrong answer the
/// game goes on with a legal move: a program with a mistake also reads some dialect.
pub(super) fn play_trial<G: Described>(
    setup: TrialSetup<'_>,
    protocol: &Protocol<G>,
    start: &G,
    listener: &mut dyn FnMut(TrialEvent),
) {
    let result = match Process::start(setup.program) {
        Ok(mut process) => {
            let result = play(setup, &mut process, protocol, start, listener);
            let errors = process.end(Duration::ZERO).errors;
            result.map_err(|failure| failure.reason(&errors))
        }
        Err(error) => Err(error.to_string()),
    };
    listener(TrialEvent::Ended(result));
}

/// Why a program failed a trial.
enum TrialFailure {
    /// It gave no answer to this question, from 1.
    Fault(usize, Fault),
    /// The program or the trial was stopped, or its answers were wrong.
    Other(String),
}

impl TrialFailure {
    fn reason(self, errors: &str) -> String {
        match self {
            Self::Fault(turn, fault) => {
                let mut end = GameEnd::Fault(fault);
                end.quote(errors);
                let GameEnd::Fault(fault) = end else { return String::new() };
                format!("question {turn}: {fault}")
            }
            Self::Other(reason) => reason,
        }
    }
}

fn play<G: Described>(
    TrialSetup { limit, stop, .. }: TrialSetup<'_>,
    process: &mut Process,
    protocol: &Protocol<G>,
    start: &G,
    listener: &mut dyn FnMut(TrialEvent),
) -> Result<(), TrialFailure> {
    let mut referee = (protocol.referee)(start).map_err(TrialFailure::Other)?;
    let mut game = History::new(start.clone());
    let mut random = Random::new(SEED);
    let mut wrong = None;
    let side = start.to_move();
    let mut turn = 0;
    while turn < TURNS && game.outcome().is_none() {
        let position = game.position();
        if position.to_move() != side || position.must_pass() {
            if !game.play_at_random(&mut random) {
                break;
            }
            continue;
        }
        turn += 1;
        listener(TrialEvent::Asked);
        let asked = Instant::now();
        let limits = MoveLimits { turn: Some(limit), ..MoveLimits::default() };
        let context =
            TurnContext { limits, asked, wait: Wait { stop: Some(stop), ..Wait::within(asked, limit) } };
        let (line, reason) = match converse(process, referee.as_mut(), &game, context, |_| {}) {
            Ok(chosen) => match game.play(chosen.mv) {
                Ok(()) => {
                    listener(TrialEvent::Answered(AnswerQuality::Legal));
                    continue;
                }
                Err(error) => (chosen.line, (referee.coordinates().error)(&game, &error)),
            },
            Err(TurnError::Fault(
                Fault::Illegal { answer: line, reason, .. } | Fault::Unreadable { line, reason },
            )) => (line, reason),
            Err(TurnError::System(reason)) => return Err(TrialFailure::Other(reason.english().to_owned())),
            Err(error) => {
                let stopped = || TrialFailure::Other("stopped".to_owned());
                return Err(error
                    .into_fault(limit)
                    .map_or_else(stopped, |fault| TrialFailure::Fault(turn, fault)));
            }
        };
        let is_formed = protocol.answer.numbers(&line).is_some();
        listener(TrialEvent::Answered(if is_formed { AnswerQuality::Formed } else { AnswerQuality::Line }));
        wrong.get_or_insert_with(|| format!("question {turn}: {line:?}: {}", reason.english()));
        game.play_at_random(&mut random);
    }
    wrong.map_or(Ok(()), |reason| Err(TrialFailure::Other(reason)))
}
