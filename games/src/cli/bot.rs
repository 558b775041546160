use crate::arena::book_file::read_book;
use crate::arena::notations::Notations;
use crate::cli::arguments::protocol_parser;
use crate::description::spec::Described;
use crate::protocol::bot::BotSetup;
use crate::protocol::definition::Protocol;
use crate::protocol::lines::Lines;
use crate::search::player::{EngineOptions, MAX_LEVEL};
use clap::value_parser;
use gocheck_program::Status;
use std::io::{self, BufReader, Write};
use std::path::PathBuf;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// Play by a judge's protocol on standard input and output
#[derive(Debug, clap::Args)]
pub struct Bot<G: Described> {
    /// The protocol
    #[arg(long, value_name = "NAME", value_parser = protocol_parser::<G>())]
    protocol: &'static Protocol<G>,
    /// Time per answer in milliseconds [default: that of the protocol]
    #[arg(long, value_name = "MS", value_parser = value_parser!(u64).range(1..=86_400_000))]
    time: Option<u64>,
    /// Search threads
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = value_parser!(u16).range(1..=256))]
    threads: u16,
    #[arg(long, help = format!("Strength: {}", G::SPEC.players.levels), value_name = "1..10", default_value_t = MAX_LEVEL, value_parser = value_parser!(u8).range(1..=10))]
    level: u8,
    /// Size of the search tables in MiB
    #[arg(long, value_name = "MIB", default_value_t = G::SPEC.players.megabytes, value_parser = value_parser!(u16).range(1..=16_384))]
    hash: u16,
    /// Play from this opening book, at any level
    #[arg(long, value_name = "FILE", hide = G::SPEC.players.read_book.is_none())]
    book: Option<PathBuf>,
    /// Random seed [default: the time of day]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Ask Botzone to keep the bot running
    #[arg(long)]
    keep_running: bool,
    /// Message after each move, if the protocol supports it
    #[arg(long, value_name = "TEXT")]
    message: Option<String>,
}

impl<G: Described> Bot<G> {
    pub(super) fn run(self, output: &mut (impl Write + Send)) -> anyhow::Result<Status> {
        let options = EngineOptions {
            level: self.level,
            threads: self.threads.into(),
            megabytes: self.hash.into(),
            seed: self.seed.unwrap_or_else(time_of_day),
        };
        (self.protocol.bot)(BotSetup {
            lines: Lines::new(BufReader::new(io::stdin())),
            output,
            messages: &mut io::stderr(),
            options,
            players: &G::SPEC.players,
            load: Notations::<G>::first,
            book: self.book.as_deref().map(read_book::<G>).transpose()?,
            time: self.time.map(Duration::from_millis),
            keep_running: self.keep_running,
            message: self.message,
        })?;
        Ok(Status::Well)
    }
}

fn time_of_day() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_nanos() as u64)
}
