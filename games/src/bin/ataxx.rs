//! `ataxx`: rules, judge and bots of Ataxx. See `ataxx --help`.

use games::cli;
use gocheck_sandbox::launcher;
use std::process::ExitCode;

fn main() -> ExitCode {
    launcher::serve_if_asked().unwrap_or_else(|| gocheck_common::cli::main_with(cli::ataxx))
}
