use clap::ValueEnum;
use clap::builder::TypedValueParser;
use gocheck::go::RuleSet;
use gocheck::record::Rules;
use gocheck_common::cli::choice;
use std::path::PathBuf;

/// Check game records (SGF) under any rule set.
///
/// Says which records break the rules, where and why: FILE:LINE:COLUMN: CODE MESSAGE, with columns in characters.
/// Every variation is played. What is damaged is told, and the rest is checked all the same.
#[derive(Debug, clap::Args)]
#[command(
    max_term_width = 100,
    after_help = "Exit status: 0 clean, 1 findings, 2 bad usage, a file that cannot be read or holds no game.
A file may be of any size and encoding. Without RU, simple ko and suicide are looked for, as Japanese rules have them.

  gocheck lint games/
  gocheck lint --rules all --select M game.sgf
  gocheck lint --format sarif --ignore P,R105 games/ > findings.sarif"
)]
pub(super) struct LintArgs {
    /// Game records, or folders that are searched for *.sgf; - is standard input
    #[arg(value_name = "PATH", required_unless_present = "codes")]
    pub(super) paths: Vec<PathBuf>,

    /// Judge moves by these rules; record: those that RU names; all: every rule set, in a table
    #[arg(long, value_name = "RULES", default_value = "record", value_parser = rules())]
    pub(super) rules: Rules,

    /// Report only codes that begin so, such as M or M10; ALL has the notes, too
    #[arg(long, value_name = "CODES", value_delimiter = ',')]
    pub(super) select: Vec<String>,

    /// Do not report codes that begin so
    #[arg(long, value_name = "CODES", value_delimiter = ',')]
    pub(super) ignore: Vec<String>,

    /// Pass over variations
    #[arg(long)]
    pub(super) main_line: bool,

    /// Print lines, a JSON object a line, CSV, or SARIF 2.1.0 for code review tools
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub(super) format: LintFormat,

    /// Print the board round the move, as text
    #[arg(long)]
    pub(super) show_board: bool,

    /// Draw a picture of each finding on the board into this folder
    #[cfg(feature = "render")]
    #[arg(long, value_name = "DIR")]
    pub(super) diagram: Option<PathBuf>,

    /// List the codes, and end
    #[arg(long)]
    pub(super) codes: bool,

    /// Files worked on at once [default: one for each core]
    #[arg(short, long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(super) jobs: Option<u16>,

    /// Do not print the summary
    #[arg(short, long)]
    pub(super) quiet: bool,
}

impl LintArgs {
    #[cfg(feature = "render")]
    pub(super) const fn wants_diagrams(&self) -> bool {
        self.diagram.is_some()
    }

    #[cfg(not(feature = "render"))]
    pub(super) const fn wants_diagrams(&self) -> bool {
        false
    }
}

/// The formats of findings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum LintFormat {
    /// A line a finding, for people.
    Text,
    /// An object a finding, one a line.
    Json,
    /// A head, then a line a finding.
    Csv,
    /// One SARIF log.
    Sarif,
}

/// Takes a rule set's name, `record` or `all`.
fn rules() -> impl TypedValueParser<Value = Rules> {
    let sets = RuleSet::ALL.into_iter().map(|rules| (rules.name(), Rules::Set(rules)));
    choice([("record", Rules::Record)].into_iter().chain(sets).chain([("all", Rules::All)]))
}
