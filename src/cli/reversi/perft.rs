use crate::cli::{Status, messages};
use crate::reversi::START;
use crate::reversi::perft::{Convention, divide, perft};
use clap::value_parser;
use std::io::Write;
use std::time::Instant;

/// Count the games of so many plies
#[derive(Debug, clap::Args)]
#[command(allow_missing_positional = true)]
pub(super) struct Perft {
    /// The position
    #[arg(default_value = START, hide_default_value = true, allow_hyphen_values = true)]
    position: String,
    /// The number of plies
    #[arg(required = true, value_parser = value_parser!(u32).range(0..=DEEPEST))]
    depth: u32,
    /// Count for each first move apart
    #[arg(long)]
    divide: bool,
    /// How to count: A a pass is a ply and a finished game counts, E it does not, N a pass is no ply
    #[arg(long, default_value_t)]
    convention: Convention,
}

/// Deeper than any game lasts, passes included.
const DEEPEST: i64 = 128;

impl Perft {
    pub(super) fn run(&self, output: &mut impl Write) -> anyhow::Result<Status> {
        let (position, depth) = (super::read(&self.position)?, self.depth);
        let started = Instant::now();
        let nodes = if self.divide {
            let parts = divide(&position, depth, self.convention);
            for (mv, nodes) in &parts {
                writeln!(output, "{mv} {nodes}")?;
            }
            parts.iter().map(|(_, nodes)| nodes).sum()
        } else {
            perft(&position, depth, self.convention)
        };
        writeln!(output, "{nodes}")?;
        output.flush()?;
        let seconds = started.elapsed().as_secs_f64();
        let speed = nodes as f64 / seconds / 1e6;
        messages::note(&format!("{seconds:.3} s, {speed:.0} million nodes a second"));
        Ok(Status::Well)
    }
}
