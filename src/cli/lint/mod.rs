//! `gocheck lint`: game records in, findings out.
//!
//! | file | contents |
//! | --- | --- |
//! | `options` | the command line |
//! | `settings` | `gocheck.toml` |
//! | `explain` | explanations of codes |
//! | `checked` | the findings in a file |
//! | `outcome`, `rows` | the printed form of findings |
//! | `total` | totals over all files |
//! | `duplicates` | duplicate games |

mod checked;
mod duplicates;
mod explain;
mod options;
mod outcome;
mod rows;
mod settings;
mod total;

use checked::check_batch;
pub use checked::{Checked, Wanted, check_records};
pub(super) use options::LintArgs;

use super::board_page::RecordsPage;
use super::codes::print_codes;
use super::input::feed::{Batch, batches};
use super::input::kinds::Kinds;
use super::input::source::Source;
use super::language::language;
use super::progress::Progress;
use super::votes::FolderVotes;
use super::words::no_records_named;
use anyhow::Context;
use duplicates::Duplicates;
use gocheck::record::report::{RuleTable, finding_csv_head, games_csv_head};
use gocheck::record::{LintOptions, TextEncoding, lint_codes};
use gocheck_common::cli::{Status, cannot_print, messages, usage_error};
use gocheck_common::{count, phrase};
use outcome::RecordOutcome;
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
    if args.codes.codes {
        return print_codes(&lint_codes());
    }
    if let Some(code) = &args.explain {
        return explain::explain(code);
    }
    if args.paths.are_none() {
        return Err(usage_error(no_records_named()));
    }
    let mut settings = Settings::new(args, args.show_board || args.diagrams.are_wanted())?;
    let mut files = args.paths.files(Kinds::RECORDS)?;
    files.are_weighed = Progress::is_seen();
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
    let mut page = args.html.as_ref().map(|folder| RecordsPage::new(folder));
    let mut diagrams = args.diagrams.begin(files.are_there())?;
    let mut duplicates = Duplicates::default();
    let (mut total, mut unlisted) = (LintTotal::default(), 0_usize);
    // Paths and names of players must be exact, byte for byte; findings in a file are better without colours.
    let out: Box<dyn Write> = if args.list.is_some() || args.games.is_some() {
        Box::new(io::stdout().lock())
    } else {
        Box::new(anstream::stdout().lock())
    };
    let out = Box::new(io::BufWriter::new(out));
    let columns = if args.games.is_some() { games_csv_head() } else { finding_csv_head() };
    let mut output = args.emitter().begin(out, &columns).with_context(cannot_print)?;
    let mut table = RuleTable::default();
    let mut votes = FolderVotes::default();
    let wanted = if args.games.is_some() || args.duplicates { Wanted::Rows } else { Wanted::Findings };
    let progress = Progress::of_bytes(if files.are_weighed { files.weight() } else { 0 });
    thread::scope(|scope| {
        for Batch { sources: records, skipped, .. } in batches(&files, scope) {
            total.skipped += skipped;
            let options = records.iter().map(|record| settings.of(record.home()));
            let options = options.collect::<anyhow::Result<Vec<Arc<LintOptions>>>>()?;
            diagrams.name(records.iter().map(Source::path));
            let checked = check_batch(&records, &options, &mut votes, wanted);
            let show = |(record, checked): (&Source, Checked)| {
                diagrams.draw(record.path(), &checked.findings)?;
                anyhow::Ok(RecordOutcome::new(args, checked))
            };
            let outcomes: Vec<anyhow::Result<RecordOutcome>> =
                records.par_iter().zip(checked).map(show).collect();
            progress.advance_bytes(records.iter().map(|record| record.weight).sum(), records.len());
            progress.suspend(|| {
                for (record, outcome) in records.iter().zip(outcomes) {
                    let RecordOutcome { mut checked, entries, table: forbidden } = outcome?;
                    if args.list.is_some_and(|which| which.includes(checked.status())) {
                        match args.listed(record) {
                            Some(path) => output.add(path).with_context(cannot_print)?,
                            None => unlisted += 1,
                        }
                    }
                    entries.iter().try_for_each(|entry| output.add(entry)).with_context(cannot_print)?;
                    if let Some(page) = &mut page {
                        let encoding = TextEncoding::named(checked.encoding.name());
                        page.add(&record.shown, |most| record.bytes(most), encoding, &checked.findings);
                    }
                    duplicates.add(&record.shown, std::mem::take(&mut checked.rows));
                    table.append(forbidden);
                    total.add(&checked);
                }
                output.flush().with_context(cannot_print)
            })?;
        }
        anyhow::Ok(())
    })?;
    drop(progress);
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
        let found = duplicates.find(&files);
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
