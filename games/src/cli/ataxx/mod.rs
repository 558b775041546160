//! The program `ataxx`.

mod boards;
mod bot;
mod check_bot;
mod game_match;
mod judge;
mod rules;

use super::Status;
use super::play::Play;
use super::tournament::{Merge, Tournament};
use clap::{Parser, Subcommand};
use std::io::{self, BufWriter, Write};

/// Rules, judge and bots of Ataxx.
#[derive(Debug, Parser)]
#[command(name = "ataxx", version, after_help = EXITS)]
pub struct AtaxxArgs {
    #[command(subcommand)]
    command: Command,
}

const EXITS: &str = "Exit status: 0 all well, 1 a finding, 2 wrong usage or input.";

#[derive(Debug, Subcommand)]
enum Command {
    Perft(rules::Perft),
    Legal(rules::Legal),
    Boards(boards::Boards),
    Judge(judge::Judge),
    Bot(bot::Bot),
    CheckBot(check_bot::CheckBot),
    Match(Box<game_match::Match>),
    Play(Play),
    Tournament(Box<Tournament>),
    Merge(Merge),
}

/// Runs the program `ataxx`.
///
/// # Errors
/// When the input is wrong, or cannot be read, or the output not written.
pub fn run(arguments: AtaxxArgs) -> anyhow::Result<Status> {
    let mut output = BufWriter::new(io::stdout());
    let status = arguments.command.run(&mut output)?;
    output.flush()?;
    Ok(status)
}

impl Command {
    fn run(self, output: &mut (impl Write + Send)) -> anyhow::Result<Status> {
        match self {
            Self::Perft(command) => command.run(output),
            Self::Legal(command) => command.run(output),
            Self::Boards(command) => command.run(output),
            Self::Judge(command) => command.run(output),
            Self::Bot(command) => command.run(output),
            Self::CheckBot(command) => command.run(output),
            Self::Match(command) => command.run(output),
            Self::Play(command) => command.run::<crate::ataxx::Position>(output),
            Self::Tournament(command) => command.run::<crate::ataxx::Position>(output),
            Self::Merge(command) => command.run::<crate::ataxx::Position>(output),
        }
    }
}
