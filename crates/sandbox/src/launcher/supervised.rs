use super::cgroup::Parent;
use super::messages::{CHECK_LIMITS, LAUNCH, LaunchRequest, Report, send_pipe};
use crate::executable;
use crate::exit::{Exit, ExitCause};
use crate::platform::{Sink, Source, Streams};
use crate::start_error::StartError;
use gocheck_text::phrase;
use rustix::event::{PollFd, PollFlags, Timespec};
use rustix::process::{Pid, PidfdFlags, Signal, pidfd_open, pidfd_send_signal};
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

/// How long a launcher may take to start a program, on a very busy machine.
const TIMEOUT: Duration = Duration::from_secs(30);

/// How long a launcher may take to kill a program before this process helps it. A program can keep it busy.
const KILL_WAIT: Duration = Duration::from_millis(200);

/// A program that a launcher watches.
#[derive(Debug)]
pub(crate) struct Supervised {
    launcher: Child,
    control: UnixStream,
    /// The beginning of the next report.
    unread: Vec<u8>,
    /// The inode of the pipe that is the program's standard input.
    input: u64,
    group: Option<Pid>,
    /// The leader of the group: its id may be used again, this may not.
    leader: Option<OwnedFd>,
    has_limits: bool,
    /// Where the launcher creates a cgroup.
    cgroup_parent: Option<Parent>,
    /// Known before its end if it has exceeded a limit.
    exit: Option<Exit>,
    /// Whether none of its processes is left.
    has_ended: bool,
}

impl Supervised {
    /// Starts a launcher with `command`, which starts the program with these words.
    pub(crate) fn start(
        mut command: Command,
        words: &[OsString],
        request: &LaunchRequest,
    ) -> Result<(Self, Streams), StartError> {
        let fault = |error: io::Error| StartError::of_system(words, &error);
        let text = serde_json::to_string(request).map_err(|error| fault(error.into()))?;
        let (control, launcher_end) = UnixStream::pair().map_err(fault)?;
        let (program_input, input) = io::pipe().map_err(fault)?;
        command.arg(LAUNCH).arg(text).args(words);
        command.stdin(OwnedFd::from(launcher_end)).stdout(Stdio::piped()).stderr(Stdio::piped());
        // Ctrl-C in a terminal is meant for this process only.
        command.process_group(0);
        let spawned = executable::spawn(&mut command).map_err(fault)?;
        // It holds the launcher's end of the socket.
        drop(command);
        let mut supervised = Self {
            launcher: spawned,
            control,
            unread: Vec::new(),
            input: 0,
            group: None,
            leader: None,
            has_limits: request.memory.is_some() || request.folder.is_some(),
            cgroup_parent: request.cgroup_parent.clone(),
            exit: None,
            has_ended: false,
        };
        match supervised.begin(program_input, input, words) {
            Ok(streams) => Ok((supervised, streams)),
            Err(error) => {
                supervised.kill(TIMEOUT);
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
        let deadline = Instant::now() + TIMEOUT;
        let first = self.wait_for_report(deadline);
        let is_starting = first == Some(Report::Starting);
        match if is_starting { self.wait_for_report(deadline) } else { first } {
            Some(Report::Started { group }) => {
                self.group = Pid::from_raw(group);
                self.leader = self.group.and_then(|leader| pidfd_open(leader, PidfdFlags::empty()).ok());
            }
            // The program's first action may have been to kill its launcher.
            None if is_starting && self.exit.is_some() => {}
            Some(Report::NotStarted { errno: Some(errno), .. }) => {
                return Err(StartError::of_exec(words, &io::Error::from_raw_os_error(errno)));
            }
            Some(Report::NotStarted { reason, .. }) => {
                return Err(StartError::of_system(words, &io::Error::other(reason)));
            }
            _ => {
                let reason = phrase!("the launcher does not answer", "启动器没有回应");
                return Err(StartError::unsupported(words, reason));
            }
        }
        let missing = || fault(ErrorKind::BrokenPipe.into());
        Ok(Streams {
            input: Sink::new(input).map_err(fault)?,
            output: Source::new(self.launcher.stdout.take().ok_or_else(missing)?).map_err(fault)?,
            errors: Source::new(self.launcher.stderr.take().ok_or_else(missing)?).map_err(fault)?,
        })
    }

    /// Becomes readable when the program has ended.
    pub(crate) const fn control(&self) -> &UnixStream {
        &self.control
    }

    /// `None` while the program or one of its children is running within its limits.
    pub(crate) fn exit(&mut self) -> Option<&Exit> {
        while self.exit.is_none() && self.report().is_some() {}
        self.exit.as_ref()
    }

    /// Measures the program now. Returns its exit if it has ended, and `None` if that is not known at `deadline`.
    pub(crate) fn check_limits(&mut self, deadline: Instant) -> Option<Option<&Exit>> {
        if self.has_limits && self.exit().is_none() && self.control.write_all(CHECK_LIMITS).is_ok() {
            while self.exit.is_none() {
                match self.wait_for_report(deadline) {
                    Some(Report::WithinLimits) => break,
                    None if self.exit.is_none() => return None,
                    _ => {}
                }
            }
        }
        Some(self.exit.as_ref())
    }

    /// Kills the program with all its children, and waits up to `timeout` for their end.
    pub(crate) fn kill(&mut self, timeout: Duration) {
        let deadline = Instant::now() + timeout;
        let _ = self.control.shutdown(Shutdown::Write);
        // A program without a jail may have stopped its launcher.
        let launcher = i32::try_from(self.launcher.id()).ok().and_then(Pid::from_raw);
        let _ = launcher.map(|launcher| rustix::process::kill_process(launcher, Signal::CONT));
        self.wait_for_end(deadline.min(Instant::now() + KILL_WAIT));
        if !self.has_ended {
            self.kill_leader();
            self.wait_for_end(deadline);
        }
        // A launcher that has reported the end exits at once. One that has not is left to kill the children.
        while self.has_ended && matches!(self.launcher.try_wait(), Ok(None)) && Instant::now() < deadline {
            std::thread::sleep(Duration::from_micros(50));
        }
    }

    fn wait_for_end(&mut self, deadline: Instant) {
        while !self.has_ended && self.wait_for_report(deadline).is_some() {}
    }

    /// Kills the process that the launcher has started, with its group. All other processes in a jail end with it.
    fn kill_leader(&self) {
        if let (Some(leader), Some(group)) = (&self.leader, self.group)
            && pidfd_send_signal(leader, Signal::KILL).is_ok()
        {
            let _ = rustix::process::kill_process_group(group, Signal::KILL);
        }
    }

    /// Waits for the next report. `None` if there is none before `deadline`.
    fn wait_for_report(&mut self, deadline: Instant) -> Option<Report> {
        loop {
            if let Some(report) = self.report() {
                return Some(report);
            }
            let left = deadline.saturating_duration_since(Instant::now());
            if left.is_zero() || self.has_ended {
                return None;
            }
            let mut polled = [PollFd::new(&self.control, PollFlags::IN)];
            let _ = rustix::event::poll(&mut polled, Timespec::try_from(left).ok().as_ref());
        }
    }

    /// Returns the next report that has arrived, and stores the exit.
    fn report(&mut self) -> Option<Report> {
        let line = loop {
            if let Some(end) = memchr::memchr(b'\n', &self.unread) {
                break self.unread.drain(..=end).collect::<Vec<u8>>();
            }
            let mut chunk = [0; 512];
            match self.control.read(&mut chunk) {
                Ok(0) => {
                    self.lose_launcher();
                    return None;
                }
                Ok(read) => self.unread.extend_from_slice(&chunk[..read]),
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) if error.kind() == ErrorKind::WouldBlock => return None,
                Err(_) => {
                    self.lose_launcher();
                    return None;
                }
            }
        };
        let report = serde_json::from_slice(&line).ok()?;
        match &report {
            Report::Ended { status, cause } => self.end(*status, cause, true),
            Report::Exceeded { cause } => self.end(Signal::KILL.as_raw(), cause, false),
            _ => {}
        }
        Some(report)
    }

    fn end(&mut self, status: i32, cause: &ExitCause, has_ended: bool) {
        self.exit = Some(Exit { status: ExitStatus::from_raw(status), cause: cause.clone() });
        self.has_ended = has_ended;
    }

    /// Kills every process whose standard input is the program's. The launcher was lost before it reported the id.
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

    /// Cleans up after the launcher was killed, as far as possible without it.
    fn lose_launcher(&mut self) {
        if !self.has_ended {
            match self.group {
                Some(group) => drop(rustix::process::kill_process_group(group, Signal::KILL)),
                None => self.kill_readers(),
            }
            // The launcher may only be stopped.
            let _ = self.launcher.kill();
            let status = self.launcher.wait().unwrap_or_default();
            if let Some(parent) = &self.cgroup_parent {
                parent.clean_up(self.launcher.id());
            }
            self.exit.get_or_insert(Exit { status, cause: ExitCause::LauncherKilled });
            self.has_ended = true;
        }
    }
}
