//! The output of a run over many files.

use super::options::{LintArgs, Which};
use super::outcome::Outcome;
use crate::cli::emitter;
use crate::cli::input::source::Source;
use gocheck::record::report::{finding_csv_head, games_csv_head};
use std::io::{self, Write};

/// The output of a run over many files.
pub(super) enum Output<'a> {
    Rows(emitter::Output<'a>),
    /// Paths, each followed by a terminator.
    List(Box<dyn Write + 'a>, Which, char),
}

impl<'a> Output<'a> {
    pub(super) fn begin(args: &LintArgs, out: Box<dyn Write + 'a>) -> io::Result<Self> {
        if let Some(which) = args.list {
            return Ok(Self::List(out, which, if args.null { '\0' } else { '\n' }));
        }
        let columns = if args.games.is_some() { games_csv_head() } else { finding_csv_head() };
        args.emitter().begin(out, &columns).map(Self::Rows)
    }

    pub(super) fn add(&mut self, record: &Source, outcome: &Outcome) -> io::Result<()> {
        match self {
            Self::Rows(out) => outcome.entries.iter().try_for_each(|entry| out.add(entry)),
            Self::List(out, which, end) if which.includes(outcome.status()) => {
                // The path as raw bytes, in any encoding.
                out.write_all(record.path().as_os_str().as_encoded_bytes())?;
                write!(out, "{end}")
            }
            Self::List(..) => Ok(()),
        }
    }

    /// Flushes the output if a partial output is useful.
    pub(super) fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::Rows(out) => out.flush(),
            Self::List(out, ..) => out.flush(),
        }
    }

    pub(super) fn end(self) -> io::Result<Box<dyn Write + 'a>> {
        match self {
            Self::Rows(out) => out.end(),
            Self::List(out, ..) => Ok(out),
        }
    }
}
