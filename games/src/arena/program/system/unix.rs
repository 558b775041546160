//! What a Unix system does: streams that are never waited for, process groups.

use rustix::event::{PollFd, PollFlags, Timespec};
use rustix::process::{Pid, Signal, WaitId, WaitIdOptions};
use std::fs::File;
use std::io::{self, Read, Write};
use std::os::fd::OwnedFd;
use std::os::unix::net::UnixStream;
use std::os::unix::process::CommandExt;
use std::process::{Child, Command};
use std::time::Duration;

/// A stream to read from, which says that it would block instead of waiting.
#[derive(Debug)]
pub(in super::super) struct Source(File);

impl Source {
    pub(in super::super) fn new(stream: impl Into<OwnedFd>) -> io::Result<Self> {
        let stream = File::from(stream.into());
        rustix::io::ioctl_fionbio(&stream, true)?;
        Ok(Self(stream))
    }
}

impl Read for Source {
    fn read(&mut self, piece: &mut [u8]) -> io::Result<usize> {
        self.0.read(piece)
    }
}

/// A stream to write to, which says that it would block instead of waiting.
#[derive(Debug)]
pub(in super::super) struct Sink(File);

impl Sink {
    pub(in super::super) fn new(stream: impl Into<OwnedFd>) -> io::Result<Self> {
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

/// Waits until there is something to read, also from `news`, or room to write, but no longer than `most`.
pub(in super::super) fn wait(
    sources: [Option<&Source>; 2],
    news: Option<&UnixStream>,
    sink: Option<&Sink>,
    most: Duration,
) {
    let sources = sources.into_iter().flatten().map(|source| PollFd::new(&source.0, PollFlags::IN));
    let mut watched: Vec<PollFd<'_>> = sources.collect();
    watched.extend(news.map(|news| PollFd::new(news, PollFlags::IN)));
    watched.extend(sink.map(|sink| PollFd::new(&sink.0, PollFlags::OUT)));
    // A signal ends the wait early, which does no harm.
    let _ = rustix::event::poll(&mut watched, Timespec::try_from(most).ok().as_ref());
}

/// Lets the program lead a process group of its own, which its children belong to.
pub(in super::super) fn lead(command: &mut Command) {
    command.process_group(0);
}

/// Whether the program has ended. It is left to be reaped, so that its number names no other group.
pub(in super::super) fn has_exited(child: &mut Child) -> bool {
    let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    let Some(pid) = pid(child) else { return true };
    !matches!(rustix::process::waitid(WaitId::Pid(pid), options), Ok(None))
}

/// Kills every process of the program's group.
pub(in super::super) fn kill(child: &mut Child) {
    if let Some(pid) = pid(child) {
        // Nobody may be left.
        let _ = rustix::process::kill_process_group(pid, Signal::KILL);
    }
}

fn pid(child: &Child) -> Option<Pid> {
    i32::try_from(child.id()).ok().and_then(Pid::from_raw)
}
