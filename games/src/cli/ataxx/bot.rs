use crate::ataxx::{Strength, TOP_LEVEL};
use crate::cli::Status;
use crate::protocol::{Lines, botzone, codingame, uai};
use clap::{ValueEnum, value_parser};
use std::io::{self, BufReader, Write};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// How a bot and its judge talk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Protocol {
    /// Botzone's simple interaction
    Botzone,
    /// Botzone's JSON interaction
    BotzoneJson,
    /// CodinGame's contest
    Codingame,
    /// Universal Ataxx Interface
    Uai,
}

impl Protocol {
    /// Its name, as the arena knows it too.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Botzone => "botzone",
            Self::BotzoneJson => "botzone-json",
            Self::Codingame => "codingame",
            Self::Uai => "uai",
        }
    }
}

/// Play by a judge's protocol on standard input and output
#[derive(Debug, clap::Args)]
pub(super) struct Bot {
    /// The protocol
    #[arg(long)]
    protocol: Protocol,
    /// Milliseconds for an answer [default: the judge's: botzone 1000; codingame 1000, then 100;
    /// uai none]
    #[arg(long, value_name = "MS", value_parser = value_parser!(u64).range(1..=86_400_000))]
    time: Option<u64>,
    /// Threads that search
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Strength: 1 random, 2 greedy, 3 to 9 the engine at a growing depth, 10 all it can
    #[arg(long, value_name = "1..10", default_value_t = TOP_LEVEL, value_parser = value_parser!(u8).range(1..=10))]
    level: u8,
    /// Size of the search's table in MiB
    #[arg(long, value_name = "MIB", default_value_t = 16, value_parser = value_parser!(u16).range(1..=16_384))]
    hash: u16,
    /// What level 1 draws its moves from [default: the time of day]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Ask Botzone to keep the bot running
    #[arg(long)]
    keep_running: bool,
    /// A message after each action (codingame)
    #[arg(long, value_name = "TEXT")]
    message: Option<String>,
}

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
        let mut lines = Lines::new(BufReader::new(io::stdin()));
        let settings = botzone::Settings { time: time_or(1000), keep_running: self.keep_running };
        let player = || strength.player();
        match self.protocol {
            Protocol::Botzone => botzone::simple(&mut lines, output, player().as_mut(), settings)?,
            Protocol::BotzoneJson => botzone::json(&mut lines, output, player().as_mut(), settings)?,
            Protocol::Codingame => {
                let settings = codingame::Settings {
                    first_time: time_or(1000),
                    time: time_or(100),
                    message: self.message,
                };
                codingame::play(&mut lines, output, &mut io::stderr(), player().as_mut(), &settings)?;
            }
            Protocol::Uai => uai::run(&mut lines, output, &mut io::stderr(), strength, time)?,
        }
        Ok(Status::Well)
    }
}

fn time_of_day() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_nanos() as u64)
}
