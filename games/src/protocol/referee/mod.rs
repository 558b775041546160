//! The judge's side of the protocols: what is sent to a program, and what its lines mean.
//!
//! Text alone: who starts programs and keeps the clock is the arena.
//!
//! | file | what is in it |
//! | --- | --- |
//! | `ataxx`, `reversi` | the protocols that each game is asked by |
//! | `botzone` | Botzone, simple and JSON, one-shot or kept running, for any game |
//! | `codingame` | CodinGame, both games |
//! | `gtp`, `lksh`, `nboard`, `uai` | the protocol of that name |
//! | `mirrored` | shows a program the mirror image of the board |

mod ataxx;
mod botzone;
mod codingame;
mod gtp;
mod lksh;
mod mirrored;
mod nboard;
mod reversi;
mod uai;

use crate::game::{Game, History};
use std::fmt;
use std::time::Duration;

/// A game that programs can be asked to play.
pub trait Refereed: Game + 'static {
    /// The protocols, the usual one first.
    const PROTOCOLS: &'static [Protocol<Self>];

    /// The protocol with this name.
    ///
    /// # Errors
    /// When there is none.
    fn protocol(name: &str) -> Result<&'static Protocol<Self>, ProtocolNameError> {
        Self::PROTOCOLS.iter().find(|protocol| protocol.name == name).ok_or_else(|| ProtocolNameError {
            found: name.to_owned(),
            known: Self::PROTOCOLS.iter().map(|protocol| protocol.name).collect(),
        })
    }
}

/// How programs are talked to.
#[derive(Debug)]
pub struct Protocol<G: Game> {
    /// Its name in commands.
    pub name: &'static str,
    /// Makes the judge's side of a game that begins at a position, or says why the protocol cannot
    /// tell a program of such a start.
    pub referee: fn(&G) -> Result<BoxedReferee<G>, String>,
}

/// The judge's side of some protocol.
pub type BoxedReferee<G> = Box<dyn Referee<G>>;

/// The judge's side of one program's game. It is asked in turn: [`ask`](Referee::ask), then
/// [`hear`](Referee::hear) until there is an answer.
pub trait Referee<G: Game>: Send {
    /// The text that asks for the next move of `game`; the first time with all that comes before.
    fn ask(&mut self, game: &History<G>, clock: Clock) -> String;

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
    fn unreadable(line: &str, reason: impl fmt::Display) -> Self {
        Self::Unreadable { line: line.to_owned(), reason: reason.to_string() }
    }
}

/// The time that a program is told of.
#[derive(Clone, Copy, Debug, Default)]
pub struct Clock {
    /// For this answer.
    pub turn: Option<Duration>,
    /// For the rest of the game: black's and white's.
    pub left: [Option<Duration>; 2],
}

/// A program is told less than it has, so that its answer is in time: a tenth less, at most this.
const RESERVE: Duration = Duration::from_millis(50);

fn told(time: Duration) -> Duration {
    time.saturating_sub((time / 10).min(RESERVE))
}

/// No protocol has the name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProtocolNameError {
    found: String,
    known: Vec<&'static str>,
}

impl fmt::Display for ProtocolNameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is no protocol: expected {}", self.found, self.known.join(", "))
    }
}

impl std::error::Error for ProtocolNameError {}
