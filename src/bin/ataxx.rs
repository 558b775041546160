//! `ataxx`: rules, judge and bots of Ataxx. See `ataxx --help`.

use gocheck::cli;
use std::process::ExitCode;

fn main() -> ExitCode {
    cli::main_with(cli::ataxx)
}
