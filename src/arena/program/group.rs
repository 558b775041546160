//! What only the system can do: end a program with all its children, and limit its memory.

use rustix::process::{Pid, Resource, Rlimit, Signal, WaitId, WaitIdOptions};
use std::io;
use std::process::{Child, Command};
use std::time::{Duration, Instant};

/// How long a killed process may take to be gone.
const LAST_WAIT: Duration = Duration::from_secs(2);

/// Lets the program lead a process group of its own, which its children belong to.
pub(super) fn lead(command: &mut Command) {
    std::os::unix::process::CommandExt::process_group(command, 0);
}

/// Limits the memory for data (heap, stacks of threads, other private pages) of a program that has
/// just begun and of the children that it will have. What is merely reserved does not count, so that
/// virtual machines run.
#[cfg(target_os = "linux")]
pub(super) fn limit_memory(child: &Child, bytes: u64) -> io::Result<()> {
    let limit = Rlimit { current: Some(bytes), maximum: Some(bytes) };
    match rustix::process::prlimit(pid(child), Resource::Data, limit) {
        // It has ended already.
        Ok(_) | Err(rustix::io::Errno::SRCH) => Ok(()),
        Err(error) => Err(error.into()),
    }
}

/// Elsewhere than on Linux only a process itself can be limited.
#[cfg(not(target_os = "linux"))]
pub(super) fn limit_memory(_: &Child, _: u64) -> io::Result<()> {
    Err(io::Error::new(io::ErrorKind::Unsupported, "this system limits no other program's memory"))
}

/// Whether the program has ended. It is left to be reaped, so that its number names no other group.
pub(super) fn has_exited(child: &Child) -> bool {
    let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    let Some(pid) = pid(child) else { return true };
    !matches!(rustix::process::waitid(WaitId::Pid(pid), options), Ok(None))
}

/// Kills the program, if it runs, and every process of its group; then reaps it. Called once.
pub(super) fn kill(child: &mut Child) -> Option<std::process::ExitStatus> {
    if let Some(pid) = pid(child) {
        // Nobody may be left.
        let _ = rustix::process::kill_process_group(pid, Signal::KILL);
    }
    let deadline = Instant::now() + LAST_WAIT;
    let mut nap = Duration::from_micros(20);
    loop {
        match child.try_wait() {
            Ok(Some(status)) => return Some(status),
            Ok(None) if Instant::now() < deadline => std::thread::sleep(nap),
            // The system does not let go of it; nothing more can be done.
            Ok(None) | Err(_) => return None,
        }
        nap = (nap * 2).min(Duration::from_millis(5));
    }
}

fn pid(child: &Child) -> Option<Pid> {
    i32::try_from(child.id()).ok().and_then(Pid::from_raw)
}
