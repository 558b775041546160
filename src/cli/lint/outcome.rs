//! What came of a file, and how its findings are printed.

use super::checked::Checked;
use super::options::{Format, LintArgs, Table};
use crate::cli::all_codes::all_codes;
use crate::cli::input::source::Source;
use crate::cli::language::language;
use gocheck::diagnostic::{self, Diagnostic, Language};
use gocheck::record::report::{
    RuleTable, finding_csv_line, finding_json, finding_sarif, games_csv_line, games_json, picture,
};
use gocheck::record::{Code, Finding, GameRow, Linter, Severity};
use gocheck_common::cli::Status;
use gocheck_common::cli::messages::{BAD, CAREFUL};
use gocheck_common::{Phrase, phrase};
use std::collections::BTreeMap;

/// A code that a file has more often is said once.
const OFTEN: usize = 100;

/// What came of a file.
pub(super) struct Outcome {
    /// What is printed of it: its findings or its games.
    pub(super) entries: Vec<String>,
    pub(super) findings: Vec<Finding>,
    pub(super) table: RuleTable,
    /// Its games, where they are wanted.
    pub(super) rows: Vec<GameRow>,
    pub(super) games: u32,
    pub(super) moves: u64,
    /// Why it could not be read, or that it holds no game.
    pub(super) error: Option<Diagnostic>,
}

impl Outcome {
    pub(super) fn new(args: &LintArgs, linter: &mut Linter, record: &Source) -> Self {
        let wants_rows = args.games.is_some() || args.duplicates;
        let Checked { findings, rows, games, moves, error, .. } = Checked::new(linter, record, wants_rows);
        let table = RuleTable::default();
        let mut outcome = Self { entries: Vec::new(), findings, table, rows, games, moves, error };
        if let Some(table) = args.games {
            outcome.print_games(table, &record.shown);
        } else if args.list.is_none() && !args.statistics && !args.duplicates {
            outcome.print(args, &record.shown);
        }
        outcome
    }

    fn print_games(&mut self, table: Table, shown: &str) {
        let line = |row: &GameRow| match table {
            Table::Csv => games_csv_line(shown, row),
            Table::Jsonl => format!("{}\n", games_json(shown, row)),
        };
        self.entries = self.rows.drain(..).map(|row| line(&row)).collect();
    }

    fn print(&mut self, args: &LintArgs, shown: &str) {
        let mut often: BTreeMap<Code, usize> = BTreeMap::new();
        let is_for_people = matches!(args.format, Format::Text | Format::Github);
        if is_for_people && !args.all {
            self.findings.iter().for_each(|finding| *often.entry(finding.code()).or_default() += 1);
            often.retain(|_, count| *count > OFTEN);
        }
        for finding in &self.findings {
            // Of those that come often, the first has the others' count and takes their place.
            let more = match often.get_mut(&finding.code()) {
                Some(0) => continue,
                Some(count) => std::mem::take(count) - 1,
                None => 0,
            };
            self.entries.push(match args.format {
                Format::Text => text(shown, finding, args.show_board, more),
                Format::Json => format!("{}\n", finding_json(shown, finding, language())),
                Format::Csv => finding_csv_line(shown, finding, language()),
                Format::Sarif => finding_sarif(shown, finding, all_codes(), language()).to_string(),
                Format::Github => github(shown, finding, more),
            });
            self.table.add(shown, finding);
        }
        let Some(error) = &self.error else { return };
        match args.format {
            Format::Json => {
                let mut object = diagnostic::json(error, language());
                object["file"] = shown.into();
                object["error"] = object["message"].take();
                self.entries.push(format!("{object}\n"));
            }
            Format::Sarif => {
                self.entries
                    .push(diagnostic::sarif_result(shown, error, all_codes(), language()).to_string());
            }
            // What is no finding is said on standard error alone.
            Format::Text | Format::Csv | Format::Github => {}
        }
    }

    /// Without a single game, a file is none.
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

/// `FILE:LINE:COLUMN: CODE MESSAGE`, the move and the line of play, perhaps the board.
pub(super) fn text(file: &str, finding: &Finding, show_board: bool, more: usize) -> String {
    let style = match finding.code().severity() {
        Severity::Error => BAD,
        Severity::Warning | Severity::Note => CAREFUL,
    };
    let Finding { place, certainty, line, number, game, .. } = finding;
    let (code, message) = (finding.code(), finding.text(language()));
    let mut notes: Vec<String> = Vec::new();
    if code.id().starts_with('M') {
        notes.push(phrase!("move {number}", "第 {number} 手", number = *number).text(language()));
    }
    if !line.is_main() {
        notes.push(match language() {
            Language::Chinese => {
                phrase!("variation {path}", "变化 {path}", path = line.short()).text(language())
            }
            _ => line.to_string(),
        });
    }
    if *game > 1 {
        notes.push(phrase!("game {game}", "第 {game} 盘", game = *game).text(language()));
    }
    if *certainty != gocheck::record::Certainty::Certain {
        notes.push(certainty.word(language()).to_owned());
    }
    if more > 0 {
        notes.push(more_of_code(more).text(language()));
    }
    let notes = match notes.as_slice() {
        [] => String::new(),
        notes => format!(" [{}]", notes.join(language().semicolon())),
    };
    let picture = picture(finding).filter(|_| show_board).unwrap_or_default();
    format!("{file}:{place}: {style}{code}{style:#} {message}{notes}\n{picture}")
}

/// A command of GitHub's workflows, which shows a finding at its line:
/// <https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions>.
fn github(file: &str, finding: &Finding, more: usize) -> String {
    let data = |text: &str| text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A");
    let property = |text: &str| data(text).replace(':', "%3A").replace(',', "%2C");
    let kind = match finding.code().severity() {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Note => "notice",
    };
    let code = finding.code();
    let mut message = finding.text(language()).into_owned();
    if more > 0 {
        message += &format!(" [{}]", more_of_code(more).text(language()));
    }
    format!(
        "::{kind} file={},line={},col={},title={}::{}\n",
        property(file),
        finding.place.line,
        finding.place.character,
        property(&format!("{code} {}", code.name())),
        data(&message)
    )
}

fn more_of_code(more: usize) -> Phrase {
    phrase!(
        "and {more} more of this code in the file; use --all to list them",
        "这个文件里同样的还有 {more} 条，加 --all 逐条列出"
    )
}
