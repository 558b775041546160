//! What differs from system to system: streams that are never waited for, ending a program with its
//! children.

// On Unix it is there to be tested.
#[cfg(any(not(unix), test))]
mod threads;
#[cfg(unix)]
mod unix;

#[cfg(not(unix))]
pub(super) use threads::{Sink, Source, has_exited, kill, lead, wait};
#[cfg(unix)]
pub(super) use unix::{Sink, Source, has_exited, kill, lead, wait};
