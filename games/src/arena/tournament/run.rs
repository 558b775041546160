use super::{Entry, GameScore, Log, LogError, Openings, Pairing, Schedule, Scores, Shard};
use crate::arena::{End, Opening, Record};
use crate::description::Described;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError, mpsc};
use std::thread;

/// What is played, and how.
#[derive(Debug)]
pub struct Plan<'a, G: Described> {
    /// Which games there are.
    pub schedule: Schedule,
    /// The results so far.
    pub scores: Scores,
    /// Where they begin.
    pub openings: &'a Openings<G>,
    /// The part that is played here.
    pub shard: Shard,
    /// How many games are played at once.
    pub jobs: usize,
    /// Somebody's wish to stop.
    pub stop: &'a AtomicBool,
}

/// A game that somebody is to play.
#[derive(Debug)]
pub struct GameJob<'a, G: Described> {
    /// Who plays.
    pub pairing: Pairing,
    /// Where it begins.
    pub opening: Opening<G>,
    /// Somebody's wish to stop: the game may then end in any way, and is not counted.
    pub stop: &'a AtomicBool,
}

/// A game of a tournament ended.
#[derive(Debug)]
pub struct GameEnded<'a> {
    /// Who played.
    pub pairing: Pairing,
    /// What came of it.
    pub entry: &'a Entry,
    /// The results so far.
    pub scores: &'a Scores,
}

/// Plays every game of a plan that was not played, by `play`, writes it into `log` and tells
/// `observe`. The order in which games end depends on the programs; what is played does not.
///
/// A game that was cut off by a wish to stop is neither written nor counted.
///
/// # Errors
/// When the log cannot be written; games under way are then asked to end.
pub fn run<G: Described>(
    plan: &mut Plan<'_, G>,
    log: &mut Log,
    play: &(impl Fn(&GameJob<'_, G>) -> Record + Sync),
    mut observe: impl FnMut(&GameEnded<'_>),
) -> Result<(), LogError> {
    let (work, jobs) = mpsc::channel::<Pairing>();
    let jobs = Mutex::new(jobs);
    let (answer, results) = mpsc::channel::<(Pairing, Record)>();
    let (openings, stop) = (plan.openings, plan.stop);
    thread::scope(|scope| {
        for _ in 0..plan.jobs.max(1) {
            let (jobs, answer) = (&jobs, answer.clone());
            scope.spawn(move || {
                loop {
                    let job = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
                    let Ok(pairing) = job else { return };
                    let job = GameJob { pairing, opening: openings.of(&pairing), stop };
                    if answer.send((pairing, play(&job))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(answer);
        let mut next = Next::default();
        let mut under_way = 0;
        let mut result = Ok(());
        loop {
            while under_way < plan.jobs.max(1) && result.is_ok() {
                let Some(pairing) = next.game(plan) else { break };
                under_way += usize::from(work.send(pairing).is_ok());
            }
            if under_way == 0 {
                break;
            }
            let Ok((pairing, record)) = results.recv() else { break };
            under_way -= 1;
            let is_cut_off = stop.load(Ordering::Relaxed) && matches!(record.end, End::Void { .. });
            if result.is_err() || is_cut_off {
                continue;
            }
            let entry = Entry { game: pairing.number + 1, round: pairing.round + 1, record };
            result = log.add(&entry);
            plan.scores.add(pairing.number, GameScore::of(&entry.record));
            observe(&GameEnded { pairing, entry: &entry, scores: &plan.scores });
        }
        // The threads end when there is no more work.
        drop(work);
        result
    })
}

/// The first game that may be still to play.
#[derive(Default)]
struct Next(u64);

impl Next {
    /// The next game of the plan; nothing when there is none, or none yet.
    fn game<G: Described>(&mut self, plan: &mut Plan<'_, G>) -> Option<Pairing> {
        if plan.stop.load(Ordering::Relaxed) || plan.scores.decision().is_some() {
            return None;
        }
        plan.schedule.advance(&plan.scores);
        while let Some(pairing) = plan.schedule.pairing(self.0) {
            self.0 += 1;
            if plan.shard.has(pairing.number) && !plan.scores.is_played(pairing.number) {
                return Some(pairing);
            }
        }
        None
    }
}
