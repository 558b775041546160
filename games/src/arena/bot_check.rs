//! A bot is tried step by step: why does a judge reject it?
//!
//! Each step starts the program afresh, talks to it as the judge does, and passes or fails. The
//! boards come from games at random moves that are the same each time.

use crate::arena::program::{Launch, Program, ProgramError, Wait};
use crate::arena::record::Fault;
use crate::arena::turn::{TurnContext, TurnError, converse};
use crate::description::Described;
use crate::game::{Game, History};
use crate::protocol::{BoxedReferee, Heard, Introduction, MoveLimits, Protocol, Referee};
use gocheck_common::random::Random;
use std::ffi::OsString;
use std::fmt::{self, Display};
use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How long a program may take to end once its input has ended, or the time for an answer if that is longer.
const GRACE: Duration = Duration::from_secs(2);

/// How often it is looked whether to stop.
const NAP: Duration = Duration::from_millis(50);

/// A step: its name and what it does with a program.
pub struct CheckStep<G: Described> {
    name: &'static str,
    run: fn(&mut BotCheck<G>) -> Result<(), CheckError>,
    is_advice: bool,
}

impl<G: Described> CheckStep<G> {
    /// What a judge does, too.
    pub(crate) const fn new(name: &'static str, run: fn(&mut BotCheck<G>) -> Result<(), CheckError>) -> Self {
        Self { name, run, is_advice: false }
    }

    /// What no judge does: a program that does not get through it is as good as any.
    pub(crate) const fn advice(
        name: &'static str,
        run: fn(&mut BotCheck<G>) -> Result<(), CheckError>,
    ) -> Self {
        Self { name, run, is_advice: true }
    }
}

/// What a step has of the program and of time.
pub struct BotCheck<G: Described> {
    protocol: &'static Protocol<G>,
    program: Program,
    /// The lines that the program has written and that were read.
    written: Vec<String>,
    /// The time for an answer, when the user gave one.
    time: Option<Duration>,
    slowest: Duration,
    stop: Arc<AtomicBool>,
}

/// Why a step failed.
#[derive(Debug)]
pub enum CheckError {
    /// The program gave no answer.
    Program(ProgramError),
    /// What it answered.
    Answer(String),
}

impl CheckError {
    /// `answer` is wrong for `reason`.
    pub(crate) fn wrong(answer: &str, reason: impl Display) -> Self {
        Self::Answer(format!("{answer:?}: {reason}"))
    }
}

impl From<ProgramError> for CheckError {
    fn from(error: ProgramError) -> Self {
        Self::Program(error)
    }
}

impl From<TurnError> for CheckError {
    fn from(trouble: TurnError) -> Self {
        match trouble {
            TurnError::Program(error) => Self::Program(error),
            TurnError::Fault(
                Fault::Illegal { answer: line, reason, .. } | Fault::Unreadable { line, reason },
            ) => Self::wrong(&line, reason),
            TurnError::Fault(fault) => Self::Answer(fault.to_string()),
            TurnError::System(reason) => Self::Answer(reason),
        }
    }
}

impl Display for CheckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Program(error) => error.fmt(f),
            Self::Answer(reason) => f.write_str(reason),
        }
    }
}

/// Tries `command` through every step of `protocol`, writes a line a step to `output`, and says whether it passed all
/// that a judge does, too. An answer may take `time`, or what the judge allows. Once `stop` is set the program is
/// killed, and no other step begins.
///
/// # Errors
/// When the program cannot be started or the output not written, or when it was stopped.
pub fn check<G: Described>(
    command: &[OsString],
    protocol: &'static Protocol<G>,
    time: Option<Duration>,
    stop: &Arc<AtomicBool>,
    output: &mut impl Write,
) -> io::Result<bool> {
    let (mut passed, mut advised) = (0, 0);
    for (number, CheckStep { name, run, is_advice }) in (1..).zip(protocol.steps) {
        let program = Program::start(&Launch::of(command))?;
        let (written, slowest) = (Vec::new(), Duration::ZERO);
        let mut bench = BotCheck { protocol, program, written, time, slowest, stop: Arc::clone(stop) };
        let result = run(&mut bench);
        if stop.load(Ordering::Relaxed) {
            return Err(io::Error::other(format!("stopped in step {number}, {name}")));
        }
        let slowest = bench.slowest.as_millis();
        match result {
            Ok(()) => {
                passed += 1;
                writeln!(output, "{number} {name}: pass ({slowest} ms)")?;
            }
            Err(fault) => {
                advised += usize::from(*is_advice);
                let word = if *is_advice { "advice" } else { "FAIL" };
                writeln!(output, "{number} {name}: {word}: {fault}")?;
                for line in &bench.written {
                    writeln!(output, "  wrote {line:?}")?;
                }
                for line in bench.program.end(Duration::ZERO).errors.lines() {
                    writeln!(output, "  wrote to standard error {line:?}")?;
                }
            }
        }
        output.flush()?;
    }
    let total = protocol.steps.len();
    let advice = if advised == 0 { "" } else { "; what is advised no judge asks for" };
    writeln!(output, "{passed} of {total} steps passed{advice}")?;
    Ok(passed + advised == total)
}

impl<G: Described> BotCheck<G> {
    /// The name of the protocol.
    pub(crate) const fn protocol(&self) -> &'static str {
        self.protocol.name
    }

    /// The first position as the protocol's judge has it.
    pub(crate) fn start(&self) -> G {
        let judged = G::VARIANTS.iter().find(|variant| Some(variant.name) == self.protocol.variant);
        (judged.unwrap_or(&G::VARIANTS[0]).start)()
    }

    /// The time for an answer, `usual` unless the user gave one.
    pub(crate) fn time_or(&self, usual: Duration) -> Duration {
        self.time.unwrap_or(usual)
    }

    /// The time for an answer.
    pub(crate) fn time(&self) -> Duration {
        self.time_or(self.protocol.time)
    }

    /// The judge's side of a game that begins at `start`.
    pub(crate) fn referee(&self, start: &G) -> Result<BoxedReferee<G>, CheckError> {
        (self.protocol.referee)(start).map_err(CheckError::Answer)
    }

    /// Writes to the program.
    pub(crate) fn send(&mut self, text: &str) {
        self.program.send(text);
    }

    /// Ends the program's input.
    pub(crate) fn close_input(&mut self) {
        self.program.close_input();
    }

    /// What was sent so far does not count for the step's time.
    pub(crate) const fn forget_time(&mut self) {
        self.slowest = Duration::ZERO;
    }

    /// Waits for a line that answers what was just sent, and takes the time.
    pub(crate) fn answer(&mut self, limit: Duration) -> Result<String, CheckError> {
        let asked = Instant::now();
        let line = self.program.read_line(Wait { stop: Some(&self.stop), ..Wait::within(asked, limit) });
        self.slowest = self.slowest.max(asked.elapsed());
        let line = line?;
        self.written.push(line.clone());
        Ok(line)
    }

    /// Lets the program say what it likes up to a line that begins with `word`.
    pub(crate) fn answer_with(&mut self, word: &str, limit: Duration) -> Result<String, CheckError> {
        let asked = Instant::now();
        loop {
            let line = self.answer(limit.saturating_sub(asked.elapsed()))?;
            if line.split_whitespace().next() == Some(word) {
                self.slowest = self.slowest.max(asked.elapsed());
                return Ok(line);
            }
        }
    }

    /// Tells of a game before it is asked for a move.
    fn greet(&mut self, referee: &mut dyn Referee<G>, game: &History<G>) -> Result<(), CheckError> {
        let time = self.time();
        let limits = MoveLimits { turn: Some(time), ..MoveLimits::default() };
        for greeting in referee.greet(game, Introduction { is_new: true, options: &[], limits }) {
            self.send(&greeting.text);
            let is_answer = |line: &str| greeting.answers.iter().any(|answer| line.starts_with(answer));
            while !is_answer(&self.answer(time)?) {}
        }
        Ok(())
    }

    /// Asks for the next move of `game`, which must be legal.
    pub(crate) fn ask_by(
        &mut self,
        referee: &mut dyn Referee<G>,
        game: &History<G>,
        limit: Duration,
    ) -> Result<G::Move, CheckError> {
        let asked = Instant::now();
        let limits = MoveLimits { turn: Some(limit), ..MoveLimits::default() };
        let wait = Wait { stop: Some(&self.stop), ..Wait::within(asked, limit) };
        let turn = TurnContext { limits, asked, wait };
        let keep = |line: &str| self.written.push(line.to_owned());
        let chosen = converse(&mut self.program, referee, game, turn, keep);
        self.slowest = self.slowest.max(asked.elapsed());
        let chosen = chosen?;
        let wrong = |error| CheckError::wrong(&chosen.line, G::wrong(game, &error, referee.coordinates()));
        game.clone().play(chosen.mv).map_err(wrong)?;
        Ok(chosen.mv)
    }

    /// Asks for one move of `game`, which must be legal.
    pub(crate) fn ask(&mut self, game: &History<G>) -> Result<(), CheckError> {
        let mut referee = self.referee(game.start())?;
        self.greet(referee.as_mut(), game)?;
        self.ask_by(referee.as_mut(), game, self.time()).map(drop)
    }

    /// Asks for one move after so many plies at random, where there is one.
    pub(crate) fn ask_after(&mut self, plies: usize, seed: u64) -> Result<(), CheckError> {
        let start = self.start();
        let games = (0..100).map(|attempt| middle_game(start.clone(), plies, seed + 1000 * attempt));
        let game = games.into_iter().find(|game| !game.position().must_pass());
        self.ask(&game.unwrap_or_else(|| History::new(start)))
    }

    /// Asks with garbage, which must not be answered by a move that would be legal.
    pub(crate) fn ask_with(&mut self, garbage: &str) -> Result<(), CheckError> {
        self.send(garbage);
        self.close_input();
        let game = History::new(self.start());
        let mut referee = self.referee(game.start())?;
        referee.ask(&game, MoveLimits::default());
        let Ok(answer) = self.answer(self.time()) else {
            // It ended or keeps silent: whether it ends with its input is another step's.
            return Ok(());
        };
        let heard = match referee.hear(&game, &answer) {
            Heard::More => referee.hear_end(&game),
            heard => heard,
        };
        match heard {
            Heard::Move { mv, .. } if game.position().play(mv).is_ok() => {
                Err(CheckError::wrong(&answer, "a move in answer to garbage"))
            }
            _ => Ok(()),
        }
    }

    /// Ends the input and waits for the program to end by itself.
    pub(crate) fn ends_with_its_input(&mut self) -> Result<(), CheckError> {
        self.close_input();
        let grace = self.time.map_or(GRACE, |time| time.max(GRACE));
        let deadline = Instant::now() + grace;
        let mut ended = None;
        while ended.is_none() && Instant::now() < deadline && !self.stop.load(Ordering::Relaxed) {
            ended = self.program.wait(deadline.min(Instant::now() + NAP));
        }
        match ended {
            Some(_) => Ok(()),
            None => Err(CheckError::Answer(format!(
                "still running {} ms after the end of its input",
                grace.as_millis()
            ))),
        }
    }
}

/// A game of up to `plies` random moves; which one depends on `seed`.
pub(crate) fn random_game<G: Game>(start: G, plies: usize, seed: u64) -> History<G> {
    let mut random = Random::new(seed);
    let mut game = History::new(start);
    while game.earlier().len() < plies && game.play_at_random(&mut random) {}
    game
}

/// A game of exactly `plies` random moves that is not over; which one depends on `seed`.
pub(crate) fn middle_game<G: Game>(start: G, plies: usize, seed: u64) -> History<G> {
    let games = (0..1000).map(|attempt| random_game(start.clone(), plies, seed + attempt));
    let is_good = |game: &History<G>| game.earlier().len() == plies && !game.legal_moves().is_empty();
    games.into_iter().find(is_good).unwrap_or_else(|| History::new(start))
}
