//! Checks records without printing anything: for the command, and for programs that use the library.

use crate::cli::input::feed::{Batch, batches};
use crate::cli::input::files::Files;
use crate::cli::input::kinds::Kinds;
use crate::cli::input::source::Source;
use gocheck::diagnostic::{AnyMessage, Diagnostic};
use gocheck::record::{
    Finding, GameRow, LintOptions, Linted, Linter, RecordEncoding, Severity, SyntaxCode, SyntaxMessage,
};
use gocheck_common::cli::Status;
use rayon::ThreadPool;
use rayon::prelude::*;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::thread;

/// The outcome of a record.
#[derive(Debug)]
pub struct Checked {
    /// Its name in messages: its path, after that of its archive if it is in one.
    pub shown: String,
    /// The findings, in the order of the file.
    pub findings: Vec<Finding>,
    /// Its games, if they are wanted.
    pub rows: Vec<GameRow>,
    /// The number of games.
    pub games: u32,
    /// The number of moves, including those of all variations.
    pub moves: u64,
    /// Why it could not be read, or that it contains no game.
    pub error: Option<Diagnostic>,
}

impl Checked {
    pub(super) fn new(linter: &mut Linter, record: &Source, wants_rows: bool) -> Self {
        let checked = record.read(|source| match wants_rows {
            true => linter.lint_games(source, false),
            false => (linter.lint(source), Vec::new()),
        });
        let (linted, rows, fault) = match checked {
            Ok((mut linted, rows)) => {
                let fault = linted.error.take().map(|error| record.unreadable(&error));
                (linted, rows, fault)
            }
            Err(fault) => (
                Linted {
                    findings: Vec::new(),
                    games: 0,
                    moves: 0,
                    encoding: RecordEncoding::ASCII,
                    error: None,
                },
                Vec::new(),
                Some(fault),
            ),
        };
        let Linted { findings, games, moves, .. } = linted;
        // A finding that makes the file invalid is always reported.
        let is_said = findings.iter().any(|finding| finding.code() == SyntaxCode::NoGame);
        let none = (games == 0 && !is_said).then_some(SyntaxMessage::NoGame);
        let error = fault.map(Diagnostic::from).or(none.map(Diagnostic::from));
        Self { shown: record.shown.clone(), findings, rows, games, moves, error }
    }

    /// A file without any game counts as a failure.
    pub(super) fn status(&self) -> Status {
        let is_fault = self.error.as_ref().is_some_and(|error| error.severity() == Severity::Error);
        if is_fault || self.games == 0 && self.error.is_none() {
            Status::BadInput
        } else if self.findings.is_empty() && self.error.is_none() {
            Status::Well
        } else {
            Status::Finding
        }
    }
}

/// Checks the records in files, folders and archives as `gocheck lint` does, in parallel on a thread pool, and passes
/// the outcomes to the caller in order and on the calling thread, until the caller stops. `gocheck.toml` is not read.
///
/// # Errors
/// The folder that cannot be read, or contains neither records nor archives.
pub fn check_records(
    paths: &[PathBuf],
    options: LintOptions,
    wants_rows: bool,
    pool: &ThreadPool,
    mut hear: impl FnMut(Vec<Checked>) -> ControlFlow<()>,
) -> Result<(), (PathBuf, AnyMessage)> {
    let files =
        Files::of(paths, Kinds::RECORDS).map_err(|(folder, message)| (folder, AnyMessage::from(message)))?;
    thread::scope(|scope| {
        for Batch { sources: records, .. } in batches(&files, scope) {
            let linter = || Linter::new(options.clone());
            let check = |linter: &mut Linter, record: &Source| Checked::new(linter, record, wants_rows);
            if hear(pool.install(|| records.par_iter().map_init(linter, check).collect())).is_break() {
                break;
            }
        }
    });
    Ok(())
}
