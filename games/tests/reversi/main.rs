//! Reversi: rules, engine, protocols, the program `reversi`.

mod book;
// The library is linked by the names that Unix gives it.
#[cfg(unix)]
mod capi;
mod check_bot;
mod cli;
mod engine;
mod midgame;
mod nboard;
mod network;
mod protocol;
mod rules;
#[cfg(unix)]
mod starter;

use std::process::Command;
use test_support::in_project;

/// The program `reversi`.
fn reversi(arguments: &[&str]) -> Command {
    in_project(env!("CARGO_BIN_EXE_reversi"), arguments)
}
