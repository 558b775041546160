//! `workshop`: makes the weights, opening lists and one-file bots that the games ship. See `workshop --help`.

use std::process::ExitCode;

fn main() -> ExitCode {
    gocheck_program::main_with(&[], workshop::run)
}
