//! A program that is run and watched over: nothing it does or fails to do makes its caller wait
//! beyond the given time, and no process of it is left behind.

#[cfg(target_os = "linux")]
mod escaped;
mod launch;
mod pipe;
mod system;

pub use launch::{Launch, LaunchError};

use pipe::Pipe;
use std::fmt;
use std::io::{self, Write};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use system::{Sink, Source};

/// How often a wait looks at what cannot wake it: the wish to stop, and a program that has ended while
/// a child of its own holds its output open.
const TICK: Duration = Duration::from_millis(20);

/// How long after the end of its output a program is still expected to end.
const EXIT_WAIT: Duration = Duration::from_millis(200);

/// What a longer wait is cut to.
const MAX_WAIT: Duration = Duration::from_secs(24 * 60 * 60);

/// How long a killed process may take to be gone.
const LAST_WAIT: Duration = Duration::from_secs(2);

/// How many pieces of standard error are taken in after the end: more than a pipe holds.
const LAST_PIECES: usize = 32;

/// A program that is talked to in lines. With its children it is killed when the value is dropped: all
/// of its process group, and on Linux those too that have left the group.
///
/// Its pipes are looked after while it is waited for; in between, a program that writes much waits.
#[derive(Debug)]
pub struct Program {
    process: Child,
    input: Option<Sink>,
    /// What has been sent and not been taken.
    unsent: Vec<u8>,
    output: Pipe,
    errors: Pipe,
    /// Whether it was killed and reaped, and how it had ended.
    reaped: Option<Option<ExitStatus>>,
    #[cfg(target_os = "linux")]
    mark: String,
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
    /// It ended.
    Ended(ExitStatus),
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
    /// When it cannot be started or its memory not be limited.
    pub fn start(launch: &Launch) -> io::Result<Self> {
        let [name, arguments @ ..] = &launch.words[..] else {
            return Err(io::Error::new(io::ErrorKind::InvalidInput, "no command"));
        };
        let mut command = Command::new(name);
        command.args(arguments);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        if let Some(folder) = &launch.folder {
            command.current_dir(folder);
        }
        system::lead(&mut command);
        #[cfg(target_os = "linux")]
        let mark = escaped::new_mark();
        #[cfg(target_os = "linux")]
        command.env(escaped::VARIABLE, &mark);
        let mut process = command.spawn()?;
        let input = process.stdin.take().map(Sink::new).transpose();
        let output = process.stdout.take().map(Source::new).transpose();
        let errors = process.stderr.take().map(Source::new).transpose();
        let limited = launch.memory.map_or(Ok(()), |bytes| system::limit_memory(&process, bytes));
        match (input, output, errors, limited) {
            (Ok(input), Ok(output), Ok(errors), Ok(())) => Ok(Self {
                process,
                input,
                unsent: Vec::new(),
                output: Pipe::new(output),
                errors: Pipe::new(errors),
                reaped: None,
                #[cfg(target_os = "linux")]
                mark,
            }),
            (Err(error), ..) | (_, Err(error), ..) | (_, _, Err(error), _) | (.., Err(error)) => {
                reap(&mut process);
                Err(error)
            }
        }
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
            if is_quiet && self.has_exited() && !self.output.fill() {
                self.output.close();
            }
        }
    }

    /// Ends the program's input.
    pub fn close_input(&mut self) {
        self.push();
        self.input = None;
    }

    /// Waits for the program to end; nothing when it still runs at `deadline`. What it writes is
    /// passed over. Whatever children it leaves are killed.
    pub fn wait(&mut self, deadline: Instant) -> Option<ExitStatus> {
        let mut nap = Duration::from_micros(50);
        while !self.has_exited() {
            if Instant::now() >= deadline {
                return None;
            }
            if self.output.has_ended() && self.errors.has_ended() {
                std::thread::sleep(nap);
            } else {
                self.attend(nap);
            }
            self.output.discard();
            nap = (nap * 2).min(Duration::from_millis(5));
        }
        self.kill()
    }

    /// Ends the program with all its children: its input ends, and what still runs after `grace` is
    /// killed. Gives the last part of what it wrote to standard error.
    #[must_use]
    pub fn end(mut self, grace: Duration) -> String {
        self.close_input();
        self.wait(Instant::now() + grace);
        self.kill();
        // What had been written before; who has left the group may go on for ever.
        for _ in 0..LAST_PIECES {
            if !self.errors.fill() {
                break;
            }
            self.errors.keep_tail();
        }
        self.errors.tail()
    }

    fn has_exited(&mut self) -> bool {
        self.reaped.is_some() || system::has_exited(&mut self.process)
    }

    fn kill(&mut self) -> Option<ExitStatus> {
        if let Some(status) = self.reaped {
            return status;
        }
        let status = reap(&mut self.process);
        #[cfg(target_os = "linux")]
        escaped::kill(&self.mark, self.process.id());
        self.reaped = Some(status);
        status
    }

    /// Waits until there is something to read or room to write, and sees to it; whether there was.
    fn attend(&mut self, most: Duration) -> bool {
        let room = self.input.as_ref().filter(|_| !self.unsent.is_empty());
        system::wait([self.output.source(), self.errors.source()], room, most);
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

impl Drop for Program {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Kills the program, if it runs, and its children; then reaps it. Called once.
fn reap(process: &mut Child) -> Option<ExitStatus> {
    system::kill(process);
    let deadline = Instant::now() + LAST_WAIT;
    let mut nap = Duration::from_micros(20);
    loop {
        match process.try_wait() {
            Ok(Some(status)) => return Some(status),
            Ok(None) if Instant::now() < deadline => std::thread::sleep(nap),
            // The system does not let go of it; nothing more can be done.
            Ok(None) | Err(_) => return None,
        }
        nap = (nap * 2).min(Duration::from_millis(5));
    }
}

impl fmt::Display for ProgramError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Late(waited) => write!(f, "no answer within {} ms", waited.as_millis()),
            Self::Ended(status) => write!(f, "the program ended ({status}) without an answer"),
            Self::Closed => f.write_str("the program closed its output without an answer"),
            Self::Flood { allowed } => write!(f, "the program wrote over {allowed} bytes"),
            Self::Stopped => f.write_str("stopped"),
        }
    }
}

impl std::error::Error for ProgramError {}
