use std::ffi::OsString;
use std::fmt;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

/// How much of what a program writes to standard error is kept.
const KEPT_ERRORS: u64 = 4096;

/// A program that is talked to in lines. It is killed when the value is dropped.
#[derive(Debug)]
pub struct Program {
    process: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
    errors: Receiver<String>,
    written: Vec<String>,
}

/// Why a program did not answer.
#[derive(Debug)]
pub enum ProgramError {
    /// It took too long.
    Late(Duration),
    /// It closed its output.
    Ended(Option<ExitStatus>),
    /// It could not be written to.
    Io(io::Error),
}

impl Program {
    /// Starts `command`, the program's name first.
    ///
    /// # Errors
    /// When there is no command or it cannot be started.
    pub fn start(command: &[OsString]) -> io::Result<Self> {
        let [name, arguments @ ..] = command else {
            return Err(io::Error::new(io::ErrorKind::InvalidInput, "no command"));
        };
        let mut process = Command::new(name)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()?;
        let input = process.stdin.take();
        let lines = process.stdout.take().map(read_lines);
        let errors = process.stderr.take().map(read_errors);
        let missing = || io::Error::other("no pipe to the program");
        Ok(Self {
            process,
            input,
            lines: lines.ok_or_else(missing)?,
            errors: errors.ok_or_else(missing)?,
            written: Vec::new(),
        })
    }

    /// Sends `text` as it is.
    ///
    /// # Errors
    /// When the program does not take it.
    pub fn send(&mut self, text: &str) -> Result<(), ProgramError> {
        let input = self.input.as_mut().ok_or(ProgramError::Ended(None))?;
        input.write_all(text.as_bytes()).and_then(|()| input.flush()).map_err(ProgramError::Io)
    }

    /// Waits for a line until `deadline`.
    ///
    /// # Errors
    /// When none comes: the program is late or has ended.
    pub fn read_line(&mut self, deadline: Instant) -> Result<String, ProgramError> {
        let started = Instant::now();
        match self.lines.recv_timeout(deadline.saturating_duration_since(started)) {
            Ok(line) => {
                self.written.push(line.clone());
                Ok(line)
            }
            Err(RecvTimeoutError::Timeout) => Err(ProgramError::Late(started.elapsed())),
            Err(RecvTimeoutError::Disconnected) => {
                Err(ProgramError::Ended(self.wait(Instant::now() + Duration::from_millis(200))))
            }
        }
    }

    /// Ends the program's input.
    pub fn close_input(&mut self) {
        self.input = None;
    }

    /// Waits for the program to end; nothing when it still runs at `deadline`.
    pub fn wait(&mut self, deadline: Instant) -> Option<ExitStatus> {
        loop {
            if let Ok(Some(status)) = self.process.try_wait() {
                return Some(status);
            }
            if Instant::now() >= deadline {
                return None;
            }
            thread::sleep(Duration::from_millis(2));
        }
    }

    /// What the program has written so far and was read.
    #[must_use]
    pub fn written(&self) -> &[String] {
        &self.written
    }

    /// Ends the program and gives what it wrote to standard error, as far as it is kept.
    #[must_use]
    pub fn end(mut self) -> String {
        self.close_input();
        let _ = self.process.kill();
        // A child of the program may keep the pipe open.
        self.errors.recv_timeout(Duration::from_millis(500)).unwrap_or_default()
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It has ended, or now does.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn read_lines(output: impl Read + Send + 'static) -> Receiver<String> {
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || {
        for line in BufReader::new(output).split(b'\n').map_while(Result::ok) {
            let line = String::from_utf8_lossy(&line).trim_end().to_owned();
            if sender.send(line).is_err() {
                break;
            }
        }
    });
    receiver
}

/// Gives the first of it at the end, and reads the rest so that the program need not wait.
fn read_errors(mut output: impl Read + Send + 'static) -> Receiver<String> {
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || {
        let mut kept = Vec::new();
        let _ = output.by_ref().take(KEPT_ERRORS).read_to_end(&mut kept);
        let _ = io::copy(&mut output, &mut io::sink());
        let _ = sender.send(String::from_utf8_lossy(&kept).into_owned());
    });
    receiver
}

impl fmt::Display for ProgramError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Late(waited) => write!(f, "no answer within {} ms", waited.as_millis()),
            Self::Ended(Some(status)) => write!(f, "the program ended ({status}) without an answer"),
            Self::Ended(None) => f.write_str("the program closed its output without an answer"),
            Self::Io(error) => write!(f, "the program takes no input: {error}"),
        }
    }
}

impl std::error::Error for ProgramError {}
