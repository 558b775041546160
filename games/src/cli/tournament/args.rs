//! The arguments of `tournament`.

use super::output::OutputArgs;
use crate::arena::statistics::sprt::Sprt;
use crate::arena::tournament::schedule::Shard;
use crate::arena::tournament::settings::PairingSystem;
use crate::cli::adjudicate_args::AdjudicateArgs;
use crate::cli::arguments::{openings_help, protocols_help, rules_help};
use crate::cli::limit_args::LimitArgs;
use crate::cli::sandbox::SandboxArgs;
use crate::cli::variant::VariantArgs;
use crate::description::spec::Described;
use crate::game::board_game::Variant;
use crate::protocol::definition::Protocol;
use anyhow::Context;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::value_parser;
use std::path::PathBuf;

/// Play a tournament between programs: standings, Elo, and a page that replays the games
///
/// Each meeting is two games from one opening with colours swapped. Each game is written to games.jsonl as soon as it
/// ends; after Ctrl-C or a crash, --resume continues. A program that cannot be started when the tournament begins is left
/// out with a reason, also when the tournament is resumed. At the end the folder contains table.txt, report.json,
/// table.csv and report.html.
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Options given here override those of the file. Exit status: 1 if a program was left out, \
or a game was lost by a fault or has not been played; for a part (--shard), only if one of its games has not been played."
)]
pub struct Tournament<G: Described> {
    /// Programs: COMMAND, NAME=COMMAND or builtin:level=N
    #[arg(value_name = "PROGRAM")]
    pub(super) programs: Vec<String>,
    /// Read settings and players from this TOML file
    #[arg(long, value_name = "FILE")]
    pub(super) config: Option<PathBuf>,
    /// Add the last version marked OK of each participant: DIR/NAME/VERSION/run next to a file OK
    #[arg(long, value_name = "DIR", hide_short_help = true)]
    pub(super) participants: Option<PathBuf>,
    /// Pairing system [default: round-robin]
    #[arg(long, value_name = "SYSTEM", value_parser = pairing_parser())]
    pub(super) pairing: Option<PairingSystem>,
    /// Meetings of each pair of players; swiss: meetings of each player [default: 1]
    #[arg(long, value_name = "N", value_parser = value_parser!(u64).range(1..=1_000_000_000))]
    pub(super) rounds: Option<u64>,
    #[arg(long, value_name = "FILE", help = openings_help::<G>())]
    pub(super) openings: Option<PathBuf>,
    /// Take only the first N plies of each opening
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(1..=1000), hide_short_help = true)]
    pub(super) opening_plies: Option<u32>,
    /// Shuffle the openings with the seed
    #[arg(long, hide_short_help = true)]
    pub(super) shuffle: bool,
    /// Number of random plies after the opening
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(0..=200), hide_short_help = true)]
    pub(super) random_plies: Option<u32>,
    /// Random seed [default: 0]
    #[arg(long, value_name = "N")]
    pub(super) seed: Option<u64>,
    #[arg(long, value_name = "NAME", help = rules_help::<G>(G::SPEC.usual().name), value_parser = |name: &str| G::SPEC.variant(name))]
    pub(super) rules: Option<&'static Variant<G>>,
    #[arg(long, value_name = "NAME", help = protocols_help::<G>("the first one that supports the rules"), value_parser = |name: &str| G::SPEC.protocol(name))]
    pub(super) protocol: Option<&'static Protocol<G>>,
    #[command(flatten)]
    pub(super) variant: VariantArgs<G>,
    #[command(flatten)]
    pub(super) limits: LimitArgs,
    #[command(flatten)]
    pub(super) sandbox: SandboxArgs,
    /// Stop as soon as a sequential test between two players is decided: elo0=0 elo1=10 alpha=0.05 beta=0.05
    /// model=logistic; programs must precede it
    #[arg(long, value_name = "KEY=VALUE", num_args = 1..=5)]
    pub(super) sprt: Vec<String>,
    /// Games played at the same time [default: half the number of cores, since a game is two programs]
    #[arg(short, long, value_name = "N", value_parser = value_parser!(u16).range(1..=1024))]
    pub(super) jobs: Option<u16>,
    /// Play only part K of N of the games; `merge` joins the logs of all parts
    #[arg(long, value_name = "K/N", hide_short_help = true)]
    pub(super) shard: Option<Shard>,
    /// Resume the log in the output folder
    #[arg(long)]
    pub(super) resume: bool,
    /// Serve a page for spectators on this port of this machine, 0 for a free one: games in progress, standings,
    /// replays
    #[arg(long, value_name = "PORT")]
    pub(super) serve: Option<u16>,
    #[command(flatten)]
    pub(super) output: OutputArgs,
    /// Last, because the options after it would be under its heading.
    #[command(flatten)]
    pub(super) adjudicate: AdjudicateArgs,
}

/// Accepts the names of pairing systems.
fn pairing_parser() -> impl TypedValueParser<Value = PairingSystem> {
    PossibleValuesParser::new(PairingSystem::ALL.map(PairingSystem::name))
        .map(|name| PairingSystem::ALL.into_iter().find(|system| system.name() == name).unwrap_or_default())
}

impl<G: Described> Tournament<G> {
    /// Parses the sequential test.
    pub(super) fn test(&self) -> anyhow::Result<Option<Sprt>> {
        if self.sprt.is_empty() {
            return Ok(None);
        }
        self.sprt.join(" ").parse().map(Some).context("--sprt")
    }
}
