//! Ataxx: rules, engine, judges, the program `ataxx`.

mod boards;
mod bundle;
mod check_bot;
mod cli;
mod judge;
mod network;
mod policy;
mod protocol;
mod rules;
mod search;

use std::process::Command;
use test_support::in_project;

/// The program `ataxx`.
fn ataxx(arguments: &[&str]) -> Command {
    in_project(env!("CARGO_BIN_EXE_ataxx"), arguments)
}
