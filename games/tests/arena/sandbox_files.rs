//! Programs that try to write more to their folder than they may, or to keep the launcher busy with measuring it.
#![cfg(target_os = "linux")]

use crate::REVERSI;
use crate::sandbox::{Contest, python, times};
use std::fs;
use std::os::unix::fs::MetadataExt;
use std::process::Command;
use test_support::quoted;

/// Plays a tournament in which a program exceeds the same limit in each game, in the words of the log.
fn assert_limited(script: &str, arguments: &str, limit: Option<&str>) {
    let interpreter = if script.ends_with(".py") { python() } else { Some("sh") };
    let Some(interpreter) = interpreter else { return println!("skipped: no python3") };
    for _ in 0..times() {
        let Some(contest) = Contest::play(interpreter, script, arguments) else { return };
        contest.assert_fault("files");
        let is_expected = |game: &serde_json::Value| game["end"]["of"].as_str() == limit;
        assert!(contest.games.iter().all(is_expected), "{:?}", contest.games);
        // The standard library keeps a file open for each level that it deletes, and opens no closed folder.
        for (program, options) in [("chmod", ["-R", "u+rwX"]), ("rm", ["-r", "-f"])] {
            assert!(Command::new(program).args(options).arg(contest.path("out")).status().unwrap().success());
        }
    }
}

#[test]
fn sandbox_limits_files_behind_long_paths() {
    assert_limited("long_paths.py", "", None);
}

#[test]
fn sandbox_limits_the_depth_of_folders() {
    let bot = format!("{} bot --protocol lksh --level 1", quoted(REVERSI));
    assert_limited("nested_folders.py", &bot, Some("depth"));
}

#[test]
fn sandbox_limits_the_number_of_names() {
    assert_limited("many_names.py", "", Some("count"));
}

#[test]
fn sandbox_limits_deleted_files_that_are_open() {
    assert_limited("deleted_files.py", "", None);
}

#[test]
fn sandbox_counts_each_hard_link() {
    assert_limited("linked_files.py", "", None);
}

#[test]
fn sandbox_counts_reserved_blocks() {
    assert_limited("reserved_blocks.sh", "", None);
}

/// Only root can still measure them.
#[test]
fn sandbox_blames_a_program_that_closes_a_folder() {
    let is_root = fs::metadata("/proc/self").unwrap().uid() == 0;
    assert_limited("locked_folder.sh", "", (!is_root).then_some("unreadable"));
}
