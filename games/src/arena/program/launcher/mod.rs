//! On Linux a program is started by a launcher: this executable, started once more for each program. It
//! has time to do what cannot be done to another process, before the program's first instruction, and it is
//! there when the arena is not.
//!
//! | file | what is in it |
//! | --- | --- |
//! | `orders` | what a launcher is told and what it tells |
//! | `launched` | the arena's side of it |
//! | `supervise` | the launcher's own side: starts, watches, ends |
//! | `family` | all descendants of a process, and their end |
//! | `meter` | how much memory they use |
//! | `cgroup` | the same, where the system counts |
//! | `files` | how much they have written |
//!
//! Whoever leaves its parent, its process group and its session still becomes the launcher's child, since
//! that is a subreaper (prctl(2)). The launcher ends all of them when the program has ended, when it is told to, and when the
//! arena is gone, however that came: the socket between the two is closed then.

mod cgroup;
mod family;
mod files;
mod launched;
mod meter;
mod orders;
mod supervise;

pub use meter::Meter;

pub(super) use launched::Launched;
pub(super) use orders::Orders;

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::OnceLock;

/// The first argument of an executable that is to be a launcher.
const ASKED: &str = "__launch";

static EXECUTABLE: OnceLock<PathBuf> = OnceLock::new();

/// Makes an executable fit to be the launcher of the programs that it starts: the first thing in its `main`.
/// Gives an exit status when this process was started to be one and has done its work.
#[must_use]
pub fn serve_if_asked() -> Option<ExitCode> {
    let mut arguments = std::env::args_os().skip(1);
    if arguments.next().as_deref() == Some(OsStr::new(ASKED)) {
        return Some(supervise::supervise(arguments));
    }
    // As long as this process runs it names the same file, whatever becomes of the name.
    use_executable(Path::new("/proc/self/exe"));
    None
}

/// Names an executable that calls [`serve_if_asked`], such as `ataxx` or `reversi`, for a process that does not
/// itself. The first name counts. Without one, programs are started directly: children that leave their process
/// group outlive them, and limits are refused.
pub fn use_executable(path: &Path) {
    // A program may have a folder of its own to run in.
    let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let _ = EXECUTABLE.set(path);
}

/// The executable to start as a launcher.
pub(super) fn executable() -> Option<&'static Path> {
    EXECUTABLE.get().map(PathBuf::as_path)
}
