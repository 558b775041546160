//! The program `ataxx`: judges, protocols, one-file bots.

mod bundle;
mod check_bot;
mod cli;
mod judge;
mod protocol;

use std::process::Command;
use test_support::in_project;

/// The program `ataxx`.
fn ataxx(arguments: &[&str]) -> Command {
    in_project(env!("CARGO_BIN_EXE_ataxx"), arguments)
}
