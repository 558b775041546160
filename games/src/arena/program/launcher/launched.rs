use super::orders::{LOOK, Report, send_pipe};
use super::{ASKED, Orders};
use crate::arena::program::process::Streams;
use crate::arena::program::start::StartError;
use crate::arena::program::system::{Sink, Source};
use crate::arena::program::{Cause, Ending};
use rustix::event::{PollFd, PollFlags, Timespec};
use rustix::process::{Pid, Signal};
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Read, Write};
use std::net::Shutdown;
use std::os::fd::OwnedFd;
use std::os::unix::fs::MetadataExt;
use std::os::unix::net::UnixStream;
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// How long a launcher may take for what it does at once, on a machine that is very busy.
const PATIENCE: Duration = Duration::from_secs(30);

/// A program that a launcher looks after.
#[derive(Debug)]
pub(in super::super) struct Launched {
    launcher: Child,
    control: UnixStream,
    /// What was read of a report.
    unread: Vec<u8>,
    /// The pipe that is the program's standard input, as the system numbers it.
    input: u64,
    /// The program's process group.
    group: Option<Pid>,
    has_limits: bool,
    ending: Option<Ending>,
}

impl Launched {
    /// Has a launcher start the program with these words. `command` starts the launcher.
    pub(in super::super) fn start(
        mut command: Command,
        words: &[OsString],
        orders: &Orders,
    ) -> Result<(Self, Streams), StartError> {
        let fault = |error: io::Error| StartError::of_system(words, &error);
        let text = serde_json::to_string(orders).map_err(|error| fault(error.into()))?;
        let (control, theirs) = UnixStream::pair().map_err(fault)?;
        let (program_input, input) = io::pipe().map_err(fault)?;
        command.arg(ASKED).arg(text).args(words);
        command.stdin(OwnedFd::from(theirs)).stdout(Stdio::piped()).stderr(Stdio::piped());
        // Ctrl-C in a terminal is for the arena alone.
        command.process_group(0);
        let spawned = command.spawn().map_err(fault)?;
        // It holds the launcher's end of the socket.
        drop(command);
        let mut launched = Self {
            launcher: spawned,
            control,
            unread: Vec::new(),
            input: 0,
            group: None,
            has_limits: orders.memory.is_some() || orders.folder.is_some(),
            ending: None,
        };
        match launched.begin(program_input, input, words) {
            Ok(streams) => Ok((launched, streams)),
            Err(error) => {
                launched.kill(PATIENCE);
                Err(error)
            }
        }
    }

    fn begin(
        &mut self,
        program_input: io::PipeReader,
        input: io::PipeWriter,
        words: &[OsString],
    ) -> Result<Streams, StartError> {
        let fault = |error: io::Error| StartError::of_system(words, &error);
        let pipe = File::from(OwnedFd::from(program_input.try_clone().map_err(fault)?));
        self.input = pipe.metadata().map_err(fault)?.ino();
        drop(pipe);
        send_pipe(&self.control, &program_input).map_err(fault)?;
        drop(program_input);
        self.control.set_nonblocking(true).map_err(fault)?;
        let deadline = Instant::now() + PATIENCE;
        let first = self.wait_for_report(deadline);
        let is_starting = first == Some(Report::Starting);
        match if is_starting { self.wait_for_report(deadline) } else { first } {
            Some(Report::Started { group }) => self.group = Pid::from_raw(group),
            // It is up to the program what its first action is.
            None if is_starting && self.ending.is_some() => {}
            Some(Report::NotStarted { errno: Some(errno), .. }) => {
                return Err(StartError::of(words, &io::Error::from_raw_os_error(errno)));
            }
            Some(Report::NotStarted { reason, .. }) => {
                return Err(StartError::of_system(words, &io::Error::other(reason)));
            }
            _ => return Err(fault(io::Error::other("its launcher does not answer"))),
        }
        let missing = || fault(ErrorKind::BrokenPipe.into());
        Ok(Streams {
            input: Sink::new(input).map_err(fault)?,
            output: Source::new(self.launcher.stdout.take().ok_or_else(missing)?).map_err(fault)?,
            errors: Source::new(self.launcher.stderr.take().ok_or_else(missing)?).map_err(fault)?,
        })
    }

    /// What becomes readable when the program has ended.
    pub(in super::super) const fn source(&self) -> &UnixStream {
        &self.control
    }

    /// How the program has ended, with all its children; nothing while it runs.
    pub(in super::super) fn ending(&mut self) -> Option<&Ending> {
        while self.ending.is_none() && self.report().is_some() {}
        self.ending.as_ref()
    }

    /// Looks whether the program keeps its limits, now.
    pub(in super::super) fn look(&mut self) -> Option<&Ending> {
        if self.has_limits && self.ending().is_none() && self.control.write_all(LOOK).is_ok() {
            let deadline = Instant::now() + PATIENCE;
            while self.ending.is_none()
                && !matches!(self.wait_for_report(deadline), None | Some(Report::Fine))
            {}
        }
        self.ending.as_ref()
    }

    /// Ends the program with all its children, and waits for that, but not for longer than `most`.
    pub(in super::super) fn kill(&mut self, most: Duration) {
        let deadline = Instant::now() + most;
        let _ = self.control.shutdown(Shutdown::Write);
        // A program that nothing holds back may have stopped it.
        let launcher = i32::try_from(self.launcher.id()).ok().and_then(Pid::from_raw);
        let _ = launcher.map(|launcher| rustix::process::kill_process(launcher, Signal::CONT));
        while self.ending.is_none() && self.wait_for_report(deadline).is_some() {}
        // It has nothing more to do; one that still has is the last that sees to the children.
        while self.ending.is_some()
            && matches!(self.launcher.try_wait(), Ok(None))
            && Instant::now() < deadline
        {
            std::thread::sleep(Duration::from_micros(50));
        }
    }

    /// Waits for the next report; nothing when none comes.
    fn wait_for_report(&mut self, deadline: Instant) -> Option<Report> {
        loop {
            if let Some(report) = self.report() {
                return Some(report);
            }
            let left = deadline.saturating_duration_since(Instant::now());
            if left.is_zero() || self.ending.is_some() {
                return None;
            }
            let mut watched = [PollFd::new(&self.control, PollFlags::IN)];
            let _ = rustix::event::poll(&mut watched, Timespec::try_from(left).ok().as_ref());
        }
    }

    /// The next report that is there. The end is kept.
    fn report(&mut self) -> Option<Report> {
        let line = loop {
            if let Some(end) = memchr::memchr(b'\n', &self.unread) {
                break self.unread.drain(..=end).collect::<Vec<u8>>();
            }
            let mut piece = [0; 512];
            match self.control.read(&mut piece) {
                Ok(0) => {
                    self.lose_launcher();
                    return None;
                }
                Ok(read) => self.unread.extend_from_slice(&piece[..read]),
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) if error.kind() == ErrorKind::WouldBlock => return None,
                Err(_) => {
                    self.lose_launcher();
                    return None;
                }
            }
        };
        let report = serde_json::from_slice(&line).ok()?;
        if let Report::Ended { status, cause } = &report {
            self.ending = Some(Ending { status: ExitStatus::from_raw(*status), cause: cause.clone() });
        }
        Some(report)
    }

    /// Kills whoever has the program's standard input as its own: nobody has told which process it is.
    fn kill_readers(&self) {
        let input = PathBuf::from(format!("pipe:[{}]", self.input));
        for process in fs::read_dir("/proc").into_iter().flatten().flatten() {
            let pid = process.file_name().to_str().and_then(|name| name.parse().ok()).and_then(Pid::from_raw);
            if let Some(pid) = pid
                && fs::read_link(process.path().join("fd/0")).is_ok_and(|path| path == input)
            {
                let _ = rustix::process::kill_process(pid, Signal::KILL);
            }
        }
    }

    /// The launcher was killed: what can be done without it is done.
    fn lose_launcher(&mut self) {
        if self.ending.is_none() {
            match self.group {
                Some(group) => drop(rustix::process::kill_process_group(group, Signal::KILL)),
                None => self.kill_readers(),
            }
            // Not even a launcher that was stopped is left.
            let _ = self.launcher.kill();
            let status = self.launcher.wait().unwrap_or_default();
            self.ending = Some(Ending { status, cause: Cause::Launcher });
        }
    }
}
