//! The program `ataxx`.

mod boards;
mod bundle;
mod judge;

use crate::ataxx::position::Position;
use crate::cli::game_command::{GameCommand, on_stdout};
use crate::cli::removed::Removed;
use clap::{Parser, Subcommand};
use gocheck_program::Status;

/// Rules, judge, bots and matches of Ataxx.
#[derive(Debug, Parser)]
#[command(name = "ataxx", version, after_help = EXITS)]
pub struct AtaxxArgs {
    #[command(subcommand)]
    command: Command,
}

const EXITS: &str = "A POSITION is one argument: a FEN, or startpos.
Exit status: 0 success, 1 a finding, 2 wrong usage or input.";

/// The replacement of `ataxx learn`.
const LEARN: &str = "cargo run --release -p workshop -- ataxx-learn";

#[derive(Debug, Subcommand)]
enum Command {
    Boards(boards::Boards),
    Bundle(bundle::Bundle),
    Judge(judge::Judge),
    #[command(hide = true, disable_help_flag = true, about = format!("Now `{LEARN}`, in a checkout of the sources"))]
    Learn(Removed),
    #[command(flatten)]
    Game(GameCommand<Position>),
}

/// Runs the program `ataxx`.
///
/// # Errors
/// If the input is wrong or cannot be read, or the output cannot be written.
pub fn run(arguments: AtaxxArgs) -> anyhow::Result<Status> {
    on_stdout(|output| match arguments.command {
        Command::Boards(command) => command.run(output),
        Command::Bundle(command) => command.run(output),
        Command::Judge(command) => command.run(output),
        Command::Learn(command) => command.run("ataxx learn", LEARN),
        Command::Game(command) => command.run(output),
    })
}
