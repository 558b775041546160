use super::info::SearchInfo;
use crate::game::board_game::BoardGame;
use crate::game::coordinates::Coordinates;
use crate::game::rules::History;
use gocheck_text::Phrase;
use std::time::Duration;

/// The judge's side of some protocol.
pub type BoxedReferee<G> = Box<dyn Referee<G>>;

/// The judge's side of one program's game. First, before the clock runs, [`greet`](Referee::greet); then, in each turn,
/// [`ask`](Referee::ask), and [`parse_line`](Referee::parse_line) until there is an answer.
pub trait Referee<G: BoardGame>: Send {
    /// Returns the messages before the clock runs, in order; by default none.
    fn greet(&mut self, game: &History<G>, introduction: Introduction<'_>) -> Vec<Greeting> {
        let _ = (game, introduction);
        Vec::new()
    }

    /// Returns the text that asks for the next move of `game`.
    fn ask(&mut self, game: &History<G>, limits: MoveLimits) -> String;

    /// From now on tells the moves of the game, where a protocol can do with its position.
    fn tell_moves(&mut self) {}

    /// Parses a line of the program.
    fn parse_line(&mut self, game: &History<G>, line: &str) -> Reply<G::Move>;

    /// Extracts search information from a line.
    fn note(&self, line: &str, info: &mut SearchInfo) {
        let _ = (line, info);
    }

    /// Handles the end of the program's output, which can complete an answer.
    fn parse_end(&mut self, game: &History<G>) -> Reply<G::Move> {
        let _ = game;
        Reply::More
    }

    /// Returns true if the program that has just answered stays for the next turn; otherwise a new one is started.
    fn stays(&self) -> bool {
        true
    }

    /// Returns true if a side that must pass is asked for its move.
    fn asks_for_passes(&self) -> bool {
        false
    }

    /// The coordinates of the program, for messages about its faults.
    fn coordinates(&self) -> &'static Coordinates<G> {
        Coordinates::ALGEBRAIC
    }

    /// The last message, before the program's input is closed.
    fn farewell(&self) -> &'static str {
        ""
    }
}

/// Information for a program before its clock runs.
#[derive(Clone, Copy, Debug)]
pub struct Introduction<'a> {
    /// Whether the program has just been started; otherwise it has played a game before.
    pub is_new: bool,
    /// The program's options: names and values.
    pub options: &'a [(String, String)],
    /// The limits of its first move.
    pub limits: MoveLimits,
}

/// A message and the answers to wait for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Greeting {
    /// The message.
    pub text: String,
    /// The possible beginnings of the answer; other lines are skipped.
    pub answers: &'static [&'static str],
}

/// The meaning of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply<M> {
    /// No answer yet.
    More,
    /// A move, which may be illegal.
    Move {
        /// The move.
        mv: M,
        /// The line with the move.
        line: String,
    },
    /// A move that does not exist on the board.
    Illegal {
        /// The line with the move.
        line: String,
        /// The reason.
        reason: Phrase,
    },
    /// Not a move.
    Unreadable {
        /// The line.
        line: String,
        /// A description of what was expected.
        reason: Phrase,
    },
}

impl<M> Reply<M> {
    pub fn unreadable(line: &str, reason: Phrase) -> Self {
        Self::Unreadable { line: line.to_owned(), reason }
    }
}

/// The limits of a move. A program is given the full time; the delay of its answer is not counted.
#[derive(Clone, Copy, Debug, Default)]
pub struct MoveLimits {
    /// The time for this answer.
    pub turn: Option<Duration>,
    /// The time for the rest of the game: black's and white's.
    pub left: [Option<Duration>; 2],
    /// The increment after each move: black's and white's.
    pub increment: [Duration; 2],
    /// The maximum depth in plies.
    pub depth: Option<u32>,
    /// The maximum number of nodes.
    pub nodes: Option<u64>,
}
