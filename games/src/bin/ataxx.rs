//! `ataxx`: rules, judge and bots of Ataxx. See `ataxx --help`.

use games::cli;
use std::process::ExitCode;

fn main() -> ExitCode {
    cli::main(cli::ataxx)
}
