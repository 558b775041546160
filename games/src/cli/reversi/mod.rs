//! The program `reversi`.

mod analyse;
mod book;
mod check;
mod solve;
mod starter;

use crate::cli::game_command::{GameCommand, on_stdout};
use crate::cli::removed::Removed;
use crate::reversi::position::Position;
use clap::{Parser, Subcommand};
use gocheck_program::Status;

/// Rules, engine, bots and matches of Reversi.
#[derive(Debug, Parser)]
#[command(name = "reversi", version, after_help = EXITS)]
pub struct ReversiArgs {
    #[command(subcommand)]
    command: Command,
}

const EXITS: &str =
    "A POSITION is one argument: 64 characters X O - from a1 to h8, a blank, the side to move.
Exit status: 0 success, 1 a finding, 2 wrong usage or input.";

/// The replacement of `reversi learn`.
const LEARN: &str = "cargo run --release -p workshop -- reversi-learn";

#[derive(Debug, Subcommand)]
enum Command {
    Analyse(analyse::Analyse),
    Book(book::Book),
    Check(check::Check),
    #[command(hide = true, disable_help_flag = true, about = format!("Now `{LEARN}`, in a checkout of the sources"))]
    Learn(Removed),
    New(starter::New),
    Solve(solve::Solve),
    #[command(flatten)]
    Game(GameCommand<Position>),
}

/// Runs the program `reversi`.
///
/// # Errors
/// If the input is wrong or cannot be read, or the output cannot be written.
pub fn run(arguments: ReversiArgs) -> anyhow::Result<Status> {
    on_stdout(|output| match arguments.command {
        Command::Analyse(command) => command.run(output),
        Command::Book(command) => command.run(output),
        Command::Check(command) => command.run(output),
        Command::Learn(command) => command.run("reversi learn", LEARN),
        Command::New(command) => command.run(output),
        Command::Solve(command) => command.run(output),
        Command::Game(command) => command.run(output),
    })
}
