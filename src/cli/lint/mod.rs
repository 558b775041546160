//! `gocheck lint`: game records in, findings out.
//!
//! | file | contents |
//! | --- | --- |
//! | `options` | the command line |
//! | `settings` | `gocheck.toml` |
//! | `outcome`, `rows` | the printed form of findings |
//! | `total` | totals over all files |
//! | `duplicates` | the printed form of duplicate games |

mod duplicates;
mod options;
mod outcome;
mod rows;
mod settings;
mod total;

pub(super) use options::LintArgs;

use super::board_page::{RecordsPage, STDIN};
use super::emitter::Output;
use super::input::feed::{Batch, batches};
use super::input::files::Files;
use super::input::names::is_stdin;
use super::input::source::Source;
use super::input::wanted::{RECORDS, is_question};
use super::language::language;
use super::pictures::Diagrams;
use super::progress::RecordProgress;
use super::words::no_records_named;
use anyhow::Context;
use gocheck::record::report::{RuleTable, finding_csv_head, games_csv_head};
use gocheck::record::{LintOptions, TextEncoding, lint_codes};
use gocheck_corpus::duplicate_groups::Duplicates;
use gocheck_corpus::votes::FolderVotes;
use gocheck_corpus::{Checked, Wanted, check_batch};
use gocheck_program::{Status, cannot_print, messages, usage_error};
use gocheck_text::{count, phrase};
use outcome::{RecordOutcome, status_of};
use rayon::prelude::*;
use settings::Settings;
use std::io::{self, Write};
use std::sync::Arc;
use std::thread;
use total::LintTotal;

/// Checks records and prints the findings.
///
/// # Errors
/// If a folder cannot be read or contains no record, or the output cannot be written.
pub(super) fn run(args: &LintArgs) -> anyhow::Result<Status> {
    args.check()?;
    if let Some(printed) = args.codes.lists.print(&lint_codes()) {
        return printed;
    }
    if args.paths.is_empty() {
        return Err(usage_error(no_records_named()));
    }
    let settings = Settings::new(args, args.show_board || args.diagrams.are_wanted())?;
    let mut files = files(args)?;
    let progress = RecordProgress::new(&mut files);
    let mut run = LintRun::begin(args, settings, &files)?;
    run.check(&files, &progress)?;
    drop(progress);
    run.end(&files)
}

/// The files to check. Some options need files that can be read twice, or a single archive.
fn files(args: &LintArgs) -> anyhow::Result<Files> {
    let files = args.paths.files(RECORDS)?;
    if let Some(puzzle) = args.paths.typed().iter().find(|path| is_question(path) && path.exists()) {
        messages::note(&phrase!(
            "{puzzle} is named like a puzzle: `gocheck {puzzle}` answers it",
            "{puzzle} 的名字像是题目：作答用 `gocheck {puzzle}`",
            puzzle = puzzle.display().to_string()
        ));
    }
    for (option, is_given) in [("--html", args.html.is_some()), ("--duplicates", args.duplicates)] {
        if is_given && files.have_stdin() {
            return Err(usage_error(phrase!(
                "{option} reads records twice, which is impossible with standard input",
                "{option} 要读两遍棋谱，不能用标准输入"
            )));
        }
    }
    if args.members && !files.are_one_archive() {
        return Err(usage_error(phrase!(
            "--members needs one archive and nothing else: the same name may be in several",
            "--members 只能用于一个压缩包：几个压缩包里的名字可能相同"
        )));
    }
    Ok(files)
}

/// A run of the command, and what it has found so far.
struct LintRun<'a> {
    args: &'a LintArgs,
    settings: Settings<'a>,
    votes: FolderVotes,
    output: Output<'static>,
    diagrams: Diagrams,
    page: Option<RecordsPage>,
    table: RuleTable,
    duplicates: Duplicates,
    total: LintTotal,
    /// The number of records without a path for `--list --members`.
    unlisted: usize,
}

impl<'a> LintRun<'a> {
    fn begin(args: &'a LintArgs, settings: Settings<'a>, files: &Files) -> anyhow::Result<Self> {
        let page = args.html.as_ref().map(|folder| RecordsPage::new(folder));
        let diagrams = args.diagrams.begin(files.are_there())?;
        // Paths and names of players must be exact, byte for byte; findings in a file are better without colours.
        let out: Box<dyn Write> = if args.list.is_some() || args.games.is_some() {
            Box::new(io::stdout().lock())
        } else {
            Box::new(anstream::stdout().lock())
        };
        let columns = if args.games.is_some() { games_csv_head() } else { finding_csv_head() };
        let out = Box::new(io::BufWriter::new(out));
        let output = args.emitter().begin(out, &columns).with_context(cannot_print)?;
        Ok(Self {
            args,
            settings,
            votes: FolderVotes::default(),
            output,
            diagrams,
            page,
            table: RuleTable::default(),
            duplicates: Duplicates::default(),
            total: LintTotal::default(),
            unlisted: 0,
        })
    }

    /// Checks all records and prints what they contain, in order.
    fn check(&mut self, files: &Files, progress: &RecordProgress) -> anyhow::Result<()> {
        thread::scope(|scope| {
            for Batch { sources: records, skipped, .. } in batches(files, scope) {
                self.total.skipped += skipped;
                let outcomes = self.outcomes(&records)?;
                progress.advance(&records);
                progress.suspend(|| {
                    records
                        .iter()
                        .zip(outcomes)
                        .try_for_each(|(record, outcome)| self.add(record, outcome?))?;
                    self.output.flush().with_context(cannot_print)
                })?;
            }
            Ok(())
        })
    }

    /// Checks a batch on all cores.
    fn outcomes(&mut self, records: &[Source]) -> anyhow::Result<Vec<anyhow::Result<RecordOutcome>>> {
        let options = records.iter().map(|record| self.settings.of(record.home()));
        let options = options.collect::<anyhow::Result<Vec<Arc<LintOptions>>>>()?;
        self.diagrams.name(records.iter().map(Source::path));
        let wanted =
            if self.args.games.is_some() || self.args.duplicates { Wanted::Rows } else { Wanted::Findings };
        let checked = check_batch(records, &options, &mut self.votes, wanted);
        let (args, diagrams) = (self.args, &self.diagrams);
        let outcome = |(record, checked): (&Source, Checked)| {
            diagrams.draw(record.path(), &checked.findings)?;
            Ok(RecordOutcome::new(args, checked))
        };
        Ok(records.par_iter().zip(checked).map(outcome).collect())
    }

    /// Prints what a record contains, and adds it to the totals.
    fn add(&mut self, record: &Source, outcome: RecordOutcome) -> anyhow::Result<()> {
        let RecordOutcome { mut checked, entries, table } = outcome;
        if self.args.list.is_some_and(|which| which.includes(status_of(&checked))) {
            match self.args.listed(record) {
                Some(path) => self.output.add(path).with_context(cannot_print)?,
                None => self.unlisted += 1,
            }
        }
        entries.iter().try_for_each(|entry| self.output.add(entry)).with_context(cannot_print)?;
        if let Some(page) = &mut self.page {
            let encoding = TextEncoding::named(checked.encoding.name());
            let name = if is_stdin(record.file()) { STDIN } else { &record.shown };
            page.add(name, |most| record.bytes(most), encoding.into(), &checked.findings);
        }
        self.duplicates.add(&record.shown, std::mem::take(&mut checked.rows));
        self.table.append(table);
        self.total.add(&checked);
        Ok(())
    }

    /// Prints what follows all records, and returns the exit status.
    fn end(self, files: &Files) -> anyhow::Result<Status> {
        let Self { args, output, page, table, duplicates, total, unlisted, .. } = self;
        let mut out = output.end().with_context(cannot_print)?;
        if args.shows_rule_table() && !table.is_empty() {
            write!(out, "\n{}", table.text(language())).with_context(cannot_print)?;
        }
        out.flush().with_context(cannot_print)?;
        drop(out);
        let emitter = args.emitter();
        if args.statistics {
            total.statistics().iter().try_for_each(|row| emitter.print(row))?;
        }
        let mut status = total.status;
        if args.duplicates {
            let found = duplicates.find(files);
            found.iter().try_for_each(|group| emitter.print(group))?;
            // With `--duplicates`, findings do not count.
            let least = if found.is_empty() { Status::Well } else { Status::Finding };
            status = if status == Status::Finding { least } else { status.max(least) };
        }
        if let Some(page) = page {
            page.write()?;
        }
        if unlisted > 0 {
            messages::note(&phrase!(
                "not listed, because they are in an archive inside the archive: {count}",
                "在压缩包里的压缩包中，没有列出：{count}",
                count = count(unlisted, "record", "份棋谱")
            ));
        }
        messages::note(&total.summary());
        Ok(if args.exit_zero && status == Status::Finding { Status::Well } else { status })
    }
}
