//! What is kept of a game that was played: enough to replay it and to believe its verdict.

use crate::arena::adjudication::AdjudicationReason;
use crate::arena::crash_message::last_words;
use crate::arena::program::{write_files, write_memory};
use crate::board::Color;
use crate::protocol::SearchInfo;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A game from its start to its verdict, as it is written to logs and reports.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameRecord {
    /// Who had the black stones.
    pub black: String,
    /// Who had the white stones.
    pub white: String,
    /// The position before the first move, as the game writes positions.
    pub start: String,
    /// Moves that were given and not chosen, in the game's notation.
    pub opening: Vec<String>,
    /// Moves that were chosen, in turn, passes included.
    pub moves: Vec<PlayedMove>,
    /// The winner; nobody when it is a draw.
    pub winner: Option<Color>,
    /// Why it ended.
    pub end: GameEnd,
    /// What whoever started the loser may have done wrong.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hint: Option<String>,
}

impl GameRecord {
    /// Who chose each of the moves, in turn.
    pub fn movers(&self) -> impl Iterator<Item = Color> + use<> {
        // Positions are written with the side to move after the board.
        let is_white = matches!(self.start.split_whitespace().nth(1), Some("o" | "O" | "w" | "W"));
        let first =
            if is_white == self.opening.len().is_multiple_of(2) { Color::White } else { Color::Black };
        std::iter::successors(Some(first), |side| Some(side.opponent()))
    }

    /// Why it ended, in words.
    #[must_use]
    pub fn cause(&self) -> String {
        let cause = match &self.end {
            GameEnd::Rules { reason, .. } | GameEnd::Void { reason } => reason.clone(),
            GameEnd::Fault(fault) => fault.to_string(),
            GameEnd::Adjudicated(why) => why.to_string(),
        };
        match &self.hint {
            Some(hint) => format!("{cause}; {hint}"),
            None => cause,
        }
    }
}

/// A move that was chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayedMove {
    /// The move, in the game's notation.
    pub text: String,
    /// How long it took.
    pub milliseconds: u64,
    /// What the player told of its search.
    #[serde(default, skip_serializing_if = "SearchInfo::is_empty")]
    pub info: SearchInfo,
}

/// Why a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "by")]
pub enum GameEnd {
    /// By the rules of the game.
    Rules {
        /// The rule, as the game words it.
        reason: String,
        /// Black's stones.
        black: u32,
        /// White's stones.
        white: u32,
    },
    /// By a fault of the player who lost.
    Fault(Fault),
    /// Before its rules ended it, because the result was known.
    Adjudicated(AdjudicationReason),
    /// By a fault of ours or of the machine: the game does not count.
    Void {
        /// What went wrong.
        reason: String,
    },
}

/// What a player did wrong, with the evidence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "fault")]
pub enum Fault {
    /// It played an illegal move.
    Illegal {
        /// The answer, as it was written.
        answer: String,
        /// The position it was played in.
        position: String,
        /// Why it is illegal.
        reason: String,
    },
    /// It answered too late, or not while it was waited for.
    Late {
        /// How long was waited.
        milliseconds: u64,
        /// How long was allowed.
        allowed: u64,
    },
    /// It was not ready to play in time.
    NotReady {
        /// What it did not answer.
        asked: String,
        /// How long was waited.
        milliseconds: u64,
        /// How long was allowed.
        allowed: u64,
    },
    /// It ended without an answer.
    Crashed {
        /// The exit status or signal.
        status: String,
        /// What it said last of the cause on standard error.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        error: Option<String>,
    },
    /// It and its children used more memory than is allowed.
    Memory {
        /// The most mebibytes that were allowed.
        allowed: u64,
        /// How many were in use; nothing where the system gave no more.
        used: Option<u64>,
    },
    /// It wrote more files than is allowed.
    Files {
        /// The most mebibytes that were allowed.
        allowed: u64,
    },
    /// Its answer cannot be read.
    Unreadable {
        /// The line.
        line: String,
        /// What was expected.
        reason: String,
    },
    /// It closed its output and went on.
    Closed,
    /// It wrote more than is allowed.
    Flood {
        /// The most bytes that were allowed.
        allowed: u64,
    },
    /// It could not be started.
    NotStarted {
        /// What the system said.
        reason: String,
    },
}

/// How much of a program's last words is kept.
const QUOTED: usize = 200;

impl GameEnd {
    /// Adds the last words of a program that has crashed.
    pub(super) fn quote(&mut self, text: &str) {
        if let Self::Fault(Fault::Crashed { error, .. }) = self {
            *error = last_words(text).map(|line| line.chars().take(QUOTED).collect());
        }
    }
}

impl Fault {
    /// A word for tables of wins by reason.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Illegal { .. } => "illegal move",
            Self::Late { .. } => "late",
            Self::NotReady { .. } => "not ready",
            Self::Crashed { .. } => "crashed",
            Self::Memory { .. } => "out of memory",
            Self::Files { .. } => "too many files",
            Self::Unreadable { .. } => "unreadable",
            Self::Closed => "closed its output",
            Self::Flood { .. } => "too much output",
            Self::NotStarted { .. } => "not started",
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Illegal { answer, position, reason } => {
                write!(f, "illegal move {answer:?}: {reason}, in {position}")
            }
            Self::Late { milliseconds, allowed } => {
                write!(f, "late: no answer after {milliseconds} ms, {allowed} ms were allowed")
            }
            Self::NotReady { asked, milliseconds, allowed } => {
                write!(
                    f,
                    "not ready: no answer to {asked:?} after {milliseconds} ms, {allowed} ms were allowed to start"
                )
            }
            Self::Crashed { status, error: None } => write!(f, "crashed: {status}"),
            Self::Crashed { status, error: Some(error) } => write!(f, "crashed: {status}: {error}"),
            Self::Memory { allowed, used } => write_memory(f, *allowed, *used),
            Self::Files { allowed } => write_files(f, *allowed),
            Self::Unreadable { line, reason } => write!(f, "unreadable answer {line:?}: {reason}"),
            Self::Closed => f.write_str("closed its output"),
            Self::Flood { allowed } => write!(f, "wrote over {allowed} bytes"),
            Self::NotStarted { reason } => write!(f, "could not be started: {reason}"),
        }
    }
}
