//! The record of a game: enough to replay it and to verify its verdict.

use crate::adjudication::AdjudicationReason;
use games_engine::protocol::info::SearchInfo;
use gocheck_board::Color;
use gocheck_sandbox::crash_message::last_words;
use gocheck_sandbox::{FileLimit, write_memory_limit};
use gocheck_text::Phrase;
use serde::{Deserialize, Deserializer, Serialize};
use std::fmt;

/// A game from its start to its verdict, as logs and reports contain it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameRecord {
    /// Name of the player with Black.
    pub black: String,
    /// Name of the player with White.
    pub white: String,
    /// Starting position, as the game writes positions.
    pub start: String,
    /// Moves of the opening, in the game's notation.
    pub opening: Vec<String>,
    /// Moves that the players chose, including passes.
    pub moves: Vec<PlayedMove>,
    /// Winner; `None` if it is a draw.
    pub winner: Option<Color>,
    /// The side whose fault ended the game; `None` if it ended otherwise, and in logs of earlier versions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_fault: Option<Color>,
    /// The end of the game.
    pub end: GameEnd,
    /// A hint about a mistake in the loser's command or options.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hint: Option<Phrase>,
}

impl GameRecord {
    /// The sides that chose the moves, in turn.
    pub fn movers(&self) -> impl Iterator<Item = Color> + use<> {
        // Positions are written with the side to move after the board.
        let is_white = matches!(self.start.split_whitespace().nth(1), Some("o" | "O" | "w" | "W"));
        let first =
            if is_white == self.opening.len().is_multiple_of(2) { Color::White } else { Color::Black };
        std::iter::successors(Some(first), |side| Some(side.opponent()))
    }

    /// The loser's answer, if the game ended because it was unreadable or illegal.
    #[must_use]
    pub fn answer(&self) -> Option<&str> {
        match &self.end {
            GameEnd::Fault(Fault::Illegal { answer, .. } | Fault::Unreadable { line: answer, .. }) => {
                Some(answer)
            }
            GameEnd::Adjudicated(AdjudicationReason::Told { answer, .. }) => answer.as_deref(),
            _ => None,
        }
    }

    /// The reason why it ended, with the hint, in English.
    #[must_use]
    pub fn cause(&self) -> String {
        let cause = match &self.end {
            GameEnd::Rules { reason, .. } => reason.clone(),
            GameEnd::Void { reason } => reason.english().to_owned(),
            GameEnd::Fault(fault) => fault.to_string(),
            GameEnd::Adjudicated(why) => why.to_string(),
        };
        match &self.hint {
            Some(hint) => format!("{cause}; {}", hint.english()),
            None => cause,
        }
    }
}

/// A move that a player chose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayedMove {
    /// The move, in the game's notation.
    pub text: String,
    /// Time in milliseconds.
    pub milliseconds: u64,
    /// Search report.
    #[serde(default, skip_serializing_if = "SearchInfo::is_empty")]
    pub info: SearchInfo,
}

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "by")]
pub enum GameEnd {
    /// By the rules of the game.
    Rules {
        /// The rule, in the words of the game.
        #[serde(deserialize_with = "rule")]
        reason: String,
        /// Black's stones.
        black: u32,
        /// White's stones.
        white: u32,
    },
    /// By a fault of the player who lost.
    Fault(Fault),
    /// Early, by a rule for games whose result is known.
    Adjudicated(AdjudicationReason),
    /// By a fault of the arena or the machine: the game does not count.
    Void {
        /// The reason.
        reason: Phrase,
    },
}

/// Reads the rule that ended a game; older logs of Ataxx word one of them in another way.
fn rule<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    let rule = String::deserialize(deserializer)?;
    Ok(if rule == "nobody can move" { "neither side can move".to_owned() } else { rule })
}

/// A player's fault, with the evidence.
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
        reason: Phrase,
    },
    /// It answered too late, or not at all.
    Late {
        /// The time waited, in milliseconds.
        milliseconds: u64,
        /// The time allowed, in milliseconds.
        allowed: u64,
        /// Whether the answer had no time limit of its own, only the cap on every wait.
        #[serde(default, rename = "capped", skip_serializing_if = "std::ops::Not::not")]
        is_capped: bool,
    },
    /// It was not ready to play in time.
    NotReady {
        /// The message it did not answer.
        asked: String,
        /// The time waited, in milliseconds.
        milliseconds: u64,
        /// The time allowed, in milliseconds.
        allowed: u64,
    },
    /// It exited without an answer, with exit status 0.
    Exited {
        /// Its last message on standard error.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        error: Option<String>,
    },
    /// It failed or was killed.
    Crashed {
        /// The exit status or signal.
        status: Phrase,
        /// The last message on standard error that explains it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        error: Option<String>,
    },
    /// It and its children used too much memory.
    Memory {
        /// The limit in MiB.
        allowed: u64,
        /// The memory in use in MiB; `None` if the system refused more.
        used: Option<u64>,
    },
    /// It wrote too much to files.
    Files(FileLimit),
    /// Its answer cannot be read.
    Unreadable {
        /// The line.
        line: String,
        /// The expected answer.
        reason: Phrase,
    },
    /// It closed its output without exiting.
    Closed,
    /// It wrote too much output.
    Flood {
        /// The limit in bytes.
        allowed: u64,
    },
    /// It could not be started.
    NotStarted {
        /// The error of the system.
        reason: Phrase,
    },
}

/// The maximum length of a quoted message, in characters.
const QUOTED: usize = 200;

impl GameEnd {
    /// Adds the last message of a program that crashed or exited.
    pub(super) fn quote(&mut self, text: &str) {
        if let Self::Fault(Fault::Crashed { error, .. } | Fault::Exited { error }) = self {
            *error = last_words(text).map(|line| line.chars().take(QUOTED).collect());
        }
    }
}

impl Fault {
    /// Returns true if a limit on resources was broken, which may go unnoticed until the program has ended.
    #[must_use]
    pub const fn is_limit(&self) -> bool {
        matches!(self, Self::Memory { .. } | Self::Files { .. })
    }

    /// The fault as a heading in tables of wins by reason.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Illegal { .. } => "illegal move",
            Self::Late { .. } => "late",
            Self::NotReady { .. } => "not ready",
            Self::Exited { .. } => "no answer",
            Self::Crashed { .. } => "crashed",
            Self::Memory { .. } => "out of memory",
            Self::Files(_) => "too many files",
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
                write!(f, "illegal move {answer:?}: {}, in {position}", reason.english())
            }
            Self::Late { allowed, is_capped: true, .. } => {
                let seconds = *allowed as f64 / 1000.0;
                write!(
                    f,
                    "late: no answer within {seconds} s, the cap if no time limit is set (--max-wait changes it)"
                )
            }
            Self::Late { milliseconds, allowed, is_capped: false } => {
                write!(f, "late: no answer after {milliseconds} ms, {allowed} ms were allowed")
            }
            Self::NotReady { asked, milliseconds, allowed } => {
                write!(
                    f,
                    "not ready: no answer to {asked:?} after {milliseconds} ms, {allowed} ms were allowed to start"
                )
            }
            Self::Exited { error: None } => f.write_str("ended without an answer"),
            Self::Exited { error: Some(error) } => write!(f, "ended without an answer: {error}"),
            Self::Crashed { status, error: None } => write!(f, "crashed: {}", status.english()),
            Self::Crashed { status, error: Some(error) } => {
                write!(f, "crashed: {}: {error}", status.english())
            }
            Self::Memory { allowed, used } => write_memory_limit(f, *allowed, *used),
            Self::Files(limit) => write!(f, "{limit}"),
            Self::Unreadable { line, reason } => {
                write!(f, "unreadable answer {line:?}: {}", reason.english())
            }
            Self::Closed => f.write_str("closed its output"),
            Self::Flood { allowed } => write!(f, "wrote over {allowed} bytes"),
            Self::NotStarted { reason } => write!(f, "could not be started: {}", reason.english()),
        }
    }
}
