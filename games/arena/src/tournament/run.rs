//! Playing the games of a tournament on several threads.

use crate::engine_pool::EnginePool;
use crate::play_again::{ATTEMPTS, play_again};
use crate::play_game::Opening;
use crate::record::{GameEnd, GameRecord};
use crate::tournament::log_entry::LogEntry;
use crate::tournament::log_error::LogError;
use crate::tournament::schedule::{Pairing, Schedule, Shard};
use crate::tournament::scores::{GameScore, Scores};
use games_engine::description::spec::Described;
use std::convert::Infallible;
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError, mpsc};
use std::thread;

/// The opening of each game, or why there is none.
pub type OpeningOf<'a, G> = dyn Fn(&Pairing) -> Result<Opening<G>, String> + Sync + 'a;

/// The games to play.
pub struct TournamentPlan<'a, G: Described> {
    /// The pairings.
    pub schedule: Schedule,
    /// How many of them are played, from the first on.
    pub games: u64,
    /// The results so far.
    pub scores: Scores,
    /// The openings.
    pub openings: &'a OpeningOf<'a, G>,
    /// The part of the tournament that is played here.
    pub shard: Shard,
    /// The number of games that are played at the same time.
    pub jobs: usize,
    /// Set to stop.
    pub stop: &'a AtomicBool,
}

/// A game to play.
#[derive(Debug)]
pub struct GameJob<'a, G: Described> {
    /// The players.
    pub pairing: Pairing,
    /// The opening.
    pub opening: Opening<G>,
    /// Set to stop: the game may then end in any way, and does not count.
    pub stop: &'a AtomicBool,
}

/// A game of a tournament ended.
#[derive(Debug)]
pub struct GameEnded<'a> {
    /// The players.
    pub pairing: Pairing,
    /// The game.
    pub entry: &'a LogEntry,
    /// The results so far.
    pub scores: &'a Scores,
}

/// An event of a tournament.
#[derive(Debug)]
pub enum RunEvent<'a> {
    /// A game ended, and has been logged.
    Ended(GameEnded<'a>),
    /// A game was void. It is played again.
    Void {
        /// The players.
        pairing: Pairing,
        /// Why it was void.
        reason: &'a str,
    },
}

/// A message from a thread that plays games.
enum WorkerMessage {
    Ended(Pairing, Box<GameRecord>),
    /// The game was void and will be played again.
    Void(Pairing, String),
    NoOpening(String),
}

/// Plays every game of a plan that has not been played yet. `play` plays one, with the engine pool of its thread;
/// `log` stores it, and `observe` gets the events. The order in which games end depends on the programs; which games are played
/// does not.
///
/// A void game is played again, after a pause. One that was cut off by `stop` is neither logged nor counted.
///
/// # Errors
/// If a game cannot be logged, has no opening, or was void several times in a row. No other game is started then.
pub fn run<G: Described>(
    plan: &mut TournamentPlan<'_, G>,
    log: &mut impl FnMut(&LogEntry) -> Result<(), LogError>,
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
                let mut pool = EnginePool::default();
                loop {
                    let job = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
                    let Ok(pairing) = job else { return };
                    let message = match openings(&pairing) {
                        Ok(opening) => {
                            let job = GameJob { pairing, opening, stop };
                            let void = |reason: &str| {
                                drop(answer.send(WorkerMessage::Void(pairing, reason.to_owned())));
                            };
                            let Ok(record) =
                                play_again(|| Ok::<_, Infallible>(play(&mut pool, &job)), void, stop);
                            WorkerMessage::Ended(pairing, Box::new(record))
                        }
                        Err(reason) => WorkerMessage::NoOpening(reason),
                    };
                    if answer.send(message).is_err() {
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
                Ok(WorkerMessage::Ended(pairing, record)) => (pairing, *record),
                Ok(WorkerMessage::Void(pairing, reason)) => {
                    observe(&RunEvent::Void { pairing, reason: &reason });
                    continue;
                }
                Ok(WorkerMessage::NoOpening(reason)) => {
                    under_way -= 1;
                    result = result.and(Err(RunError::NoOpening(reason)));
                    continue;
                }
                Err(_) => break,
            };
            under_way -= 1;
            let game = pairing.number + 1;
            if let GameEnd::Void { reason } = record.end {
                if !stop.load(Ordering::Relaxed) && result.is_ok() {
                    result = Err(RunError::Void { game, reason: reason.english().to_owned() });
                }
                continue;
            }
            let entry = LogEntry { game, round: pairing.round + 1, record };
            if result.is_ok() {
                result = log(&entry).map_err(RunError::Log);
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
    /// A game cannot be logged.
    Log(LogError),
    /// A game has no opening, for this reason.
    NoOpening(String),
    /// A game cannot be played, and no player is to blame.
    Void {
        /// The number of the game, from 1.
        game: u64,
        /// Why it was void the last time.
        reason: String,
    },
}

impl fmt::Display for RunError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Log(error) => error.fmt(f),
            Self::NoOpening(reason) => f.write_str(reason),
            Self::Void { game, reason } => {
                write!(
                    f,
                    "game {game} was void {ATTEMPTS} times in a row: {reason}: use --resume to continue"
                )
            }
        }
    }
}

impl std::error::Error for RunError {}

/// The number of the first game that may still have to be played.
#[derive(Default)]
struct NextGame(u64);

impl NextGame {
    /// The next game of the plan; `None` if there is none, or none yet.
    fn game<G: Described>(&mut self, plan: &mut TournamentPlan<'_, G>) -> Option<Pairing> {
        if plan.stop.load(Ordering::Relaxed) || plan.scores.decision().is_some() {
            return None;
        }
        plan.schedule.advance(&plan.scores);
        loop {
            self.0 = plan.shard.first_from(self.0);
            let pairing = plan.schedule.pairing(self.0).filter(|pairing| pairing.number < plan.games)?;
            self.0 += 1;
            if !plan.scores.is_played(pairing.number) {
                return Some(pairing);
            }
        }
    }
}
