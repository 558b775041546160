//! `gocheck lint`: game records in, findings out.

use super::board_page::RecordsPage;
use super::codes::{CodeArgs, print_codes};
use super::diagnostics::{fault, say_diagnostic};
use super::files::{is_record, is_stdin, open, refuse_stdin_twice, search, shown, unreadable};
use super::language::language;
use super::options::FindingFormat;
use super::pictures::DiagramArgs;
use anyhow::Context;
use clap::builder::TypedValueParser;
use gocheck::diagnostic::{self, Diagnostic, Message, SarifLog};
use gocheck::go::RuleSet;
use gocheck::record::report::{
    RuleTable, finding_csv_head, finding_csv_line, finding_json, finding_sarif, picture,
};
use gocheck::record::{Code, Finding, LintOptions, Linted, Linter, Rules, Severity};
use gocheck_common::cli::messages::{BAD, CAREFUL};
use gocheck_common::cli::{CANNOT_PRINT, Status, choice, messages, usage_error};
use rayon::prelude::*;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Check game records (SGF) under any rule set.
///
/// Says which records break the rules, where and why: FILE:LINE:COLUMN: CODE MESSAGE, with the columns of a terminal.
/// Every variation is played. What is damaged is told, and the rest is checked all the same.
#[derive(Debug, clap::Args)]
#[command(after_help = MORE)]
pub(super) struct LintArgs {
    /// Game records, or folders that are searched for *.sgf; - is standard input
    #[arg(value_name = "PATH", required_unless_present = "codes")]
    paths: Vec<PathBuf>,

    /// Judge moves by these rules; record: those that RU names; all: every rule set, in a table
    #[arg(long, value_name = "RULES", default_value = "record", value_parser = rules())]
    rules: Rules,

    /// What is reported.
    #[command(flatten)]
    codes: CodeArgs,

    /// Pass over variations
    #[arg(long)]
    main_line: bool,

    /// Print lines, a JSON object a line, CSV, or SARIF 2.1.0 for code review tools
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    format: FindingFormat,

    /// Print the board round the move, as text
    #[arg(long)]
    show_board: bool,

    /// The pictures.
    #[command(flatten)]
    diagrams: DiagramArgs,

    /// Write a page into this folder, index.html, that shows the records with findings on boards
    #[arg(long, value_name = "DIR")]
    html: Option<PathBuf>,
}

const MORE: &str = "\
Exit status: 0 clean, 1 findings, 2 bad usage, a file that cannot be read or holds no game.

A file may be of any size and encoding. Without RU, simple ko and suicide are looked for, as Japanese rules have them.

Examples:
  gocheck lint games/
  gocheck lint --rules all --select M game.sgf
  gocheck lint --format sarif --ignore P,R105 games/ > findings.sarif";

/// Takes a rule set's name, `record` or `all`.
fn rules() -> impl TypedValueParser<Value = Rules> {
    let sets = RuleSet::ALL.into_iter().map(|rules| (rules.name(), Rules::Set(rules)));
    choice([("record", Rules::Record)].into_iter().chain(sets).chain([("all", Rules::All)]))
}

/// Files checked before their findings are printed.
const BATCH: usize = 1024;

/// Checks records and prints what was found.
///
/// # Errors
/// When a folder cannot be read or holds no record, or when the output cannot be written.
pub(super) fn run(args: &LintArgs) -> anyhow::Result<Status> {
    let selection = args.codes.selection(Code::RECORDS)?;
    if args.show_board && args.format != FindingFormat::Text {
        return Err(usage_error("--show-board goes with --format text only"));
    }
    if args.codes.codes {
        return print_codes(Code::RECORDS);
    }
    let out = io::BufWriter::new(anstream::stdout().lock());
    let options = LintOptions {
        rules: args.rules,
        main_line: args.main_line,
        selection,
        boards: args.show_board || args.diagrams.are_wanted(),
    };
    let paths = paths(&args.paths)?;
    if args.html.is_some() && paths.iter().any(|path| is_stdin(path)) {
        return Err(usage_error("--html reads records twice, which standard input does not allow"));
    }
    let mut page = args.html.as_ref().map(|folder| RecordsPage::new(folder));
    let diagrams = args.diagrams.begin(&paths)?;
    let mut total = Total::default();
    let mut output = Output::begin(args.format, out).context(CANNOT_PRINT)?;
    for batch in paths.chunks(BATCH) {
        let check = |linter: &mut Linter, path: &PathBuf| {
            let outcome = Outcome::new(args, linter, path);
            diagrams.draw(path, &outcome.findings)?;
            anyhow::Ok(outcome)
        };
        let outcomes: Vec<anyhow::Result<Outcome>> =
            batch.par_iter().map_init(|| Linter::new(options.clone()), check).collect();
        for (path, outcome) in batch.iter().zip(outcomes) {
            let outcome = outcome?;
            output.add(&outcome.entries).context(CANNOT_PRINT)?;
            if let Some(page) = &mut page {
                page.add(path, &outcome.findings);
            }
            total.add(outcome);
        }
        output.flush().context(CANNOT_PRINT)?;
    }
    let mut out = output.end().context(CANNOT_PRINT)?;
    if args.format == FindingFormat::Text && !total.table.is_empty() {
        write!(out, "\n{}", total.table).context(CANNOT_PRINT)?;
    }
    out.flush().context(CANNOT_PRINT)?;
    if let Some(page) = page {
        page.write()?;
    }
    messages::note(&total.summary());
    Ok(total.status)
}

/// Where the findings of one file after another are written.
enum Output<W: Write> {
    Plain(W),
    Sarif(SarifLog<W>),
}

impl<W: Write> Output<W> {
    fn begin(format: FindingFormat, mut out: W) -> io::Result<Self> {
        match format {
            FindingFormat::Sarif => return Ok(Self::Sarif(SarifLog::begin(out)?)),
            FindingFormat::Csv => out.write_all(finding_csv_head().as_bytes())?,
            FindingFormat::Text | FindingFormat::Json => {}
        }
        Ok(Self::Plain(out))
    }

    fn add(&mut self, entries: &[String]) -> io::Result<()> {
        entries.iter().try_for_each(|entry| match self {
            Self::Plain(out) => out.write_all(entry.as_bytes()),
            Self::Sarif(log) => log.add(entry),
        })
    }

    /// Hands on what was written, where a part is of use.
    fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::Plain(out) => out.flush(),
            Self::Sarif(_) => Ok(()),
        }
    }

    fn end(self) -> io::Result<W> {
        match self {
            Self::Plain(out) => Ok(out),
            Self::Sarif(log) => log.end(),
        }
    }
}

/// What came of a file.
struct Outcome {
    /// Its findings as they are printed.
    entries: Vec<String>,
    findings: Vec<Finding>,
    table: RuleTable,
    games: u32,
    moves: u64,
    /// Why it could not be read, or that it holds no game.
    error: Option<Diagnostic>,
    shown: String,
}

impl Outcome {
    fn new(args: &LintArgs, linter: &mut Linter, path: &Path) -> Self {
        let checked = open(path).map(|source| linter.lint(source));
        let none = |error| Linted { findings: Vec::new(), games: 0, moves: 0, error: Some(error) };
        let Linted { findings, games, moves, error } = checked.unwrap_or_else(none);
        // What makes a file fail is said, whatever is selected.
        let is_said = findings.iter().any(|finding| finding.code() == Code::NoGame);
        let none = (games == 0 && !is_said).then_some(Message::NoGame);
        let error = error.map(|error| unreadable(path, &error)).or(none).map(Diagnostic::from);
        let shown = shown(path);
        let mut outcome =
            Self { entries: Vec::new(), findings, table: RuleTable::default(), games, moves, error, shown };
        outcome.print(args);
        outcome
    }

    fn print(&mut self, args: &LintArgs) {
        let shown = self.shown.as_str();
        for finding in &self.findings {
            self.entries.push(match args.format {
                FindingFormat::Text => text(shown, finding, args.show_board),
                FindingFormat::Json => format!("{}\n", finding_json(shown, finding, language())),
                FindingFormat::Csv => finding_csv_line(shown, finding, language()),
                FindingFormat::Sarif => finding_sarif(shown, finding, language()).to_string(),
            });
            self.table.add(shown, finding);
        }
        let Some(error) = &self.error else { return };
        match args.format {
            FindingFormat::Json => {
                let mut object = diagnostic::json(error, language());
                object["file"] = shown.into();
                object["error"] = object["message"].take();
                self.entries.push(format!("{object}\n"));
            }
            FindingFormat::Sarif => {
                self.entries.push(diagnostic::sarif_result(shown, error, language()).to_string());
            }
            // What is no finding is said on standard error alone.
            FindingFormat::Text | FindingFormat::Csv => {}
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
fn text(file: &str, finding: &Finding, show_board: bool) -> String {
    let style = match finding.code().severity() {
        Severity::Error => BAD,
        Severity::Warning | Severity::Note => CAREFUL,
    };
    let Finding { place, certainty, line, number, game, .. } = finding;
    let (code, message) = (finding.code(), finding.text(language()));
    let mut notes: Vec<String> = Vec::new();
    if code.id().starts_with('M') {
        notes.push(format!("move {number}"));
    }
    if !line.is_main() {
        notes.push(line.to_string());
    }
    if *game > 1 {
        notes.push(format!("game {game}"));
    }
    if *certainty != gocheck::record::Certainty::Certain {
        notes.push(certainty.name().to_owned());
    }
    let notes = if notes.is_empty() { String::new() } else { format!(" [{}]", notes.join("; ")) };
    let picture = picture(finding).filter(|_| show_board).unwrap_or_default();
    format!("{file}:{place}: {style}{code}{style:#} {message}{notes}\n{picture}")
}

/// What came of all files.
#[derive(Default)]
struct Total {
    files: usize,
    games: u64,
    moves: u64,
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
            *self.codes.entry(finding.code()).or_default() += 1;
        }
        if let Some(error) = &outcome.error {
            say_diagnostic(&outcome.shown, error);
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

/// The files that a command line means: folders are searched for records.
fn paths(named: &[PathBuf]) -> anyhow::Result<Vec<PathBuf>> {
    refuse_stdin_twice(named.iter())?;
    let mut paths = Vec::new();
    for path in named {
        if !path.is_dir() {
            paths.push(path.clone());
            continue;
        }
        let mut found = search(path, &is_record)?;
        if found.is_empty() {
            return Err(fault(&shown(path), Message::NoRecords));
        }
        paths.append(&mut found);
    }
    Ok(paths)
}
