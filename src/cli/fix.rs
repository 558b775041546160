//! `gocheck fix` and `gocheck format`: rewrite game records.

use super::codes::print_codes;
use super::destination::{Destination, DestinationArgs, Packed};
use super::diagnostics::say_diagnostic;
use super::emitter::{Emitter, Row};
use super::encodings::{EncodingArgs, Encodings};
use super::input::args::PathArgs;
use super::input::feed::batches;
use super::input::source::Source;
use super::input::wanted::RECORDS;
use super::language::language;
use super::options::Format;
use super::progress::Progress;
use super::unified::unified;
use super::words::no_records_named;
use anyhow::Context;
use gocheck::diagnostic::{self, Diagnostic, Severity};
use gocheck::record::faults::NoGame;
use gocheck::record::{Change, FixMessage, FixOptions, Fixed, MAX_FIXED, TextEncoding, fix, fix_codes};
use gocheck_program::messages::{self, CAREFUL};
use gocheck_program::{Status, cannot_print, usage_error};
use gocheck_text::system_error;
use gocheck_text::untrusted::one_line;
use gocheck_text::{count, phrase};
use rayon::prelude::*;
use std::io::{self, Write};
use std::thread;

/// Fix game records (SGF): the same moves and text, with fewer findings.
///
/// Writes UTF-8 with CA and FF[4]; writes names, values, points and passes in one notation; adds missing ] ) ; if
/// only one reading is possible; merges repeated properties; and puts setup, PL and moves into separate nodes. What
/// cannot be fixed stays as it is. Records in GIB, NGF and UGF become SGF. Each change is listed as FILE:LINE:COLUMN: CODE CHANGE, with the code that lint
/// reports, if any.
#[derive(Debug, clap::Args)]
#[command(after_help = FIX_MORE)]
pub(super) struct FixArgs {
    /// The records and their destination.
    #[command(flatten)]
    rewrite: RewriteArgs,

    /// Also remove moves that cannot be played, with everything after them in their line; one past the last column and row, such
    /// as [ss] on 18x18, is written as a pass
    #[arg(long)]
    r#unsafe: bool,
}

/// Format game records (SGF): property names, escapes, white space.
///
/// Writes names in capital letters, backslashes only where they are needed, line feeds, ten moves per line, and each
/// variation on a line of its own. Unlike fix, it leaves all content as it is, including damaged parts. A file that is not in
/// UTF-8 is left as it is.
#[derive(Debug, clap::Args)]
#[command(after_help = FORMAT_MORE)]
pub(super) struct FormatArgs {
    /// The records and their destination.
    #[command(flatten)]
    rewrite: RewriteArgs,
}

/// The records to rewrite, and where the results go.
#[derive(Debug, clap::Args)]
#[command(mut_arg("paths", |arg| arg.help(PATHS)))]
struct RewriteArgs {
    #[command(flatten)]
    paths: PathArgs,

    #[command(flatten)]
    destination: DestinationArgs,

    #[command(flatten)]
    encoding: EncodingArgs,

    /// List the changes as text, or as one JSON object per line
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    format: Format,
}

const PATHS: &str = "Game records, or folders and archives (.zip, .tar, .gz, .zst) to search for *.sgf, *.gib, *.ngf, *.ugf, *.ugi; - is standard input, \
with --diff only";

const FIX_MORE: &str = "\
Exit status: 0 nothing is left to fix, 1 lint still has findings or a file was left as it is, with --diff also if \
something would change; 2 bad usage, or a file that cannot be read or written or contains no game.

A file is replaced completely or not at all. It is left as it is, and the reason is reported, if its encoding is a \
guess, if a repair might change its meaning, or if it is larger than 8 MiB.

Examples:
  gocheck fix --diff game.sgf
  gocheck fix games/ -o fixed/
  gocheck fix --in-place --unsafe games/";

const FORMAT_MORE: &str = "\
Exit status: 0 every file is formatted, 1 a file was left as it is, with --diff also if something would change; 2 \
bad usage, or a file that cannot be read or written or contains no game.

Examples:
  gocheck format --diff game.sgf
  gocheck format --in-place games/";

/// The number of files that are fixed before their changes are printed.
const BATCH: usize = 256;

/// Fixes records.
///
/// # Errors
/// If a folder cannot be read or written to, or a file to be written exists already.
pub(super) fn run_fix(args: &FixArgs) -> anyhow::Result<Status> {
    let options = FixOptions { form_only: false, drop_impossible: args.r#unsafe, encoding: None };
    run(&args.rewrite, &options)
}

/// Formats records.
///
/// # Errors
/// Those of [`run_fix`].
pub(super) fn run_format(args: &FormatArgs) -> anyhow::Result<Status> {
    run(&args.rewrite, &FixOptions { form_only: true, ..FixOptions::default() })
}

fn run(args: &RewriteArgs, options: &FixOptions) -> anyhow::Result<Status> {
    if args.destination.place.codes {
        return print_codes(&fix_codes());
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
    files.are_weighed = Progress::is_seen();
    let progress = Progress::of_bytes(if files.are_weighed { files.weight() } else { 0 });
    let mut total = Total::default();
    let mut encodings = Encodings::new(&args.encoding);
    thread::scope(|scope| {
        let mut batches = batches(&files, scope).into_iter();
        batches.try_for_each(|batch| {
            batch.sources.chunks(BATCH).try_for_each(|sources| {
                let each = sources.iter().map(|source| encodings.of(source.home()));
                let each = each.collect::<anyhow::Result<Vec<Option<TextEncoding>>>>()?;
                let repair = |(source, encoding): (&Source, Option<TextEncoding>)| {
                    let options = FixOptions { encoding, ..*options };
                    FixOutcome::of(source, &options, &destination, emitter)
                };
                let mut outcomes: Vec<FixOutcome> = sources.par_iter().zip(each).map(repair).collect();
                for (source, outcome) in sources.iter().zip(&mut outcomes) {
                    match outcome.packed.take().map(|packed| packed.bytes(source)) {
                        Some(Ok(bytes)) => destination.add(source, &bytes, outcome.is_changed)?,
                        Some(Err(failure)) => outcome.failure = Some(failure),
                        None => {}
                    }
                }
                progress.advance_bytes(sources.iter().map(|source| source.weight).sum(), outcomes.len());
                progress.suspend(|| {
                    outcomes.iter().try_for_each(|outcome| outcome.print(shows_diff, is_stdout))
                })?;
                outcomes.iter().for_each(|outcome| total.add(outcome, options, shows_diff));
                anyhow::Ok(())
            })
        })
    })?;
    drop(progress);
    destination.finish()?;
    let Total { files, changed, changes, left, kept, failed, status } = total;
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
    if failed > 0 {
        let failed = count(failed, "file", "个文件");
        messages::note(&phrase!("could not be written: {failed}", "无法写入的：{failed}", failed = failed));
    }
    Ok(status)
}

#[derive(Default)]
struct FixOutcome {
    shown: String,
    /// Its changes in printed form.
    entries: Vec<String>,
    diff: Vec<u8>,
    /// The number of changes, some of which may not be listed.
    changes: usize,
    /// Its entry in the new archive.
    packed: Option<Packed>,
    is_changed: bool,
    left: usize,
    /// Why the file is left unchanged.
    kept: Option<Diagnostic>,
    /// Why it could not be read, or that it contains no game.
    error: Option<Diagnostic>,
    /// Why it could not be written.
    failure: Option<anyhow::Error>,
}

impl FixOutcome {
    fn of(source: &Source, options: &FixOptions, destination: &Destination, emitter: &dyn Emitter) -> Self {
        let mut outcome = Self { shown: source.shown.clone(), ..Self::default() };
        let bytes = match source.bytes(MAX_FIXED as usize) {
            Ok(bytes) => bytes,
            Err(message) => {
                outcome.error = Some(message.into());
                return outcome;
            }
        };
        let Fixed { text, changes, kept, left, games } = fix(&bytes, options);
        outcome.is_changed = text.is_some();
        outcome.left = left.len();
        outcome.error = (games == 0 && kept.is_none()).then(|| NoGame.into());
        outcome.kept = kept.map(Diagnostic::from);
        outcome.entries = changes
            .iter()
            .filter_map(|change| emitter.entry(&ChangeOf { file: &outcome.shown, change }))
            .collect();
        outcome.changes = match changes.last().map(|last| &last.done) {
            Some(FixMessage::MoreChanges { more }) => changes.len() - 1 + more,
            _ => changes.len(),
        };
        match destination {
            Destination::Diff => {
                outcome.diff = text.map(|text| unified(&outcome.shown, &bytes, &text)).unwrap_or_default();
            }
            // The file was not read completely.
            Destination::Archive(..) if bytes.len() as u64 > MAX_FIXED => {
                outcome.packed = Some(Packed::AsItIs)
            }
            Destination::Archive(..) => outcome.packed = Some(Packed::Bytes(text.unwrap_or(bytes))),
            destination if bytes.len() as u64 > MAX_FIXED => outcome.failure = destination.copy(source).err(),
            destination => outcome.failure = destination.write(source, &bytes, text.as_deref()).err(),
        }
        outcome
    }

    fn print(&self, shows_diff: bool, is_stdout: bool) -> anyhow::Result<()> {
        // Changes that were not written did not happen.
        let entries: &[String] = if self.failure.is_some() { &[] } else { &self.entries };
        if shows_diff || is_stdout {
            // A diff may be piped to `patch`, so the changes go to standard error.
            // Their names and values are harmless already; their styles are kept.
            if !messages::is_quiet() {
                entries.iter().for_each(|entry| messages::say(entry.trim_end()));
            }
        }
        let printed = if shows_diff {
            // Written as bytes, whatever the encoding.
            io::stdout().lock().write_all(&self.diff)
        } else if is_stdout {
            Ok(())
        } else {
            let mut out = anstream::stdout().lock();
            entries.iter().try_for_each(|line| out.write_all(line.as_bytes()))
        };
        printed.with_context(cannot_print)?;
        for said in self.kept.iter().chain(&self.error) {
            say_diagnostic(&self.shown, said);
        }
        if let Some(failure) = &self.failure {
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
    /// `FILE:LINE:COLUMN: CODE MESSAGE`.
    fn text(&self) -> Option<String> {
        let Self { file, change } = self;
        let done = change.done.clone().at(change.place.into()).text(language()).message;
        let (file, done) = (one_line(file), one_line(&done));
        Some(format!("{file}:{}: {CAREFUL}{}{CAREFUL:#} {done}\n", change.place, change.code()))
    }

    fn json(&self) -> Option<serde_json::Value> {
        let Self { file, change } = self;
        let code = change.code();
        let mut object = serde_json::json!({ "file": file });
        let said = diagnostic::json(&change.done.clone().at(change.place.into()), language());
        for key in ["line", "column", "code", "name", "message", "values"] {
            object[key] = said[key].clone();
        }
        (object["code"], object["name"]) = (code.id().into(), code.name().into());
        object["fix"] = change.done.code().name().into();
        Some(object)
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
    status: Status,
}

impl Total {
    fn add(&mut self, outcome: &FixOutcome, options: &FixOptions, shows_diff: bool) {
        self.files += 1;
        if outcome.failure.is_some() {
            self.failed += 1;
        } else {
            self.changed += usize::from(outcome.is_changed);
            self.changes += outcome.changes;
        }
        let is_kept = outcome.kept.as_ref().is_some_and(|kept| kept.severity() == Severity::Error);
        self.kept += usize::from(is_kept);
        // `gocheck format` does not check the content.
        let left = if options.form_only { 0 } else { outcome.left };
        self.left += left;
        let is_well = left == 0 && !is_kept && !(shows_diff && outcome.is_changed);
        let status = match outcome {
            FixOutcome { error: Some(_), .. } | FixOutcome { failure: Some(_), .. } => Status::BadInput,
            _ if is_well => Status::Well,
            _ => Status::Finding,
        };
        self.status = self.status.max(status);
    }
}
