//! `gocheck lint`: game records in, findings out.

use super::codes::{CodeArgs, print_codes};
use super::diagnostics::{fault, say_diagnostic};
use super::files::{is_record, is_stdin, open, search, shown, unreadable};
use super::options::FindingFormat;
use super::pictures::DiagramArgs;
use anyhow::Context;
use clap::builder::TypedValueParser;
use gocheck::diagnostic::{Diagnostic, Language, Message};
use gocheck::go::RuleSet;
use gocheck::record::report::{
    RuleTable, csv_head, csv_line, json, picture, sarif_head, sarif_result, sarif_tail,
};
use gocheck::record::{Checked, Code, Finding, Linter, Options, Rules, Severity};
use gocheck_common::cli::messages::{BAD, CAREFUL};
use gocheck_common::cli::{CANNOT_PRINT, Status, choice, messages, usage_error};
use rayon::prelude::*;
use serde_json::json;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Check game records (SGF) under any rule set.
///
/// Says which records break the rules, where and why: FILE:LINE:COLUMN: CODE MESSAGE, with columns in characters.
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
    if args.codes.codes {
        return print_codes(Code::RECORDS);
    }
    let mut out = io::BufWriter::new(anstream::stdout().lock());
    let options = Options {
        rules: args.rules,
        main_line: args.main_line,
        selection,
        boards: args.show_board || args.diagrams.are_wanted(),
    };
    let paths = paths(&args.paths)?;
    let diagrams = args.diagrams.begin(&paths)?;
    let mut total = Total::default();
    let head = match args.format {
        FindingFormat::Csv => csv_head(),
        FindingFormat::Sarif => sarif_head(),
        FindingFormat::Text | FindingFormat::Json => String::new(),
    };
    out.write_all(head.as_bytes()).context(CANNOT_PRINT)?;
    for batch in paths.chunks(BATCH) {
        let check = |linter: &mut Linter, path: &PathBuf| {
            let outcome = Outcome::new(args, linter, path);
            diagrams.draw(path, &outcome.findings)?;
            anyhow::Ok(outcome)
        };
        let outcomes: Vec<anyhow::Result<Outcome>> =
            batch.par_iter().map_init(|| Linter::new(options.clone()), check).collect();
        for outcome in outcomes {
            let outcome = outcome?;
            if args.format == FindingFormat::Sarif && total.has_findings() && !outcome.findings.is_empty() {
                out.write_all(b",").context(CANNOT_PRINT)?;
            }
            out.write_all(outcome.text.as_bytes()).context(CANNOT_PRINT)?;
            total.add(outcome);
        }
        out.flush().context(CANNOT_PRINT)?;
    }
    if args.format == FindingFormat::Sarif {
        out.write_all(sarif_tail().as_bytes()).context(CANNOT_PRINT)?;
    }
    if args.format == FindingFormat::Text && !total.table.is_empty() {
        write!(out, "\n{}", total.table).context(CANNOT_PRINT)?;
    }
    out.flush().context(CANNOT_PRINT)?;
    messages::note(&total.summary());
    Ok(total.status)
}

/// What came of a file.
struct Outcome {
    text: String,
    findings: Vec<Finding>,
    table: RuleTable,
    games: u32,
    moves: u64,
    /// Why it could not be read.
    error: Option<Diagnostic>,
    shown: String,
}

impl Outcome {
    fn new(args: &LintArgs, linter: &mut Linter, path: &Path) -> Self {
        let checked = open(path).map(|source| linter.lint(source));
        let none = |error| Checked { findings: Vec::new(), games: 0, moves: 0, error: Some(error) };
        let Checked { findings, games, moves, error } = checked.unwrap_or_else(none);
        let error = error.map(|error| unreadable(path, &error).into());
        let shown = shown(path);
        let mut outcome =
            Self { text: String::new(), findings, table: RuleTable::default(), games, moves, error, shown };
        outcome.print(args);
        outcome
    }

    fn print(&mut self, args: &LintArgs) {
        let shown = self.shown.as_str();
        for (finding, number) in self.findings.iter().zip(0..) {
            match args.format {
                FindingFormat::Text => print_finding(&mut self.text, shown, finding, args.show_board),
                FindingFormat::Json => self.text += &format!("{}\n", json(shown, finding)),
                FindingFormat::Csv => self.text += &csv_line(shown, finding),
                FindingFormat::Sarif => {
                    let comma = if number == 0 { "" } else { "," };
                    self.text += &format!("{comma}{}", sarif_result(shown, finding));
                }
            }
            self.table.add(shown, finding);
        }
        if let (Some(error), FindingFormat::Json) = (&self.error, args.format) {
            self.text +=
                &format!("{}\n", json!({ "file": shown, "error": error.text(Language::English).message }));
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
            say_diagnostic(&outcome.shown, error);
        }
        self.table.append(outcome.table);
    }

    fn has_findings(&self) -> bool {
        self.faulty > 0
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
    if named.iter().filter(|path| is_stdin(path)).count() > 1 {
        return Err(usage_error("standard input can be read once only"));
    }
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
