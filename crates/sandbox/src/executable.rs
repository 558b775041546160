//! Files that are written to be run.
//!
//! Between fork and exec, a child has a copy of every open file of its parent. If one of them is an executable that another
//! thread is writing, nobody can run that file until the child has called exec: "Text file busy". So no child is started
//! while an executable is open.

use std::fs;
use std::io;
use std::path::Path;
use std::process::{Child, Command};
use std::sync::{PoisonError, RwLock};

/// Writers of executables share it; starting a child needs it alone.
static OPEN_EXECUTABLES: RwLock<()> = RwLock::new(());

/// Writes a file that can be run as soon as this returns.
///
/// # Errors
/// As [`fs::write`].
pub fn write_executable(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let _shared = OPEN_EXECUTABLES.read().unwrap_or_else(PoisonError::into_inner);
    fs::write(path, bytes)?;
    make_executable(path)
}

/// Like [`Command::spawn`], which returns after exec.
pub(crate) fn spawn(command: &mut Command) -> io::Result<Child> {
    let _alone = OPEN_EXECUTABLES.write().unwrap_or_else(PoisonError::into_inner);
    command.spawn()
}

#[cfg(unix)]
fn make_executable(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    fs::set_permissions(path, fs::Permissions::from_mode(0o755))
}

#[cfg(not(unix))]
#[expect(clippy::unnecessary_wraps, reason = "as on Unix")]
const fn make_executable(_: &Path) -> io::Result<()> {
    Ok(())
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::thread;

    /// Fails within a hundred files if children are started without the lock.
    #[test]
    fn executables_run_while_others_are_started() {
        let folder = tempfile::tempdir().unwrap();
        let write_and_run = |thread: u32| {
            for number in 0..200 {
                let path = folder.path().join(format!("{thread}_{number}"));
                write_executable(&path, b"#!/bin/sh\n").unwrap();
                assert!(spawn(&mut Command::new(&path)).unwrap().wait().unwrap().success());
            }
        };
        thread::scope(|scope| (0..4).for_each(|thread| drop(scope.spawn(move || write_and_run(thread)))));
    }
}
