//! `gocheck`: checks Go puzzles and game records. See `gocheck --help`.

mod cli;

use std::process::ExitCode;

fn main() -> ExitCode {
    gocheck_common::cli::main_described(cli::describe, cli::run)
}
