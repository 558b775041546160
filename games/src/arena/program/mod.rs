//! A program that is run and watched over: nothing it does or fails to do makes its caller wait
//! beyond the given time, and no process of it is left behind.

mod ending;
// Without launchers there are no jails.
#[cfg_attr(not(target_os = "linux"), allow(dead_code))]
mod jail;
mod launch;
#[cfg(target_os = "linux")]
pub mod launcher;
#[cfg(not(target_os = "linux"))]
pub mod launcher {
    //! Elsewhere than on Linux programs are started directly.

    /// There are no launchers.
    #[must_use]
    pub const fn serve_if_asked() -> Option<std::process::ExitCode> {
        None
    }

    /// None is used.
    pub const fn use_executable(_: &std::path::Path) {}
}
mod pipe;
mod process;
mod start;
mod system;

pub use ending::{Cause, Ending};
pub use jail::{Jail, Sandbox, SandboxError, Tool};
pub use launch::{Launch, LaunchError};
pub use start::StartError;

pub(super) use ending::{write_files, write_memory};

use pipe::Pipe;
use process::Process;
use std::fmt;
use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use system::Sink;

/// How often a wait looks at what cannot wake it: the wish to stop, and a program that has ended while
/// a child of its own holds its output open.
const TICK: Duration = Duration::from_millis(20);

/// How long after the end of its output a program is still expected to end: a sandbox takes its time to be gone,
/// and whoever closes its output and goes on has lost anyway.
const EXIT_WAIT: Duration = Duration::from_secs(3);

/// What a longer wait is cut to.
const MAX_WAIT: Duration = Duration::from_secs(24 * 60 * 60);

/// How long a killed process may take to be gone.
const LAST_WAIT: Duration = Duration::from_secs(2);

/// How many pieces of standard error are taken in after the end: more than a pipe holds.
const LAST_PIECES: usize = 32;

/// A program that is talked to in lines. With its children it is killed when the value is dropped: all
/// of its process group, and by a [`launcher`] those too that have left the group.
///
/// Its pipes are looked after while it is waited for; in between, a program that writes much waits.
#[derive(Debug)]
pub struct Program {
    process: Process,
    input: Option<Sink>,
    /// What has been sent and not been taken.
    unsent: Vec<u8>,
    output: Pipe,
    errors: Pipe,
}

/// What is left of a program.
#[derive(Clone, Debug)]
pub struct Remains {
    /// The last part of what it wrote to standard error.
    pub errors: String,
    /// How it had ended, if that is known.
    pub ending: Option<Ending>,
}

/// How long to wait for a program.
#[derive(Clone, Copy, Debug)]
pub struct Wait<'a> {
    /// Since when: a little before, when there was something to do first.
    pub since: Instant,
    /// Until when.
    pub deadline: Instant,
    /// Somebody's wish to stop.
    pub stop: Option<&'a AtomicBool>,
}

impl Wait<'_> {
    /// Waits for `limit` from `since` on, come what may.
    #[must_use]
    pub fn within(since: Instant, limit: Duration) -> Self {
        let deadline = since.checked_add(limit).unwrap_or(since + MAX_WAIT);
        Self { since, deadline, stop: None }
    }
}

/// Why a program did not answer.
#[derive(Debug)]
pub enum ProgramError {
    /// It took too long: so long was waited.
    Late(Duration),
    /// It ended, or was ended because it broke a limit.
    Ended(Ending),
    /// It closed its output and goes on.
    Closed,
    /// It wrote too much.
    Flood {
        /// The most bytes that are allowed.
        allowed: u64,
    },
    /// The wait was stopped.
    Stopped,
}

impl Program {
    /// Starts a program, as the leader of a process group.
    ///
    /// # Errors
    /// When it cannot be started or its limits not be set.
    pub fn start(launch: &Launch) -> Result<Self, StartError> {
        let (process, streams) = Process::start(launch)?;
        Ok(Self {
            process,
            input: Some(streams.input),
            unsent: Vec::new(),
            output: Pipe::new(Some(streams.output)),
            errors: Pipe::new(Some(streams.errors)),
        })
    }

    /// Sends `text` as it is. What the program does not take now it is given while it is waited for.
    pub fn send(&mut self, text: &str) {
        self.unsent.extend_from_slice(text.as_bytes());
        self.push();
    }

    /// Waits for a line, which is given without its end.
    ///
    /// # Errors
    /// When none comes.
    pub fn read_line(&mut self, wait: Wait<'_>) -> Result<String, ProgramError> {
        loop {
            if let Some(line) = self.output.take_line()? {
                return Ok(line);
            }
            if self.output.has_ended() {
                return Err(self
                    .wait(Instant::now() + EXIT_WAIT)
                    .map_or(ProgramError::Closed, ProgramError::Ended));
            }
            if wait.stop.is_some_and(|stop| stop.load(Ordering::Relaxed)) {
                return Err(ProgramError::Stopped);
            }
            let left = wait.deadline.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Err(ProgramError::Late(wait.since.elapsed()));
            }
            let is_quiet = !self.attend(left.min(TICK));
            if is_quiet && self.process.has_ended() && !self.output.fill() {
                self.output.close();
            }
        }
    }

    /// Looks whether the program keeps its limits, so that it does not depend on luck who is found out.
    ///
    /// # Errors
    /// When not: it was ended for it.
    pub fn look(&mut self) -> Result<(), ProgramError> {
        self.process.look().map_or(Ok(()), |ending| Err(ProgramError::Ended(ending)))
    }

    /// Ends the program's input.
    pub fn close_input(&mut self) {
        self.push();
        self.input = None;
    }

    /// Waits for the program to end; nothing when it still runs at `deadline`. What it writes is
    /// passed over. Whatever children it leaves are killed.
    pub fn wait(&mut self, deadline: Instant) -> Option<Ending> {
        let mut nap = Duration::from_micros(50);
        while !self.process.has_ended() {
            if Instant::now() >= deadline {
                return None;
            }
            self.attend(nap);
            self.output.discard();
            nap = (nap * 2).min(Duration::from_millis(5));
        }
        self.process.end(LAST_WAIT)
    }

    /// Ends the program with all its children: its input ends, and what still runs after `grace` is
    /// killed.
    pub fn end(mut self, grace: Duration) -> Remains {
        self.close_input();
        self.wait(Instant::now() + grace);
        let ending = self.process.end(LAST_WAIT);
        // What had been written before; who has left the group may go on for ever.
        Remains { errors: self.rest(), ending }
    }

    /// Between two games: gives the last part of what it wrote to standard error, and lets it write as much as a
    /// program that has just been started.
    pub fn rest(&mut self) -> String {
        for _ in 0..LAST_PIECES {
            if !self.errors.fill() {
                break;
            }
            self.errors.keep_tail();
        }
        let errors = self.errors.tail();
        self.errors.discard();
        self.output.forget_total();
        errors
    }

    /// Whether it has ended.
    pub fn has_ended(&mut self) -> bool {
        self.process.has_ended()
    }

    /// Waits until there is something to read or room to write, and sees to it; whether there was.
    fn attend(&mut self, most: Duration) -> bool {
        let room = self.input.as_ref().filter(|_| !self.unsent.is_empty());
        self.process.wait_for([self.output.source(), self.errors.source()], room, most);
        let unsent = self.unsent.len();
        self.push();
        let is_heard = self.output.fill() | self.errors.fill();
        self.errors.keep_tail();
        is_heard || self.unsent.len() < unsent
    }

    /// Gives the program what it takes without waiting. One that has closed its input gets no more:
    /// whether that matters its answers will show.
    fn push(&mut self) {
        let Some(input) = &mut self.input else { return self.unsent.clear() };
        while !self.unsent.is_empty() {
            match input.write(&self.unsent) {
                Ok(written) if written > 0 => drop(self.unsent.drain(..written)),
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => return,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Ok(_) | Err(_) => {
                    self.input = None;
                    return self.unsent.clear();
                }
            }
        }
    }
}

/// How the memory of programs is measured here, in words.
#[must_use]
pub fn how_memory_is_measured() -> String {
    #[cfg(target_os = "linux")]
    return launcher::Meter::of_this_machine().to_string();
    #[cfg(not(target_os = "linux"))]
    return "memory is not measured: that needs Linux".to_owned();
}

impl Drop for Program {
    fn drop(&mut self) {
        self.process.end(LAST_WAIT);
    }
}

impl fmt::Display for ProgramError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Late(waited) => write!(f, "no answer within {} ms", waited.as_millis()),
            Self::Ended(ending) => write!(f, "the program ended ({ending}) without an answer"),
            Self::Closed => f.write_str("the program closed its output without an answer"),
            Self::Flood { allowed } => write!(f, "the program wrote over {allowed} bytes"),
            Self::Stopped => f.write_str("stopped"),
        }
    }
}

impl std::error::Error for ProgramError {}
