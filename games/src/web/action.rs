use crate::board::Color;
use crate::search::player::MAX_LEVEL;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A request to a game. Positions, moves and games are text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// The person at the board moves.
    Play {
        /// The move, as the view lists it.
        mv: String,
    },
    /// Back to the last turn of a person.
    Undo {},
    /// Forward to the next turn of a person.
    Redo {},
    /// To the position after a number of moves.
    Goto {
        /// The number of moves.
        ply: usize,
    },
    /// The suggested move is asked for.
    Hint {},
    /// Who plays.
    Players {
        /// Black.
        black: SidePlayer,
        /// White.
        white: SidePlayer,
    },
    /// The time of the computer's moves.
    Time {
        /// Milliseconds for a move.
        milliseconds: u64,
    },
    /// The computer waits, or goes on.
    Pause {
        /// Whether it waits.
        on: bool,
    },
    /// The computer makes one move, paused or not.
    Step {},
    /// The analysis next to the board.
    Help {
        /// How much.
        show: Help,
    },
}

/// The start of a new game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "from", rename_all = "snake_case", deny_unknown_fields)]
pub enum Beginning {
    /// A board by its name, and players.
    New(NewGame),
    /// A text that was pasted or uploaded.
    Text {
        /// The text.
        text: String,
        /// The game on the page: it supplies what the text leaves out.
        beside: String,
    },
    /// A board that was put together.
    Board {
        /// A row for each row from the top, of `.`, `X`, `O` and `#`.
        rows: Vec<String>,
        /// Who is to move.
        to_move: Color,
        /// The game on the page: it supplies the players and the rules.
        beside: String,
    },
    /// A game that was saved.
    Saved {
        /// Its name.
        name: String,
    },
}

/// How a game begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewGame {
    /// Which game.
    pub game: String,
    /// The rule set; by default the usual one.
    #[serde(default)]
    pub rules: Option<String>,
    /// The name of a board, or a position; by default the usual start.
    #[serde(default)]
    pub board: Option<String>,
    /// Who plays black.
    #[serde(default)]
    pub black: SidePlayer,
    /// Who plays white.
    #[serde(default = "usual_opponent")]
    pub white: SidePlayer,
    /// Milliseconds for a move of the computer's.
    #[serde(default = "usual_time")]
    pub milliseconds: u64,
}

impl NewGame {
    /// The usual game: a person with black against a middling computer.
    #[must_use]
    pub fn usual(game: &str) -> Self {
        let (black, white) = (SidePlayer::Human, usual_opponent());
        Self { game: game.to_owned(), rules: None, board: None, black, white, milliseconds: usual_time() }
    }
}

const fn usual_opponent() -> SidePlayer {
    SidePlayer::Level(4)
}

const fn usual_time() -> u64 {
    1000
}

/// The most milliseconds for a move.
pub(super) const MAX_MILLISECONDS: u64 = 60_000;

/// Who plays a side.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SidePlayer {
    /// A person.
    #[default]
    Human,
    /// This program, at a level from 1 to 10.
    Level(u8),
    /// A program that the command line allowed, by its name.
    Engine(String),
}

/// `human`, `level 5` or `engine NAME`.
impl fmt::Display for SidePlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Human => f.write_str("human"),
            Self::Level(level) => write!(f, "level {level}"),
            Self::Engine(name) => write!(f, "engine {name}"),
        }
    }
}

impl SidePlayer {
    /// Reads what `Display` writes.
    pub(super) fn read(text: &str) -> Option<Self> {
        match text.split_once(' ') {
            None if text == "human" => Some(Self::Human),
            Some(("level", level)) => {
                Some(Self::Level(level.parse().ok().filter(|level| (1..=MAX_LEVEL).contains(level))?))
            }
            Some(("engine", name)) => Some(Self::Engine(name.to_owned())),
            _ => None,
        }
    }
}

/// The extent of the analysis while a person thinks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Help {
    /// Nothing.
    #[default]
    Off,
    /// The value of the position and the best line.
    Line,
    /// The value of every legal move too.
    Moves,
}
