//! Ataxx: rules, judge and bots.

use std::process::ExitCode;

fn main() -> ExitCode {
    gocheck::cli::ataxx::main()
}
