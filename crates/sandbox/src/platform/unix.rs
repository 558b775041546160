//! Unix: non-blocking pipes and process groups.

use rustix::event::{PollFd, PollFlags, Timespec};
use rustix::process::{Pid, Signal, WaitId, WaitIdOptions};
use std::fs::File;
use std::io::{self, Read, Write};
use std::os::fd::{OwnedFd, RawFd};
use std::os::unix::net::UnixStream;
use std::os::unix::process::CommandExt;
use std::process::{Child, Command};
use std::sync::Once;
use std::time::Duration;

/// Keeps files that this process inherited, such as those of the user's shell, from the programs that it starts. Files that
/// Rust opens are closed in them anyway.
pub(crate) fn close_inherited() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| close_fds::set_fds_cloexec_threadsafe(FIRST_INHERITED, &[]));
}

/// The first descriptor after the standard streams.
const FIRST_INHERITED: RawFd = 3;

/// A stream to read from. Returns `WouldBlock` instead of waiting.
#[derive(Debug)]
pub(crate) struct Source(File);

impl Source {
    pub(crate) fn new(stream: impl Into<OwnedFd>) -> io::Result<Self> {
        let stream = File::from(stream.into());
        rustix::io::ioctl_fionbio(&stream, true)?;
        Ok(Self(stream))
    }
}

impl Read for Source {
    fn read(&mut self, chunk: &mut [u8]) -> io::Result<usize> {
        self.0.read(chunk)
    }
}

/// A stream to write to. Returns `WouldBlock` instead of waiting.
#[derive(Debug)]
pub(crate) struct Sink(File);

impl Sink {
    pub(crate) fn new(stream: impl Into<OwnedFd>) -> io::Result<Self> {
        let stream = File::from(stream.into());
        rustix::io::ioctl_fionbio(&stream, true)?;
        Ok(Self(stream))
    }
}

impl Write for Sink {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// Waits until there is something to read, including from `control`, or space to write, but not longer than `timeout`.
pub(crate) fn wait(
    sources: [Option<&Source>; 2],
    control: Option<&UnixStream>,
    sink: Option<&Sink>,
    timeout: Duration,
) {
    let sources = sources.into_iter().flatten().map(|source| PollFd::new(&source.0, PollFlags::IN));
    let mut watched: Vec<PollFd<'_>> = sources.collect();
    watched.extend(control.map(|control| PollFd::new(control, PollFlags::IN)));
    watched.extend(sink.map(|sink| PollFd::new(&sink.0, PollFlags::OUT)));
    // A signal may end the wait early, which does no harm.
    let _ = rustix::event::poll(&mut watched, Timespec::try_from(timeout).ok().as_ref());
}

/// Makes the process the leader of a new process group, which its children belong to.
pub(crate) fn set_group_leader(command: &mut Command) {
    command.process_group(0);
}

/// Does not reap the process, so that its id is not reused for another group.
pub(crate) fn has_exited(child: &mut Child) -> bool {
    let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    let Some(pid) = pid(child) else { return true };
    !matches!(rustix::process::waitid(WaitId::Pid(pid), options), Ok(None))
}

/// Kills every process of the group that the process leads.
pub(crate) fn kill_tree(child: &mut Child) {
    if let Some(pid) = pid(child) {
        // Fails if none is left.
        let _ = rustix::process::kill_process_group(pid, Signal::KILL);
    }
}

fn pid(child: &Child) -> Option<Pid> {
    i32::try_from(child.id()).ok().and_then(Pid::from_raw)
}
