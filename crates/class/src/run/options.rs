//! How the programs of a class are run.

use gocheck_sandbox::Sandbox;
use gocheck_text::Phrase;
use std::time::Duration;

/// How programs are started.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RunCommand {
    /// As each program requires.
    Auto,
    /// With this command.
    Words(Vec<String>),
}

/// What programs run on, and what they may use.
pub struct RunOptions<'a> {
    /// The number of fresh sets of puzzles in addition to the given ones.
    pub sets: usize,
    /// The random seed of the fresh sets.
    pub seed: u64,
    /// The time limit for one set.
    pub time: Duration,
    /// The memory limit in MiB.
    pub memory: u64,
    /// The sandbox for the programs.
    pub sandbox: Sandbox,
    /// Called after each set of each program, on the calling thread.
    pub on_set: &'a dyn Fn(),
    /// Called with a remark on the sandbox.
    pub on_note: &'a dyn Fn(&Phrase),
}
