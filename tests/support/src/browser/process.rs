//! Finds and starts the programs that tests of pages need.

use crate::skipped::skipped;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::thread;

/// Killed when the test ends.
pub struct Guard(pub Child);

impl Drop for Guard {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts a program and reads its output up to the line with its address.
///
/// Panics if it exits without such a line.
pub fn start(command: &mut Command, find: impl Fn(&str) -> Option<String>) -> (Guard, String) {
    try_start(command, find).expect("an address")
}

/// Like [`start`], but returns `None` if the program exits without such a line.
pub(super) fn try_start(
    command: &mut Command,
    find: impl Fn(&str) -> Option<String>,
) -> Option<(Guard, String)> {
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let guard = Guard(child);
    let address = lines.by_ref().map_while(Result::ok).find_map(|line| find(&line))?;
    // Later output must be read, or the program blocks.
    thread::spawn(move || lines.map_while(Result::ok).for_each(drop));
    Some((guard, address))
}

/// If set, as in CI, a missing program is an error.
const REQUIRED: &str = "GOCHECK_BROWSER_REQUIRED";

/// Reports that a test is skipped if one of the programs is not installed.
pub fn is_there(programs: &[&str], how: &str) -> bool {
    let is_there = |name: &&str| {
        Command::new(name).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok()
    };
    let all = programs.iter().all(is_there);
    if !all {
        skip(&programs.join(" with "), how);
    }
    all
}

/// Reports that a test is skipped for lack of `what`, and how to install it.
/// Panics if no test may be skipped.
pub fn skip(what: &str, how: &str) {
    let missing = format!("there is no {what} ({how})");
    assert!(std::env::var_os(REQUIRED).is_none(), "{REQUIRED} is set, but {missing}");
    skipped(missing);
}
