//! Checking a bot step by step, to find out why a judge rejects it.
//!
//! Each step starts the program anew, talks to it like the judge, and passes or fails. The boards come from games of
//! random moves, which are the same each time.

use crate::diagnosis::Diagnosis;
use crate::find_dialect::find_dialect;
use crate::rule_steps::{self, RuleStep};
use crate::tested::Tested;
use games_engine::description::spec::Described;
use games_engine::game::rules::History;
use games_engine::protocol::bot_check::{BotCheck, CheckError, CheckSetup, CheckStep};
use games_engine::protocol::definition::Protocol;
use gocheck_sandbox::Program;
use std::ffi::OsString;
use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Checks `command` with every step of `protocol`, and writes one line per step to `output`. Returns true if it passed
/// every step except those that are advice. If the protocol has dialects, the one that the program reads is found out
/// first. An answer may take `time`, or as long as the judge allows. Once `stop` is
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
    let program = Program::new(command);
    let mut protocol = protocol;
    if let Some(dialects) = &protocol.dialects {
        let Some(found) = find_dialect(&program, dialects, time, stop) else {
            return Err(io::Error::other("stopped before step 1"));
        };
        writeln!(output, "the bot {found}")?;
        output.flush()?;
        protocol = &found.dialect.protocol;
    }
    let setup = setup(protocol, time);
    let diagnosis = Diagnosis::new(&program, protocol, setup.clone(), stop);
    let mut report = Report { output, diagnosis, number: 0, passed: 0, advised: 0, is_silent: false };
    for CheckStep { name, run, is_advice } in protocol.steps {
        let mut tested = Tested::start(&program, stop)?;
        let mut check = BotCheck::new(setup.clone(), &mut tested);
        let result = run(&mut check);
        let (slowest, asked) = (check.slowest(), check.asked());
        let outcome = result.map_err(|fault| Failure { fault, asked, tested }).map(|()| slowest);
        report.step(name, *is_advice, outcome, stop)?;
    }
    let are_passed = report.passed + report.advised == report.number;
    if are_passed {
        for step in rule_steps::steps(protocol, &setup.start) {
            let outcome = run_rule_step(&program, &step, &setup, stop)?;
            report.step(&step.name, false, outcome, stop)?;
            if report.is_silent {
                break;
            }
        }
    }
    let Report { number, passed, advised, .. } = report;
    let advice = if advised == 0 { "" } else { "; failed advice does not count" };
    let more = if are_passed { "" } else { "; steps for each rule and whole games follow once these pass" };
    writeln!(output, "{passed} of {number} steps passed{advice}{more}")?;
    Ok(passed + advised == number)
}

/// Why a program gave a wrong answer, or none, to a question about the game `asked`, unless it is unknown. The program is
/// started again and asked in many positions.
pub fn cause_of_wrong_answer<G: Described>(
    program: &Program,
    protocol: &'static Protocol<G>,
    asked: &History<G>,
    stop: &Arc<AtomicBool>,
) -> Option<String> {
    // Elsewhere the referee may show the program another start.
    let asked = protocol.shows_board.then(|| asked.clone());
    Diagnosis::new(program, protocol, setup(protocol, None), stop).of_wrong_answers(asked)
}

/// The conditions of a protocol's judge.
fn setup<G: Described>(protocol: &Protocol<G>, time: Option<Duration>) -> CheckSetup<G> {
    let judged = protocol.variant.and_then(|name| G::SPEC.variant(name).ok()).unwrap_or(G::SPEC.usual());
    let Protocol { name, referee, time: usual_time, .. } = *protocol;
    CheckSetup { protocol: name, referee, start: (judged.start)(), usual_time, time, slack: Duration::ZERO }
}

/// The longest time limit in a step for a rule, which does not test speed.
const FOR_RULES: Duration = Duration::from_secs(1);

/// Asks in each game of a step, until the program fails.
fn run_rule_step<G: Described>(
    program: &Program,
    step: &RuleStep<G>,
    setup: &CheckSetup<G>,
    stop: &Arc<AtomicBool>,
) -> io::Result<Result<Duration, Failure<G>>> {
    let time = setup.time.unwrap_or(setup.usual_time);
    let setup = CheckSetup { time: Some(time.min(FOR_RULES)), slack: time.max(FOR_RULES), ..setup.clone() };
    let mut slowest = Duration::ZERO;
    for game in &step.games {
        let mut tested = Tested::start(program, stop)?;
        let mut check = BotCheck::new(setup.clone(), &mut tested);
        let result = step.run(&mut check, game);
        slowest = slowest.max(check.slowest());
        let asked = check.asked();
        if let Err(fault) = result {
            return Ok(Err(Failure { fault, asked, tested }));
        }
    }
    Ok(Ok(slowest))
}

/// What went wrong in a step.
struct Failure<G: Described> {
    fault: CheckError,
    /// The game that the program was asked about last.
    asked: Option<History<G>>,
    tested: Tested,
}

/// The results of the steps so far.
struct Report<'a, G: Described, W> {
    output: &'a mut W,
    diagnosis: Diagnosis<'a, G>,
    number: usize,
    passed: usize,
    advised: usize,
    /// Whether there was no answer in time.
    is_silent: bool,
}

impl<G: Described, W: Write> Report<'_, G, W> {
    /// Writes the result of a step: the longest time for an answer, or the fault.
    fn step(
        &mut self,
        name: &str,
        is_advice: bool,
        outcome: Result<Duration, Failure<G>>,
        stop: &AtomicBool,
    ) -> io::Result<()> {
        self.number += 1;
        let number = self.number;
        if stop.load(Ordering::Relaxed) {
            return Err(io::Error::other(format!("stopped in step {number}, {name}")));
        }
        match outcome {
            Ok(slowest) => {
                self.passed += 1;
                writeln!(self.output, "{number} {name}: pass ({} ms)", slowest.as_millis())?;
            }
            Err(Failure { fault, asked, mut tested }) => {
                self.advised += usize::from(is_advice);
                self.is_silent |= matches!(fault, CheckError::Silent(_));
                let word = if is_advice { "advice" } else { "FAIL" };
                writeln!(self.output, "{number} {name}: {word}: {fault}")?;
                for line in &tested.written {
                    writeln!(self.output, "  wrote {line:?}")?;
                }
                if !is_advice && let Some(cause) = self.diagnosis.explain(&fault, asked, &mut tested) {
                    writeln!(self.output, "  probable cause: {cause}")?;
                }
                for line in tested.process.end(Duration::ZERO).errors.lines() {
                    writeln!(self.output, "  wrote to standard error {line:?}")?;
                }
            }
        }
        self.output.flush()
    }
}
