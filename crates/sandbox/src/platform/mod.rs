//! Streams that never block, and killing a process with its children, on each operating system.

// On Unix it is compiled for its tests only.
#[cfg(any(not(unix), test))]
mod threads;
#[cfg(unix)]
mod unix;

#[cfg(not(unix))]
pub(crate) use threads::{Sink, Source, has_exited, kill_tree, set_group_leader, wait};
#[cfg(unix)]
pub(crate) use unix::{Sink, Source, close_inherited, has_exited, kill_tree, set_group_leader, wait};

/// The standard streams of a child process, seen from its parent.
pub(crate) struct Streams {
    pub(crate) input: Sink,
    pub(crate) output: Source,
    pub(crate) errors: Source,
}
