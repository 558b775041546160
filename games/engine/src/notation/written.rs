//! Games as files state them.

use crate::game::rules::Game;
use gocheck_board::Color;

/// A game as a file states it. What the file does not state is empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenGame<G: Game> {
    /// The line where it begins, from 1; 0 in files without lines.
    pub line: usize,
    /// The names of the players, black and white.
    pub players: [String; 2],
    /// The event or tournament.
    pub event: String,
    /// The date, as it is written.
    pub date: String,
    /// The round.
    pub round: String,
    /// The position before the first move.
    pub start: G,
    /// The number of moves of the opening, which the players did not choose.
    pub opening: usize,
    /// The moves.
    pub moves: Vec<WrittenMove>,
    /// The result.
    pub result: Option<StatedResult>,
    /// The number of moves, if the file states it.
    pub plies: Option<usize>,
    /// The last position, if the file states it.
    pub last: Option<G>,
    /// The loser's answer that ended the game because it was unreadable or illegal, in one line.
    pub answer: Option<String>,
}

/// Precedes the answer that ended a game, in comments.
const ANSWER: &str = "lost by the answer ";

/// A move as a file states it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WrittenMove {
    /// The move, in the game's notation.
    pub text: String,
    /// The player.
    pub by: Option<Color>,
    /// Its value in the player's opinion, in hundredths of a stone.
    pub score: Option<i32>,
    /// The time it took.
    pub milliseconds: Option<u64>,
}

/// The result of a game as a file states it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StatedResult {
    /// The winner, or `None` for a draw.
    pub winner: Option<Color>,
    /// The count of stones.
    pub stones: Option<Stones>,
    /// The reason for the end of the game.
    pub how: How,
}

/// A count of stones, with or without the empty squares for the winner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stones {
    /// Black's and white's.
    Each([u32; 2]),
    /// The difference, black minus white.
    Margin(i32),
}

/// The reason for the end of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum How {
    /// By the rules.
    Rules,
    /// Not stated: unless the rules ended the game, the points were awarded.
    Unsaid,
    /// The loser exceeded the time.
    Late,
    /// By a fault or the resignation of the loser.
    Fault(String),
    /// By adjudication, before the rules ended the game.
    Adjudicated(String),
}

impl<G: Game> WrittenGame<G> {
    /// A game of which only the first position is known.
    pub const fn at(start: G) -> Self {
        Self {
            line: 0,
            players: [String::new(), String::new()],
            event: String::new(),
            date: String::new(),
            round: String::new(),
            start,
            opening: 0,
            moves: Vec::new(),
            result: None,
            plies: None,
            last: None,
            answer: None,
        }
    }

    /// The answer that ended the game, as a comment, for notations without another place for it.
    pub fn answer_comment(&self) -> Option<String> {
        self.answer.as_ref().map(|answer| format!("{ANSWER}{answer}"))
    }

    /// Takes the answer from a comment that has one.
    pub fn read_comment(&mut self, comment: &str) {
        if let Some(answer) = comment.strip_prefix(ANSWER) {
            self.answer = Some(answer.to_owned());
        }
    }
}

impl WrittenMove {
    /// A move of which nothing else is known.
    pub fn new(text: impl Into<String>) -> Self {
        Self { text: text.into(), ..Self::default() }
    }
}

impl Stones {
    /// The difference, black minus white.
    #[must_use]
    pub fn margin(self) -> i32 {
        match self {
            Self::Each([black, white]) => (i64::from(black) - i64::from(white)) as i32,
            Self::Margin(margin) => margin,
        }
    }
}
