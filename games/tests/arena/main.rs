//! Programs play: matches, tournaments, statistics.

mod cli;
mod game_match;
mod pairings;
mod readme;
mod statistics;
mod tournament;

use std::process::Command;
use test_support::project;

/// The program `ataxx`.
fn ataxx(arguments: &[&str]) -> Command {
    let mut command = test_support::program(env!("CARGO_BIN_EXE_ataxx"), &project(""));
    command.args(arguments);
    command
}

/// The program `reversi`.
fn reversi(arguments: &[&str]) -> Command {
    let mut command = test_support::program(env!("CARGO_BIN_EXE_reversi"), &project(""));
    command.args(arguments);
    command
}
