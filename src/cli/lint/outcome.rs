//! The outcome of a file and its printed form.

use super::checked::Checked;
use super::options::LintArgs;
use super::rows::{ErrorOf, FindingOf, GameOf};
use crate::cli::emitter::Emitter;
use crate::cli::input::source::Source;
use gocheck::diagnostic::Diagnostic;
use gocheck::record::report::RuleTable;
use gocheck::record::{Code, Finding, GameRow, Linter, Severity};
use gocheck_common::cli::Status;
use std::collections::BTreeMap;

/// A code that occurs more often than this in a file is reported once, with its count.
const OFTEN: usize = 100;

/// The outcome of a file.
pub(super) struct Outcome {
    /// Its printed findings or games.
    pub(super) entries: Vec<String>,
    pub(super) findings: Vec<Finding>,
    pub(super) table: RuleTable,
    /// Its games, if they are wanted.
    pub(super) rows: Vec<GameRow>,
    pub(super) games: u32,
    pub(super) moves: u64,
    /// Why it could not be read, or that it contains no game.
    pub(super) error: Option<Diagnostic>,
}

impl Outcome {
    pub(super) fn new(args: &LintArgs, linter: &mut Linter, record: &Source) -> Self {
        let wants_rows = args.games.is_some() || args.duplicates;
        let Checked { findings, rows, games, moves, error, .. } = Checked::new(linter, record, wants_rows);
        let table = RuleTable::default();
        let mut outcome = Self { entries: Vec::new(), findings, table, rows, games, moves, error };
        let emitter = args.emitter();
        if args.games.is_some() {
            outcome.add_games(emitter, &record.shown);
        } else if args.list.is_none() && !args.statistics && !args.duplicates {
            outcome.add_findings(args, emitter, &record.shown);
        }
        outcome
    }

    fn add_games(&mut self, emitter: &dyn Emitter, file: &str) {
        let entry = |row: GameRow| emitter.entry(&GameOf { file, row: &row });
        self.entries = self.rows.drain(..).filter_map(entry).collect();
    }

    fn add_findings(&mut self, args: &LintArgs, emitter: &dyn Emitter, file: &str) {
        let mut often: BTreeMap<Code, usize> = BTreeMap::new();
        if emitter.is_for_people() && !args.all {
            self.findings.iter().for_each(|finding| *often.entry(finding.code()).or_default() += 1);
            often.retain(|_, count| *count > OFTEN);
        }
        for finding in &self.findings {
            // A frequent code is reported once, with the number of further findings.
            let more = match often.get_mut(&finding.code()) {
                Some(0) => continue,
                Some(count) => std::mem::take(count) - 1,
                None => 0,
            };
            let row = FindingOf { file, finding, shows_board: args.show_board, more };
            self.entries.extend(emitter.entry(&row));
            self.table.add(file, finding);
        }
        self.entries.extend(self.error.as_ref().and_then(|error| emitter.entry(&ErrorOf { file, error })));
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
