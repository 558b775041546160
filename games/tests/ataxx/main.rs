//! Ataxx: rules, engine, judges, the program `ataxx`.

mod boards;
mod check_bot;
mod cli;
mod judge;
mod protocol;
mod rules;
mod search;

use std::process::Command;
use test_support::project;

/// The program `ataxx`.
fn ataxx(arguments: &[&str]) -> Command {
    let mut command = test_support::program(env!("CARGO_BIN_EXE_ataxx"), &project(""));
    command.args(arguments);
    command
}
