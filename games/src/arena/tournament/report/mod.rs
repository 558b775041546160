//! What a tournament came to, in four forms. All are pure functions of the log.
//!
//! | form | what is in it |
//! | --- | --- |
//! | text | the table, the cross table, wins by reason |
//! | JSON | the same, and every game with moves, times and reasons |
//! | CSV | the table; the games |
//! | HTML | one page that replays games, without a server and a network |

mod csv;
mod html;
mod searches;
mod summary;
mod text;

pub use self::csv::{games_csv, table_csv};
pub use html::{Replayed, html};
pub(crate) use html::{changes, squares};
pub use searches::SearchRow;
pub use summary::{Row, Summary};
pub use text::{ranking_text, text};

use super::{Archive, LogError, Standings};
use serde::Serialize;
use std::fmt;
use std::io::{self, Write};

/// What the games of a log come to.
///
/// # Errors
/// When a game cannot be read.
pub fn standings(archive: &mut Archive) -> Result<Standings, LogError> {
    let mut standings = Standings::new(archive.header().settings.names());
    for number in archive.games() {
        if let Some(entry) = archive.read(number)?
            && archive.scores().counts(number)
        {
            standings.add(&entry);
        }
    }
    Ok(standings)
}

/// Writes everything as one JSON object, the games last and one a line.
///
/// # Errors
/// When a game cannot be read or the output not written.
pub fn json(archive: &mut Archive, summary: &Summary, out: &mut impl Write) -> Result<(), ReportError> {
    // A line a part: a large cross table would else be a number a line.
    let serde_json::Value::Object(parts) = serde_json::to_value(summary).map_err(io::Error::from)? else {
        return Ok(());
    };
    out.write_all(b"{\n")?;
    for (name, part) in &parts {
        writeln!(out, "  \"{name}\": {part},")?;
    }
    out.write_all(b"  \"games\": [")?;
    let mut gap = "\n    ";
    for number in archive.games() {
        if let Some(entry) = archive.read(number)? {
            out.write_all(gap.as_bytes())?;
            to_json(out, &entry)?;
            gap = ",\n    ";
        }
    }
    out.write_all(b"\n  ]\n}\n")?;
    Ok(())
}

fn to_json(out: &mut impl Write, value: &impl Serialize) -> Result<(), ReportError> {
    serde_json::to_writer(out, value).map_err(|error| ReportError::Io(error.into()))
}

/// Why a report was not written.
#[derive(Debug)]
pub enum ReportError {
    /// The log cannot be read.
    Log(LogError),
    /// The output cannot be written.
    Io(io::Error),
}

impl From<LogError> for ReportError {
    fn from(error: LogError) -> Self {
        Self::Log(error)
    }
}

impl From<io::Error> for ReportError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl fmt::Display for ReportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Log(error) => error.fmt(f),
            Self::Io(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ReportError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Log(_) => None,
            Self::Io(error) => Some(error),
        }
    }
}
