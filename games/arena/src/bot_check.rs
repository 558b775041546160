//! Checking a bot step by step, to find out why a judge rejects it.
//!
//! Each step starts the program anew, talks to it like the judge, and passes or fails. The boards come from games of
//! random moves, which are the same each time.

use crate::diagnosis::Diagnosis;
use crate::find_dialect::find_dialect;
use crate::tested::Tested;
use games_engine::description::spec::Described;
use games_engine::protocol::bot_check::{BotCheck, CheckSetup, CheckStep};
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
    let (mut passed, mut advised) = (0, 0);
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
    let judged = protocol.variant.and_then(|name| G::SPEC.variant(name).ok()).unwrap_or(G::SPEC.usual());
    let Protocol { name, referee, time: usual_time, .. } = *protocol;
    let setup = CheckSetup { protocol: name, referee, start: (judged.start)(), usual_time, time };
    let mut diagnosis = Diagnosis::new(&program, protocol, setup.clone(), stop);
    for (number, CheckStep { name, run, is_advice }) in (1..).zip(protocol.steps) {
        let mut tested = Tested::start(&program, stop)?;
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
                if !is_advice && let Some(cause) = diagnosis.explain(&fault, &mut tested) {
                    writeln!(output, "  probable cause: {cause}")?;
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
