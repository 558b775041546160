//! The program `reversi`.

mod analyse;
mod bot;
mod check;
mod check_bot;
mod game_match;
mod learn;
mod perft;
mod solve;

use super::Status;
use super::play::Play;
use super::tournament::{Merge, Tournament};
use clap::{Parser, Subcommand};
use std::io::{self, BufWriter, Write};

/// Rules, engine and bots of Reversi.
#[derive(Debug, Parser)]
#[command(name = "reversi", version, after_help = EXITS)]
pub struct ReversiArgs {
    #[command(subcommand)]
    command: Command,
}

const EXITS: &str =
    "A POSITION is one argument: 64 characters X O - from a1 to h8, a blank, the side to move.
Exit status: 0 all well, 1 a finding, 2 wrong usage or input.";

#[derive(Debug, Subcommand)]
enum Command {
    Analyse(analyse::Analyse),
    Bot(bot::Bot),
    Check(check::Check),
    CheckBot(check_bot::CheckBot),
    Play(Play),
    Tournament(Box<Tournament>),
    Merge(Merge),
    Learn(learn::Learn),
    Match(Box<game_match::Match>),
    Perft(perft::Perft),
    Solve(solve::Solve),
}

/// Runs the program `reversi`.
///
/// # Errors
/// When the input is wrong, or cannot be read, or the output not written.
pub fn run(arguments: ReversiArgs) -> anyhow::Result<Status> {
    let mut output = BufWriter::new(io::stdout());
    let status = arguments.command.run(&mut output)?;
    output.flush()?;
    Ok(status)
}

impl Command {
    fn run(self, output: &mut (impl Write + Send)) -> anyhow::Result<Status> {
        match self {
            Self::Analyse(command) => command.run(output),
            Self::Bot(command) => command.run(output),
            Self::Check(command) => command.run(output),
            Self::CheckBot(command) => command.run(output),
            Self::Play(command) => command.run::<crate::reversi::Position>(output),
            Self::Tournament(command) => command.run::<crate::reversi::Position>(output),
            Self::Merge(command) => command.run::<crate::reversi::Position>(output),
            Self::Learn(command) => command.run(output),
            Self::Match(command) => command.run(output),
            Self::Perft(command) => command.run(output),
            Self::Solve(command) => command.run(output),
        }
    }
}

/// Reads a position that was typed.
fn read(text: &str) -> anyhow::Result<crate::reversi::Position> {
    text.parse().map_err(|error| anyhow::anyhow!("{text:?} is no position: {error}"))
}
