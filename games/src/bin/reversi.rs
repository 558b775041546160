//! `reversi`: rules, engine and bots of Reversi. See `reversi --help`.

use games::cli;
use std::process::ExitCode;

fn main() -> ExitCode {
    gocheck_common::cli::main_with(cli::reversi)
}
