//! Output formats: a command makes rows, an emitter prints them in the format that was chosen.

use super::all_codes::all_codes;
use super::report::print;
use gocheck::diagnostic::SarifLog;
use serde_json::Value;
use std::io::{self, Write};

/// What a command prints of a file, a question, a finding or a game. A row is left out in the formats that it does not
/// have.
pub(super) trait Row {
    /// For people, with line ends.
    fn text(&self) -> Option<String> {
        None
    }

    /// As an object.
    fn json(&self) -> Option<Value> {
        None
    }

    /// As a line of a table.
    fn csv(&self) -> Option<String> {
        None
    }

    /// As a result in a SARIF log.
    fn sarif(&self) -> Option<Value> {
        None
    }

    /// As a command of GitHub's workflows.
    fn github(&self) -> Option<String> {
        None
    }
}

/// An output format.
pub(super) trait Emitter: Sync {
    /// Returns a row in this format.
    fn entry(&self, row: &dyn Row) -> Option<String>;

    /// Begins an output; `columns` is the header row of a table.
    fn begin<'a>(&self, out: Box<dyn Write + 'a>, columns: &str) -> io::Result<Output<'a>> {
        let _ = columns;
        Ok(Output::Plain(out))
    }

    /// Returns true if people read it: then what is repeated is counted instead.
    fn is_for_people(&self) -> bool {
        false
    }

    /// Returns true if it has no place for anything but findings.
    fn lists_findings(&self) -> bool {
        false
    }

    /// Prints a row.
    ///
    /// # Errors
    /// If standard output cannot be written to.
    fn print(&self, row: &dyn Row) -> anyhow::Result<()> {
        self.entry(row).map_or(Ok(()), |entry| print(&entry))
    }
}

/// For people.
pub(super) struct Text;

/// One JSON object per line.
pub(super) struct JsonLines;

/// A header row, then one line per row.
pub(super) struct Csv;

/// One SARIF log.
pub(super) struct Sarif;

/// Commands of GitHub's workflows.
pub(super) struct Github;

impl Emitter for Text {
    fn entry(&self, row: &dyn Row) -> Option<String> {
        row.text()
    }

    fn is_for_people(&self) -> bool {
        true
    }
}

impl Emitter for JsonLines {
    fn entry(&self, row: &dyn Row) -> Option<String> {
        row.json().map(|object| format!("{object}\n"))
    }
}

impl Emitter for Csv {
    fn entry(&self, row: &dyn Row) -> Option<String> {
        row.csv()
    }

    fn begin<'a>(&self, mut out: Box<dyn Write + 'a>, columns: &str) -> io::Result<Output<'a>> {
        out.write_all(columns.as_bytes())?;
        Ok(Output::Plain(out))
    }

    fn lists_findings(&self) -> bool {
        true
    }
}

impl Emitter for Sarif {
    fn entry(&self, row: &dyn Row) -> Option<String> {
        row.sarif().map(|result| result.to_string())
    }

    fn begin<'a>(&self, out: Box<dyn Write + 'a>, _: &str) -> io::Result<Output<'a>> {
        SarifLog::begin(out, all_codes()).map(Output::Sarif)
    }

    fn lists_findings(&self) -> bool {
        true
    }
}

impl Emitter for Github {
    fn entry(&self, row: &dyn Row) -> Option<String> {
        row.github()
    }

    fn is_for_people(&self) -> bool {
        true
    }

    fn lists_findings(&self) -> bool {
        true
    }
}

/// An output that has begun.
pub(super) enum Output<'a> {
    Plain(Box<dyn Write + 'a>),
    Sarif(SarifLog<Box<dyn Write + 'a>>),
}

impl<'a> Output<'a> {
    /// Writes an entry.
    pub(super) fn add(&mut self, entry: &str) -> io::Result<()> {
        match self {
            Self::Plain(out) => out.write_all(entry.as_bytes()),
            Self::Sarif(log) => log.add(entry),
        }
    }

    /// Passes on what was written, if a part of the output is of use.
    pub(super) fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::Plain(out) => out.flush(),
            Self::Sarif(_) => Ok(()),
        }
    }

    /// Writes what follows the entries.
    pub(super) fn end(self) -> io::Result<Box<dyn Write + 'a>> {
        match self {
            Self::Plain(out) => Ok(out),
            Self::Sarif(log) => log.end(),
        }
    }
}
