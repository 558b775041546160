//! Checking a bot step by step, to find out why a judge rejects it.
//!
//! Each step starts the program anew, talks to it like the judge, and passes or fails. The boards come from games of
//! random moves, which are the same each time.

use crate::arena::record::Fault;
use crate::arena::turn::{TurnContext, TurnError, converse};
use crate::description::spec::Described;
use crate::game::board_game::BoardGame;
use crate::game::rules::History;
use crate::protocol::bot_check::{BotCheck, CheckError, CheckSetup, CheckStep, Connection};
use crate::protocol::definition::Protocol;
use crate::protocol::referee::{MoveLimits, Referee};
use gocheck_sandbox::{Process, Program, ReadError, Wait};
use std::ffi::OsString;
use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How often a wait for the program's exit looks whether to stop.
const NAP: Duration = Duration::from_millis(50);

/// A program under test.
struct Tested {
    process: Process,
    /// The lines that the program has written and that were read.
    written: Vec<String>,
    stop: Arc<AtomicBool>,
}

impl<G: BoardGame> Connection<G> for Tested {
    fn send(&mut self, text: &str) {
        self.process.send(text);
    }

    fn close_input(&mut self) {
        self.process.close_input();
    }

    fn read_line(&mut self, limit: Duration) -> Result<String, CheckError> {
        let wait = Wait { stop: Some(&self.stop), ..Wait::within(Instant::now(), limit) };
        let line = self.process.read_line(wait).map_err(step_error)?;
        self.written.push(line.clone());
        Ok(line)
    }

    fn ask(
        &mut self,
        referee: &mut dyn Referee<G>,
        game: &History<G>,
        limit: Duration,
    ) -> Result<(G::Move, String), CheckError> {
        let asked = Instant::now();
        let limits = MoveLimits { turn: Some(limit), ..MoveLimits::default() };
        let wait = Wait { stop: Some(&self.stop), ..Wait::within(asked, limit) };
        let turn = TurnContext { limits, asked, wait };
        let keep = |line: &str| self.written.push(line.to_owned());
        match converse(&mut self.process, referee, game, turn, keep) {
            Ok(chosen) => Ok((chosen.mv, chosen.line)),
            Err(TurnError::Program(error)) => Err(step_error(error)),
            Err(TurnError::Fault(
                Fault::Illegal { answer: line, reason, .. } | Fault::Unreadable { line, reason },
            )) => Err(CheckError::wrong(&line, reason)),
            Err(TurnError::Fault(fault)) => Err(CheckError::Failed(fault.to_string())),
            Err(TurnError::System(reason)) => Err(CheckError::Failed(reason)),
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
    let is_end = matches!(error, ReadError::Ended(_) | ReadError::Closed);
    let reason = error.to_string();
    if is_end { CheckError::Ended(reason) } else { CheckError::Failed(reason) }
}

/// Checks `command` with every step of `protocol`, and writes one line per step to `output`. Returns true if it passed
/// every step except those that are advice. An answer may take `time`, or as long as the judge allows. Once `stop` is
/// set, the program is killed and no further step starts.
///
/// # Errors
/// If the program cannot be started, the output cannot be written, or `stop` was set.
pub fn check<G: Described>(
    command: &[OsString],
    protocol: &'static Protocol<G>,
    time: Option<Duration>,
    stop: &Arc<AtomicBool>,
    output: &mut impl Write,
) -> io::Result<bool> {
    let (mut passed, mut advised) = (0, 0);
    let judged = protocol.variant.and_then(|name| G::SPEC.variant(name).ok()).unwrap_or(G::SPEC.usual());
    let Protocol { name, referee, time: usual_time, .. } = *protocol;
    let setup = CheckSetup { protocol: name, referee, start: (judged.start)(), usual_time, time };
    for (number, CheckStep { name, run, is_advice }) in (1..).zip(protocol.steps) {
        let process = Process::start(&Program::new(command))?;
        let mut tested = Tested { process, written: Vec::new(), stop: Arc::clone(stop) };
        let mut bench = BotCheck::new(setup.clone(), &mut tested);
        let result = run(&mut bench);
        let slowest = bench.slowest().as_millis();
        if stop.load(Ordering::Relaxed) {
            return Err(io::Error::other(format!("stopped in step {number}, {name}")));
        }
        match result {
            Ok(()) => {
                passed += 1;
                writeln!(output, "{number} {name}: pass ({slowest} ms)")?;
            }
            Err(fault) => {
                advised += usize::from(*is_advice);
                let word = if *is_advice { "advice" } else { "FAIL" };
                writeln!(output, "{number} {name}: {word}: {fault}")?;
                for line in &tested.written {
                    writeln!(output, "  wrote {line:?}")?;
                }
                for line in tested.process.end(Duration::ZERO).errors.lines() {
                    writeln!(output, "  wrote to standard error {line:?}")?;
                }
            }
        }
        output.flush()?;
    }
    let total = protocol.steps.len();
    let advice = if advised == 0 { "" } else { "; failed advice does not count" };
    writeln!(output, "{passed} of {total} steps passed{advice}")?;
    Ok(passed + advised == total)
}
