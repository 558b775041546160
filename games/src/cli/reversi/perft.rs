use crate::cli::{Status, messages};
use crate::reversi::START;
use crate::reversi::perft::{Convention, divide, perft};
use std::io::Write;
use std::time::Instant;

/// Count the games of so many plies
#[derive(Debug, clap::Args)]
pub(super) struct Perft {
    /// The position, if not the start; then the number of plies
    #[arg(value_name = "[POSITION] DEPTH", allow_hyphen_values = true)]
    first: String,
    #[arg(hide = true)]
    second: Option<String>,
    /// Count for each first move apart
    #[arg(long)]
    divide: bool,
    /// How to count: A a pass is a ply and a finished game counts, E it does not, N a pass is no ply
    #[arg(long, default_value_t)]
    convention: Convention,
}

/// Deeper than any game lasts, passes included.
const DEEPEST: u32 = 128;

impl Perft {
    pub(super) fn run(&self, output: &mut impl Write) -> anyhow::Result<Status> {
        let (position, depth) = match &self.second {
            Some(depth) => (self.first.as_str(), depth),
            None => (START, &self.first),
        };
        let position = super::read(position)?;
        let depth = depth.parse().ok().filter(|&depth| depth <= DEEPEST);
        let Some(depth) = depth else { anyhow::bail!("the number of plies is 0 to {DEEPEST}") };
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
