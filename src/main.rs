//! `gocheck`: checks Go puzzles and game records. See `gocheck --help`.

use std::process::ExitCode;

fn main() -> ExitCode {
    gocheck::cli::main()
}
