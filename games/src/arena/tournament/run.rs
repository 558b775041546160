//! Playing the games of a tournament on several threads.

use crate::arena::engine_pool::EnginePool;
use crate::arena::play_again::{ATTEMPTS, play_again};
use crate::arena::play_game::Opening;
use crate::arena::record::{GameEnd, GameRecord};
use crate::arena::tournament::log::{GameLog, LogEntry};
use crate::arena::tournament::log_error::LogError;
use crate::arena::tournament::openings::Openings;
use crate::arena::tournament::schedule::{Pairing, Schedule, Shard};
use crate::arena::tournament::scores::{GameScore, Scores};
use crate::description::Described;
use std::convert::Infallible;
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError, mpsc};
use std::thread;

/// What is played, and how.
#[derive(Debug)]
pub struct TournamentPlan<'a, G: Described> {
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
    pub entry: &'a LogEntry,
    /// The results so far.
    pub scores: &'a Scores,
}

/// Something that happened in a tournament.
#[derive(Debug)]
pub enum RunEvent<'a> {
    /// A game ended, and is in the log.
    Ended(GameEnded<'a>),
    /// A game was void. It is played again.
    Void {
        /// Who played.
        pairing: Pairing,
        /// What went wrong.
        reason: &'a str,
    },
}

/// What a thread that plays tells.
enum WorkerMessage {
    /// The game is over.
    Last(Pairing, GameRecord),
    /// It will be played again.
    Void(Pairing, String),
}

/// Plays every game of a plan that was not played, by `play`, which has a lobby in each thread, writes it into `log`
/// and tells `observe`. The order in which games end depends on the programs; what is played does not.
///
/// A void game is played again, after a pause. One that was cut off by a wish to stop is neither written nor
/// counted.
///
/// # Errors
/// When the log cannot be written, or a game was void several times in a row. No other game is begun then.
pub fn run<G: Described>(
    plan: &mut TournamentPlan<'_, G>,
    log: &mut GameLog,
    play: &(impl Fn(&mut EnginePool, &GameJob<'_, G>) -> GameRecord + Sync),
    mut observe: impl FnMut(&RunEvent<'_>),
) -> Result<(), RunError> {
    let (work, jobs) = mpsc::channel::<Pairing>();
    let jobs = Mutex::new(jobs);
    let (answer, results) = mpsc::channel::<WorkerMessage>();
    let (openings, stop) = (plan.openings, plan.stop);
    thread::scope(|scope| {
        for _ in 0..plan.jobs.max(1) {
            let (jobs, answer) = (&jobs, answer.clone());
            scope.spawn(move || {
                let mut lobby = EnginePool::default();
                loop {
                    let job = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
                    let Ok(pairing) = job else { return };
                    let job = GameJob { pairing, opening: openings.of(&pairing), stop };
                    let void =
                        |reason: &str| drop(answer.send(WorkerMessage::Void(pairing, reason.to_owned())));
                    let Ok(record) = play_again(|| Ok::<_, Infallible>(play(&mut lobby, &job)), void, stop);
                    if answer.send(WorkerMessage::Last(pairing, record)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(answer);
        let mut next = NextGame::default();
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
            let (pairing, record) = match results.recv() {
                Ok(WorkerMessage::Last(pairing, record)) => (pairing, record),
                Ok(WorkerMessage::Void(pairing, reason)) => {
                    observe(&RunEvent::Void { pairing, reason: &reason });
                    continue;
                }
                Err(_) => break,
            };
            under_way -= 1;
            let game = pairing.number + 1;
            if let GameEnd::Void { reason } = record.end {
                if !stop.load(Ordering::Relaxed) && result.is_ok() {
                    result = Err(RunError::Void { game, reason });
                }
                continue;
            }
            let entry = LogEntry { game, round: pairing.round + 1, record };
            if result.is_ok() {
                result = log.add(&entry).map_err(RunError::Log);
            }
            plan.scores.add(pairing.number, GameScore::of(&entry.record));
            observe(&RunEvent::Ended(GameEnded { pairing, entry: &entry, scores: &plan.scores }));
        }
        // The threads end when there is no more work.
        drop(work);
        result
    })
}

/// Why a tournament did not go on.
#[derive(Debug)]
pub enum RunError {
    /// The log cannot be written.
    Log(LogError),
    /// A game cannot be played, for a reason that is nobody's fault who plays.
    Void {
        /// The game's number, from 1.
        game: u64,
        /// What went wrong the last time.
        reason: String,
    },
}

impl fmt::Display for RunError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Log(error) => error.fmt(f),
            Self::Void { game, reason } => {
                write!(f, "game {game} was void {ATTEMPTS} times in a row: {reason}: --resume goes on")
            }
        }
    }
}

impl std::error::Error for RunError {}

/// The first game that may be still to play.
#[derive(Default)]
struct NextGame(u64);

impl NextGame {
    /// The next game of the plan; nothing when there is none, or none yet.
    fn game<G: Described>(&mut self, plan: &mut TournamentPlan<'_, G>) -> Option<Pairing> {
        if plan.stop.load(Ordering::Relaxed) || plan.scores.decision().is_some() {
            return None;
        }
        plan.schedule.advance(&plan.scores);
        loop {
            self.0 = plan.shard.first_from(self.0);
            let pairing = plan.schedule.pairing(self.0)?;
            self.0 += 1;
            if !plan.scores.is_played(pairing.number) {
                return Some(pairing);
            }
        }
    }
}
