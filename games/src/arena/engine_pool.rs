//! Engine processes that wait for their next game.

use crate::arena::program::{Launch, Program};
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
    launch: Launch,
    program: Program,
    farewell: &'static str,
}

impl EnginePool {
    /// Takes the waiting program of `name`, if it was started by the same command.
    pub(super) fn take(&mut self, name: &str, launch: &Launch) -> Option<Program> {
        let place = self.waiting.iter().position(|other| other.name == name && other.launch == *launch)?;
        Some(self.waiting.swap_remove(place).program)
    }

    /// Keeps a program for its next game.
    pub(super) fn keep(&mut self, name: &str, launch: Launch, program: Program, farewell: &'static str) {
        self.waiting.push(IdleEngine { name: name.to_owned(), launch, program, farewell });
    }

    /// Ends all waiting programs: first their inputs are closed, all at the same time.
    pub(super) fn clear(&mut self) {
        for IdleEngine { program, farewell, .. } in &mut self.waiting {
            program.send(farewell);
            program.close_input();
        }
        for IdleEngine { program, .. } in self.waiting.drain(..) {
            // Its remaining output belongs to no game.
            let _ = program.end(GRACE);
        }
    }
}

impl Drop for EnginePool {
    fn drop(&mut self) {
        self.clear();
    }
}
