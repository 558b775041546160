//! Errors of logs.

use games_engine::plural::plural;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

/// The error of a log.
#[derive(Debug)]
pub struct LogError {
    path: PathBuf,
    fault: LogFault,
}

#[derive(Debug)]
pub(super) enum LogFault {
    Io(io::Error),
    Exists,
    Locked,
    Empty,
    Header(String),
    Other(String),
    Line { number: usize, reason: String },
    TooMany(usize),
    Contradictions { games: Vec<[String; 2]>, count: u64 },
}

impl LogError {
    pub(super) fn new(path: &Path, fault: LogFault) -> Self {
        Self { path: path.to_owned(), fault }
    }
}

impl fmt::Display for LogError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let path = self.path.display();
        match &self.fault {
            LogFault::Io(error) => write!(f, "{path}: {error}"),
            LogFault::Exists => {
                write!(f, "{path} already exists: use --resume to continue it, or -o for another folder")
            }
            LogFault::Locked => write!(f, "{path}: another process is writing this log"),
            LogFault::Empty => write!(f, "{path}: not a tournament log: the first line is missing"),
            LogFault::Header(reason) => {
                write!(f, "{path}:1: not a tournament log: {reason}")
            }
            LogFault::Other(differences) => {
                write!(
                    f,
                    "{path} is the log of another tournament:{differences}\n  use another folder, or the settings of the log"
                )
            }
            LogFault::Line { number, reason } => {
                write!(f, "{path}:{number}: {reason}: remove the line to play its game again")
            }
            LogFault::TooMany(count) => write!(f, "{count} logs: at most {} can be read at once", u16::MAX),
            LogFault::Contradictions { games, count } => {
                write!(
                    f,
                    "{} played twice, with different results:",
                    plural(*count, "game was", "games were")
                )?;
                for [one, other] in games {
                    write!(f, "\n  {one}\n    and {other}")?;
                }
                if *count > games.len() as u64 {
                    write!(f, "\n  and {} more", count - games.len() as u64)?;
                }
                write!(f, "\n  leave out a log, or use --keep-first to keep the log named first")
            }
        }
    }
}

impl std::error::Error for LogError {}
