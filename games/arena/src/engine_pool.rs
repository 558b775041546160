//! Engine processes that wait for their next game.

use gocheck_sandbox::{Process, Program};
use std::time::Duration;

/// How long a program that made no fault may take to exit.
pub(super) const GRACE: Duration = Duration::from_millis(500);

/// Engine processes that wait for their next game. A program whose protocol supports several games is kept here
/// instead of being started again; programs that do not play in the next game are ended before it. Dropping the pool
/// ends all of them.
#[derive(Debug, Default)]
pub struct EnginePool {
    waiting: Vec<IdleEngine>,
}

#[derive(Debug)]
struct IdleEngine {
    name: String,
    program: Program,
    process: Process,
    farewell: &'static str,
}

impl EnginePool {
    /// Takes the waiting program of `name`, if it was started by the same command.
    pub(super) fn take(&mut self, name: &str, program: &Program) -> Option<Process> {
        let place = self.waiting.iter().position(|other| other.name == name && other.program == *program)?;
        Some(self.waiting.swap_remove(place).process)
    }

    /// Keeps a program for its next game.
    pub(super) fn keep(&mut self, name: &str, program: Program, process: Process, farewell: &'static str) {
        self.waiting.push(IdleEngine { name: name.to_owned(), program, process, farewell });
    }

    /// Ends all waiting programs: first their inputs are closed, all at the same time.
    pub(super) fn clear(&mut self) {
        for IdleEngine { process, farewell, .. } in &mut self.waiting {
            process.send(farewell);
            process.close_input();
        }
        for IdleEngine { process, .. } in self.waiting.drain(..) {
            // Its remaining output belongs to no game.
            let _ = process.end(GRACE);
        }
    }
}

impl Drop for EnginePool {
    fn drop(&mut self) {
        self.clear();
    }
}
