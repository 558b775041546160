//! `gocheck fix` and `gocheck fmt`: rewrite game records.

mod args;

pub(super) use args::{FixArgs, FmtArgs};

use super::diagnostics::say_diagnostic;
use super::emitter::{Emitter, Row};
use super::encodings::bad_settings;
use super::input::feed::batches;
use super::input::source::Source;
use super::input::wanted::RECORDS;
use super::language::language;
use super::progress::RecordProgress;
use super::words::no_records_named;
use anyhow::Context;
use args::RewriteArgs;
use gocheck::diagnostic::{self, Severity};
use gocheck::record::{Change, EncodingHints, FixOptions, fix_codes};
use gocheck_corpus::guesses::Guesses;
use gocheck_corpus::rewrite::{Destination, Rewritten};
use gocheck_corpus::votes::FolderVotes;
use gocheck_program::messages::{self, CAREFUL};
use gocheck_program::{Status, cannot_print, usage_error};
use gocheck_text::system_error;
use gocheck_text::untrusted::one_line;
use gocheck_text::{count, phrase};
use rayon::prelude::*;
use std::io::{self, Write};
use std::thread;

/// The number of files that are fixed before their changes are printed.
const BATCH: usize = 256;

/// Fixes records.
///
/// # Errors
/// If a folder cannot be read or written to, or a file to be written exists already.
pub(super) fn run_fix(args: &FixArgs) -> anyhow::Result<Status> {
    run(&args.rewrite, &FixOptions { drop_impossible: args.r#unsafe, ..FixOptions::default() })
}

/// Formats records.
///
/// # Errors
/// Those of [`run_fix`].
pub(super) fn run_fmt(args: &FmtArgs) -> anyhow::Result<Status> {
    run(&args.rewrite, &FixOptions { form_only: true, ..FixOptions::default() })
}

fn run(args: &RewriteArgs, options: &FixOptions) -> anyhow::Result<Status> {
    if let Some(printed) = args.destination.place.lists.print(&fix_codes()) {
        return printed;
    }
    if args.paths.is_empty() {
        return Err(usage_error(no_records_named()));
    }
    let mut files = args.paths.files(RECORDS.by_name())?;
    let shows_diff = args.destination.place.diff;
    let emitter = args.format.emitter();
    if shows_diff && !emitter.is_for_people() {
        return Err(usage_error(phrase!("--diff needs --format text", "--diff 只能与 --format text 一起用")));
    }
    if !shows_diff && files.have_stdin() {
        return Err(usage_error(phrase!(
            "- needs --diff: standard input cannot be changed in place",
            "- 只能与 --diff 一起用：标准输入没有可以写回的地方"
        )));
    }
    let mut destination = args.destination.prepare(&mut files)?;
    let is_stdout = destination.is_stdout();
    let progress = RecordProgress::new(&mut files);
    let mut total = Total::default();
    let accepts_guesses = args.guesses.accept_guesses;
    let (mut encodings, mut votes) = (args.encoding.encodings(), FolderVotes::default());
    thread::scope(|scope| {
        let mut batches = batches(&files, scope).into_iter();
        batches.try_for_each(|batch| {
            let given = encodings.of_all(&batch.sources).map_err(bad_settings)?;
            let hints = votes.hints(&batch.sources, &given);
            batch.sources.chunks(BATCH).zip(hints.chunks(BATCH)).try_for_each(|(sources, hints)| {
                let repair = |(source, encoding): (&Source, &EncodingHints)| {
                    let options = FixOptions { encoding: *encoding, accepts_guesses, ..*options };
                    FixOutcome::of(source, &options, &destination, emitter)
                };
                let mut outcomes: Vec<FixOutcome> = sources.par_iter().zip(hints).map(repair).collect();
                for (source, outcome) in sources.iter().zip(&mut outcomes) {
                    outcome.record.pack(source, &mut destination)?;
                }
                progress.advance(sources);
                progress.suspend(|| {
                    outcomes.iter().try_for_each(|outcome| outcome.print(shows_diff, is_stdout))
                })?;
                outcomes.iter().for_each(|outcome| total.add(&outcome.record, options, shows_diff));
                anyhow::Ok(())
            })
        })
    })?;
    drop(progress);
    destination.finish()?;
    let Total { files, changed, changes, left, kept, failed, guesses, status } = total;
    let (files, changes) = (count(files, "file", "个文件"), count(changes, "change", "处"));
    let phrase = if shows_diff {
        phrase!(
            "would change: {changed} of {files} ({changes}); findings left: {left}, \
             files left as they are: {kept}",
            "将改动 {files}中的 {changed} 个（{changes}）；剩下的问题 {left} 个，保持原样的\
             文件 {kept} 个",
            files = files,
            changes = changes
        )
    } else {
        phrase!(
            "changed: {changed} of {files} ({changes}); findings left: {left}, files \
             left as they are: {kept}",
            "改动了 {files}中的 {changed} 个（{changes}）；剩下的问题 {left} 个，保持原样的\
             文件 {kept} 个",
            files = files,
            changes = changes
        )
    };
    messages::note(&phrase);
    if let Some(guesses) = guesses.summary() {
        messages::note(&guesses);
    }
    if failed > 0 {
        let failed = count(failed, "file", "个文件");
        messages::note(&phrase!("could not be written: {failed}", "无法写入的：{failed}", failed = failed));
    }
    Ok(status)
}

struct FixOutcome {
    shown: String,
    record: Rewritten,
    /// Its changes in printed form.
    entries: Vec<String>,
}

impl FixOutcome {
    fn of(source: &Source, options: &FixOptions, destination: &Destination, emitter: Emitter) -> Self {
        let (shown, record) = (source.shown.clone(), Rewritten::of(source, options, destination));
        let entry = |change| ChangeOf { file: &shown, change }.entry(emitter);
        let entries = record.changes.iter().filter_map(entry).collect();
        Self { shown, record, entries }
    }

    fn print(&self, shows_diff: bool, is_stdout: bool) -> anyhow::Result<()> {
        // Changes that were not written did not happen.
        let Rewritten { diff, kept, error, failure, .. } = &self.record;
        let entries: &[String] = if failure.is_some() { &[] } else { &self.entries };
        if shows_diff || is_stdout {
            // A diff may be piped to `patch`, so the changes go to standard error.
            // Their names and values are harmless already; their styles are kept.
            if !messages::is_quiet() {
                entries.iter().for_each(|entry| messages::say(entry.trim_end()));
            }
        }
        let printed = if shows_diff {
            // Written as bytes, whatever the encoding.
            io::stdout().lock().write_all(diff)
        } else if is_stdout {
            Ok(())
        } else {
            let mut out = anstream::stdout().lock();
            entries.iter().try_for_each(|line| out.write_all(line.as_bytes()))
        };
        printed.with_context(cannot_print)?;
        for diagnostic in kept.iter().chain(error) {
            say_diagnostic(&self.shown, diagnostic);
        }
        if let Some(failure) = failure {
            messages::error(&system_error::chain(failure.as_ref()));
        }
        Ok(())
    }
}

struct ChangeOf<'a> {
    file: &'a str,
    change: &'a Change,
}

impl Row for ChangeOf<'_> {
    fn entry(&self, format: Emitter) -> Option<String> {
        format.text_or_json(|| self.text(), || self.json())
    }
}

impl ChangeOf<'_> {
    /// `FILE:LINE:COLUMN: CODE MESSAGE`.
    fn text(&self) -> String {
        let Self { file, change } = self;
        let done = change.done.clone().at(change.place.into()).text(language()).message;
        let (file, done) = (one_line(file), one_line(&done));
        format!("{file}:{}: {CAREFUL}{}{CAREFUL:#} {done}\n", change.place, change.code())
    }

    fn json(&self) -> serde_json::Value {
        let Self { file, change } = self;
        let (code, diagnostic) = (change.code(), change.done.clone().at(change.place.into()));
        let diagnostic = diagnostic::json(&diagnostic, language());
        serde_json::json!({
            "file": file,
            "line": diagnostic["line"],
            "column": diagnostic["column"],
            "code": code.id(),
            "name": code.name(),
            "message": diagnostic["message"],
            "values": diagnostic["values"],
            "fix": change.done.code().name(),
        })
    }
}

/// The outcome of all files.
#[derive(Default)]
struct Total {
    files: usize,
    changed: usize,
    changes: usize,
    left: usize,
    kept: usize,
    /// The files that could not be written.
    failed: usize,
    /// The files whose encoding is a guess.
    guesses: Guesses,
    status: Status,
}

impl Total {
    fn add(&mut self, record: &Rewritten, options: &FixOptions, shows_diff: bool) {
        self.files += 1;
        record.guess.iter().for_each(|guess| self.guesses.add(guess));
        if record.failure.is_some() {
            self.failed += 1;
        } else {
            self.changed += usize::from(record.is_changed);
            self.changes += record.change_count();
        }
        let is_kept = record.kept.as_ref().is_some_and(|kept| kept.severity() == Severity::Error);
        self.kept += usize::from(is_kept);
        // `gocheck fmt` does not check the content.
        let left = if options.form_only { 0 } else { record.left };
        self.left += left;
        let is_well = left == 0 && !is_kept && !(shows_diff && record.is_changed);
        let status = match record {
            Rewritten { error: Some(_), .. } | Rewritten { failure: Some(_), .. } => Status::BadInput,
            _ if is_well => Status::Well,
            _ => Status::Finding,
        };
        self.status = self.status.max(status);
    }
}
