//! Progress is shown on a terminal, and nowhere else.

use crate::cli::folder;
use crate::gocheck;
use std::process::Command;
use test_support::{quoted, run};

/// The work takes several seconds.
#[cfg(target_os = "linux")]
#[test]
fn a_long_count_shows_that_it_is_running() {
    let folder = folder(&[]);
    // The terminal of `script`, from util-linux, which no distribution lacks.
    let count = format!("{} perft 5 --size 7", quoted(env!("CARGO_BIN_EXE_gocheck")));
    let shown = run(Command::new("script").current_dir(folder.path()).args(["-qec", &count, "/dev/null"])).1;
    // Seconds are counted, and the line is cleared before the result.
    assert!(shown.contains(" 2s"), "{shown:?}");
    let result = shown.rsplit("\u{1b}[2K").next().unwrap().lines().next().unwrap().trim();
    let (status, stdout, stderr) = run(gocheck(folder.path()).args(["perft", "5", "--size", "7"]));
    assert_eq!((status, stdout.trim()), (0, result));
    assert_eq!(stderr.lines().count(), 1, "{stderr:?}");
}
