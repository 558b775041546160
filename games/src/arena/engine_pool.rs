//! Engine processes that wait for their next game.

use crate::arena::program::{Launch, Program};
use std::time::Duration;

/// How long a program that has done nothing wrong may take to end.
pub(super) const GRACE: Duration = Duration::from_millis(500);

/// Programs between two games. One whose protocol lets it play another waits here, so that it need not be started
/// again; whoever is not in the next game is ended before it. When the lobby is dropped, all are.
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
    /// The program of `name` that was started like this, if it waits.
    pub(super) fn take(&mut self, name: &str, launch: &Launch) -> Option<Program> {
        let place = self.waiting.iter().position(|other| other.name == name && other.launch == *launch)?;
        Some(self.waiting.swap_remove(place).program)
    }

    /// Lets a program wait.
    pub(super) fn keep(&mut self, name: &str, launch: Launch, program: Program, farewell: &'static str) {
        self.waiting.push(IdleEngine { name: name.to_owned(), launch, program, farewell });
    }

    /// Ends all who wait: their input ends first, and all at the same time.
    pub(super) fn clear(&mut self) {
        for IdleEngine { program, farewell, .. } in &mut self.waiting {
            program.send(farewell);
            program.close_input();
        }
        for IdleEngine { program, .. } in self.waiting.drain(..) {
            // What it writes belongs to no game.
            let _ = program.end(GRACE);
        }
    }
}

impl Drop for EnginePool {
    fn drop(&mut self) {
        self.clear();
    }
}
