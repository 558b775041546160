//! The play page and the spectators': servers, the programs that serve them, a real browser.

mod browser;
mod desk;
mod live;
mod memory;
mod play;
mod progress;
mod review;
mod server;

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
