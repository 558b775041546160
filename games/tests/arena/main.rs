//! Programs play: matches, tournaments, statistics.

mod cli;
mod cluster;
mod engines;
mod game_match;
mod games;
mod limits;
mod merge;
mod pairings;
mod readme;
mod sandbox;
mod statistics;
mod tournament;

use std::process::Command;
use test_support::in_project;

/// The program `ataxx`.
fn ataxx(arguments: &[&str]) -> Command {
    in_project(env!("CARGO_BIN_EXE_ataxx"), arguments)
}

/// The program `reversi`.
fn reversi(arguments: &[&str]) -> Command {
    in_project(env!("CARGO_BIN_EXE_reversi"), arguments)
}
