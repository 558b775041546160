use super::family;
use super::files::Files;
use super::meter::Memory;
use super::orders::{LOOK, Orders, Report, receive_pipe};
use crate::arena::program::Cause;
use rustix::event::{PollFd, PollFlags, Timespec};
use rustix::io::FdFlags;
use rustix::process::{Pid, Resource, Rlimit};
use signal_hook::consts::SIGCHLD;
use std::ffi::OsString;
use std::fs::File;
use std::io::{self, PipeReader, Read, Write};
use std::os::fd::{AsFd, AsRawFd, OwnedFd};
use std::os::unix::net::UnixStream;
use std::os::unix::process::CommandExt;
use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

/// The whole life of a launcher.
pub(super) fn supervise(mut arguments: impl Iterator<Item = OsString>) -> ExitCode {
    let orders = arguments.next().unwrap_or_default();
    let words: Vec<OsString> = arguments.collect();
    let Ok(orders) = serde_json::from_slice(orders.as_encoded_bytes()) else {
        eprintln!("a launcher is started by the arena alone");
        return ExitCode::from(2);
    };
    let Ok(control) = io::stdin().as_fd().try_clone_to_owned() else { return ExitCode::FAILURE };
    let mut launcher = Launcher { control: UnixStream::from(control), orders, words };
    match launcher.start() {
        Ok(watch) => launcher.finish(watch),
        Err(error) => {
            family::end(|_, _| {});
            launcher.tidy();
            let errno = error.raw_os_error();
            launcher.tell(&Report::NotStarted { errno, reason: error.to_string() });
        }
    }
    ExitCode::SUCCESS
}

struct Launcher {
    control: UnixStream,
    orders: Orders,
    words: Vec<OsString>,
}

/// A program that runs.
struct Watch {
    group: Pid,
    /// Readable when a child has ended.
    children: UnixStream,
    memory: Option<Memory>,
    files: Option<Files>,
    /// Where a jail says that what is in it had begun.
    jail: Option<PipeReader>,
}

impl Launcher {
    fn start(&mut self) -> io::Result<Watch> {
        rustix::process::set_child_subreaper(Some(rustix::process::getpid()))?;
        let input = receive_pipe(&self.control)?;
        let (children, signal) = UnixStream::pair()?;
        children.set_nonblocking(true)?;
        if let Some(limit) = self.orders.file {
            let limit = Rlimit { current: Some(limit), maximum: Some(limit) };
            rustix::process::setrlimit(Resource::Fsize, limit)?;
        }
        run(&self.orders.before)?;
        let place = self.orders.cgroup.as_deref();
        let memory = self.orders.memory.map(|limit| Memory::new(limit, place));
        let files = self.orders.folder.take().map(|(folder, limit)| Files::new(folder, limit));
        signal_hook::low_level::pipe::register(SIGCHLD, signal)?;
        self.tell(&Report::Starting);
        let (group, jail) = match &memory {
            Some(memory) => memory.around(|| self.spawn(input)),
            None => self.spawn(input),
        }?;
        // The ends of the program's pipes are its own.
        let nothing = File::options().read(true).write(true).open("/dev/null")?;
        rustix::stdio::dup2_stdin(&nothing)?;
        rustix::stdio::dup2_stdout(&nothing)?;
        rustix::stdio::dup2_stderr(&nothing)?;
        self.tell(&Report::Started { group: group.as_raw_nonzero().get() });
        Ok(Watch { group, children, memory, files, jail })
    }

    fn spawn(&self, input: OwnedFd) -> io::Result<(Pid, Option<PipeReader>)> {
        let [name, words @ ..] = &self.words[..] else { return Err(io::ErrorKind::InvalidInput.into()) };
        let mut command = Command::new(name);
        let mut jail = None;
        if let Some(option) = &self.orders.status_option {
            let (reader, writer) = io::pipe()?;
            // Nobody else is started here who could inherit it.
            rustix::io::fcntl_setfd(&writer, FdFlags::empty())?;
            command.arg(option).arg(writer.as_raw_fd().to_string());
            jail = Some((reader, writer));
        }
        command.args(words).stdin(Stdio::from(input)).process_group(0);
        let process = command.spawn()?;
        let group = i32::try_from(process.id()).ok().and_then(Pid::from_raw);
        let group = group.ok_or_else(|| io::Error::other("the system gave no number"))?;
        Ok((group, jail.map(|(reader, _)| reader)))
    }

    /// Watches the program until it ends or has to, ends its children and tells of it.
    fn finish(&mut self, mut watch: Watch) {
        let mut status = None;
        let cause = self.watch(&mut watch, &mut status);
        let leader = watch.group;
        let mut heard = |pid, raw| {
            if pid == leader {
                status = Some(raw);
            }
        };
        family::end(&mut heard);
        let jail = watch.jail.take().filter(|_| status.is_some_and(|status| status != 0));
        // Of a raw status the second byte is the exit status.
        let failure = self.orders.status_of_failure.map(|failure| failure << 8);
        let is_unbuilt = jail.is_some_and(is_unbuilt) || (failure.is_some() && status == failure);
        let cause = match cause.or_else(|| watch.excess()) {
            None if is_unbuilt => Cause::Jail,
            cause => cause.unwrap_or(Cause::Own),
        };
        drop(watch);
        self.tidy();
        // Whoever was killed by others as the last of all was killed.
        self.tell(&Report::Ended { status: status.unwrap_or(9), cause });
    }

    /// Until the leader has ended or the arena wishes an end; why it has to end otherwise.
    fn watch(&mut self, watch: &mut Watch, status: &mut Option<i32>) -> Option<Cause> {
        let mut looked = Instant::now();
        loop {
            let leader = watch.group;
            family::reap(|pid, raw| {
                if pid == leader {
                    *status = Some(raw);
                }
            });
            if status.is_some() {
                return None;
            }
            let pause = watch.period().map(|period| period.saturating_sub(looked.elapsed()));
            let mut watched =
                [PollFd::new(&self.control, PollFlags::IN), PollFd::new(&watch.children, PollFlags::IN)];
            let pause = pause.and_then(|pause| Timespec::try_from(pause).ok());
            // A signal ends the wait, too: it is the one that is waited for.
            let _ = rustix::event::poll(&mut watched, pause.as_ref());
            let is_asked = !watched[0].revents().is_empty();
            let _ = watch.children.read(&mut [0; 64]);
            if is_asked {
                let mut asked = [0];
                match self.control.read(&mut asked) {
                    Ok(1) if asked == LOOK => match watch.excess() {
                        Some(cause) => return Some(cause),
                        None => self.tell(&Report::Fine),
                    },
                    _ => return None,
                }
            }
            if watch.period().is_some_and(|period| looked.elapsed() >= period) {
                if let Some(cause) = watch.excess() {
                    return Some(cause);
                }
                looked = Instant::now();
            }
        }
    }

    fn tidy(&self) {
        let _ = run(&self.orders.after);
    }

    fn tell(&mut self, report: &Report) {
        let mut line = serde_json::to_vec(report).unwrap_or_default();
        line.push(b'\n');
        // An arena that is gone need not be told.
        let _ = self.control.write_all(&line);
    }
}

impl Watch {
    fn period(&self) -> Option<Duration> {
        let memory = self.memory.as_ref().and_then(Memory::period);
        [memory, self.files.as_ref().map(Files::period)].into_iter().flatten().min()
    }

    fn excess(&self) -> Option<Cause> {
        let memory = self.memory.as_ref().and_then(Memory::excess);
        memory.or_else(|| self.files.as_ref().and_then(Files::excess))
    }
}

/// Whether a jail that has ended has said nothing of what was in it.
fn is_unbuilt(mut jail: PipeReader) -> bool {
    let mut said = String::new();
    let _ = jail.read_to_string(&mut said);
    !said.contains("\"exit-code\"")
}

/// Runs a command that takes and gives nothing, if there is one.
fn run(words: &[OsString]) -> io::Result<()> {
    let [name, arguments @ ..] = words else { return Ok(()) };
    let mut command = Command::new(name);
    let output = command.args(arguments).stdin(Stdio::null()).output()?;
    match output.status.success() {
        true => Ok(()),
        false => {
            let said = String::from_utf8_lossy(&output.stderr);
            Err(io::Error::other(format!("{}: {}", name.display(), said.trim())))
        }
    }
}
