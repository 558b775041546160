//! Checks records without printing anything: for the command, and for programs that use the library.

use crate::names::RECORDS;
use crate::votes::FolderVotes;
use gocheck_board::Size;
use gocheck_files::input::feed::{Batch, batches};
use gocheck_files::input::files::Files;
use gocheck_files::input::names::is_stdin;
use gocheck_files::input::source::Source;
use gocheck_sgf::faults::NoGame;
use gocheck_sgf::{
    EncodingBallot, EncodingPrior, EncodingSource, Finding, GameLine, GameRow, LintOptions, Linted, Linter,
    RecordEncoding,
};
use gocheck_text::{AnyMessage, Diagnostic};
use rayon::ThreadPool;
use rayon::prelude::*;
use std::io::{self, Read};
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::Arc;
use std::thread;

/// Data to collect besides the findings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// Nothing.
    Findings,
    /// A row for each game.
    Rows,
    /// The main line of each game, with faults instead of findings: [`Linter::lint_lines`]. Games on boards of another size
    /// than this one are faults.
    Lines(Size),
}

/// A checked record.
#[derive(Debug)]
pub struct Checked {
    /// Its name in messages: its path, after that of its archive if it is in one.
    pub shown: String,
    /// The findings, in the order of the file.
    pub findings: Vec<Finding>,
    /// Its games, if they are wanted.
    pub rows: Vec<GameRow>,
    /// The main lines of its games, if they are wanted.
    pub lines: Vec<GameLine>,
    /// The number of games.
    pub games: u32,
    /// The number of moves, including those of all variations.
    pub moves: u64,
    pub encoding: RecordEncoding,
    /// The vote on the encoding of other records, if that of this one is a guess.
    pub ballot: Option<EncodingBallot>,
    /// Why it could not be read, or that it contains no game.
    pub error: Option<Diagnostic>,
}

impl Checked {
    fn new(linter: &mut Linter, record: &Source, wanted: Wanted) -> Self {
        let shown = record.shown.clone();
        match record.read(|source| Self::of(linter, shown.clone(), source, wanted)) {
            Ok((checked, None)) => checked,
            Ok((checked, Some(error))) => Self { error: Some(record.unreadable(&error).into()), ..checked },
            Err(fault) => Self {
                shown,
                findings: Vec::new(),
                rows: Vec::new(),
                lines: Vec::new(),
                games: 0,
                moves: 0,
                encoding: RecordEncoding::ASCII,
                ballot: None,
                error: Some(fault.into()),
            },
        }
    }

    /// Checks the bytes of a record, and returns why they could not be read to their end.
    fn of(
        linter: &mut Linter,
        shown: String,
        source: &mut dyn Read,
        wanted: Wanted,
    ) -> (Self, Option<io::Error>) {
        let (mut rows, mut lines) = (Vec::new(), Vec::new());
        let linted = match wanted {
            Wanted::Findings => linter.lint(source),
            Wanted::Rows => {
                let (linted, found) = linter.lint_games(source, false);
                rows = found;
                linted
            }
            Wanted::Lines(size) => {
                let (linted, found) = linter.lint_lines(source, size);
                lines = found;
                linted
            }
        };
        let Linted { findings, games, moves, encoding, ballot, error } = linted;
        // A finding that makes the file invalid is always reported.
        let is_said = findings.iter().any(|finding| finding.code() == NoGame::CODE);
        let none = (games == 0 && !is_said).then(|| NoGame.into());
        (Self { shown, findings, rows, lines, games, moves, encoding, ballot, error: none }, error)
    }

    /// Checks a record in memory. Its encoding is guessed alone.
    #[must_use]
    pub fn of_bytes(linter: &mut Linter, shown: String, mut bytes: &[u8], wanted: Wanted) -> Self {
        // Memory can be read to its end.
        Self::of(linter, shown, &mut bytes, wanted).0
    }

    /// Notes that the other records of the folder agree with the guess of the encoding.
    fn set_voted(&mut self) {
        let rows = self.rows.iter_mut().map(|row| &mut row.encoding);
        [&mut self.encoding]
            .into_iter()
            .chain(rows)
            .for_each(|encoding| encoding.source = EncodingSource::Vote);
    }
}

/// Checks records in parallel. Those whose encoding has to be guessed vote on it, and are checked again if the vote changes
/// the guess.
pub fn check_batch(
    records: &[Source],
    options: &[Arc<LintOptions>],
    votes: &mut FolderVotes,
    wanted: Wanted,
) -> Vec<Checked> {
    let check =
        |linter: &mut Option<(Arc<LintOptions>, Linter)>, index: usize, prior: Option<EncodingPrior>| {
            let linter = with_options(linter, &options[index]);
            linter.set_prior(prior);
            Checked::new(linter, &records[index], wanted)
        };
    let before: Vec<Option<EncodingPrior>> = records.iter().map(|record| votes.of(record)).collect();
    let first = |linter: &mut _, index: usize| check(linter, index, before[index]);
    let mut all: Vec<Checked> = (0..records.len()).into_par_iter().map_init(|| None, first).collect();
    let ballots = records.iter().zip(&all).filter_map(|(record, checked)| Some((record, checked.ballot?)));
    if !votes.add(ballots) {
        return all;
    }
    let again = |linter: &mut _, (index, checked): (usize, &mut Checked)| {
        let Some(ballot) = checked.ballot else { return };
        let now = votes.of(&records[index]);
        // Standard input cannot be read twice.
        if is_stdin(records[index].file()) || now == before[index] {
            return;
        }
        if ballot.differs(now.as_ref(), before[index].as_ref()) {
            *checked = check(linter, index, now);
        } else if now.is_some_and(|prior| prior.is_vote()) {
            checked.set_voted();
        }
    };
    all.par_iter_mut().enumerate().for_each_init(|| None, again);
    all
}

/// Returns a thread's linter, replaced if the options changed.
fn with_options<'a>(
    linter: &'a mut Option<(Arc<LintOptions>, Linter)>,
    options: &Arc<LintOptions>,
) -> &'a mut Linter {
    let (known, linter) =
        linter.get_or_insert_with(|| (Arc::clone(options), Linter::new(LintOptions::clone(options))));
    if !Arc::ptr_eq(known, options) {
        linter.set_options(LintOptions::clone(options));
        *known = Arc::clone(options);
    }
    linter
}

/// Checks the records in files, folders and archives as `gocheck lint` does, in parallel on a thread pool, and passes
/// the outcomes to the caller in order and on the calling thread, until the caller stops. `gocheck.toml` is not read.
///
/// # Errors
/// The folder that cannot be read, or contains neither records nor archives.
pub fn check_records(
    paths: &[PathBuf],
    options: LintOptions,
    wanted: Wanted,
    pool: &ThreadPool,
    mut on_event: impl FnMut(Vec<Checked>) -> ControlFlow<()>,
) -> Result<(), (PathBuf, AnyMessage)> {
    let files = Files::of(paths, RECORDS.each_time())
        .map_err(|(folder, message)| (folder, AnyMessage::from(message)))?;
    let (options, mut votes) = (Arc::new(options), FolderVotes::default());
    thread::scope(|scope| {
        for Batch { sources: records, .. } in batches(&files, scope) {
            let options = vec![Arc::clone(&options); records.len()];
            let checked = pool.install(|| check_batch(&records, &options, &mut votes, wanted));
            if on_event(checked).is_break() {
                break;
            }
        }
    });
    Ok(())
}
