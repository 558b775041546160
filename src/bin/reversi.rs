//! `reversi`: rules, engine and bots of Reversi. See `reversi --help`.

use gocheck::cli;
use std::process::ExitCode;

fn main() -> ExitCode {
    cli::main_with(cli::reversi)
}
