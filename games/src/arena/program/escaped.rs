//! Children that have left their program's process group, as daemons do, are known by a mark in their
//! environment. One that has also thrown its environment away is not found.

use rustix::process::{Pid, PidfdFlags, Signal};
use std::fs;
use std::sync::atomic::{AtomicU64, Ordering};

/// The variable that marks a program and, because they inherit it, its children.
pub(super) const VARIABLE: &str = "GOCHECK_PROGRAM";

/// Who is killed may have had children meanwhile: how often they are looked for.
const ROUNDS: usize = 3;

/// A mark that no other program has.
pub(super) fn new_mark() -> String {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    format!("{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed))
}

/// Kills every process with the mark. Those that began before the program are not looked at, save
/// when the numbers of processes have begun anew.
pub(super) fn kill(mark: &str, program: u32) {
    for _ in 0..ROUNDS {
        let entries = fs::read_dir("/proc").into_iter().flatten().flatten();
        let numbers = entries.filter_map(|entry| entry.file_name().to_str()?.parse::<i32>().ok());
        let later = numbers.filter(|&number| u32::try_from(number).is_ok_and(|number| number > program));
        let killed = later.filter(|&number| kill_marked(mark, number)).count();
        if killed == 0 {
            return;
        }
    }
}

/// Kills the process with this number if it has the mark; whether it had.
fn kill_marked(mark: &str, number: i32) -> bool {
    // A handle first: the number may be another process's by the time it is killed.
    let handle = Pid::from_raw(number).map(|pid| rustix::process::pidfd_open(pid, PidfdFlags::empty()));
    let Some(Ok(handle)) = handle else { return false };
    let environment = fs::read(format!("/proc/{number}/environ")).unwrap_or_default();
    let expected = format!("{VARIABLE}={mark}");
    let is_marked = environment.split(|&byte| byte == 0).any(|variable| variable == expected.as_bytes());
    is_marked && rustix::process::pidfd_send_signal(&handle, Signal::KILL).is_ok()
}
