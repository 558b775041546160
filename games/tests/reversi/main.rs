//! Reversi: rules, engine, protocols, the program `reversi`.

mod capi;
mod check_bot;
mod cli;
mod engine;
mod protocol;
mod rules;

use std::process::Command;
use test_support::project;

/// The program `reversi`.
fn reversi(arguments: &[&str]) -> Command {
    let mut command = test_support::program(env!("CARGO_BIN_EXE_reversi"), &project(""));
    command.args(arguments);
    command
}
