use super::descendants;
use super::files::FolderLimit;
use super::filter;
use super::memory::{self, MemoryLimit};
use super::messages::{CHECK_LIMITS, LaunchRequest, Report, receive_pipe};
use crate::exit::ExitCause;
use rustix::event::{PollFd, PollFlags, Timespec};
use rustix::fs::{MemfdFlags, memfd_create};
use rustix::io::FdFlags;
use rustix::process::{Pid, Resource, Rlimit};
use signal_hook::consts::SIGCHLD;
use std::ffi::OsString;
use std::fs::File;
use std::io::{self, PipeReader, Read, Seek, Write};
use std::os::fd::{AsFd, AsRawFd, OwnedFd};
use std::os::unix::net::UnixStream;
use std::os::unix::process::CommandExt;
use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

/// Runs a launcher from start to end.
pub(super) fn supervise(mut arguments: impl Iterator<Item = OsString>) -> ExitCode {
    let request = arguments.next().unwrap_or_default();
    let words: Vec<OsString> = arguments.collect();
    let Ok(request) = serde_json::from_slice(request.as_encoded_bytes()) else {
        eprintln!("invalid request: a launcher is not started by hand");
        return ExitCode::from(2);
    };
    let Ok(control) = io::stdin().as_fd().try_clone_to_owned() else { return ExitCode::FAILURE };
    let mut launcher = Launcher { control: UnixStream::from(control), request, words };
    match launcher.start() {
        Ok(running) => launcher.finish(running),
        Err(error) => {
            descendants::kill_all(|_, _| {});
            let errno = error.raw_os_error();
            launcher.report(&Report::NotStarted { errno, reason: error.to_string() });
        }
    }
    ExitCode::SUCCESS
}

struct Launcher {
    control: UnixStream,
    request: LaunchRequest,
    words: Vec<OsString>,
}

/// The running program and its measurements.
struct Running {
    group: Pid,
    /// Readable after a child has ended.
    children: UnixStream,
    memory: Option<MemoryLimit>,
    folder: Option<FolderLimit>,
    /// The pipe through which a jail reports that its program has run.
    jail_status: Option<PipeReader>,
}

impl Launcher {
    fn start(&mut self) -> io::Result<Running> {
        rustix::process::set_child_subreaper(Some(rustix::process::getpid()))?;
        let input = receive_pipe(&self.control)?;
        let (children, signal) = UnixStream::pair()?;
        children.set_nonblocking(true)?;
        if let Some(limit) = self.request.file_size {
            let limit = Rlimit { current: Some(limit), maximum: Some(limit) };
            rustix::process::setrlimit(Resource::Fsize, limit)?;
        }
        let parent = self.request.cgroup_parent.as_ref();
        let in_memory = self.request.jail.as_ref().map(|jail| jail.in_memory.clone());
        let memory =
            self.request.memory.map(|limit| MemoryLimit::new(limit, parent, in_memory)).transpose()?;
        let folder = self.request.folder.take().map(|(folder, limit)| FolderLimit::new(folder, limit));
        signal_hook::low_level::pipe::register(SIGCHLD, signal)?;
        self.report(&Report::Starting);
        let (group, jail_status) = match &memory {
            Some(memory) => memory.apply_to(|| self.spawn(input)),
            None => self.spawn(input),
        }?;
        // Only the program keeps its pipes open.
        let null = File::options().read(true).write(true).open("/dev/null")?;
        rustix::stdio::dup2_stdin(&null)?;
        rustix::stdio::dup2_stdout(&null)?;
        rustix::stdio::dup2_stderr(&null)?;
        self.report(&Report::Started { group: group.as_raw_nonzero().get() });
        Ok(Running { group, children, memory, folder, jail_status })
    }

    fn spawn(&self, input: OwnedFd) -> io::Result<(Pid, Option<PipeReader>)> {
        let [name, words @ ..] = &self.words[..] else { return Err(io::ErrorKind::InvalidInput.into()) };
        let mut command = Command::new(name);
        let mut status = None;
        let mut filter_file = None;
        if let Some(options) = &self.request.jail {
            let (reader, writer) = io::pipe()?;
            add_descriptor(&mut command, &options.status, &writer)?;
            status = Some((reader, writer));
            // A pipe may be too small: the kernel shrinks those of a user who has many.
            let mut file = File::from(memfd_create("filter", MemfdFlags::CLOEXEC)?);
            // Without a cgroup, shared memory that no process uses would not be counted.
            file.write_all(&filter::instructions(self.request.cgroup_parent.is_some())?)?;
            file.rewind()?;
            add_descriptor(&mut command, &options.filter, &file)?;
            filter_file = Some(file);
        }
        command.args(words).stdin(Stdio::from(input)).process_group(0);
        let process = command.spawn()?;
        drop(filter_file);
        let group = i32::try_from(process.id()).ok().and_then(Pid::from_raw);
        let group = group.ok_or_else(|| io::Error::other("the new process has no id"))?;
        Ok((group, status.map(|(reader, _)| reader)))
    }

    /// Watches the program until it has ended or must end, kills what is left of it, and reports.
    fn finish(&mut self, mut running: Running) {
        let mut status = None;
        let exceeded = self.watch(&mut running, &mut status);
        if let Some(cause) = &exceeded {
            // Removing what the program leaves can take seconds.
            self.report(&Report::Exceeded { cause: cause.clone() });
        }
        let leader = running.group;
        descendants::kill_all(|pid, raw| {
            if pid == leader {
                status = Some(raw);
            }
        });
        let failed_status = running.jail_status.take().filter(|_| status.is_some_and(|status| status != 0));
        let cause = match exceeded.or_else(|| running.exceeded_at_end()) {
            Some(cause) => cause,
            None if failed_status.is_some_and(never_ran) => ExitCause::JailFailed,
            None => ExitCause::Program,
        };
        // Removes the cgroup.
        drop(running);
        // If another process has reaped it, it was killed (signal 9).
        self.report(&Report::Ended { status: status.unwrap_or(9), cause });
    }

    /// Watches until the program has ended, the parent asks for its end, or it exceeds a limit, which is returned.
    fn watch(&mut self, running: &mut Running, status: &mut Option<i32>) -> Option<ExitCause> {
        let mut measured = Instant::now();
        loop {
            let leader = running.group;
            descendants::reap(|pid, raw| {
                if pid == leader {
                    *status = Some(raw);
                }
            });
            if status.is_some() {
                return None;
            }
            let pause = running.period().map(|period| period.saturating_sub(measured.elapsed()));
            let mut polled =
                [PollFd::new(&self.control, PollFlags::IN), PollFd::new(&running.children, PollFlags::IN)];
            let pause = pause.and_then(|pause| Timespec::try_from(pause).ok());
            // A signal may interrupt this, too: it is the one awaited.
            let _ = rustix::event::poll(&mut polled, pause.as_ref());
            let is_asked = !polled[0].revents().is_empty();
            let _ = running.children.read(&mut [0; 64]);
            if is_asked {
                let mut asked = [0];
                match self.control.read(&mut asked) {
                    Ok(1) if asked == CHECK_LIMITS => match running.exceeded() {
                        Some(cause) => return Some(cause),
                        None => self.report(&Report::WithinLimits),
                    },
                    _ => return None,
                }
            }
            if running.period().is_some_and(|period| measured.elapsed() >= period) {
                if let Some(cause) = running.exceeded() {
                    return Some(cause);
                }
                measured = Instant::now();
            }
        }
    }

    fn report(&mut self, report: &Report) {
        let mut line = serde_json::to_vec(report).unwrap_or_default();
        line.push(b'\n');
        // Fails if the parent is gone.
        let _ = self.control.write_all(&line);
    }
}

impl Running {
    fn period(&self) -> Option<Duration> {
        let memory = self.memory.as_ref().map(|_| memory::PERIOD);
        [memory, self.folder.as_ref().map(FolderLimit::period)].into_iter().flatten().min()
    }

    fn exceeded(&mut self) -> Option<ExitCause> {
        let memory = self.memory.as_mut().and_then(MemoryLimit::exceeded);
        memory.or_else(|| self.folder.as_mut()?.exceeded().map(ExitCause::FileLimit))
    }

    fn exceeded_at_end(&mut self) -> Option<ExitCause> {
        let memory = self.memory.as_mut().and_then(MemoryLimit::exceeded);
        memory.or_else(|| self.folder.as_mut()?.exceeded_at_end().map(ExitCause::FileLimit))
    }
}

/// Adds an option with a descriptor, which the jail inherits. This launcher starts no other process.
fn add_descriptor(command: &mut Command, option: &str, descriptor: &(impl AsFd + AsRawFd)) -> io::Result<()> {
    rustix::io::fcntl_setfd(descriptor, FdFlags::empty())?;
    command.arg(option).arg(descriptor.as_raw_fd().to_string());
    Ok(())
}

/// Returns true if a jail has ended without reporting an exit status of the program in it.
fn never_ran(mut status: PipeReader) -> bool {
    let mut text = String::new();
    let _ = status.read_to_string(&mut text);
    !text.contains("\"exit-code\"")
}
