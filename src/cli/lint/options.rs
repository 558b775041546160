//! The command line of `gocheck lint`.

use crate::cli::codes::CodeArgs;
use crate::cli::emitter::Emitter;
use crate::cli::encodings::EncodingArgs;
use crate::cli::input::args::PathArgs;
use crate::cli::input::source::Source;
use crate::cli::pictures::DiagramArgs;
use clap::ValueEnum;
use clap::builder::TypedValueParser;
use gocheck::go::RuleSet;
use gocheck::record::{Rules, Severity};
use gocheck_program::output_folder;
use gocheck_program::{Status, choice, number, usage_error};
use gocheck_text::phrase;
use std::path::PathBuf;

/// Check game records (SGF) under any rule set.
///
/// Reports which records break the rules, where and why: FILE:LINE:COLUMN: CODE MESSAGE. Columns are counted
/// as a terminal shows them. Every variation is played. Damage is reported, and the rest of the file is still checked.
#[derive(Debug, clap::Args)]
#[command(after_help = MORE)]
pub(in crate::cli) struct LintArgs {
    /// The records.
    #[command(flatten)]
    pub(super) paths: PathArgs,

    /// Rules to judge moves by; record: those that RU names; all: every rule set, summarized in a table [default:
    /// record]
    #[arg(long, value_name = "RULES", value_parser = rules())]
    pub(super) rules: Option<Rules>,

    /// The encoding.
    #[command(flatten)]
    pub(super) encoding: EncodingArgs,

    /// The reported codes.
    #[command(flatten)]
    pub(super) codes: CodeArgs,

    /// Explain a code, given by id or name, and exit: why it matters, an example, how to fix it; ALL explains every
    /// code, as Markdown
    #[arg(long, value_name = "CODE")]
    pub(super) explain: Option<String>,

    /// Report only findings of at least this severity; note: everything [default: warning]
    #[arg(long, value_name = "SEVERITY", value_parser = severity())]
    pub(super) severity: Option<Severity>,

    /// Do not read gocheck.toml from the folder of a file or the folders above it
    #[arg(long)]
    pub(super) no_settings: bool,

    /// Ignore variations
    #[arg(long)]
    pub(super) main_line: bool,

    /// Also estimate scores of games that ended by two passes, by random games: as columns of --games, and as R107 where a
    /// result is probably wrong
    #[arg(long)]
    pub(super) estimate: bool,

    /// Seed of the random games of --estimate
    #[arg(long, value_name = "N", default_value_t = 0, requires = "estimate", value_parser = number::<u64>(0..))]
    pub(super) seed: u64,

    /// Print text, one JSON object per line, CSV, SARIF 2.1.0 for code review tools, or GitHub workflow commands
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub(super) format: LintFormat,

    /// Report every finding; by default, a code that occurs more than 100 times in a file is reported once, with its
    /// count
    #[arg(long)]
    pub(super) all: bool,

    /// Print the board around each move as text
    #[arg(long)]
    pub(super) show_board: bool,

    /// Print one row per game instead of the findings
    #[arg(long, value_name = "FORMAT", group = "instead")]
    pub(super) games: Option<GamesFormat>,

    /// Print the paths of the clean records, or of those that are faulty or cannot be read, instead of the findings
    #[arg(long, value_name = "WHICH", group = "instead")]
    pub(super) list: Option<Which>,

    /// End each path of --list with a NUL byte, for xargs -0
    #[arg(short = '0', long, requires = "list")]
    pub(super) null: bool,

    /// List the names that the archive has for its files, for tar -T and other programs; for one archive
    #[arg(long, requires = "list")]
    pub(super) members: bool,

    /// Print how often each code was found, and in how many files, instead of the findings
    #[arg(long, group = "instead")]
    pub(super) statistics: bool,

    /// Print the games that occur more than once, also rotated or mirrored, or that are the beginning of another one,
    /// instead of the findings
    #[arg(long, group = "instead")]
    pub(super) duplicates: bool,

    /// Exit with status 0 even if there are findings
    #[arg(long)]
    pub(super) exit_zero: bool,

    /// The pictures.
    #[command(flatten)]
    pub(super) diagrams: DiagramArgs,

    /// Write a page that shows the records with findings on boards, index.html, to this folder
    #[arg(long, value_name = "DIR", value_parser = output_folder())]
    pub(super) html: Option<PathBuf>,
}

const MORE: &str = "\
Exit status: 0 no findings, 1 findings, 2 bad usage, or a file that cannot be read or contains no game.

Files may have any size and encoding. Archives need not be unpacked. Without RU, moves are checked for simple ko and \
suicide, as in Japanese rules.

Settings: the nearest gocheck.toml in the folder of a file or above it. The table [lint] has the keys rules, select, \
ignore, severity and encoding; each [[lint.folder]] has a path and the same keys, for a subfolder. The command line takes \
precedence.

Examples:
  gocheck lint games/ archive.zip
  gocheck lint --rules all --select M game.sgf
  gocheck lint --games csv archive.tar.zst > games.csv
  gocheck lint --format sarif --ignore P,R105 games/ > findings.sarif";

/// The formats of findings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum LintFormat {
    /// Text for people.
    Text,
    /// One JSON object per line.
    Json,
    /// A header row, then one line per finding.
    Csv,
    /// One SARIF log.
    Sarif,
    /// Workflow commands, which show findings next to the changed lines.
    Github,
}

/// The formats of a table of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum GamesFormat {
    /// A header row, then one line per game.
    Csv,
    /// One JSON object per line.
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

impl LintFormat {
    const fn emitter(self) -> Emitter {
        match self {
            Self::Text => Emitter::Text,
            Self::Json => Emitter::Json,
            Self::Csv => Emitter::Csv,
            Self::Sarif => Emitter::Sarif,
            Self::Github => Emitter::Github,
        }
    }
}

impl LintArgs {
    /// Returns the emitter of the requested format.
    pub(super) const fn emitter(&self) -> Emitter {
        match self.games {
            Some(GamesFormat::Csv) => Emitter::Csv,
            Some(GamesFormat::Jsonl) => Emitter::Json,
            None => self.format.emitter(),
        }
    }

    /// Returns the path of a record in the list that was asked for, as raw bytes because it may be in any encoding. Returns
    /// `None` for an archive in an archive, if the names in an archive were asked for.
    pub(super) fn listed(&self, record: &Source) -> Option<Vec<u8>> {
        let path = match self.members {
            true => record.stored()?,
            false => record.path().as_os_str().as_encoded_bytes(),
        };
        Some([path, if self.null { b"\0" } else { b"\n" }].concat())
    }

    /// Returns true if a table of all rule sets follows the findings.
    pub(super) fn shows_rule_table(&self) -> bool {
        self.format == LintFormat::Text
    }

    /// Returns an error if options contradict each other.
    pub(super) fn check(&self) -> anyhow::Result<()> {
        let is_instead = self.games.is_some() || self.list.is_some() || self.statistics || self.duplicates;
        if self.show_board && (self.format != LintFormat::Text || is_instead) {
            return Err(usage_error(phrase!(
                "--show-board needs --format text",
                "--show-board 只能和 --format text 一起用"
            )));
        }
        let is_data = matches!(self.format, LintFormat::Csv | LintFormat::Sarif | LintFormat::Github);
        if is_instead && is_data
            || self.format != LintFormat::Text && (self.games.is_some() || self.list.is_some())
        {
            return Err(usage_error(phrase!(
                "--format applies to findings: --games and --list have their own formats",
                "--format 用于问题：--games 和 --list 有自己的格式"
            )));
        }
        Ok(())
    }
}
