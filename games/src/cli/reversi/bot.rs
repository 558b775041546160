use crate::cli::Status;
use crate::protocol::{Lines, botzone, gtp, lksh, nboard, othello};
use crate::reversi::{Strength, TOP_LEVEL};
use clap::{ValueEnum, value_parser};
use std::io::{self, BufReader, Write};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// How a bot and its judge talk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Protocol {
    /// The summer school's grader: boards of -1, 0, 1 and the colour; row and column
    Lksh,
    /// The Go Text Protocol
    Gtp,
    /// NBoard's protocol
    Nboard,
    /// CodinGame's Othello
    Codingame,
    /// Botzone's simple interaction
    Botzone,
    /// Botzone's JSON interaction
    BotzoneJson,
}

impl Protocol {
    /// Its name, as the arena knows it too.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Lksh => "lksh",
            Self::Gtp => "gtp",
            Self::Nboard => "nboard",
            Self::Codingame => "codingame",
            Self::Botzone => "botzone",
            Self::BotzoneJson => "botzone-json",
        }
    }
}

/// Play by a judge's protocol on standard input and output
#[derive(Debug, clap::Args)]
pub(super) struct Bot {
    /// The protocol
    #[arg(long)]
    protocol: Protocol,
    /// Milliseconds for an answer [default: the judge's: lksh 9500 for the game; codingame 2000,
    /// then 150; others 1000, gtp by its clock]
    #[arg(long, value_name = "MS", value_parser = value_parser!(u64).range(1..=86_400_000))]
    time: Option<u64>,
    /// Threads that search
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Strength: 1 random, 2 most stones, 3 and 4 mobility and corners, 5 to 9 the engine at a
    /// growing depth, 10 all it can
    #[arg(long, value_name = "1..10", default_value_t = TOP_LEVEL, value_parser = value_parser!(u8).range(1..=10))]
    level: u8,
    /// Size of the tables in MiB
    #[arg(long, value_name = "MIB", default_value_t = 64, value_parser = value_parser!(u16).range(1..=16_384))]
    hash: u16,
    /// What level 1 draws its moves from [default: the time of day]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Ask Botzone to keep the bot running
    #[arg(long)]
    keep_running: bool,
}

/// Of the ten seconds that the summer school allows for a game, what is used.
const LKSH_GAME: Duration = Duration::from_millis(9500);

impl Bot {
    pub(super) fn run(self, output: &mut (impl Write + Send)) -> anyhow::Result<Status> {
        let strength = Strength {
            level: self.level,
            threads: self.threads.into(),
            megabytes: self.hash.into(),
            seed: self.seed.unwrap_or_else(time_of_day),
        };
        let time = self.time.map(Duration::from_millis);
        let time_or = |milliseconds| time.unwrap_or(Duration::from_millis(milliseconds));
        // The input is read from here on, so that the making of the player counts as thinking.
        let lines = &mut Lines::new(BufReader::new(io::stdin()));
        let settings = botzone::Settings { time: time_or(1000), keep_running: self.keep_running };
        let mut player = strength.player();
        let player = player.as_mut();
        let messages = &mut io::stderr();
        match self.protocol {
            Protocol::Lksh => {
                let time = time.map_or(lksh::Time::Game(LKSH_GAME), lksh::Time::Move);
                lksh::play(lines, output, messages, player, time)?;
            }
            Protocol::Gtp => gtp::run(lines, output, player, time)?,
            Protocol::Nboard => nboard::run(lines, output, messages, player, time)?,
            Protocol::Codingame => {
                let settings = othello::Settings { first_time: time_or(2000), time: time_or(150) };
                othello::play(lines, output, messages, player, settings)?;
            }
            Protocol::Botzone => botzone::simple(lines, output, player, settings)?,
            Protocol::BotzoneJson => botzone::json(lines, output, player, settings)?,
        }
        Ok(Status::Well)
    }
}

fn time_of_day() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_nanos() as u64)
}
