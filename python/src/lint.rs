use crate::findings::FindingRow;
use crate::run::{self, UNKNOWN, run, to_the_end};
use crate::threads::pool;
use crate::values::{bad, encoding, rules};
use gocheck_corpus::{Checked, Wanted, check_records};
use gocheck_sgf::report::{games_columns, games_json};
use gocheck_sgf::{LintOptions, Linter, Rules, Selection, Severity, lint_codes};
use gocheck_text::{Diagnostic, Language};
use pyo3::exceptions::PyOSError;
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

/// The bytes of one record, or paths as on the command line.
#[derive(FromPyObject)]
pub(crate) enum Source {
    Bytes(PyBackedBytes),
    Paths(Vec<PathBuf>),
}

/// The command's options of the same names.
#[derive(FromPyObject)]
pub(crate) struct Options {
    pub(crate) rules: String,
    pub(crate) select: Vec<String>,
    pub(crate) ignore: Vec<String>,
    pub(crate) severity: Option<String>,
    main_line: bool,
    pub(crate) encoding: Option<String>,
    pub(crate) estimate: bool,
    pub(crate) seed: u64,
}

/// Also accepts those of the record, and all.
pub(crate) fn chosen_rules(name: &str) -> PyResult<Rules> {
    Ok(match name {
        "record" => Rules::Record,
        "all" => Rules::All,
        name => Rules::Set(rules(name)?),
    })
}

pub(crate) fn severity(name: &str) -> PyResult<Severity> {
    let known =
        [Severity::Error, Severity::Warning, Severity::Note].into_iter().find(|known| known.name() == name);
    known.ok_or_else(|| bad(format!("severity: {name:?}; \"error\", \"warning\" or \"note\" expected")))
}

impl Options {
    fn read(self) -> PyResult<LintOptions> {
        let unknown = |prefix: String| bad(format!("no code begins with {prefix:?}"));
        let mut selection = Selection::new(&lint_codes(), &self.select, &self.ignore).map_err(unknown)?;
        if let Some(name) = &self.severity {
            let severity = severity(name)?;
            if severity == Severity::Note && self.select.is_empty() {
                selection =
                    Selection::new(&lint_codes(), &["ALL".to_owned()], &self.ignore).map_err(unknown)?;
            }
            selection = selection.at_least(severity);
        }
        Ok(LintOptions {
            rules: chosen_rules(&self.rules)?,
            main_line: self.main_line,
            selection,
            boards: false,
            encoding: encoding(self.encoding.as_deref())?.into(),
            estimate: self.estimate.then_some(self.seed),
            outlook: false,
        })
    }
}

#[pyfunction]
pub(crate) fn lint(
    py: Python<'_>,
    source: Source,
    options: Options,
    threads: Option<usize>,
) -> PyResult<Vec<FindingRow>> {
    let mut rows = Vec::new();
    check(py, source, options.read()?, Wanted::Findings, threads, |checked| {
        rows.extend(FindingRow::all(checked));
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
    check(py, source, options.read()?, Wanted::Rows, threads, |checked| {
        rows.extend(checked.rows.iter().map(|row| games_json(&checked.shown, row).to_string()));
    })?;
    Ok(rows)
}

/// The games, as JSON objects, and the findings of each record in memory, computed on one thread.
#[pyfunction]
#[pyo3(name = "check")]
pub(crate) fn check_bytes(
    py: Python<'_>,
    records: Vec<PyBackedBytes>,
    options: Options,
) -> PyResult<Vec<(Vec<String>, Vec<FindingRow>)>> {
    let mut linter = Linter::new(options.read()?);
    let check = |bytes: &PyBackedBytes| {
        let checked = Checked::of_bytes(&mut linter, "<bytes>".to_owned(), bytes, Wanted::Rows);
        let games = checked.rows.iter().map(|row| games_json(&checked.shown, row).to_string()).collect();
        (games, FindingRow::all(&checked).collect())
    };
    run(py, run::records(&records), |stop| records.iter().take_while(|_| !stop.is_set()).map(check).collect())
}

#[pyfunction]
pub(crate) fn game_columns() -> Vec<(&'static str, &'static str)> {
    games_columns().map(|(name, kind)| (name, kind.name())).collect()
}

fn check(
    py: Python<'_>,
    source: Source,
    options: LintOptions,
    wanted: Wanted,
    threads: Option<usize>,
    mut on_event: impl FnMut(&Checked) + Send,
) -> PyResult<()> {
    let paths = match source {
        Source::Paths(paths) => paths,
        Source::Bytes(bytes) => {
            let check = || Checked::of_bytes(&mut Linter::new(options), "<bytes>".to_owned(), &bytes, wanted);
            on_event(&to_the_end(py, check));
            return Ok(());
        }
    };
    // Here `-` is a file, not standard input.
    let paths: Vec<PathBuf> =
        paths.into_iter().map(|path| if path == Path::new("-") { "./-".into() } else { path }).collect();
    let are_records = paths.iter().all(|path| path.extension().is_some_and(|kind| kind == "sgf"));
    let pool = pool(threads, if are_records { paths.len() } else { usize::MAX })?;
    let checked = run(py, UNKNOWN, |stop| {
        check_records(&paths, options, wanted, &pool, |checked| {
            checked.iter().for_each(&mut on_event);
            if stop.is_set() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        })
    })?;
    checked.map_err(|(folder, message)| {
        let why = Diagnostic::from(message).text(Language::English).message;
        PyOSError::new_err(format!("{}: {why}", folder.display()))
    })
}
