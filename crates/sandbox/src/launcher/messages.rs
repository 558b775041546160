use super::cgroup::Parent;
use crate::exit::ExitCause;
use rustix::net::{RecvAncillaryBuffer, RecvAncillaryMessage, RecvFlags};
use rustix::net::{SendAncillaryBuffer, SendAncillaryMessage, SendFlags};
use serde::{Deserialize, Serialize};
use std::io::{self, IoSlice, IoSliceMut};
use std::mem::MaybeUninit;
use std::os::fd::{AsFd, OwnedFd};
use std::os::unix::net::UnixStream;
use std::path::PathBuf;

/// The first argument of a launcher. The second is a [`LaunchRequest`], the others are the words of the program.
pub(crate) const LAUNCH: &str = "__launch";

/// A request to start a program, in JSON.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct LaunchRequest {
    /// In bytes, for the program and its children together.
    pub(crate) memory: Option<u64>,
    /// The cgroup in which the launcher creates one for the program, if that is possible on this machine.
    pub(crate) cgroup_parent: Option<Parent>,
    /// In bytes, for one file.
    pub(crate) file_size: Option<u64>,
    /// A folder, and the limit on the size of all its files in bytes.
    pub(crate) folder: Option<(PathBuf, u64)>,
    /// Set if the program is a jail, in which another runs.
    pub(crate) jail: Option<JailOptions>,
}

/// Options of a jail that take a descriptor.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct JailOptions {
    /// What the jail writes there shows whether the jailed program has run.
    pub(crate) status: String,
    /// The jail reads a filter of system calls there.
    pub(crate) filter: String,
    /// The folders in it that are file systems in memory.
    pub(crate) in_memory: Vec<PathBuf>,
}

/// A report of a launcher, one line of JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Report {
    /// The program is about to be started. It may be to blame for whatever happens from now on.
    Starting,
    /// The program is running, as the leader of this process group.
    Started { group: i32 },
    /// The program could not be started.
    NotStarted { errno: Option<i32>, reason: String },
    /// The answer to [`CHECK_LIMITS`]: no limit is exceeded.
    WithinLimits,
    /// The program has exceeded a limit, and is being killed.
    Exceeded { cause: ExitCause },
    /// The program and all its descendants have ended.
    Ended { status: i32, cause: ExitCause },
}

pub(crate) const CHECK_LIMITS: &[u8] = b"l";

pub(crate) fn send_pipe(control: &UnixStream, pipe: impl AsFd) -> io::Result<()> {
    let mut space = [MaybeUninit::uninit(); rustix::cmsg_space!(ScmRights(1))];
    let mut ancillary = SendAncillaryBuffer::new(&mut space);
    let pipes = [pipe.as_fd()];
    ancillary.push(SendAncillaryMessage::ScmRights(&pipes));
    rustix::net::sendmsg(control, &[IoSlice::new(b"p")], &mut ancillary, SendFlags::NOSIGNAL)?;
    Ok(())
}

pub(crate) fn receive_pipe(control: &UnixStream) -> io::Result<OwnedFd> {
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
    pipe.ok_or_else(|| io::Error::other("the launcher received no pipe"))
}
