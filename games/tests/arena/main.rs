//! Programs play: matches, tournaments, statistics.

mod at_fault;
mod cli;
mod cluster;
mod cut_games;
mod diagnosis;
mod engines;
mod game_match;
mod games;
mod hostile_names;
mod limits;
mod lost_answers;
mod merge;
mod mutants;
mod pairings;
mod participants;
mod ratings;
mod readme;
mod sandbox;
mod sandbox_files;
mod sandbox_kernel;
mod statistics;
mod tournament;
mod variants;

use serde_json::Value;
use std::fs;
use std::path::Path;
use std::process::Command;
use test_support::in_project;

const ATAXX: &str = env!("CARGO_BIN_EXE_ataxx");
const REVERSI: &str = env!("CARGO_BIN_EXE_reversi");

/// The program `ataxx`.
fn ataxx(arguments: &[&str]) -> Command {
    in_project(ATAXX, arguments)
}

/// The program `reversi`.
fn reversi(arguments: &[&str]) -> Command {
    in_project(REVERSI, arguments)
}

/// The games in the log of a tournament.
fn logged(folder: &Path) -> Vec<Value> {
    let log = fs::read_to_string(folder.join("games.jsonl")).unwrap();
    log.lines().skip(1).map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Returns true if a process has `mark` in its command.
#[cfg(target_os = "linux")]
fn is_running(mark: &str) -> bool {
    let processes = fs::read_dir("/proc").unwrap().flatten();
    let mut commands = processes.filter_map(|process| fs::read(process.path().join("cmdline")).ok());
    commands.any(|command| String::from_utf8_lossy(&command).contains(mark))
}
