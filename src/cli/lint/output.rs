//! Where what came of one file after another is printed.

use super::is_listed;
use super::options::{Format, LintArgs, Table, Which};
use super::outcome::Outcome;
use crate::cli::all_codes::all_codes;
use crate::cli::input::source::Source;
use gocheck::diagnostic::SarifLog;
use gocheck::record::report::{finding_csv_head, games_csv_head};
use std::io::{self, Write};

/// Where what came of one file after another is printed.
pub(super) enum Output<W: Write> {
    Plain(W),
    Sarif(SarifLog<W>),
    /// Paths, each with an end.
    List(W, Which, char),
}

impl<W: Write> Output<W> {
    pub(super) fn begin(args: &LintArgs, mut out: W) -> io::Result<Self> {
        if let Some(which) = args.list {
            return Ok(Self::List(out, which, if args.null { '\0' } else { '\n' }));
        }
        match (args.games, args.format) {
            (Some(Table::Csv), _) => out.write_all(games_csv_head().as_bytes())?,
            (Some(Table::Jsonl), _) => {}
            (None, Format::Sarif) => return Ok(Self::Sarif(SarifLog::begin(out, all_codes())?)),
            (None, Format::Csv) => out.write_all(finding_csv_head().as_bytes())?,
            (None, Format::Text | Format::Json | Format::Github) => {}
        }
        Ok(Self::Plain(out))
    }

    pub(super) fn add(&mut self, record: &Source, outcome: &Outcome) -> io::Result<()> {
        match self {
            Self::Plain(out) => outcome.entries.iter().try_for_each(|entry| out.write_all(entry.as_bytes())),
            Self::Sarif(log) => outcome.entries.iter().try_for_each(|entry| log.add(entry)),
            Self::List(out, which, end) if is_listed(*which, outcome) => {
                // As the system has it, whatever its encoding.
                out.write_all(record.path().as_os_str().as_encoded_bytes())?;
                write!(out, "{end}")
            }
            Self::List(..) => Ok(()),
        }
    }

    /// Hands on what was written, where a part is of use.
    pub(super) fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::Plain(out) | Self::List(out, ..) => out.flush(),
            Self::Sarif(_) => Ok(()),
        }
    }

    pub(super) fn end(self) -> io::Result<W> {
        match self {
            Self::Plain(out) | Self::List(out, ..) => Ok(out),
            Self::Sarif(log) => log.end(),
        }
    }
}
