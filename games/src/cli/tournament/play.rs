//! Playing a tournament.

use super::args::Tournament;
use super::output::{LOG, REPORT};
use super::progress::Progress;
use super::setup::TournamentSetup;
use super::spectators::SpectatorServer;
use crate::arena::engine_pool::EnginePool;
use crate::arena::record::GameRecord;
use crate::arena::tournament::log::GameLog;
use crate::arena::tournament::log_entry::LogHeader;
use crate::arena::tournament::merge::read_logs;
use crate::arena::tournament::run::{GameJob, RunEvent, TournamentPlan, run};
use crate::arena::tournament::schedule::{Pairing, Schedule, Shard};
use crate::arena::tournament::scores::{GameScore, Scores};
use crate::arena::tournament::settings::PairingSystem;
use crate::cli::signals::stop_flag;
use crate::cli::variant::find_variants;
use crate::description::spec::Described;
use anyhow::ensure;
use gocheck_program::{Status, messages};
use std::io::Write;
use std::sync::atomic::Ordering;

impl<G: Described> Tournament<G> {
    pub(in crate::cli) fn run(&self, output: &mut impl Write) -> anyhow::Result<Status> {
        let mut setup = TournamentSetup::<G>::new(self)?;
        let settings = &setup.settings;
        let shard = self.shard.unwrap_or(Shard::ALL);
        ensure!(
            shard == Shard::ALL || settings.pairing != PairingSystem::Swiss,
            "a round of a Swiss tournament depends on all earlier results: --shard works only with round-robin and gauntlet"
        );
        let schedule = Schedule::new(settings.pairing, settings.players.len(), settings.rounds);
        let mut header =
            LogHeader::new(G::NAME, schedule.games(), settings.clone(), setup.opening_list.as_deref());
        header.left_out.clone_from(&setup.left_out);
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
        let stop = stop_flag()?;
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let jobs = self.jobs.map_or((cores / 2).max(1), usize::from);
        if scores.played() < shard.games(header.games) && scores.decision().is_none() {
            find_variants(&mut setup.engines, &setup.game_settings, jobs, &stop);
        }
        progress.begin(scores.played());
        let opening = |pairing: &Pairing| Ok(setup.openings.of(pairing));
        let mut plan = TournamentPlan {
            games: schedule.games(),
            schedule,
            scores,
            openings: &opening,
            shard,
            jobs,
            stop: &stop,
        };
        let play = |pool: &mut EnginePool, job: &GameJob<'_, G>| -> GameRecord {
            let players = [job.pairing.black, job.pairing.white].map(|player| &setup.engines[player]);
            let watched = spectators.as_ref().map(|spectators| spectators.live.watch(job.pairing));
            pool.play(players, &job.opening, &setup.game_settings, job.stop, &mut |event| {
                if let Some(watched) = &watched {
                    watched.see(&event);
                }
            })
        };
        let played = run(&mut plan, &mut |entry| log.add(entry), &play, |event| match event {
            RunEvent::Ended(ended) => {
                progress.see(ended);
                if let Some(spectators) = &spectators {
                    spectators.live.ended(ended.entry);
                }
            }
            RunEvent::Void { pairing, reason } => {
                messages::note(&format!("game {} is replayed: {reason}", pairing.number + 1));
            }
        });
        progress.finish();
        if let Some(spectators) = spectators.as_ref().filter(|_| stop.load(Ordering::Relaxed)) {
            // Before the results are written, which can take long.
            spectators.live.stop();
        }
        drop(log);
        let archive = read_logs(&[path])?;
        let status = self.output.write::<G>(&archive, &folder, false, output)?;
        played?;
        if stop.load(Ordering::Relaxed) {
            messages::say("stopped: use --resume to continue");
        } else if let Some(spectators) = &spectators {
            spectators.show(&folder.join(REPORT), &stop)?;
        }
        // Scripts start a failed part again, so a crash of a player is not a failure here: it would happen again.
        let is_complete = archive.scores().played() == shard.games(header.games);
        Ok(match shard {
            Shard::ALL => status,
            _ if is_complete => Status::Well,
            _ => Status::Finding,
        })
    }
}
