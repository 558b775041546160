//! Checks records in bulk.

use crate::threads::pool;
use crate::values::{bad, encoding, rules};
use gocheck::cli::{Checked, check_records};
use gocheck::diagnostic::{self, Diagnostic, Language};
use gocheck::record::report::{finding_json, games_csv_head, games_json};
use gocheck::record::{
    LintOptions, Linter, Rules, Selection, Severity, SyntaxCode, SyntaxMessage, lint_codes,
};
use pyo3::exceptions::PyOSError;
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

/// The records: the bytes of one, or paths as on the command line.
#[derive(FromPyObject)]
pub(crate) enum Source {
    Bytes(PyBackedBytes),
    Paths(Vec<PathBuf>),
}

/// What to report: the command's options with these names.
#[derive(FromPyObject)]
pub(crate) struct Options {
    rules: String,
    select: Vec<String>,
    ignore: Vec<String>,
    severity: Option<String>,
    main_line: bool,
    encoding: Option<String>,
    estimate: bool,
    seed: u64,
}

impl Options {
    fn read(self) -> PyResult<LintOptions> {
        let chosen = match self.rules.as_str() {
            "record" => Rules::Record,
            "all" => Rules::All,
            name => Rules::Set(rules(name)?),
        };
        let unknown = |prefix: String| bad(format!("no code begins with {prefix:?}"));
        let mut selection = Selection::new(&lint_codes(), &self.select, &self.ignore).map_err(unknown)?;
        if let Some(name) = &self.severity {
            let known = [Severity::Error, Severity::Warning, Severity::Note];
            let severity = known.into_iter().find(|known| known.name() == name).ok_or_else(|| {
                bad(format!("severity: {name:?}; \"error\", \"warning\" or \"note\" expected"))
            })?;
            if severity == Severity::Note && self.select.is_empty() {
                selection =
                    Selection::new(&lint_codes(), &["ALL".to_owned()], &self.ignore).map_err(unknown)?;
            }
            selection = selection.at_least(severity);
        }
        Ok(LintOptions {
            rules: chosen,
            main_line: self.main_line,
            selection,
            boards: false,
            encoding: encoding(self.encoding.as_deref())?,
            estimate: self.estimate.then_some(self.seed),
        })
    }
}

/// The findings as JSON objects, as printed by `gocheck lint --format json`.
#[pyfunction]
pub(crate) fn lint(
    py: Python<'_>,
    source: Source,
    options: Options,
    threads: Option<usize>,
) -> PyResult<Vec<String>> {
    let mut rows = Vec::new();
    check(py, source, options.read()?, false, threads, |checked| {
        let Checked { shown, findings, error, .. } = checked;
        rows.extend(findings.iter().map(|found| finding_json(shown, found, Language::English).to_string()));
        rows.extend(error.as_ref().map(|error| fault_json(shown, error)));
    })?;
    Ok(rows)
}

/// One JSON object per game, as printed by `gocheck lint --games jsonl`.
#[pyfunction]
pub(crate) fn games(
    py: Python<'_>,
    source: Source,
    options: Options,
    threads: Option<usize>,
) -> PyResult<Vec<String>> {
    let mut rows = Vec::new();
    check(py, source, options.read()?, true, threads, |checked| {
        rows.extend(checked.rows.iter().map(|row| games_json(&checked.shown, row).to_string()));
    })?;
    Ok(rows)
}

/// The names of the columns.
#[pyfunction]
pub(crate) fn game_columns() -> Vec<String> {
    games_csv_head().trim_end().split(',').map(str::to_owned).collect()
}

fn fault_json(shown: &str, error: &Diagnostic) -> String {
    let mut object = diagnostic::json(error, Language::English);
    object["file"] = shown.into();
    object.to_string()
}

/// Checks records, and checks for Ctrl-C from time to time.
fn check(
    py: Python<'_>,
    source: Source,
    options: LintOptions,
    wants_rows: bool,
    threads: Option<usize>,
    mut hear: impl FnMut(&Checked) + Send,
) -> PyResult<()> {
    let paths = match source {
        Source::Paths(paths) => paths,
        Source::Bytes(bytes) => {
            hear(&py.detach(|| check_bytes(&bytes, options, wants_rows)));
            return Ok(());
        }
    };
    // Here `-` is a file, not standard input.
    let paths: Vec<PathBuf> =
        paths.into_iter().map(|path| if path == Path::new("-") { "./-".into() } else { path }).collect();
    let mut signal = None;
    let are_records = paths.iter().all(|path| path.extension().is_some_and(|kind| kind == "sgf"));
    let pool = pool(threads, if are_records { paths.len() } else { usize::MAX })?;
    let checked = py.detach(|| {
        check_records(&paths, options, wants_rows, &pool, |checked| {
            checked.iter().for_each(&mut hear);
            match Python::attach(|py| py.check_signals()) {
                Ok(()) => ControlFlow::Continue(()),
                Err(error) => {
                    signal = Some(error);
                    ControlFlow::Break(())
                }
            }
        })
    });
    if let Some(error) = signal {
        return Err(error);
    }
    checked.map_err(|(folder, message)| {
        let why = Diagnostic::from(message).text(Language::English).message;
        PyOSError::new_err(format!("{}: {why}", folder.display()))
    })
}

fn check_bytes(bytes: &[u8], options: LintOptions, wants_rows: bool) -> Checked {
    let mut linter = Linter::new(options);
    let (linted, rows) = match wants_rows {
        true => linter.lint_games(bytes, false),
        false => (linter.lint(bytes), Vec::new()),
    };
    let is_said = linted.findings.iter().any(|finding| finding.code() == SyntaxCode::NoGame);
    let none = (linted.games == 0 && !is_said).then(|| SyntaxMessage::NoGame.into());
    Checked {
        shown: "<bytes>".to_owned(),
        findings: linted.findings,
        rows,
        games: linted.games,
        moves: linted.moves,
        encoding: linted.encoding,
        ballot: None,
        error: none,
    }
}
