//! `gocheck lint`: game records in, findings out.

use super::Status;
use super::files::is_hidden;
use super::lint_args::{LintArgs, LintFormat};
use super::messages::{self, BAD, CAREFUL};
use super::stream::threads;
use anyhow::{Context, anyhow, bail};
use gocheck::record::report::{
    RuleTable, csv_head, csv_line, json, picture, sarif_head, sarif_result, sarif_tail,
};
use gocheck::record::{Checked, Code, Finding, Linter, Options, Selection, Severity};
use rayon::prelude::*;
use serde_json::json;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Files checked before their findings are printed.
const BATCH: usize = 1024;

/// Checks records and prints what was found.
///
/// # Errors
/// When a folder cannot be read or holds no record, or when the output cannot be written.
pub(super) fn lint(args: &LintArgs) -> anyhow::Result<Status> {
    let codes = |prefix: String| anyhow!("no code begins with {prefix:?}: `gocheck lint --codes` lists them");
    let selection = Selection::new(Code::RECORDS, &args.select, &args.ignore).map_err(codes)?;
    let mut out = io::BufWriter::new(anstream::stdout().lock());
    if args.codes {
        for code in Code::RECORDS {
            let (severity, name) = (code.severity().name(), code.name());
            writeln!(out, "{code}  {severity:7}  {name:22}  {}", code.title()).context(CANNOT_PRINT)?;
        }
        out.flush().context(CANNOT_PRINT)?;
        return Ok(Status::Well);
    }
    let options = Options {
        rules: args.rules,
        main_line: args.main_line,
        selection,
        boards: args.show_board || args.wants_diagrams(),
    };
    let paths = paths(&args.paths)?;
    #[cfg(feature = "render")]
    let diagrams = args
        .diagram
        .as_deref()
        .map(|folder| super::lint_diagrams::Diagrams::new(folder, &paths))
        .transpose()?;
    let pool = threads(args.jobs)?;
    let mut total = Total::default();
    let head = match args.format {
        LintFormat::Csv => csv_head(),
        LintFormat::Sarif => sarif_head(),
        LintFormat::Text | LintFormat::Json => String::new(),
    };
    out.write_all(head.as_bytes()).context(CANNOT_PRINT)?;
    for batch in paths.chunks(BATCH) {
        let check = |linter: &mut Linter, path: &PathBuf| {
            let outcome = Outcome::new(args, linter, path);
            #[cfg(feature = "render")]
            if let Some(diagrams) = &diagrams {
                diagrams.draw(path, &outcome.findings)?;
            }
            anyhow::Ok(outcome)
        };
        let outcomes: Vec<anyhow::Result<Outcome>> =
            pool.install(|| batch.par_iter().map_init(|| Linter::new(options.clone()), check).collect());
        for outcome in outcomes {
            let outcome = outcome?;
            let mut text = outcome.text.as_str();
            if args.format == LintFormat::Sarif && total.printed == 0 {
                text = text.strip_prefix(',').unwrap_or(text);
            }
            total.printed += text.len();
            out.write_all(text.as_bytes()).context(CANNOT_PRINT)?;
            total.add(outcome);
        }
        out.flush().context(CANNOT_PRINT)?;
    }
    if args.format == LintFormat::Sarif {
        out.write_all(sarif_tail().as_bytes()).context(CANNOT_PRINT)?;
    }
    if args.format == LintFormat::Text && !total.table.is_empty() {
        write!(out, "\n{}", total.table).context(CANNOT_PRINT)?;
    }
    out.flush().context(CANNOT_PRINT)?;
    if !args.quiet {
        messages::note(&total.summary());
    }
    Ok(total.status)
}

const CANNOT_PRINT: &str = "cannot write to standard output";

/// What came of a file.
struct Outcome {
    text: String,
    findings: Vec<Finding>,
    table: RuleTable,
    games: u32,
    moves: u64,
    /// Why it could not be read.
    error: Option<String>,
    shown: String,
}

impl Outcome {
    fn new(args: &LintArgs, linter: &mut Linter, path: &Path) -> Self {
        let is_stdin = path == Path::new("-");
        let shown = if is_stdin { "standard input".to_owned() } else { path.display().to_string() };
        let checked = if is_stdin {
            Ok(linter.lint(io::stdin()))
        } else {
            File::open(path).map(|file| linter.lint(file))
        };
        let (checked, error) = match checked {
            Ok(mut checked) => {
                let error = checked.error.take();
                (checked, error)
            }
            Err(error) => (Checked { findings: Vec::new(), games: 0, moves: 0, error: None }, Some(error)),
        };
        let Checked { findings, games, moves, .. } = checked;
        let error = error.map(|error| format!("{shown}: cannot be read: {error}"));
        let mut outcome =
            Self { text: String::new(), findings, table: RuleTable::default(), games, moves, error, shown };
        outcome.print(args);
        outcome
    }

    fn print(&mut self, args: &LintArgs) {
        let shown = self.shown.as_str();
        for finding in &self.findings {
            match args.format {
                LintFormat::Text => print_finding(&mut self.text, shown, finding, args.show_board),
                LintFormat::Json => self.text += &format!("{}\n", json(shown, finding)),
                LintFormat::Csv => self.text += &csv_line(shown, finding),
                LintFormat::Sarif => self.text += &format!(",{}", sarif_result(shown, finding)),
            }
            self.table.add(shown, finding);
        }
        if let (Some(error), LintFormat::Json) = (&self.error, args.format) {
            self.text += &format!("{}\n", json!({ "file": shown, "error": error }));
        }
    }

    /// Without a single game, a file is none.
    const fn status(&self) -> Status {
        if self.error.is_some() || self.games == 0 {
            Status::BadInput
        } else if self.findings.is_empty() {
            Status::Well
        } else {
            Status::Finding
        }
    }
}

/// `FILE:LINE:COLUMN: CODE MESSAGE`, the move and the line of play, perhaps the board.
fn print_finding(text: &mut String, file: &str, finding: &Finding, show_board: bool) {
    let style = match finding.code.severity() {
        Severity::Error => BAD,
        Severity::Warning | Severity::Note => CAREFUL,
    };
    let Finding { code, place, message, certainty, path, number, game, .. } = finding;
    // Writing to a string does not fail.
    let _ = write!(text, "{file}:{place}: {style}{code}{style:#} {message}");
    let mut notes: Vec<String> = Vec::new();
    if code.id().starts_with('M') {
        notes.push(format!("move {number}"));
    }
    if !path.is_main() {
        notes.push(path.to_string());
    }
    if *game > 1 {
        notes.push(format!("game {game}"));
    }
    if *certainty != gocheck::record::Certainty::Certain {
        notes.push(certainty.name().to_owned());
    }
    let notes = if notes.is_empty() { String::new() } else { format!(" [{}]", notes.join("; ")) };
    let _ = writeln!(text, "{notes}");
    if let Some(picture) = picture(finding).filter(|_| show_board) {
        text.push_str(&picture);
    }
}

/// What came of all files.
#[derive(Default)]
struct Total {
    files: usize,
    games: u64,
    moves: u64,
    printed: usize,
    faulty: usize,
    unread: usize,
    codes: BTreeMap<Code, usize>,
    table: RuleTable,
    status: Status,
}

impl Total {
    fn add(&mut self, outcome: Outcome) {
        self.files += 1;
        self.games += u64::from(outcome.games);
        self.moves += outcome.moves;
        self.status = self.status.max(outcome.status());
        self.faulty += usize::from(!outcome.findings.is_empty());
        self.unread += usize::from(outcome.error.is_some());
        for finding in &outcome.findings {
            *self.codes.entry(finding.code).or_default() += 1;
        }
        if let Some(error) = &outcome.error {
            messages::error(error);
        }
        self.table.append(outcome.table);
    }

    fn summary(&self) -> String {
        let mut text = String::new();
        for (code, count) in &self.codes {
            // Writing to a string does not fail.
            let _ = writeln!(text, "{count:>7}  {code}  {}", code.name());
        }
        let findings: usize = self.codes.values().sum();
        let Self { files, games, moves, faulty, .. } = self;
        let _ =
            write!(text, "findings: {findings}, in {faulty} of {files} files ({games} games, {moves} moves)");
        if self.unread > 0 {
            let _ = write!(text, "; {} could not be read", self.unread);
        }
        text
    }
}

/// The files that a command line means: folders are searched for records, whatever the letter case of `.sgf`.
fn paths(named: &[PathBuf]) -> anyhow::Result<Vec<PathBuf>> {
    if named.iter().filter(|path| path.as_path() == Path::new("-")).count() > 1 {
        bail!("standard input can be read once only");
    }
    let mut paths = Vec::new();
    for path in named {
        if !path.is_dir() {
            paths.push(path.clone());
            continue;
        }
        let before = paths.len();
        let mut folders = vec![path.clone()];
        while let Some(folder) = folders.pop() {
            let cannot = || format!("cannot search the folder {}", folder.display());
            for entry in fs::read_dir(&folder).with_context(cannot)? {
                let entry = entry.with_context(cannot)?;
                let path = entry.path();
                if is_hidden(&path) {
                    continue;
                }
                if entry.file_type().with_context(cannot)?.is_dir() {
                    folders.push(path);
                } else if path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("sgf")) {
                    paths.push(path);
                }
            }
        }
        if paths.len() == before {
            bail!("no game records (*.sgf) in the folder {}", path.display());
        }
        paths[before..].sort_unstable();
    }
    Ok(paths)
}
