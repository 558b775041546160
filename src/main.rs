//! `gocheck`: checks Go puzzles. See `gocheck --help`.

use gocheck::cli;
use std::process::ExitCode;

fn main() -> ExitCode {
    cli::main_with(cli::gocheck)
}
