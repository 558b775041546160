use crate::tested::Tested;
use games_engine::description::spec::Described;
use games_engine::game::rules::{Game, History};
use games_engine::protocol::bot_check::{BotCheck, CheckError, CheckSetup, Connection};
use games_engine::protocol::definition::Protocol;
use games_engine::protocol::referee::BoxedReferee;
use gocheck_board::random::Random;
use gocheck_sandbox::Program;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// Asks a program in positions of our choice.
pub(super) struct Bench<'a, G: Described> {
    pub(super) program: &'a Program,
    pub(super) protocol: &'static Protocol<G>,
    pub(super) setup: CheckSetup<G>,
    pub(super) stop: &'a Arc<AtomicBool>,
}

/// What a program did in one turn.
pub(super) struct Observation<G: Game> {
    /// The game up to the turn.
    pub(super) game: History<G>,
    /// The number of plies before the first turn of the same process.
    pub(super) first: usize,
    pub(super) answer: Answer,
    /// The lines that were written after the answer.
    pub(super) extra: Vec<String>,
}

/// An answer and whether it is legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    Legal(String),
    Illegal(String),
    Unreadable(String),
    /// The program ended.
    None,
    /// There was no answer in time.
    Silent,
}

/// Less time than this shows nothing about a program: it may only be slow.
const LEAST: Duration = Duration::from_secs(1);

/// Extra time for an answer, beyond the limit that the program knows.
const SLACK: Duration = Duration::from_millis(500);

/// How long to collect answers, in times that one may take.
const PATIENCE: u32 = 12;

/// How long to wait for lines after an answer.
const QUIET: Duration = Duration::from_millis(50);

impl<G: Described> Bench<'_, G> {
    pub(super) fn start(&self) -> Option<Tested> {
        Tested::start(self.program, self.stop).ok()
    }

    pub(super) fn referee(&self, start: &G) -> Option<BoxedReferee<G>> {
        let mut referee = (self.protocol.referee)(start).ok()?;
        referee.tell_moves();
        Some(referee)
    }

    /// The game as a program sees it that is shown the board: without its moves.
    pub(super) fn shown(&self, game: History<G>) -> History<G> {
        if self.protocol.shows_board { History::new(game.position().clone()) } else { game }
    }

    /// How long to wait for an answer.
    pub(super) fn limit(&self) -> Duration {
        self.setup.time.unwrap_or(self.setup.usual_time).max(LEAST)
    }

    /// How long to collect answers: on a busy machine, where more time is given, as many are collected.
    pub(super) fn patience(&self) -> Duration {
        self.limit() * PATIENCE
    }

    /// Asks for the moves of one side from `game` on, against random moves. Where the program is shown the board, a
    /// legal move is played for a wrong one.
    pub(super) fn converse(&self, mut game: History<G>, turns: usize) -> Vec<Observation<G>> {
        let mut observations = Vec::new();
        let first = game.earlier().len();
        let (Some(mut tested), Some(mut referee)) = (self.start(), self.referee(game.start())) else {
            return observations;
        };
        if BotCheck::new(self.setup.clone(), &mut tested).greet(referee.as_mut(), &game).is_err() {
            return observations;
        }
        let mut random = Random::new(first as u64);
        for _ in 0..turns {
            let is_asked = !game.position().must_pass() || observations.is_empty();
            if game.legal_moves().is_empty() || !is_asked {
                break;
            }
            let (answer, mv) = match tested.ask(referee.as_mut(), &game, self.limit(), SLACK) {
                Ok((mv, line)) if game.clone().play(mv).is_ok() => (Answer::Legal(line), Some(mv)),
                Ok((_, line)) | Err(CheckError::Wrong { answer: line, is_readable: true, .. }) => {
                    (Answer::Illegal(line), None)
                }
                Err(CheckError::Wrong { answer: line, .. }) => (Answer::Unreadable(line), None),
                Err(CheckError::Ended(_) | CheckError::Failed(_)) => (Answer::None, None),
                Err(CheckError::Silent(_)) => (Answer::Silent, None),
            };
            let read = tested.written.len();
            tested.drain(QUIET);
            let extra = tested.written.split_off(read);
            let may_go_on =
                mv.is_some() || self.protocol.shows_board && !matches!(answer, Answer::None | Answer::Silent);
            observations.push(Observation { game: game.clone(), first, answer, extra });
            let has_played = match mv {
                Some(mv) => game.play(mv).is_ok(),
                None => may_go_on && game.play_at_random(&mut random),
            };
            if !has_played || !game.play_at_random(&mut random) {
                break;
            }
        }
        observations
    }
}
