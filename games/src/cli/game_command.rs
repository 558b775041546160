use super::{bot, check_bot, game_match, games, play, positions, review, tournament};
use crate::description::spec::Described;
use clap::Subcommand;
use gocheck_program::Status;
use std::io::{self, BufWriter, Write};

/// The commands that every game has.
#[expect(missing_docs, reason = "the commands are documented where they are defined")]
#[derive(Debug, Subcommand)]
pub enum GameCommand<G: Described> {
    Bot(bot::Bot<G>),
    CheckBot(check_bot::CheckBot<G>),
    Games(games::Games<G>),
    Legal(positions::Legal<G>),
    Match(Box<game_match::Match<G>>),
    Merge(tournament::merge::Merge),
    Perft(positions::Perft<G>),
    Play(play::Play<G>),
    Review(review::Review<G>),
    Tournament(Box<tournament::args::Tournament<G>>),
}

impl<G: Described> GameCommand<G> {
    /// Runs the command.
    ///
    /// # Errors
    /// If the input is wrong or cannot be read, or the output cannot be written.
    pub fn run(self, output: &mut (impl Write + Send)) -> anyhow::Result<Status> {
        match self {
            Self::Bot(command) => command.run(output),
            Self::CheckBot(command) => command.run(output),
            Self::Games(command) => command.run(output),
            Self::Legal(command) => command.run(output),
            Self::Match(command) => command.run(output),
            Self::Merge(command) => command.run::<G>(output),
            Self::Perft(command) => command.run(output),
            Self::Play(command) => command.run(output),
            Self::Review(command) => command.run(output),
            Self::Tournament(command) => command.run(output),
        }
    }
}

/// Runs a command on standard output.
pub(super) fn on_stdout(
    run: impl FnOnce(&mut BufWriter<io::Stdout>) -> anyhow::Result<Status>,
) -> anyhow::Result<Status> {
    let mut output = BufWriter::new(io::stdout());
    let status = run(&mut output)?;
    output.flush()?;
    Ok(status)
}
