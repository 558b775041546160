use crate::description::Coordinates;
use crate::game::{Game, History};
use std::fmt;
use std::time::Duration;

/// The judge's side of some protocol.
pub type BoxedReferee<G> = Box<dyn Referee<G>>;

/// The judge's side of one program's game. It is asked in turn: [`ask`](Referee::ask), then
/// [`hear`](Referee::hear) until there is an answer.
pub trait Referee<G: Game>: Send {
    /// The text that asks for the next move of `game`; the first time with all that comes before.
    fn ask(&mut self, game: &History<G>, time: MoveTime) -> String;

    /// Takes in a line of the program's.
    fn hear(&mut self, game: &History<G>, line: &str) -> Heard<G::Move>;

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
    fn coordinates(&self) -> Coordinates {
        Coordinates::Algebraic
    }

    /// What is said before the program's input ends.
    fn farewell(&self) -> &'static str {
        ""
    }
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

/// The time that a program is told of.
#[derive(Clone, Copy, Debug, Default)]
pub struct MoveTime {
    /// For this answer.
    pub turn: Option<Duration>,
    /// For the rest of the game: black's and white's.
    pub left: [Option<Duration>; 2],
}

/// A program is told less than it has, so that its answer is in time: a tenth less, at most this.
const RESERVE: Duration = Duration::from_millis(50);

pub(crate) fn told(time: Duration) -> Duration {
    time.saturating_sub((time / 10).min(RESERVE))
}
