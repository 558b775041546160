//! The outcome of a record and its printed form.

use super::options::LintArgs;
use super::rows::{ErrorOf, FindingOf, GameOf};
use crate::cli::emitter::{Emitter, Row};
use gocheck::record::report::RuleTable;
use gocheck::record::{Code, Severity};
use gocheck_corpus::Checked;
use gocheck_program::Status;
use std::collections::BTreeMap;

/// A code that occurs more often than this in a file is reported once, with its count.
const OFTEN: usize = 100;

/// A checked record and its printed form.
pub(super) struct RecordOutcome {
    pub(super) checked: Checked,
    /// Its printed findings or games.
    pub(super) entries: Vec<String>,
    pub(super) table: RuleTable,
}

impl RecordOutcome {
    pub(super) fn new(args: &LintArgs, checked: Checked) -> Self {
        let mut outcome = Self { checked, entries: Vec::new(), table: RuleTable::default() };
        if args.games.is_some() {
            outcome.add_games(args.emitter());
        } else if args.list.is_none() && !args.statistics && !args.duplicates {
            outcome.add_findings(args, args.emitter());
        }
        outcome
    }

    fn add_games(&mut self, emitter: Emitter) {
        let Checked { shown: file, rows, .. } = &mut self.checked;
        self.entries = rows.drain(..).filter_map(|row| GameOf { file, row: &row }.entry(emitter)).collect();
    }

    fn add_findings(&mut self, args: &LintArgs, emitter: Emitter) {
        let Checked { shown: file, findings, error, .. } = &self.checked;
        let mut often: BTreeMap<Code, usize> = BTreeMap::new();
        if emitter.is_for_people() && !args.all {
            findings.iter().for_each(|finding| *often.entry(finding.code()).or_default() += 1);
            often.retain(|_, count| *count > OFTEN);
        }
        for finding in findings {
            // A frequent code is reported once, with the number of further findings.
            let more = match often.get_mut(&finding.code()) {
                Some(0) => continue,
                Some(count) => std::mem::take(count) - 1,
                None => 0,
            };
            let row = FindingOf { file, finding, shows_board: args.show_board, more };
            self.entries.extend(row.entry(emitter));
            self.table.add(file, finding);
        }
        self.entries.extend(error.as_ref().and_then(|error| ErrorOf { file, error }.entry(emitter)));
    }
}

/// The exit status for a record. A file without any game counts as a failure.
pub(super) fn status_of(checked: &Checked) -> Status {
    let is_fault = checked.error.as_ref().is_some_and(|error| error.severity() == Severity::Error);
    if is_fault || checked.games == 0 && checked.error.is_none() {
        Status::BadInput
    } else if checked.findings.is_empty() && checked.error.is_none() {
        Status::Well
    } else {
        Status::Finding
    }
}
