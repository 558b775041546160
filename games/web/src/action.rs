use games_engine::search::player::MAX_LEVEL;
use gocheck_board::Color;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A request to a game. Positions, moves and games are text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Plays a move of a human.
    Play {
        /// The move, as the view lists it.
        mv: String,
    },
    /// Goes back to the last turn of a human.
    Undo {},
    /// Goes forward to the next turn of a human.
    Redo {},
    /// Goes to the position after a number of moves.
    Goto {
        /// The number of moves.
        ply: usize,
    },
    /// Asks for a hint.
    Hint {},
    /// Sets the players.
    Players {
        /// Black.
        black: SidePlayer,
        /// White.
        white: SidePlayer,
    },
    /// Sets the time per move of the computer.
    Time {
        /// Milliseconds for a move.
        milliseconds: u64,
    },
    /// Pauses or resumes the computer.
    Pause {
        /// Whether it is paused.
        on: bool,
    },
    /// Makes the computer play one move, even if paused.
    Step {},
    /// Sets the analysis next to the board.
    Help {
        /// Its extent.
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
    /// An edited board.
    Board {
        /// The rows from the top, of `.`, `X`, `O` and `#`.
        rows: Vec<String>,
        /// The side to move.
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

/// The settings of a new game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewGame {
    /// The name of the game.
    pub game: String,
    /// The rule set; by default the usual one.
    #[serde(default)]
    pub rules: Option<String>,
    /// The name of a board, or a position; by default the usual start.
    #[serde(default)]
    pub board: Option<String>,
    /// The player of black.
    #[serde(default)]
    pub black: SidePlayer,
    /// The player of white.
    #[serde(default = "usual_opponent")]
    pub white: SidePlayer,
    /// Milliseconds for a move of the computer.
    #[serde(default = "usual_time")]
    pub milliseconds: u64,
}

impl NewGame {
    /// The default game: a human with black against a computer of medium level.
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

/// The maximum time for a move, in milliseconds.
pub(super) const MAX_MILLISECONDS: u64 = 60_000;

/// The player of a side.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SidePlayer {
    /// A human.
    #[default]
    Human,
    /// This program, at a level from 1 to 10.
    Level(u8),
    /// A program from the command line, by its name.
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
    /// Parses the output of `Display`.
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
