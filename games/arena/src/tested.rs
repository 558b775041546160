//! A program under test: its process, and what it has written.

use crate::record::Fault;
use crate::turn::{TurnContext, TurnError, converse};
use games_engine::game::board_game::BoardGame;
use games_engine::game::rules::History;
use games_engine::protocol::bot_check::{CheckError, Connection};
use games_engine::protocol::referee::{MoveLimits, Referee};
use gocheck_sandbox::{Process, Program, ReadError, StartError, Wait};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How often a wait for the program's exit looks whether to stop.
const NAP: Duration = Duration::from_millis(50);

/// A program under test.
pub(super) struct Tested {
    program: Program,
    pub(super) process: Process,
    /// The lines that the program has written and that were read.
    pub(super) written: Vec<String>,
    /// The number of questions so far.
    pub(super) turns: usize,
    /// When it was sent the last question, or started.
    pub(super) asked: Instant,
    stop: Arc<AtomicBool>,
}

impl Tested {
    /// Starts a program, which is killed when it is asked after `stop` was set.
    pub(super) fn start(program: &Program, stop: &Arc<AtomicBool>) -> Result<Self, StartError> {
        let process = Process::start(program)?;
        Ok(Self {
            program: program.clone(),
            process,
            written: Vec::new(),
            turns: 0,
            asked: Instant::now(),
            stop: Arc::clone(stop),
        })
    }

    /// Reads a line that is written within `limit`, if there is one.
    pub(super) fn line_within(&mut self, limit: Duration) -> Result<String, ReadError> {
        let wait = Wait { stop: Some(&self.stop), ..Wait::within(Instant::now(), limit) };
        let line = self.process.read_line(wait)?;
        self.written.push(line.clone());
        Ok(line)
    }

    /// Reads what is written until nothing has come for `quiet`.
    pub(super) fn drain(&mut self, quiet: Duration) {
        while self.line_within(quiet).is_ok() {}
    }
}

impl<G: BoardGame> Connection<G> for Tested {
    fn send(&mut self, text: &str) {
        self.asked = Instant::now();
        self.process.send(text);
    }

    fn close_input(&mut self) {
        self.process.close_input();
    }

    fn read_line(&mut self, limit: Duration) -> Result<String, CheckError> {
        self.line_within(limit).map_err(step_error)
    }

    fn ask(
        &mut self,
        referee: &mut dyn Referee<G>,
        game: &History<G>,
        limit: Duration,
        slack: Duration,
    ) -> Result<(G::Move, String), CheckError> {
        if self.turns > 0 && !referee.stays() {
            let started = Process::start(&self.program);
            self.process = started.map_err(|error| CheckError::Failed(error.to_string()))?;
        }
        self.turns += 1;
        let asked = Instant::now();
        self.asked = asked;
        let limits = MoveLimits { turn: Some(limit), ..MoveLimits::default() };
        let wait = Wait { stop: Some(&self.stop), ..Wait::within(asked, limit + slack) };
        let turn = TurnContext { limits, asked, wait };
        let keep = |line: &str| self.written.push(line.to_owned());
        match converse(&mut self.process, referee, game, turn, keep) {
            Ok(chosen) => Ok((chosen.mv, chosen.line)),
            Err(TurnError::Program(error)) => Err(step_error(error)),
            Err(TurnError::Fault(Fault::Illegal { answer, reason, .. })) => {
                Err(CheckError::wrong(&answer, reason.english()))
            }
            Err(TurnError::Fault(Fault::Unreadable { line: answer, reason })) => {
                Err(CheckError::Wrong { answer, reason: reason.english().to_owned(), is_readable: false })
            }
            Err(TurnError::Fault(fault)) => Err(CheckError::Failed(fault.to_string())),
            Err(TurnError::System(reason)) => Err(CheckError::Failed(reason.english().to_owned())),
        }
    }

    fn wait_for_exit(&mut self, grace: Duration) -> bool {
        let deadline = Instant::now() + grace;
        let mut ended = None;
        while ended.is_none() && Instant::now() < deadline && !self.stop.load(Ordering::Relaxed) {
            ended = self.process.wait(deadline.min(Instant::now() + NAP));
        }
        ended.is_some()
    }
}

fn step_error(error: ReadError) -> CheckError {
    let reason = error.to_string();
    match error {
        ReadError::Ended(_) | ReadError::Closed => CheckError::Ended(reason),
        ReadError::TimedOut(_) => CheckError::Silent(reason),
        ReadError::TooMuchOutput { .. } | ReadError::Stopped => CheckError::Failed(reason),
    }
}
