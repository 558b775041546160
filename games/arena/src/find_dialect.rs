//! Finding out which dialect of its protocol a program reads, by trial games.
//!
//! The dialects are tried in order, and the first one whose trial the program passes is its own. While a program is
//! silent, because it waits for lines or the machine is busy, the next dialect is tried at the same time.

use crate::dialect_trial::{TrialEvent, TrialSetup, play_trial};
use games_engine::description::spec::Described;
use games_engine::protocol::definition::{Dialect, Dialects};
use gocheck_sandbox::Program;
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

/// The dialect of a program.
#[derive(Debug)]
pub struct FoundDialect<G: Described> {
    /// The dialect. If the program passed no trial, it is the one with the best answers, the first among equals.
    pub dialect: &'static Dialect<G>,
    /// Whether the program passed its trial.
    pub is_confirmed: bool,
    /// Whether its answers in this dialect were better than in the others, if it passed no trial.
    pub fits_best: bool,
    /// The trials that the program failed: the dialects' names and the reasons. Empty if a dialect is confirmed.
    pub failed: Vec<(&'static str, String)>,
}

/// The time for an answer in a trial, unless the user allows more: more than judges allow, for busy machines.
const LIMIT: Duration = Duration::from_secs(4);

/// The longest time for an answer in a trial.
const MAX_LIMIT: Duration = Duration::from_secs(30);

/// How long a program is silent before the next dialect is tried at the same time.
const SILENCE: Duration = Duration::from_millis(400);

/// How long a program must be silent in a dialect before it is taken to wait for more lines, if it has passed the trial
/// of a later one.
const PATIENCE: Duration = Duration::from_secs(1);

/// That time in multiples of its slowest answer in the later one, which measures how busy the machine is.
const SLOWER: u32 = 4;

/// How often the silence of programs is checked.
const TICK: Duration = Duration::from_millis(20);

/// Finds out which of `dialects` a program reads. `allowed` is the time for its first answer in games. The program is
/// started for this and ended. Returns `None` if `stop` was set meanwhile.
pub fn find_dialect<G: Described>(
    program: &Program,
    dialects: &Dialects<G>,
    allowed: Option<Duration>,
    stop: &AtomicBool,
) -> Option<FoundDialect<G>> {
    let start = &(dialects.trial)();
    let limit = allowed.map_or(LIMIT, |allowed| allowed.clamp(LIMIT, MAX_LIMIT));
    let over = &AtomicBool::new(false);
    let setup = TrialSetup { program, limit, stop: over };
    let mut trials: Vec<Trial> = Vec::new();
    thread::scope(|scope| {
        let (sender, events) = mpsc::channel();
        let found = loop {
            if stop.load(Ordering::Relaxed) {
                break None;
            }
            if let Some(place) = confirmed(&trials) {
                break dialects.all.get(place).map(|dialect| (dialect, true));
            }
            let is_passed = trials.iter().any(|trial| trial.result == Some(Ok(())));
            let is_stuck = |trial: &Trial| trial.result.is_some() || trial.silence() >= SILENCE;
            if !is_passed && trials.last().is_none_or(is_stuck) {
                match dialects.all.get(trials.len()) {
                    Some(dialect) => {
                        let (sender, place) = (sender.clone(), trials.len());
                        let mut trial = Trial::new();
                        let begun = thread::Builder::new().spawn_scoped(scope, move || {
                            play_trial(setup, &dialect.protocol, start, &mut |event| {
                                // It is not read any more once a dialect has been chosen.
                                let _ = sender.send((place, event));
                            });
                        });
                        trial.result = begun.err().map(|error| Err(error.to_string()));
                        trials.push(trial);
                    }
                    None if trials.iter().all(|trial| trial.result.is_some()) => {
                        let places = (0..trials.len()).rev();
                        let best = places.max_by_key(|&place| trials[place].answers).unwrap_or(0);
                        break dialects.all.get(best).map(|dialect| (dialect, false));
                    }
                    None => {}
                }
            }
            match events.recv_timeout(TICK) {
                Ok((place, event)) => trials[place].update(event),
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {}
            }
        };
        over.store(true, Ordering::Relaxed);
        let (dialect, is_confirmed) = found?;
        let mut answers: Vec<[usize; 3]> = trials.iter().map(|trial| trial.answers).collect();
        answers.sort_unstable();
        let fits_best = !is_confirmed && matches!(answers[..], [.., second, best] if second < best);
        let names = dialects.all.iter().map(|dialect| dialect.name);
        let reasons = trials.iter().map(|trial| trial.result.clone().and_then(Result::err));
        let failed = names.zip(reasons).filter_map(|(name, reason)| Some((name, reason?)));
        let failed = if is_confirmed { Vec::new() } else { failed.collect() };
        Some(FoundDialect { dialect, is_confirmed, fits_best, failed })
    })
}

/// A trial so far.
struct Trial {
    /// When the program was asked or answered last.
    since: Instant,
    /// The numbers of legal answers, of those that at least have the form of a move, and of all.
    answers: [usize; 3],
    slowest: Duration,
    result: Option<Result<(), String>>,
}

impl Trial {
    fn new() -> Self {
        Self { since: Instant::now(), answers: [0; 3], slowest: Duration::ZERO, result: None }
    }

    fn silence(&self) -> Duration {
        self.since.elapsed()
    }

    fn update(&mut self, event: TrialEvent) {
        match event {
            // The start of the program counts as part of its first answer.
            TrialEvent::Asked if self.answers[2] == 0 => {}
            TrialEvent::Asked => self.since = Instant::now(),
            TrialEvent::Answered(quality) => {
                self.slowest = self.slowest.max(self.silence());
                self.answers[quality as usize..].iter_mut().for_each(|count| *count += 1);
                self.since = Instant::now();
            }
            TrialEvent::Ended(result) => self.result = Some(result),
        }
    }
}

/// The first trial that was passed, once the program has failed all earlier ones or seems to wait for more lines in them.
fn confirmed(trials: &[Trial]) -> Option<usize> {
    let place = trials.iter().position(|trial| trial.result == Some(Ok(())))?;
    let patience = PATIENCE.max(trials[place].slowest * SLOWER);
    let is_out = |trial: &Trial| trial.result.is_some() || trial.silence() >= patience;
    trials[..place].iter().all(is_out).then_some(place)
}

impl<G: Described> fmt::Display for FoundDialect<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Dialect { name, title, protocol } = self.dialect;
        let protocol = protocol.name;
        if self.is_confirmed {
            return write!(f, "reads the variant {name} of {protocol}: {title}");
        }
        let why = if self.fits_best { "fits best" } else { "is the first" };
        write!(f, "fails the trial game of every variant of {protocol}; {name} is used, which {why}; ")?;
        f.write_str("--variant fixes another")?;
        self.failed.iter().try_for_each(|(name, reason)| write!(f, "\n  {name}: {reason}"))
    }
}
