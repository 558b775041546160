//! A bot is tried step by step: why does a judge reject it?
//!
//! Each step starts the program afresh, talks to it as the judge does, and passes or fails. The
//! boards come from games at random moves that are the same each time.

mod botzone;
mod codingame;
mod reversi;
mod uai;

use super::seat::{Trouble, Turn, converse};
use super::{Launch, Program, ProgramError, Wait};
use crate::ataxx::{Position, Reason, Rules};
use crate::game::{Game, History};
use crate::protocol::referee::{BoxedReferee, Clock, Referee};
use gocheck_common::random::Random;
use std::ffi::OsString;
use std::io::{self, Write};
use std::time::{Duration, Instant};

/// A protocol that bots are checked for.
#[derive(Clone, Copy, Debug)]
pub enum Protocol {
    /// A protocol of Ataxx.
    Ataxx(&'static crate::protocol::referee::Protocol<Position>),
    /// A protocol of Reversi.
    Reversi(&'static crate::protocol::referee::Protocol<crate::reversi::Position>),
}

/// How long a program may take to end once its input has ended.
const GRACE: Duration = Duration::from_secs(2);

/// A step: its name and what it does with a program.
type Step = (&'static str, fn(&mut Bench) -> Result<(), Fault>);

/// What a step has of the program and of time.
struct Bench {
    program: Program,
    /// The lines that the program has written and that were read.
    written: Vec<String>,
    protocol: Protocol,
    /// The time for an answer, when the user gave one.
    time: Option<Duration>,
    slowest: Duration,
}

/// Why a step failed.
enum Fault {
    Program(ProgramError),
    Answer(String),
}

impl From<ProgramError> for Fault {
    fn from(error: ProgramError) -> Self {
        Self::Program(error)
    }
}

impl From<Trouble> for Fault {
    fn from(trouble: Trouble) -> Self {
        use super::Fault::{Illegal, Unreadable};
        match trouble {
            Trouble::Program(error) => Self::Program(error),
            Trouble::Fault(Illegal { answer: line, reason, .. } | Unreadable { line, reason }) => {
                wrong(&line, reason)
            }
            Trouble::Fault(fault) => Self::Answer(fault.to_string()),
        }
    }
}

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Program(error) => error.fmt(f),
            Self::Answer(reason) => f.write_str(reason),
        }
    }
}

/// Tries `command` through every step of `protocol`, writes a line a step to `output`, and says
/// whether all passed. An answer may take `time`, or what the judge allows.
///
/// # Errors
/// When the program cannot be started or the output not written.
pub fn check(
    command: &[OsString],
    protocol: Protocol,
    time: Option<Duration>,
    output: &mut impl Write,
) -> io::Result<bool> {
    let steps: &[Step] = match protocol {
        Protocol::Ataxx(protocol) => match protocol.name {
            "uai" => &uai::STEPS,
            "codingame" => &codingame::STEPS,
            _ => &botzone::STEPS,
        },
        Protocol::Reversi(_) => &reversi::STEPS,
    };
    let mut passed = 0;
    for (number, (name, step)) in (1..).zip(steps) {
        let program = Program::start(&Launch::of(command))?;
        let mut bench = Bench { program, written: Vec::new(), protocol, time, slowest: Duration::ZERO };
        let result = step(&mut bench);
        let slowest = bench.slowest.as_millis();
        match result {
            Ok(()) => {
                passed += 1;
                writeln!(output, "{number} {name}: pass ({slowest} ms)")?;
            }
            Err(fault) => {
                writeln!(output, "{number} {name}: FAIL: {fault}")?;
                for line in &bench.written {
                    writeln!(output, "  wrote {line:?}")?;
                }
                for line in bench.program.end(Duration::ZERO).lines() {
                    writeln!(output, "  wrote to standard error {line:?}")?;
                }
            }
        }
        output.flush()?;
    }
    writeln!(output, "{passed} of {} steps passed", steps.len())?;
    Ok(passed == steps.len())
}

impl Bench {
    /// Waits for a line that answers what was just sent, and takes the time.
    fn answer(&mut self, limit: Duration) -> Result<String, Fault> {
        let asked = Instant::now();
        let line = self.program.read_line(Wait::within(asked, limit));
        self.slowest = self.slowest.max(asked.elapsed());
        let line = line?;
        self.written.push(line.clone());
        Ok(line)
    }

    /// The judge's side of an Ataxx game that begins at `start`.
    fn ataxx(&self, start: &Position) -> Result<BoxedReferee<Position>, Fault> {
        match self.protocol {
            Protocol::Ataxx(protocol) => (protocol.referee)(start).map_err(Fault::Answer),
            Protocol::Reversi(_) => Err(Fault::Answer("no protocol of Ataxx".to_owned())),
        }
    }

    /// Asks for the next move of `game`, which must be legal.
    fn ask<G: Game>(
        &mut self,
        referee: &mut dyn Referee<G>,
        game: &History<G>,
        limit: Duration,
    ) -> Result<G::Move, Fault> {
        let asked = Instant::now();
        let clock = Clock { turn: Some(limit), left: [None; 2] };
        let turn = Turn { clock, asked, wait: Wait::within(asked, limit) };
        let keep = |line: &str| self.written.push(line.to_owned());
        let chosen = converse(&mut self.program, referee, game, turn, keep);
        self.slowest = self.slowest.max(asked.elapsed());
        let chosen = chosen?;
        game.clone().play(chosen.mv).map_err(|error| wrong(&chosen.line, error))?;
        Ok(chosen.mv)
    }

    /// Ends the input and waits for the program to end by itself.
    fn ends_with_its_input(&mut self) -> Result<(), Fault> {
        self.program.close_input();
        match self.program.wait(Instant::now() + GRACE) {
            Some(_) => Ok(()),
            None => {
                Err(Fault::Answer(format!("still running {} s after the end of its input", GRACE.as_secs())))
            }
        }
    }
}

/// `answer` is wrong for `reason`.
fn wrong(answer: &str, reason: impl std::fmt::Display) -> Fault {
    Fault::Answer(format!("{answer:?}: {reason}"))
}

/// A game of up to `plies` random moves; which one depends on `seed`.
fn random_game<G: Game>(start: G, plies: usize, seed: u64) -> History<G> {
    let mut random = Random::new(seed);
    let mut game = History::new(start);
    while game.earlier().len() < plies {
        let Some(&mv) = random.pick(&game.legal_moves()) else { break };
        if game.play(mv).is_err() {
            break;
        }
    }
    game
}

/// A game of exactly `plies` random moves that is not over; which one depends on `seed`.
fn middle_game<G: Game>(start: G, plies: usize, seed: u64) -> History<G> {
    let games = (0..1000).map(|attempt| random_game(start.clone(), plies, seed + attempt));
    let is_good = |game: &History<G>| game.earlier().len() == plies && !game.legal_moves().is_empty();
    games.into_iter().find(is_good).unwrap_or_else(|| History::new(start))
}

/// A game under Botzone's rules that ended because the side to move is stuck.
fn stuck_game() -> Option<History<Position>> {
    let games = (0..10_000).map(|seed| random_game(Position::start(Rules::Botzone), 400, seed));
    let is_stuck = |game: &History<Position>| {
        let position = game.position();
        position.outcome().is_some_and(|outcome| outcome.reason == Reason::Stuck)
            && !position.board().can_move(position.to_move())
    };
    games.into_iter().find(is_stuck)
}
