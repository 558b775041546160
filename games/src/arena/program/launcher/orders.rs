use crate::arena::program::Cause;
use rustix::net::{RecvAncillaryBuffer, RecvAncillaryMessage, RecvFlags};
use rustix::net::{SendAncillaryBuffer, SendAncillaryMessage, SendFlags};
use serde::{Deserialize, Serialize};
use std::ffi::OsString;
use std::io::{self, IoSlice, IoSliceMut};
use std::mem::MaybeUninit;
use std::os::fd::{AsFd, OwnedFd};
use std::os::unix::net::UnixStream;
use std::path::PathBuf;

/// What a launcher is told beside the program's words: JSON in its second argument.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(in super::super) struct Orders {
    /// The most bytes of memory of the program and its children.
    pub(in super::super) memory: Option<u64>,
    /// The cgroup in which a program may have one of its own, where there is one.
    pub(in super::super) cgroup: Option<PathBuf>,
    /// The most bytes of one file.
    pub(in super::super) file: Option<u64>,
    /// A folder and the most bytes of all files in it.
    pub(in super::super) folder: Option<(PathBuf, u64)>,
    /// The option by which the program, a jail, is given a pipe: what it writes there once the jailed program
    /// has ended says that this had begun.
    pub(in super::super) status_option: Option<String>,
    /// The exit status by which the program, a jail, says that it could not be built.
    pub(in super::super) status_of_failure: Option<i32>,
    /// A command that must succeed first.
    pub(in super::super) before: Vec<OsString>,
    /// A command that tidies up.
    pub(in super::super) after: Vec<OsString>,
}

/// What a launcher tells, a line of JSON each.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Report {
    /// The program is about to be started: what happens from now on it can have done.
    Starting,
    /// The program runs, as the leader of this process group.
    Started { group: i32 },
    /// It does not.
    NotStarted { errno: Option<i32>, reason: String },
    /// It was looked at as asked, and keeps its limits.
    Fine,
    /// It has ended, and all its children.
    Ended { status: i32, cause: Cause },
}

/// Asks a launcher to look at the program now.
pub(super) const LOOK: &[u8] = b"l";

/// Hands over an end of a pipe.
pub(super) fn send_pipe(control: &UnixStream, pipe: impl AsFd) -> io::Result<()> {
    let mut space = [MaybeUninit::uninit(); rustix::cmsg_space!(ScmRights(1))];
    let mut ancillary = SendAncillaryBuffer::new(&mut space);
    let pipes = [pipe.as_fd()];
    ancillary.push(SendAncillaryMessage::ScmRights(&pipes));
    rustix::net::sendmsg(control, &[IoSlice::new(b"p")], &mut ancillary, SendFlags::NOSIGNAL)?;
    Ok(())
}

/// Takes an end of a pipe that is handed over.
pub(super) fn receive_pipe(control: &UnixStream) -> io::Result<OwnedFd> {
    let mut space = [MaybeUninit::uninit(); rustix::cmsg_space!(ScmRights(1))];
    let mut ancillary = RecvAncillaryBuffer::new(&mut space);
    let mut byte = [0];
    rustix::net::recvmsg(
        control,
        &mut [IoSliceMut::new(&mut byte)],
        &mut ancillary,
        RecvFlags::CMSG_CLOEXEC,
    )?;
    let pipe = ancillary.drain().find_map(|message| match message {
        RecvAncillaryMessage::ScmRights(mut pipes) => pipes.next(),
        _ => None,
    });
    pipe.ok_or_else(|| io::Error::other("nobody is there to launch for"))
}
