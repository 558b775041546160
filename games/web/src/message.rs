use games_arena::record::Fault;
use games_engine::description::values::Ending;
use games_engine::game::board_game::PositionFault;
use games_engine::plural::plural;
use gocheck_text::Phrase;
use serde::Serialize;
use std::fmt;

/// The code and values of a message, from which the page makes a text in the user's language. `Display` is the English
/// text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", content = "values", rename_all = "snake_case")]
#[expect(missing_docs, reason = "`Display` below has the meaning of each")]
pub enum MessageKind {
    // Requests that do not fit the state of the game.
    Changed,
    GameOver,
    ComputersTurn,
    NotComputersTurn,
    AtStart,
    NothingToRedo,
    TooFar {
        moves: usize,
    },
    NoMove {
        mv: String,
    },
    Illegal {
        mv: String,
        why: Phrase,
    },

    // Settings that do not exist.
    NoTime {
        most: u64,
    },
    NoLevel {
        most: u8,
    },
    NoRules {
        known: String,
    },
    NoEngine {
        name: String,
    },
    EngineCannot {
        name: String,
        why: String,
    },

    // Faults in a text or a board.
    Line {
        line: usize,
        what: Box<Message>,
    },
    ExpectedGame {
        games: Vec<&'static str>,
    },
    ExpectedPair,
    ExpectedPlayer,
    ExpectedNumber,
    OtherGame,
    StartFirst,
    NoStart,
    UnknownName {
        name: String,
    },
    Move {
        number: usize,
        what: Box<Message>,
    },
    Duplicate {
        name: String,
    },
    Unrecognized {
        beginning: String,
        games: Vec<String>,
    },
    WrongNumbers {
        file: &'static str,
        columns: usize,
        rows: usize,
        found: usize,
    },
    TooLong {
        most: usize,
    },
    NoPosition {
        game: &'static str,
        fault: &'static str,
        at: usize,
        why: String,
    },
    BoardLetters {
        letters: String,
    },
    BoardRows {
        rows: usize,
        columns: usize,
    },
    NoWalls,
    BoardImpossible,
    BoardOver {
        game: &'static str,
        why: Box<Message>,
    },
    NoPositionFile,
    PositionFileCannot {
        file: &'static str,
    },

    // Faults in a name, a request or the disk.
    NoName {
        longest: usize,
    },
    NoSave {
        name: String,
    },
    NotRemoved,
    ManySaves {
        most: usize,
    },
    NoGame,
    ManyPages,
    Disk {
        why: Phrase,
    },
    OtherOrigin,
    NotFound,
    Method,
    Request {
        why: String,
    },

    // The reasons why the computer has no move.
    EngineGone {
        name: String,
    },
    EngineFailed {
        name: String,
        fault: Box<Fault>,
        error: String,
    },
    NoMoveFound,

    // The ends of games.
    OnlyRepeats,
    #[serde(untagged)]
    Ending(Ending),
}

impl fmt::Display for MessageKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Changed => f.write_str("the game has changed in the meantime: try again"),
            Self::GameOver => f.write_str("the game is over: start a new one or undo a move"),
            Self::ComputersTurn => f.write_str("it is the computer's turn"),
            Self::NotComputersTurn => f.write_str("it is not the computer's turn"),
            Self::AtStart => f.write_str("this is the start of the game"),
            Self::NothingToRedo => f.write_str("there is no move to redo"),
            Self::TooFar { moves } => {
                write!(f, "the game has only {}", plural(*moves as u64, "move", "moves"))
            }
            Self::NoMove { mv } => write!(f, "{mv:?} is not a move"),
            Self::Illegal { mv, why } => write!(f, "{mv:?}: {}", why.english()),

            Self::NoTime { most } => write!(f, "the time per move must be from 1 to {most} ms"),
            Self::NoLevel { most } => write!(f, "the level must be from 1 to {most}"),
            Self::NoRules { known } => write!(f, "unknown rules: expected one of {known}"),
            Self::NoEngine { name } => {
                write!(f, "unknown program {name:?}: start the server with --engine {name}=COMMAND")
            }
            Self::EngineCannot { name, why } => write!(f, "{name}: {why}"),

            Self::Line { line, what } => write!(f, "line {line}: {what}"),
            Self::ExpectedGame { games } => {
                let games: Vec<String> = games.iter().map(|game| format!("game: {game}")).collect();
                write!(f, "expected {}", games.join(" or "))
            }
            Self::ExpectedPair => f.write_str("expected NAME: VALUE"),
            Self::ExpectedPlayer => f.write_str("expected human, level 1 to 10 or engine NAME"),
            Self::ExpectedNumber => f.write_str("expected a number"),
            Self::OtherGame => f.write_str("this is another game"),
            Self::StartFirst => f.write_str("the line `start:` must come first"),
            Self::NoStart => f.write_str("the line `start:` is missing"),
            Self::UnknownName { name } => write!(f, "unknown name {name:?}"),
            Self::Move { number, what } => write!(f, "move {number}: {what}"),
            Self::Duplicate { name } => write!(f, "`{name}:` appears twice"),
            Self::Unrecognized { beginning, games } => {
                write!(f, "{beginning:?} is not a game, a position or moves of {}", games.join(" or "))
            }
            Self::WrongNumbers { file, columns, rows, found } => {
                let expected = format!("{columns} lines of {rows} numbers (-1, 0 or 1)");
                write!(f, "expected {expected} in a {file}, found {found} numbers")
            }
            Self::TooLong { most } => write!(f, "the text is too long: at most {} kB", most / 1024),
            Self::NoPosition { why, .. } => f.write_str(why),
            Self::BoardLetters { letters } => write!(f, "a row can only contain {letters}"),
            Self::BoardRows { rows, columns } => {
                write!(f, "expected a board of {rows} rows of {columns} squares")
            }
            Self::BoardImpossible => f.write_str("no game can come to this position"),
            Self::NoWalls => f.write_str("this game has no walls"),
            Self::BoardOver { why, .. } => write!(f, "the game would be over at once: {why}"),
            Self::NoPositionFile => f.write_str("this game has no position file: download the game instead"),
            Self::PositionFileCannot { file } => {
                write!(f, "{file} cannot hold this position: download the game instead")
            }

            Self::NoName { longest } => {
                write!(f, "a name consists of 1 to {longest} letters, digits, spaces and - _ ( )")
            }
            Self::NoSave { name } => write!(f, "no saved game is named {name:?}"),
            Self::NotRemoved => f.write_str("this is not a removed game: it may have been restored already"),
            Self::ManySaves { most } => write!(f, "{most} games are saved already: remove some"),
            Self::NoGame => f.write_str("this game no longer exists: choose another one under Load"),
            Self::ManyPages => f.write_str("too many pages are open: close some"),
            Self::Disk { why } => f.write_str(why.english()),
            Self::Request { why } => f.write_str(why),
            Self::OtherOrigin => {
                f.write_str("only pages of this server are accepted: open the address that it printed")
            }
            Self::NotFound => f.write_str("not found"),
            Self::Method => f.write_str("wrong method: use GET for the page and POST for requests"),

            Self::EngineGone { name } => write!(f, "the program {name:?} is not available"),
            Self::EngineFailed { name, fault, error } if error.is_empty() => write!(f, "{name}: {fault}"),
            Self::EngineFailed { name, fault, error } => write!(f, "{name}: {fault} ({error})"),
            Self::NoMoveFound => f.write_str("no move was found"),

            Self::OnlyRepeats => f.write_str("every move would repeat the game"),
            Self::Ending(ending) => f.write_str(&ending.words),
        }
    }
}

impl MessageKind {
    /// A fault in the text of a position.
    pub(super) fn position(
        game: &'static str,
        PositionFault { code: fault, at, why }: PositionFault,
    ) -> Self {
        Self::NoPosition { game, fault, at, why }
    }
}

/// A message as it is sent: code, values and English text, which clients show if they do not know the code.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Message {
    /// The code and its values.
    #[serde(flatten)]
    pub kind: MessageKind,
    /// The English text.
    pub message: String,
}

impl From<MessageKind> for Message {
    fn from(kind: MessageKind) -> Self {
        Self { message: kind.to_string(), kind }
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}
