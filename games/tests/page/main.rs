//! The play page: its server, the program that serves it, a real browser.

mod browser;
mod desk;
mod memory;
mod play;
mod server;

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
