use crate::ataxx::{Position, Rules};
use crate::cli::{Status, messages};
use crate::game::Game;
use crate::perft::{divide, perft};
use anyhow::Context;
use std::io::Write;
use std::time::Instant;

/// Count the move sequences of so many plies
#[derive(Debug, clap::Args)]
pub(super) struct Perft {
    /// The position: a FEN, or startpos
    fen: String,
    /// The number of plies
    depth: u32,
    /// Count for each first move apart
    #[arg(long)]
    divide: bool,
    /// The rule set: botzone, codingame or uai
    #[arg(long, default_value_t)]
    rules: Rules,
}

impl Perft {
    pub(super) fn run(&self, output: &mut impl Write) -> anyhow::Result<Status> {
        let position = read(&self.fen, self.rules)?;
        let started = Instant::now();
        let nodes = if self.divide {
            let parts = divide(&position, self.depth);
            for (mv, nodes) in &parts {
                writeln!(output, "{mv} {nodes}")?;
            }
            parts.iter().map(|(_, nodes)| nodes).sum()
        } else {
            perft(&position, self.depth)
        };
        writeln!(output, "{nodes}")?;
        output.flush()?;
        let seconds = started.elapsed().as_secs_f64();
        let speed = nodes as f64 / seconds / 1e6;
        messages::note(&format!("{seconds:.3} s, {speed:.0} million nodes a second"));
        Ok(Status::Well)
    }
}

/// List the legal moves, one a line
#[derive(Debug, clap::Args)]
pub(super) struct Legal {
    /// The position: a FEN, or startpos
    fen: String,
    /// The rule set: botzone, codingame or uai
    #[arg(long, default_value_t)]
    rules: Rules,
}

impl Legal {
    pub(super) fn run(&self, output: &mut impl Write) -> anyhow::Result<Status> {
        let position = read(&self.fen, self.rules)?;
        for mv in position.moves() {
            writeln!(output, "{mv}")?;
        }
        if let Some(outcome) = position.outcome() {
            messages::note(&format!("the game is over: {outcome}"));
        }
        Ok(Status::Well)
    }
}

fn read(fen: &str, rules: Rules) -> anyhow::Result<Position> {
    Position::from_fen(fen, rules).with_context(|| format!("{fen:?} is no position"))
}
