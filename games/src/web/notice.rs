use crate::arena::record::Fault;
use crate::description::values::Ending;
use crate::game::board_game::PositionFault;
use serde::Serialize;
use std::fmt;

/// A message: a code and values, which the page words in the reader's language.
/// `Display` words it in English.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", content = "values", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the English words below say what each means")]
pub enum Notice {
    // Requests that do not fit the state of the game.
    Changed,
    GameOver,
    ComputersTurn,
    NotComputersTurn,
    AtStart,
    NothingTakenBack,
    TooFar {
        moves: usize,
    },
    NoMove {
        mv: String,
    },
    Illegal {
        mv: String,
        why: String,
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
    SaidTwice {
        name: String,
    },
    NotUnderstood {
        beginning: String,
        games: Vec<String>,
    },
    NoNumbers {
        file: &'static str,
        size: usize,
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
    EditLetters,
    EditRows {
        size: usize,
    },
    NoWalls,
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
        why: String,
    },
    Foreign,
    Nothing,
    Method,
    Request {
        why: String,
    },

    // Why the computer has no move.
    EngineGone {
        name: String,
    },
    EngineFailed {
        name: String,
        fault: Box<Fault>,
        error: String,
    },
    NoMoveFound,

    // How a game ended.
    OnlyRepeats,
    #[serde(untagged)]
    Ending(Ending),
}

impl fmt::Display for Notice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Changed => f.write_str("the game has changed in the meantime: look again"),
            Self::GameOver => f.write_str("the game is over: begin a new one or take a move back"),
            Self::ComputersTurn => f.write_str("it is the computer's turn"),
            Self::NotComputersTurn => f.write_str("it is not the computer's turn"),
            Self::AtStart => f.write_str("this is the start of the game"),
            Self::NothingTakenBack => f.write_str("no move was taken back"),
            Self::TooFar { moves } => write!(f, "the game has {moves} moves"),
            Self::NoMove { mv } => write!(f, "{mv:?} is not a move"),
            Self::Illegal { mv, why } => write!(f, "{mv:?}: {why}"),

            Self::NoTime { most } => write!(f, "the time of a move is 1 to {most} ms"),
            Self::NoLevel { most } => write!(f, "levels go from 1 to {most}"),
            Self::NoRules { known } => write!(f, "the rules are {known}"),
            Self::NoEngine { name } => {
                write!(f, "no program {name:?}: start this one with --engine {name}=COMMAND")
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
            Self::OtherGame => f.write_str("another game"),
            Self::StartFirst => f.write_str("the line start: comes before"),
            Self::NoStart => f.write_str("the line start: is missing"),
            Self::UnknownName { name } => write!(f, "{name:?} is unknown"),
            Self::Move { number, what } => write!(f, "move {number}: {what}"),
            Self::SaidTwice { name } => write!(f, "{name}: appears for the second time"),
            Self::NotUnderstood { beginning, games } => {
                write!(f, "{beginning:?} is not a game, a position or moves of {}", games.join(" or "))
            }
            Self::NoNumbers { file, size, found } => {
                write!(f, "a {file} has {size} lines of {size} numbers, -1, 0 or 1: this has {found} numbers")
            }
            Self::TooLong { most } => write!(f, "the text is too long: at most {} kB", most / 1024),
            Self::NoPosition { why, .. } => f.write_str(why),
            Self::EditLetters => f.write_str("a row consists of . X O and #"),
            Self::EditRows { size } => write!(f, "a board has {size} rows of {size}"),
            Self::NoWalls => f.write_str("this game has no walls"),
            Self::NoPositionFile => f.write_str("this game has no position file: download the game instead"),
            Self::PositionFileCannot { file } => {
                write!(f, "{file} cannot hold this position: download the game instead")
            }

            Self::NoName { longest } => {
                write!(f, "a name has 1 to {longest} letters, digits, blanks, - _ ( and ), nothing else")
            }
            Self::NoSave { name } => write!(f, "no saved game {name:?}"),
            Self::NotRemoved => f.write_str("it is not among the removed games: it may have been restored"),
            Self::ManySaves { most } => write!(f, "{most} games are saved: remove some"),
            Self::NoGame => f.write_str("this game no longer exists: choose another one under Load"),
            Self::ManyPages => f.write_str("too many pages are open: close some"),
            Self::Disk { why } | Self::Request { why } => f.write_str(why),
            Self::Foreign => {
                f.write_str("only pages of this server are accepted: open the address that it printed")
            }
            Self::Nothing => f.write_str("not found"),
            Self::Method => f.write_str("wrong method: the page is read with GET, everything else with POST"),

            Self::EngineGone { name } => write!(f, "{name} is not there"),
            Self::EngineFailed { name, fault, error } if error.is_empty() => write!(f, "{name}: {fault}"),
            Self::EngineFailed { name, fault, error } => write!(f, "{name}: {fault} ({error})"),
            Self::NoMoveFound => f.write_str("no move was found"),

            Self::OnlyRepeats => f.write_str("every move would repeat the game"),
            Self::Ending(ending) => f.write_str(&ending.words),
        }
    }
}

impl Notice {
    /// A fault in the text of a position of a game.
    pub(super) fn position(
        game: &'static str,
        PositionFault { code: fault, at, why }: PositionFault,
    ) -> Self {
        Self::NoPosition { game, fault, at, why }
    }
}

/// A notice as it is sent: its code and values, and the English words for who does not know the code.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Message {
    /// The code and its values.
    #[serde(flatten)]
    pub notice: Notice,
    /// The notice in English.
    pub message: String,
}

impl From<Notice> for Message {
    fn from(notice: Notice) -> Self {
        Self { message: notice.to_string(), notice }
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}
