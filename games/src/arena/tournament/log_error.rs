//! Errors of logs.

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
                write!(f, "{path} is there already: --resume goes on with it, -o takes another folder")
            }
            LogFault::Locked => write!(f, "{path}: another tournament is writing it"),
            LogFault::Empty => write!(f, "{path}: no log of a tournament: its first line is missing"),
            LogFault::Header(reason) => {
                write!(f, "{path}:1: no log of a tournament: {reason}")
            }
            LogFault::Other(differences) => {
                write!(
                    f,
                    "{path} is the log of another tournament:{differences}\n  take another folder, or the settings of the log"
                )
            }
            LogFault::Line { number, reason } => {
                write!(f, "{path}:{number}: {reason}: remove the line, and its game is played again")
            }
            LogFault::TooMany(count) => write!(f, "{count} logs: at most {} are read at once", u16::MAX),
            LogFault::Contradictions { games, count } => {
                write!(f, "{count} games were played twice, and not in the same way:")?;
                for [one, other] in games {
                    write!(f, "\n  {one}\n    and {other}")?;
                }
                if *count > games.len() as u64 {
                    write!(f, "\n  and {} more", count - games.len() as u64)?;
                }
                write!(f, "\n  leave a log out, or --keep-first takes the log that is named first")
            }
        }
    }
}

impl std::error::Error for LogError {}
