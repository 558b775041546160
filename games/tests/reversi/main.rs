//! The program `reversi`: protocols, books, the function for C and C++.

mod book;
// The library is linked by the names that Unix gives it.
#[cfg(unix)]
mod capi;
mod check_bot;
mod cli;
mod nboard;
mod protocol;
#[cfg(unix)]
mod starter;

use std::process::Command;
use test_support::in_project;

/// The program `reversi`.
fn reversi(arguments: &[&str]) -> Command {
    in_project(env!("CARGO_BIN_EXE_reversi"), arguments)
}
