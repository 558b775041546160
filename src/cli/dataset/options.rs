//! The command line of `gocheck dataset`.

use super::filters::FilterArgs;
use super::template::Template;
use crate::cli::codes::no_code;
use crate::cli::encodings::EncodingArgs;
use crate::cli::input::args::PathArgs;
use crate::cli::options::Format;
use gocheck::diagnostic::Selection;
use gocheck::record::rules::BadValue;
use gocheck::record::{Severity, lint_codes};
use gocheck_program::{choice, parser, usage_error};
use std::path::PathBuf;

/// Make a data set of game records (SGF): clean, without duplicates, with a table.
///
/// Reads folders and archives, splits collections into games, fixes each game, chooses by filters, leaves out games with
/// findings and duplicates (also rotated or mirrored, and beginnings of other games), and writes the others in UTF-8 and
/// FF[4]. Reports how many games each filter left out. A run that was stopped goes on if the command is repeated.
#[derive(Debug, clap::Args)]
#[command(after_help = MORE)]
pub(in crate::cli) struct DatasetArgs {
    #[command(flatten)]
    pub(super) paths: PathArgs,

    /// Write the records to this new folder or archive (.zip, .tar, .tar.gz, .tar.zst)
    #[arg(short, long, value_name = "DIR|ARCHIVE")]
    pub(super) output: Option<PathBuf>,

    /// Write a row per record to this new file (.csv)
    #[arg(long, value_name = "FILE")]
    pub(super) table: Option<PathBuf>,

    /// Count the games that would be written and those that would be left out, and write nothing
    #[arg(long, conflicts_with_all = ["output", "table", "replace"])]
    pub(super) dry_run: bool,

    /// Names of the new files: text with the fields {path}, {file}, {number}, {game}, {date}, {year}, {event}, {black},
    /// {white}, {black_rank}, {white_rank}, {result}, {size}, {rules}, {komi}, {handicap}, {moves}, {hash}; / begins a
    /// folder
    #[arg(long, value_name = "TEMPLATE", default_value = "{path}.sgf", value_parser = parser(Template::parse))]
    pub(super) name_template: Template,

    /// Replace existing files
    #[arg(long)]
    pub(super) replace: bool,

    /// Print the report as text, or as one JSON object
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub(super) format: Format,

    #[command(flatten)]
    pub(super) filters: FilterArgs,

    /// How games are fixed, and which findings and duplicates lead to exclusion.
    #[command(flatten)]
    pub(super) cleaning: CleaningArgs,
}

/// How games are fixed, and which findings and duplicates lead to exclusion.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "Findings and duplicates")]
pub(super) struct CleaningArgs {
    /// Leave out games with these findings: a code, the beginning of one, or a name, as listed by `gocheck lint --codes`
    /// [default: all errors but P104, a value in another form, such as TM[2h]]
    #[arg(long, value_name = "CODES", value_delimiter = ',')]
    select: Vec<String>,

    /// Keep games in spite of these findings
    #[arg(long, value_name = "CODES", value_delimiter = ',')]
    ignore: Vec<String>,

    /// Leave out games with findings of at least this severity [default: error, or any with --select]
    #[arg(long, value_name = "SEVERITY", value_parser = choice([Severity::Error, Severity::Warning, Severity::Note].map(|severity| (severity.name(), severity))))]
    severity: Option<Severity>,

    /// Keep games in spite of all findings, and those that cannot be fixed as they are
    #[arg(long, conflicts_with_all = ["select", "ignore", "severity"])]
    pub(super) keep_faulty: bool,

    /// Keep duplicates
    #[arg(long)]
    pub(super) keep_duplicates: bool,

    /// Also remove moves that cannot be played, with everything after them in their line
    #[arg(long)]
    pub(super) r#unsafe: bool,

    #[command(flatten)]
    pub(super) encoding: EncodingArgs,
}

const MORE: &str = "\
Exit status: 0 success, also if games were left out; 1 a file contains no game; 2 bad usage, or a file that cannot be \
read or written.

A game is left out for the first of these reasons that applies: unfixable damage, a board that cannot be checked, the \
filters in the order below, findings, duplicates. Of games with the same moves the one with the most values in its root \
is kept, then the first.

Examples:
  gocheck dataset games/ --dry-run
  gocheck dataset games/ archive.zip -o clean.zip --table games.csv
  gocheck dataset games/ -o clean --size 19 --handicap 0 --min-rank 5d --min-moves 50 --result points,resignation
  gocheck dataset games/ -o clean --name-template '{year}/{date}_{black}_{white}.sgf'";

impl CleaningArgs {
    /// The findings for which games are left out.
    ///
    /// # Errors
    /// If a given code does not exist.
    pub(super) fn selection(&self) -> anyhow::Result<Selection> {
        let all = ["ALL".to_owned()];
        let select = if self.select.is_empty() { &all } else { self.select.as_slice() };
        let is_usual = self.select.is_empty() && self.severity.is_none();
        let harmless = is_usual.then(|| BadValue::CODE.id().to_owned());
        let ignore: Vec<String> = self.ignore.iter().cloned().chain(harmless).collect();
        let selection = Selection::new(&lint_codes(), select, &ignore);
        let selection = selection.map_err(|prefix| usage_error(no_code(&prefix)))?;
        let usual = if self.select.is_empty() { Severity::Error } else { Severity::Note };
        Ok(selection.at_least(self.severity.unwrap_or(usual)))
    }
}
