//! `connect-four`: rules, engine, matches and a page to play on. See `connect-four --help`.

use games::cli;
use std::process::ExitCode;

fn main() -> ExitCode {
    cli::main(cli::game::<games_connect_four::Position>)
}
