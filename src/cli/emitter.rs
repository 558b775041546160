//! Output formats: a command produces rows, and an emitter prints them in the chosen format.

use super::all_codes::all_codes;
use super::language::language;
use super::report::print;
use gocheck::diagnostic::SarifLog;
use gocheck_text::untrusted::json_text;
use serde_json::Value;
use std::io::{self, Write};

/// A row of a command's output: a file, a question, a finding or a game. A format for which a row returns `None` leaves
/// it out.
pub(super) trait Row {
    /// The row as text, with line ends.
    fn text(&self) -> Option<String> {
        None
    }

    /// The row as a JSON object.
    fn json(&self) -> Option<Value> {
        None
    }

    /// The row as a line of CSV.
    fn csv(&self) -> Option<String> {
        None
    }

    /// The row as a result in a SARIF log.
    fn sarif(&self) -> Option<Value> {
        None
    }

    /// The row as a GitHub workflow command.
    fn github(&self) -> Option<String> {
        None
    }
}

/// An output format.
pub(super) trait Emitter: Sync {
    /// Returns a row in this format.
    fn entry(&self, row: &dyn Row) -> Option<String>;

    /// Begins an output; `columns` is the header row of CSV.
    fn begin<'a>(&self, out: Box<dyn Write + 'a>, columns: &str) -> io::Result<Output<'a>> {
        let _ = columns;
        Ok(Output::Plain(out))
    }

    /// Returns true if the format is for people: repeated findings are then counted instead of listed.
    fn is_for_people(&self) -> bool {
        false
    }

    /// Returns true if the format can hold only findings.
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

/// Text for people.
pub(super) struct Text;

/// One JSON object per line.
pub(super) struct JsonLines;

/// CSV: a header row, then one line per row.
pub(super) struct Csv;

pub(super) struct Sarif;

/// GitHub workflow commands.
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
        row.json().map(|object| format!("{}\n", json_text(&object.to_string())))
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
        row.sarif().map(|result| json_text(&result.to_string()).into_owned())
    }

    fn begin<'a>(&self, out: Box<dyn Write + 'a>, _: &str) -> io::Result<Output<'a>> {
        SarifLog::begin(out, all_codes(), language()).map(Output::Sarif)
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
