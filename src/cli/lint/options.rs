//! The command line of `gocheck lint`.

use crate::cli::codes::CodeArgs;
use crate::cli::emitter::{Csv, Emitter, Github, JsonLines, Sarif, Text};
use crate::cli::input::args::PathArgs;
use crate::cli::pictures::DiagramArgs;
use clap::ValueEnum;
use clap::builder::TypedValueParser;
use gocheck::go::RuleSet;
use gocheck::record::{Rules, Severity};
use gocheck_common::cli::{Status, choice, usage_error};
use gocheck_common::phrase;
use std::path::PathBuf;

/// Check game records (SGF) under any rule set.
///
/// Says which records break the rules, where and why: FILE:LINE:COLUMN: CODE MESSAGE, with the columns of a terminal.
/// Every variation is played. What is damaged is told, and the rest is checked all the same.
#[derive(Debug, clap::Args)]
#[command(after_help = MORE)]
pub(in crate::cli) struct LintArgs {
    /// The records.
    #[command(flatten)]
    pub(super) paths: PathArgs,

    /// Judge moves by these rules; record: those that RU names; all: every rule set, in a table [default: record]
    #[arg(long, value_name = "RULES", value_parser = rules())]
    pub(super) rules: Option<Rules>,

    /// What is reported.
    #[command(flatten)]
    pub(super) codes: CodeArgs,

    /// Explain a code, by its id or name, and end: why it matters, an example, how to fix it; ALL: each one, as Markdown
    #[arg(long, value_name = "CODE")]
    pub(super) explain: Option<String>,

    /// Report only what is at least as bad; note: also what is only worth knowing [default: warning]
    #[arg(long, value_name = "SEVERITY", value_parser = severity())]
    pub(super) severity: Option<Severity>,

    /// Do not read gocheck.toml, which may stand in the folder of a file or in one above it
    #[arg(long)]
    pub(super) no_settings: bool,

    /// Pass over variations
    #[arg(long)]
    pub(super) main_line: bool,

    /// Print lines, a JSON object a line, CSV, SARIF 2.1.0 for code review tools, or commands of GitHub's workflows
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub(super) format: Format,

    /// Say each finding; unless told, a code that a file has more than 100 times is said once, with its count
    #[arg(long)]
    pub(super) all: bool,

    /// Print the board round the move, as text
    #[arg(long)]
    pub(super) show_board: bool,

    /// Print a row for each game in place of the findings
    #[arg(long, value_name = "FORMAT", group = "instead")]
    pub(super) games: Option<Table>,

    /// Print the paths of the records that are clean, or of those that are faulty or cannot be read, in place of the findings
    #[arg(long, value_name = "WHICH", group = "instead")]
    pub(super) list: Option<Which>,

    /// End each path of --list with a zero byte, for xargs -0
    #[arg(short = '0', long, requires = "list")]
    pub(super) null: bool,

    /// Print how often each code was found and in how many files, in place of the findings
    #[arg(long, group = "instead")]
    pub(super) statistics: bool,

    /// Print the games that are there more than once, also turned and mirrored, or that begin another one, in place of the
    /// findings
    #[arg(long, group = "instead")]
    pub(super) duplicates: bool,

    /// Exit with 0 also where something is found
    #[arg(long)]
    pub(super) exit_zero: bool,

    /// The pictures.
    #[command(flatten)]
    pub(super) diagrams: DiagramArgs,

    /// Write a page into this folder, index.html, that shows the records with findings on boards
    #[arg(long, value_name = "DIR")]
    pub(super) html: Option<PathBuf>,
}

const MORE: &str = "\
Exit status: 0 clean, 1 findings, 2 bad usage, a file that cannot be read or holds no game.

A file may be of any size and encoding. Archives are read without being unpacked. Without RU, simple ko and suicide are \
looked for, as Japanese rules have them.

Settings: the gocheck.toml that is nearest above a file, a table [lint] with rules, select, ignore and severity, and \
[[lint.folder]] with path and the same for a folder below. What the command line says counts more.

Examples:
  gocheck lint games/ archive.zip
  gocheck lint --rules all --select M game.sgf
  gocheck lint --games csv archive.tar.zst > games.csv
  gocheck lint --format sarif --ignore P,R105 games/ > findings.sarif";

/// The formats of findings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Format {
    /// For people.
    Text,
    /// One object a line.
    Json,
    /// A head, then a line a finding.
    Csv,
    /// One SARIF log.
    Sarif,
    /// Commands that show findings beside a change.
    Github,
}

/// The forms of a table of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Table {
    /// A head, then a line a game.
    Csv,
    /// An object a line.
    Jsonl,
}

/// Which records are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Which {
    /// Those without findings.
    Clean,
    /// Those with findings, and those that cannot be read.
    Faulty,
}

impl Which {
    /// Returns true if a record with this status is listed.
    pub(super) fn includes(self, status: Status) -> bool {
        (self == Self::Clean) == (status == Status::Well)
    }
}

/// Returns a parser for `record`, `all` or the name of a rule set.
pub(super) fn rules() -> impl TypedValueParser<Value = Rules> {
    choice(rules_by_name())
}

/// Every value of `--rules`, with its name.
pub(super) fn rules_by_name() -> impl Iterator<Item = (&'static str, Rules)> {
    let sets = RuleSet::ALL.into_iter().map(|rules| (rules.name(), Rules::Set(rules)));
    [("record", Rules::Record)].into_iter().chain(sets).chain([("all", Rules::All)])
}

fn severity() -> impl TypedValueParser<Value = Severity> {
    choice([Severity::Error, Severity::Warning, Severity::Note].map(|severity| (severity.name(), severity)))
}

impl Format {
    fn emitter(self) -> &'static dyn Emitter {
        match self {
            Self::Text => &Text,
            Self::Json => &JsonLines,
            Self::Csv => &Csv,
            Self::Sarif => &Sarif,
            Self::Github => &Github,
        }
    }
}

impl LintArgs {
    /// Returns the emitter of the requested format.
    pub(super) fn emitter(&self) -> &'static dyn Emitter {
        match self.games {
            Some(Table::Csv) => &Csv,
            Some(Table::Jsonl) => &JsonLines,
            None => self.format.emitter(),
        }
    }

    /// Returns true if a table of all rule sets follows the findings.
    pub(super) fn shows_rule_table(&self) -> bool {
        self.format == Format::Text
    }

    /// Returns an error if options contradict each other.
    pub(super) fn check(&self) -> anyhow::Result<()> {
        let is_instead = self.games.is_some() || self.list.is_some() || self.statistics || self.duplicates;
        if self.show_board && (self.format != Format::Text || is_instead) {
            return Err(usage_error(phrase!(
                "--show-board needs --format text",
                "--show-board 只能和 --format text 一起用"
            )));
        }
        let is_data = matches!(self.format, Format::Csv | Format::Sarif | Format::Github);
        if is_instead && is_data
            || self.format != Format::Text && (self.games.is_some() || self.list.is_some())
        {
            return Err(usage_error(phrase!(
                "--format is for findings: --games and --list have formats of their own",
                "--format 用于问题：--games 和 --list 有自己的格式"
            )));
        }
        Ok(())
    }
}
