//! `gocheck`: checks Go puzzles and game records. See `gocheck --help`.

use std::process::ExitCode;

fn main() -> ExitCode {
    // On Linux students' programs are started by this executable, run once more.
    gocheck::cli::launched().unwrap_or_else(gocheck::cli::main)
}
