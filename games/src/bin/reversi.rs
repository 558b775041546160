//! `reversi`: rules, engine and bots of Reversi. See `reversi --help`.

use games::cli;
use std::process::ExitCode;

fn main() -> ExitCode {
    cli::main(cli::reversi)
}
