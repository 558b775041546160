use super::info::SearchInfo;
use crate::game::{BoardGame, Coordinates, History};
use std::fmt;
use std::time::Duration;

/// The judge's side of some protocol.
pub type BoxedReferee<G> = Box<dyn Referee<G>>;

/// The judge's side of one program's game. The program is told what there is to know before its clock runs
/// ([`greet`](Referee::greet)); then it is asked in turn: [`ask`](Referee::ask), then
/// [`hear`](Referee::hear) until there is an answer.
pub trait Referee<G: BoardGame>: Send {
    /// What is said before the clock runs, in order; nothing where the judge says nothing.
    fn greet(&mut self, game: &History<G>, introduction: Introduction<'_>) -> Vec<Greeting> {
        let _ = (game, introduction);
        Vec::new()
    }

    /// The text that asks for the next move of `game`.
    fn ask(&mut self, game: &History<G>, limits: MoveLimits) -> String;

    /// Takes in a line of the program's.
    fn hear(&mut self, game: &History<G>, line: &str) -> Heard<G::Move>;

    /// Takes in what a line that is heard tells of the search.
    fn note(&self, line: &str, info: &mut SearchInfo) {
        let _ = (line, info);
    }

    /// The program's output has ended: was that the answer?
    fn hear_end(&mut self, game: &History<G>) -> Heard<G::Move> {
        let _ = game;
        Heard::More
    }

    /// Whether the program that has just answered is asked again. If not, each turn is for a new one.
    fn stays(&self) -> bool {
        true
    }

    /// Whether a side that must pass is asked all the same.
    fn asks_for_passes(&self) -> bool {
        false
    }

    /// How the program counts squares, so that it is told in its own words what it did wrong.
    fn coordinates(&self) -> &'static Coordinates<G> {
        Coordinates::ALGEBRAIC
    }

    /// What is said before the program's input ends.
    fn farewell(&self) -> &'static str {
        ""
    }
}

/// What a program is told before its clock runs.
#[derive(Clone, Copy, Debug)]
pub struct Introduction<'a> {
    /// Whether it has just been started; else it has played a game before.
    pub is_new: bool,
    /// Options of its own: names and values.
    pub options: &'a [(String, String)],
    /// What its first move is bounded by.
    pub limits: MoveLimits,
}

/// Something that is said, and what it is answered with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Greeting {
    /// What is said.
    pub text: String,
    /// How the line begins that answers it; other lines are passed over.
    pub answers: &'static [&'static str],
}

/// What a line comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard<M> {
    /// No answer yet.
    More,
    /// A move, which may be illegal.
    Move {
        /// The move.
        mv: M,
        /// The line that says so.
        line: String,
    },
    /// A move that cannot be.
    Illegal {
        /// The line that says so.
        line: String,
        /// Why it cannot be.
        reason: String,
    },
    /// No move.
    Unreadable {
        /// The line.
        line: String,
        /// What was expected.
        reason: String,
    },
}

impl<M> Heard<M> {
    pub(crate) fn unreadable(line: &str, reason: impl fmt::Display) -> Self {
        Self::Unreadable { line: line.to_owned(), reason: reason.to_string() }
    }
}

/// What a move is bounded by. A program is told the whole time that it has: what its answer takes on its way is
/// no part of it.
#[derive(Clone, Copy, Debug, Default)]
pub struct MoveLimits {
    /// The time for this answer.
    pub turn: Option<Duration>,
    /// The time for the rest of the game: black's and white's.
    pub left: [Option<Duration>; 2],
    /// What black and white are given after each move.
    pub increment: [Duration; 2],
    /// The plies to look ahead.
    pub depth: Option<u32>,
    /// The nodes to search.
    pub nodes: Option<u64>,
}
