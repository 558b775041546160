//! What a tournament came to, in four forms. All are pure functions of the log.
//!
//! | form | what is in it |
//! | --- | --- |
//! | text | the table, the cross table, wins by reason |
//! | JSON | the same |
//! | CSV | the table; the games |
//! | HTML | one page that replays games, without a server and a network |

mod csv;
mod html;
mod searches;
mod summary;
mod text;

pub use self::csv::{GamesCsv, table_csv};
pub use html::{Replayed, html};
pub(crate) use html::{changes, squares};
pub use searches::SearchRow;
pub use summary::{Row, Summary, Test};
pub use text::{ranking_text, text};

use super::LogError;
use serde::Serialize;
use std::fmt;
use std::io::{self, Write};

/// Writes the summary as one JSON object. The games are in the log.
///
/// # Errors
/// When the output cannot be written.
pub fn json(summary: &Summary, out: &mut impl Write) -> Result<(), ReportError> {
    // A line a part: a large cross table would else be a number a line.
    let serde_json::Value::Object(parts) = serde_json::to_value(summary).map_err(io::Error::from)? else {
        return Ok(());
    };
    let mut gap = "{";
    for (name, part) in &parts {
        write!(out, "{gap}\n  \"{name}\": {part}")?;
        gap = ",";
    }
    out.write_all(b"\n}\n")?;
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
