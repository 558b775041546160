//! Records as arrays: one row per game, with its main line.

use crate::lint::{Options, chosen_rules};
use crate::prefetcher::{Pieces, Prefetcher};
use crate::record_columns::RecordColumns;
use crate::run::{self, run};
use crate::threads::pool;
use crate::values::{bad, encoding, size};
use gocheck_board::Size;
use gocheck_corpus::{Checked, Wanted, check_records};
use gocheck_sgf::rules::BadValue;
use gocheck_sgf::{GameLine, LintOptions, Linter, Selection, Severity, lint_codes};
use gocheck_text::{AnyMessage, Diagnostic, Language};
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;
use rayon::ThreadPool;
use rayon::prelude::*;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

/// By default the same findings are faults as for `gocheck dataset`.
fn line_options(options: Options) -> PyResult<LintOptions> {
    let Options { rules, select, ignore, severity, encoding: label, estimate, seed, .. } = options;
    let harmless = (select.is_empty() && severity.is_none()).then(|| BadValue::CODE.id().to_owned());
    let ignore: Vec<String> = ignore.into_iter().chain(harmless).collect();
    let usual = if select.is_empty() { Severity::Error } else { Severity::Note };
    let least = severity.as_deref().map(crate::lint::severity).transpose()?.unwrap_or(usual);
    let select = if select.is_empty() { vec!["ALL".to_owned()] } else { select };
    let unknown = |prefix: String| bad(format!("no code begins with {prefix:?}"));
    let chosen = Selection::new(&lint_codes(), &select, &ignore).map_err(unknown)?.at_least(least);
    let codes = lint_codes().into_iter().filter(|&code| chosen.has(code));
    Ok(LintOptions {
        rules: chosen_rules(&rules)?,
        main_line: true,
        selection: Selection::of(codes.chain(GameLine::required_codes())),
        boards: false,
        encoding: encoding(label.as_deref())?.into(),
        estimate: estimate.then_some(seed),
        outlook: false,
    })
}

/// The first record has the number `first`.
#[pyfunction]
pub(crate) fn records_of_bytes(
    py: Python<'_>,
    records: Vec<PyBackedBytes>,
    first: usize,
    shape: (usize, usize),
    options: Options,
    threads: Option<usize>,
) -> PyResult<RecordColumns> {
    let (options, size) = (line_options(options)?, size(shape)?);
    let estimates = options.estimate.is_some();
    let pool = pool(threads, records.len())?;
    run(py, run::records(&records), |stop| {
        let linter = || Linter::new(options.clone());
        let read = |linter: &mut Linter, (index, bytes): (usize, &PyBackedBytes)| {
            let shown = format!("<bytes {}>", first + index);
            (!stop.is_set()).then(|| Checked::of_bytes(linter, shown, bytes, Wanted::Lines(size)))
        };
        let read = || records.par_iter().enumerate().map_init(linter, read).while_some().collect();
        let checked: Vec<Checked> = pool.install(read);
        let mut columns = RecordColumns::new(size, estimates);
        checked.into_iter().for_each(|checked| columns.add(checked));
        columns
    })
}

/// Reads the records in files, folders and archives, some games at a time. A thread reads ahead, one piece at most. It ends
/// with the last piece or with the reader.
#[pyclass(module = "pygocheck._core")]
pub(crate) struct RecordReader {
    ahead: Prefetcher<RecordColumns>,
}

#[pymethods]
impl RecordReader {
    /// A piece ends after `games` games, with the file that contains the last of them.
    #[new]
    fn new(
        paths: Vec<PathBuf>,
        games: usize,
        shape: (usize, usize),
        options: Options,
        threads: Option<usize>,
    ) -> PyResult<Self> {
        let (options, size) = (line_options(options)?, size(shape)?);
        let pool = pool(threads, usize::MAX)?;
        let paths = as_files(paths);
        let read = move |out: &Pieces<_>| read_pieces(&paths, options, size, games, &pool, out);
        Ok(Self { ahead: Prefetcher::start(read)? })
    }

    /// `None` at the end.
    fn next(&self, py: Python<'_>) -> PyResult<Option<RecordColumns>> {
        self.ahead.next(py)
    }

    fn close(&self, py: Python<'_>) {
        self.ahead.close(py);
    }
}

/// Here `-` is a file, not standard input.
pub(crate) fn as_files(paths: Vec<PathBuf>) -> Vec<PathBuf> {
    paths.into_iter().map(|path| if path == Path::new("-") { "./-".into() } else { path }).collect()
}

pub(crate) fn unreadable((folder, message): (PathBuf, AnyMessage)) -> String {
    format!("{}: {}", folder.display(), Diagnostic::from(message).text(Language::English).message)
}

/// Reads pieces until no more are needed.
fn read_pieces(
    paths: &[PathBuf],
    options: LintOptions,
    size: Size,
    games: usize,
    pool: &ThreadPool,
    out: &Pieces<RecordColumns>,
) -> Result<(), String> {
    let estimates = options.estimate.is_some();
    let mut piece = RecordColumns::new(size, estimates);
    let read = check_records(paths, options, Wanted::Lines(size), pool, |checked| {
        for checked in checked {
            piece.add(checked);
            if piece.len() >= games
                && !out.send(std::mem::replace(&mut piece, RecordColumns::new(size, estimates)))
            {
                return ControlFlow::Break(());
            }
        }
        if out.is_wanted() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    read.map_err(unreadable)?;
    if piece.len() > 0 {
        out.send(piece);
    }
    Ok(())
}
