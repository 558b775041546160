//! On Linux, each program is started by a launcher: this executable, run once more. The launcher can do what is
//! impossible from another process before the program's first instruction, and it survives its parent.
//!
//! | file | contents |
//! | --- | --- |
//! | `messages` | requests and reports |
//! | `supervised` | the parent's side |
//! | `supervisor` | the launcher's side: it starts, watches and ends the program |
//! | `descendants` | all descendants of a process, and their end |
//! | `memory` | how much memory they use |
//! | `resident` | the memory of a process |
//! | `held` | memory that the kernel holds for a jailed program |
//! | `file_systems` | file systems in memory that a jail mounts |
//! | `cgroup` | memory, measured by the kernel |
//! | `filter` | the system calls of a jailed program |
//! | `files` | how much they have written |
//! | `deleted` | files that no folder lists any more |
//!
//! The launcher is a subreaper (prctl(2)): a descendant that leaves its parent, its process group and its session
//! becomes the launcher's child. It kills all of them when the program has ended, when it is asked to, and when its
//! parent is gone for whatever reason, which closes the socket between the two.

mod cgroup;
mod deleted;
mod descendants;
mod file_systems;
mod files;
mod filter;
mod held;
pub(crate) mod memory;
pub(crate) mod messages;
mod resident;
pub(crate) mod supervised;
mod supervisor;

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::OnceLock;

static EXECUTABLE: OnceLock<PathBuf> = OnceLock::new();

/// Turns this process into a launcher if it was started as one, and otherwise makes its executable the launcher of the
/// programs that it starts. Call this first in `main`.
/// Returns the exit status of a launcher that is done.
#[must_use]
pub fn serve_if_asked() -> Option<ExitCode> {
    let mut arguments = std::env::args_os().skip(1);
    if arguments.next().as_deref() == Some(OsStr::new(messages::LAUNCH)) {
        return Some(supervisor::supervise(arguments));
    }
    // This path names the same file as long as the process runs, even if the file is renamed.
    use_executable(Path::new("/proc/self/exe"));
    None
}

/// Sets the executable to start as a launcher, for processes that do not call [`serve_if_asked`]. It must be one that
/// does. Only the first call has an effect.
///
/// Without a launcher, programs are started directly: children that leave their process group outlive them, and limits
/// and jails are refused.
pub fn use_executable(path: &Path) {
    // Programs may run in other folders.
    let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let _ = EXECUTABLE.set(path);
}

/// Limits and jails need a launcher.
#[must_use]
pub fn is_available() -> bool {
    executable().is_some()
}

pub(crate) fn executable() -> Option<&'static Path> {
    EXECUTABLE.get().map(PathBuf::as_path)
}
