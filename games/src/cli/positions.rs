//! The commands `legal` and `perft`.

use crate::cli::arguments::rules_help;
use crate::description::spec::Described;
use crate::description::unknown_name::UnknownName;
use crate::game::board_game::Variant;
use crate::perft::PerftConvention;
use anyhow::Context;
use gocheck_program::{Status, Waiting, messages};
use std::io::Write;
use std::time::Instant;

/// List the legal moves of a position, one per line
#[derive(Debug, clap::Args)]
pub struct Legal<G: Described> {
    /// The position
    #[arg(allow_hyphen_values = true)]
    position: String,
    #[arg(long, value_name = "NAME", help = rules_help::<G>(G::SPEC.usual().name), value_parser = |name: &str| G::SPEC.variant(name))]
    rules: Option<&'static Variant<G>>,
}

impl<G: Described> Legal<G> {
    pub(super) fn run(&self, output: &mut impl Write) -> anyhow::Result<Status> {
        let position = read(&self.position, self.rules)?;
        for mv in position.moves() {
            writeln!(output, "{mv}")?;
        }
        if let Some(outcome) = position.outcome() {
            messages::note(&format!("the game is over: {outcome}"));
        }
        Ok(Status::Well)
    }
}

/// Count the move sequences of a given length (perft)
#[derive(Debug, clap::Args)]
pub struct Perft<G: Described> {
    /// The position [default: the first position], then the number of plies
    #[arg(value_name = "[POSITION] DEPTH", allow_hyphen_values = true)]
    first: String,
    #[arg(hide = true)]
    second: Option<String>,
    /// Count for each first move separately
    #[arg(long)]
    divide: bool,
    #[arg(long, value_name = "NAME", help = rules_help::<G>(G::SPEC.usual().name), value_parser = |name: &str| G::SPEC.variant(name))]
    rules: Option<&'static Variant<G>>,
    #[arg(long, value_name = "NAME", help = conventions_help::<G>(), value_parser = convention::<G>, hide = G::SPEC.perft.len() < 2)]
    convention: Option<&'static PerftConvention<G>>,
}

/// The largest depth. No game of Reversi is longer, passes included.
const MAX_DEPTH: u32 = 128;

impl<G: Described> Perft<G> {
    pub(super) fn run(&self, output: &mut impl Write) -> anyhow::Result<Status> {
        let (position, depth) = match &self.second {
            Some(depth) => (read(&self.first, self.rules)?, depth),
            None => ((self.rules.unwrap_or(G::SPEC.usual()).start)(), &self.first),
        };
        let depth = depth.parse().ok().filter(|&depth| depth <= MAX_DEPTH);
        let Some(depth) = depth else { anyhow::bail!("the number of plies must be from 0 to {MAX_DEPTH}") };
        let convention = self.convention.unwrap_or(&G::SPEC.perft[0]);
        let (started, waiting) = (Instant::now(), Waiting::new());
        let nodes = if self.divide {
            let parts = (convention.divide)(&position, depth);
            for (mv, nodes) in &parts {
                writeln!(output, "{mv} {nodes}")?;
            }
            parts.iter().map(|(_, nodes)| nodes).sum()
        } else {
            (convention.perft)(&position, depth)
        };
        drop(waiting);
        writeln!(output, "{nodes}")?;
        output.flush()?;
        let seconds = started.elapsed().as_secs_f64();
        let speed = nodes as f64 / seconds / 1e6;
        messages::note(&format!("{seconds:.3} s, {speed:.0} million nodes a second"));
        Ok(Status::Well)
    }
}

/// Reads a position from the command line.
pub(super) fn read<G: Described>(text: &str, variant: Option<&Variant<G>>) -> anyhow::Result<G> {
    G::read(text, variant.unwrap_or(G::SPEC.usual())).with_context(|| format!("{text:?} is not a position"))
}

fn convention<G: Described>(name: &str) -> Result<&'static PerftConvention<G>, UnknownName> {
    let known = G::SPEC.perft.iter().find(|convention| convention.name.eq_ignore_ascii_case(name));
    known.ok_or_else(|| {
        UnknownName::new(name, "is not a known convention", G::SPEC.perft.iter().map(|known| known.name))
    })
}

fn conventions_help<G: Described>() -> String {
    let all: Vec<String> =
        G::SPEC.perft.iter().map(|known| format!("{}: {}", known.name, known.meaning)).collect();
    format!("How to count: {} [default: {}]", all.join("; "), G::SPEC.perft[0].name)
}
