//! Output formats: a command produces rows, and prints them in the chosen format.

use super::all_codes::all_codes;
use super::language::language;
use super::report::print;
use gocheck::diagnostic::SarifLog;
use gocheck_text::untrusted::json_text;
use serde::Serialize;
use std::io::{self, Write};

/// A row of a command's output: a file, a question, a finding or a game.
pub(super) trait Row {
    /// Returns the row in a format, with line ends; `None` if the format leaves it out.
    fn entry(&self, format: Emitter) -> Option<String>;
}

/// An output format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Emitter {
    /// Text for people.
    Text,
    /// One JSON object per line.
    Json,
    /// CSV: a header row, then one line per row.
    Csv,
    /// A SARIF log.
    Sarif,
    /// GitHub workflow commands.
    Github,
}

impl Emitter {
    /// Begins an output; `columns` is the header row of CSV.
    pub(super) fn begin<'a>(self, mut out: Box<dyn Write + 'a>, columns: &str) -> io::Result<Output<'a>> {
        match self {
            Self::Sarif => return SarifLog::begin(out, all_codes(), language()).map(Output::Sarif),
            Self::Csv => out.write_all(columns.as_bytes())?,
            Self::Text | Self::Json | Self::Github => {}
        }
        Ok(Output::Plain(out))
    }

    /// Returns true if the format is for people: repeated findings are then counted instead of listed.
    pub(super) const fn is_for_people(self) -> bool {
        matches!(self, Self::Text | Self::Github)
    }

    /// Returns true if the format can hold only findings.
    pub(super) const fn lists_findings(self) -> bool {
        matches!(self, Self::Csv | Self::Sarif | Self::Github)
    }

    /// Returns a row that has a text and a JSON object in the format.
    pub(super) fn text_or_json<T: Serialize>(
        self,
        text: impl FnOnce() -> String,
        object: impl FnOnce() -> T,
    ) -> Option<String> {
        match self {
            Self::Text => Some(text()),
            Self::Json => json_line(&object()),
            _ => None,
        }
    }

    /// Prints a row.
    ///
    /// # Errors
    /// If standard output cannot be written to.
    pub(super) fn print(self, row: &impl Row) -> anyhow::Result<()> {
        row.entry(self).map_or(Ok(()), |entry| print(&entry))
    }
}

/// Returns a value as a line of JSON: `None` if it has none.
pub(super) fn json_line(value: &impl Serialize) -> Option<String> {
    json(value).map(|text| text + "\n")
}

/// Returns a value as JSON: `None` if it has none.
pub(super) fn json(value: &impl Serialize) -> Option<String> {
    serde_json::to_string(value).ok().map(|text| json_text(&text).into_owned())
}

/// An output that has been started.
pub(super) enum Output<'a> {
    Plain(Box<dyn Write + 'a>),
    Sarif(SarifLog<Box<dyn Write + 'a>>),
}

impl<'a> Output<'a> {
    pub(super) fn add(&mut self, entry: impl AsRef<[u8]>) -> io::Result<()> {
        match self {
            Self::Plain(out) => out.write_all(entry.as_ref()),
            Self::Sarif(log) => log.add(entry),
        }
    }

    /// Flushes the output if a partial output is useful.
    pub(super) fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::Plain(out) => out.flush(),
            Self::Sarif(_) => Ok(()),
        }
    }

    /// Writes what follows the last entry.
    pub(super) fn end(self) -> io::Result<Box<dyn Write + 'a>> {
        match self {
            Self::Plain(out) => Ok(out),
            Self::Sarif(log) => log.end(),
        }
    }
}
