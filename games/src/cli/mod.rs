//! The programs: what is typed, what is read and written, what is said, and the exit status.
//!
//! | file | what is in it |
//! | --- | --- |
//! | `bot`, `check_bot`, `game_match`, `games`, `play`, `positions`, `review`, `tournament` | the commands that every game has |
//! | `ataxx`, `reversi` | the programs, and the commands that one game alone has |
//! | `adjudicate_args`, `limit_args`, `removed`, `sandbox`, `screen`, `signals`, `tally` | what several commands say and listen to |

mod adjudicate_args;
mod ataxx;
mod bot;
mod check_bot;
mod game_match;
mod games;
mod limit_args;
mod play;
mod positions;
mod removed;
mod reversi;
mod review;
mod sandbox;
mod screen;
mod signals;
mod tally;
mod tournament;

pub use ataxx::{AtaxxArgs, run as ataxx};
pub use reversi::{ReversiArgs, run as reversi};

use crate::arena::notations::Notations;
use crate::description::Described;
use crate::game::Coordinates;
use crate::protocol::Protocol;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Subcommand, ValueEnum};
use gocheck_common::cli::{Status, folder, messages};
use std::io::{self, BufWriter, Write};

/// The commands that every game has.
#[expect(missing_docs, reason = "each says in its own place what it does")]
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
    /// Does what was asked for.
    ///
    /// # Errors
    /// When the input is wrong, or cannot be read, or the output not written.
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
fn on_stdout(
    run: impl FnOnce(&mut BufWriter<io::Stdout>) -> anyhow::Result<Status>,
) -> anyhow::Result<Status> {
    let mut output = BufWriter::new(io::stdout());
    let status = run(&mut output)?;
    output.flush()?;
    Ok(status)
}

/// The formats of standard output.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// For people.
    Text,
    /// One object a line.
    Json,
}

/// Takes the name of a protocol.
fn protocol_parser<G: Described>() -> impl TypedValueParser<Value = &'static Protocol<G>> {
    let names =
        G::SPEC.protocols.iter().map(|protocol| PossibleValue::new(protocol.name).help(protocol.title));
    PossibleValuesParser::new(names).try_map(|name| G::SPEC.protocol(&name))
}

/// Takes the name of a way to name squares.
fn coordinates_parser<G: Described>() -> impl TypedValueParser<Value = &'static Coordinates<G>> {
    let names = PossibleValuesParser::new(G::SPEC.coordinates.iter().map(|coordinates| coordinates.name));
    names.map(|name| G::SPEC.coordinates(&name).unwrap_or(Coordinates::ALGEBRAIC))
}

/// What `--rules` says in help.
fn rules_help<G: Described>(default: &str) -> String {
    let names: Vec<&str> = G::SPEC.variants.iter().map(|variant| variant.name).collect();
    format!("The rules: {} [default: {default}]", names.join(", "))
}

/// What `--protocol` says in help where programs are asked.
fn protocols_help<G: Described>(default: &str) -> String {
    let names: Vec<&str> = G::SPEC.protocols.iter().map(|protocol| protocol.name).collect();
    format!("How programs are talked to: {} [default: {default}]", names.join(", "))
}

/// What `--openings` says in help.
fn openings_help<G: Described>() -> String {
    let books: Vec<&str> = G::SPEC.books.iter().map(|(name, _)| *name).collect();
    let notations: Vec<&str> = Notations::<G>::all().iter().map(|notation| notation.name).collect();
    let books = if books.is_empty() { String::new() } else { format!("; or a book: {}", books.join(", ")) };
    format!(
        "Begin at the positions or moves of this file, one a line, a name and a tab before it or not; or at the \
         games of one ({}){books}",
        notations.join(", ")
    )
}
