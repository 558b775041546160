use crate::child::Child;
use crate::exit::Exit;
#[cfg(target_os = "linux")]
use crate::launcher::memory::Accounting;
use crate::line_reader::{LineReader, TooMuchOutput};
use crate::platform::Sink;
use crate::program::Program;
use crate::start_error::StartError;
use std::fmt;
use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How often a wait checks for events that cannot wake it: the stop flag, and the exit of a process while one of its
/// children keeps its output open.
const TICK: Duration = Duration::from_millis(20);

/// How long a process may run on after the end of its output. Removing a jail takes a while.
const EXIT_WAIT: Duration = Duration::from_secs(3);

/// How long after the end of a wait its outcome may be known.
const LATE: Duration = Duration::from_millis(500);

const MAX_WAIT: Duration = Duration::from_secs(24 * 60 * 60);

/// How long a killed process may take to disappear.
const KILL_WAIT: Duration = Duration::from_secs(2);

/// How many chunks of standard error are read after the end: more than a pipe holds.
const LAST_CHUNKS: usize = 32;

/// A running program that is sent lines and answers in lines. Dropping it kills the program with its children: its
/// process group, and with a [launcher](crate::launcher) also descendants that have left the group.
///
/// Its pipes are read and written only during waits; in between, a program that writes a lot blocks.
#[derive(Debug)]
pub struct Process {
    child: Child,
    input: Option<Sink>,
    /// Sent by the caller and not yet read by the program.
    unsent: Vec<u8>,
    output: LineReader,
    errors: LineReader,
    /// Whether its end was awaited. What is left of it then is left to its launcher.
    is_killed: bool,
}

#[derive(Clone, Debug)]
pub struct Finished {
    /// The end of its standard error.
    pub errors: String,
    /// `None` if unknown.
    pub exit: Option<Exit>,
}

#[derive(Clone, Copy, Debug)]
pub struct Wait<'a> {
    /// When the clock started. It may be before the call, if the caller had something to do first.
    pub since: Instant,
    pub deadline: Instant,
    /// Ends the wait once it is set.
    pub stop: Option<&'a AtomicBool>,
}

impl Wait<'_> {
    /// A wait of `limit` after `since`, without a stop flag.
    #[must_use]
    pub fn within(since: Instant, limit: Duration) -> Self {
        let deadline = since.checked_add(limit).unwrap_or(since + MAX_WAIT);
        Self { since, deadline, stop: None }
    }
}

/// Why a process returned no line.
#[derive(Debug)]
pub enum ReadError {
    /// It took too long, for the time waited.
    TimedOut(Duration),
    /// It ended, or was killed for exceeding a limit.
    Ended(Exit),
    /// It closed its output and kept running.
    Closed,
    /// It wrote too much.
    TooMuchOutput {
        /// Bytes.
        allowed: u64,
    },
    Stopped,
}

impl From<TooMuchOutput> for ReadError {
    fn from(TooMuchOutput(allowed): TooMuchOutput) -> Self {
        Self::TooMuchOutput { allowed }
    }
}

impl Process {
    /// Starts a program as the leader of a new process group.
    /// Fails if the program cannot be started, or its limits or jail cannot be set up.
    pub fn start(program: &Program) -> Result<Self, StartError> {
        let (child, streams) = Child::start(program)?;
        Ok(Self {
            child,
            input: Some(streams.input),
            unsent: Vec::new(),
            output: LineReader::new(streams.output),
            errors: LineReader::new(streams.errors),
            is_killed: false,
        })
    }

    /// Sends `text` unchanged. What the program does not read at once is written during later waits.
    pub fn send(&mut self, text: &str) {
        self.unsent.extend_from_slice(text.as_bytes());
        self.write_unsent();
    }

    /// Waits for the next line and returns it without trailing white space.
    pub fn read_line(&mut self, wait: Wait<'_>) -> Result<String, ReadError> {
        loop {
            if let Some(line) = self.output.take_line()? {
                return Ok(line);
            }
            self.wait_for_output(wait)?;
        }
    }

    fn wait_for_output(&mut self, wait: Wait<'_>) -> Result<(), ReadError> {
        if self.output.has_ended() {
            let deadline = (Instant::now() + EXIT_WAIT).min(wait.deadline.max(Instant::now()) + LATE);
            return Err(self.wait(deadline).map_or(ReadError::Closed, ReadError::Ended));
        }
        if wait.stop.is_some_and(|stop| stop.load(Ordering::Relaxed)) {
            return Err(ReadError::Stopped);
        }
        let left = wait.deadline.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return Err(ReadError::TimedOut(wait.since.elapsed()));
        }
        let is_quiet = !self.exchange(left.min(TICK));
        if is_quiet && self.child.has_exited() && !self.output.fill() {
            self.output.close();
        }
        Ok(())
    }

    /// Waits for output and returns it as bytes, whether its last line has ended or not. The caller bounds how much it
    /// keeps.
    /// Fails if there is none in time.
    pub fn read_bytes(&mut self, wait: Wait<'_>) -> Result<Vec<u8>, ReadError> {
        loop {
            let bytes = self.output.take_bytes();
            if !bytes.is_empty() {
                return Ok(bytes);
            }
            self.wait_for_output(wait)?;
        }
    }

    /// Returns the output after the last line break.
    #[must_use]
    pub fn unfinished_line(&self) -> String {
        self.output.tail()
    }

    /// Measures the resources of the process now. Without this, a limit that was exceeded briefly may go unnoticed.
    /// Fails if it has exceeded a limit; it is killed then. Fails, too, if it keeps the launcher busy until the deadline.
    pub fn check_limits(&mut self, wait: Wait<'_>) -> Result<(), ReadError> {
        match self.child.check_limits(wait.deadline) {
            Some(None) => Ok(()),
            Some(Some(exit)) => Err(ReadError::Ended(exit)),
            None => Err(ReadError::TimedOut(wait.since.elapsed())),
        }
    }

    pub fn close_input(&mut self) {
        self.write_unsent();
        self.input = None;
    }

    /// Waits for the process to end, and kills its remaining children. Discards its output meanwhile. Returns `None` if
    /// it is still running at `deadline`.
    pub fn wait(&mut self, deadline: Instant) -> Option<Exit> {
        let mut pause = Duration::from_micros(50);
        while !self.child.has_exited() {
            if Instant::now() >= deadline {
                return None;
            }
            self.exchange(pause);
            self.output.discard();
            pause = (pause * 2).min(Duration::from_millis(5));
        }
        // It is killed anyway: that can take longer if it has left much behind.
        self.child.kill(KILL_WAIT.min(deadline.saturating_duration_since(Instant::now()).max(TICK)))
    }

    /// Closes the input of the process, and kills it with all its children if it is still running after `grace`.
    pub fn end(mut self, grace: Duration) -> Finished {
        self.close_input();
        self.wait(Instant::now() + grace);
        let exit = self.child.kill(KILL_WAIT);
        self.is_killed = true;
        Finished { errors: self.take_errors(), exit }
    }

    /// Returns the end of standard error since the last call, and allows the process as much output as at its start.
    pub fn take_errors(&mut self) -> String {
        // Without a launcher, a descendant that has escaped may write forever.
        for _ in 0..LAST_CHUNKS {
            if !self.errors.fill() {
                break;
            }
            self.errors.keep_tail();
        }
        let errors = self.errors.tail();
        self.errors.discard();
        self.output.reset_total();
        errors
    }

    pub fn has_ended(&mut self) -> bool {
        self.child.has_exited()
    }

    /// Waits until there is something to read or space to write, then reads and writes. Returns true if it did.
    fn exchange(&mut self, timeout: Duration) -> bool {
        let sink = self.input.as_ref().filter(|_| !self.unsent.is_empty());
        self.child.wait_for([self.output.source(), self.errors.source()], sink, timeout);
        let unsent = self.unsent.len();
        self.write_unsent();
        let has_read = self.output.fill() | self.errors.fill();
        self.errors.keep_tail();
        has_read || self.unsent.len() < unsent
    }

    /// Writes as much as the program reads without blocking. Once it has closed its input, everything is dropped: its answers
    /// will show whether it needed it.
    fn write_unsent(&mut self) {
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

#[must_use]
pub fn memory_accounting() -> String {
    #[cfg(target_os = "linux")]
    return Accounting::of_this_machine().to_string();
    #[cfg(not(target_os = "linux"))]
    return "memory is not measured: that needs Linux".to_owned();
}

impl Drop for Process {
    fn drop(&mut self) {
        if !self.is_killed {
            self.child.kill(KILL_WAIT);
        }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TimedOut(waited) => write!(f, "no answer within {} ms", waited.as_millis()),
            Self::Ended(exit) => write!(f, "the program ended ({exit}) without an answer"),
            Self::Closed => f.write_str("the program closed its output without an answer"),
            Self::TooMuchOutput { allowed } => write!(f, "the program wrote over {allowed} bytes"),
            Self::Stopped => f.write_str("stopped"),
        }
    }
}

impl std::error::Error for ReadError {}
