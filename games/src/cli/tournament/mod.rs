//! `tournament` and `merge`, the same for every game.

mod merge;
mod output;
mod progress;
mod setup;
mod spectators;

pub(super) use merge::Merge;

use super::adjudicate_args::AdjudicateArgs;
use super::limit_args::LimitArgs;
use super::sandbox::SandboxArgs;
use super::signals::stop_flag;
use super::{Status, messages, openings_help, protocols_help, rules_help};
use crate::arena::engine_pool::EnginePool;
use crate::arena::record::GameRecord;
use crate::arena::statistics::sprt::Sprt;
use crate::arena::tournament::archive::Archive;
use crate::arena::tournament::log::{GameLog, LogHeader};
use crate::arena::tournament::run::{GameJob, RunEvent, TournamentPlan, run};
use crate::arena::tournament::schedule::{Schedule, Shard};
use crate::arena::tournament::scores::{GameScore, Scores};
use crate::arena::tournament::settings::PairingSystem;
use crate::description::Described;
use crate::game::Variant;
use crate::protocol::Protocol;
use anyhow::{Context, ensure};
use clap::{ValueEnum, value_parser};
use output::OutputArgs;
use progress::Progress;
use spectators::SpectatorServer;
use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::Ordering;

/// The log in the output folder.
const LOG: &str = "games.jsonl";

/// Play many programs against each other: a table, Elo, a page that replays the games
///
/// Each meeting is two games from one opening with colours swapped. A line is written to games.jsonl as soon as
/// a game ends; --resume goes on with it after Ctrl-C or a crash. In the end the folder holds table.txt,
/// report.json, table.csv and report.html.
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Options given here go before those of the file. Exit status: 1 when a game was lost by a fault \
or is not played yet; of a part (--shard), only when one of its games is not played yet."
)]
pub struct Tournament<G: Described> {
    /// Programs: COMMAND, NAME=COMMAND or builtin:level=N
    #[arg(value_name = "PROGRAM")]
    programs: Vec<String>,
    /// Read settings and players from this TOML file
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    /// Add the last version marked OK of each participant: DIR/NAME/VERSION/run beside a file OK
    #[arg(long, value_name = "DIR")]
    participants: Option<PathBuf>,
    /// Who meets whom [default: round-robin]
    #[arg(long, value_name = "SYSTEM")]
    pairing: Option<PairingSystem>,
    /// How often two players meet; swiss: meetings of each player [default: 1]
    #[arg(long, value_name = "N", value_parser = value_parser!(u64).range(1..=1_000_000_000))]
    rounds: Option<u64>,
    #[arg(long, value_name = "FILE", help = openings_help::<G>())]
    openings: Option<PathBuf>,
    /// Take the first N plies of each opening alone
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(1..=1000))]
    opening_plies: Option<u32>,
    /// Shuffle the openings by the seed
    #[arg(long)]
    shuffle: bool,
    /// Play so many random plies first
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(0..=200))]
    random_plies: Option<u32>,
    /// What everything random depends on [default: 0]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    #[arg(long, value_name = "NAME", help = rules_help::<G>(G::SPEC.usual().name), value_parser = |name: &str| G::SPEC.variant(name))]
    rules: Option<&'static Variant<G>>,
    #[arg(long, value_name = "NAME", help = protocols_help::<G>("the first of them that knows the rules"), value_parser = |name: &str| G::SPEC.protocol(name))]
    protocol: Option<&'static Protocol<G>>,
    #[command(flatten)]
    limits: LimitArgs,
    #[command(flatten)]
    sandbox: SandboxArgs,
    /// Stop as soon as a test between two players knows: elo0=0 elo1=10 alpha=0.05 beta=0.05
    /// model=logistic; programs go before it
    #[arg(long, value_name = "KEY=VALUE", num_args = 1..=5)]
    sprt: Vec<String>,
    #[command(flatten)]
    adjudicate: AdjudicateArgs,
    /// Games at once [default: half as many as cores, since a game is two programs]
    #[arg(short, long, value_name = "N", value_parser = value_parser!(u16).range(1..=1024))]
    jobs: Option<u16>,
    /// Play part K of N of the games only; `merge` joins the logs of all parts
    #[arg(long, value_name = "K/N")]
    shard: Option<Shard>,
    /// Go on with the log in the output folder
    #[arg(long)]
    resume: bool,
    /// Show the tournament to spectators at this port of this machine, 0 for any that is free: the games as they are
    /// played, the table, replays
    #[arg(long, value_name = "PORT")]
    serve: Option<u16>,
    #[command(flatten)]
    output: OutputArgs,
}

impl ValueEnum for PairingSystem {
    fn value_variants<'a>() -> &'a [Self] {
        &[Self::RoundRobin, Self::Gauntlet, Self::Swiss]
    }

    fn to_possible_value(&self) -> Option<clap::builder::PossibleValue> {
        Some(clap::builder::PossibleValue::new(self.name()))
    }
}

impl<G: Described> Tournament<G> {
    pub(super) fn run(&self, output: &mut impl Write) -> anyhow::Result<Status> {
        let setup = setup::TournamentSetup::<G>::new(self)?;
        let settings = &setup.settings;
        let shard = self.shard.unwrap_or(Shard::ALL);
        ensure!(
            shard == Shard::ALL || settings.pairing != PairingSystem::Swiss,
            "a round of a Swiss tournament depends on the results of the others: --shard goes with round-robin and gauntlet"
        );
        let schedule = Schedule::new(settings.pairing, settings.players.len(), settings.rounds);
        let header =
            LogHeader::new(G::NAME, schedule.games(), settings.clone(), setup.opening_list.as_deref());
        let folder = self.output.folder()?;
        let mut scores = Scores::new(settings.sprt);
        let path = folder.join(LOG);
        let mut progress = Progress::new(&header, shard);
        let spectators = self.serve.map(|port| SpectatorServer::<G>::invite(&header, port)).transpose()?;
        let mut log = if self.resume {
            GameLog::resume(&path, &header, |entry| {
                scores.add(entry.game - 1, GameScore::of(&entry.record));
                progress.know(entry);
                if let Some(spectators) = &spectators {
                    spectators.live.ended(entry);
                }
            })?
        } else {
            GameLog::create(&path, &header)?
        };
        progress.begin(scores.played());
        let stop = stop_flag()?;
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let jobs = self.jobs.map_or((cores / 2).max(1), usize::from);
        let mut plan =
            TournamentPlan { schedule, scores, openings: &setup.openings, shard, jobs, stop: &stop };
        let play = |lobby: &mut EnginePool, job: &GameJob<'_, G>| -> GameRecord {
            let players = [job.pairing.black, job.pairing.white].map(|player| &setup.contestants[player]);
            let watched = spectators.as_ref().map(|spectators| spectators.live.watch(job.pairing));
            lobby.play(players, &job.opening, &setup.conditions, job.stop, &mut |event| {
                if let Some(watched) = &watched {
                    watched.see(&event);
                }
            })
        };
        let played = run(&mut plan, &mut log, &play, |event| match event {
            RunEvent::Ended(ended) => {
                progress.see(ended);
                if let Some(spectators) = &spectators {
                    spectators.live.ended(ended.entry);
                }
            }
            RunEvent::Void { pairing, reason } => {
                messages::note(&format!("game {} is played again, since {reason}", pairing.number + 1));
            }
        });
        progress.finish();
        drop(log);
        let archive = Archive::open(&[path])?;
        let status = self.output.write::<G>(&archive, &folder, false, output)?;
        played?;
        if stop.load(Ordering::Relaxed) {
            messages::say("stopped; --resume goes on");
        }
        // Whoever runs the parts starts one again that failed: a player's crash would be one each time.
        let is_complete = archive.scores().played() == shard.games(header.games);
        Ok(match shard {
            Shard::ALL => status,
            _ if is_complete => Status::Well,
            _ => Status::Finding,
        })
    }
}

/// The test that was asked for in words.
fn test(words: &[String]) -> anyhow::Result<Option<Sprt>> {
    if words.is_empty() {
        return Ok(None);
    }
    words.join(" ").parse().map(Some).context("--sprt")
}
