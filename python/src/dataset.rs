//! Data sets: `gocheck dataset` without its command line.

use crate::dataset_options::DatasetArguments;
use crate::prefetcher::Prefetcher;
use crate::threads::pool;
use gocheck_corpus::dataset::{DatasetSettings, Place, make_dataset};
use gocheck_corpus::encodings::Encodings;
use gocheck_corpus::names::RECORDS;
use gocheck_corpus::settings::BadSettings;
use gocheck_files::input::files::Files;
use gocheck_files::input::list::listed;
use gocheck_files::input::names::shown;
use gocheck_text::{AnyMessage, Diagnostic, Language, system_error, to_json};
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use std::error::Error;
use std::ffi::OsString;
use std::path::PathBuf;

/// Makes a data set, and returns its report as a JSON object. The options are those of the command without `--`, each with its
/// values; a flag has none.
#[pyfunction]
pub(crate) fn dataset(
    py: Python<'_>,
    paths: Vec<PathBuf>,
    options: Vec<(String, Vec<OsString>)>,
    threads: Option<usize>,
) -> PyResult<String> {
    let arguments = DatasetArguments::read(&options).map_err(|why| PyRuntimeError::new_err(error(&why)))?;
    let pool = pool(arguments.jobs.map(usize::from).or(threads), usize::MAX)?;
    // A thread makes it, so that this one can look for Ctrl-C.
    let run = Prefetcher::start(move |out| {
        out.send(pool.install(|| make(paths, arguments, &|| out.is_wanted())));
        Ok(())
    })?;
    let made = run.next(py);
    run.close(py);
    let made = made?.unwrap_or_else(|| Err(error("there is no report")));
    made.map_err(PyRuntimeError::new_err)
}

/// Returns the report, or why the data set is not made.
fn make(
    mut paths: Vec<PathBuf>,
    arguments: DatasetArguments,
    is_wanted: &(dyn Fn() -> bool + Sync),
) -> Result<String, String> {
    let DatasetArguments { mut options, exclude, files_from, faults, encoding, ignores_settings, .. } =
        arguments;
    if paths.is_empty() && files_from.is_none() {
        return Err(error(
            "no game records: give files, folders or archives, or a list of them with --files-from",
        ));
    }
    for table in &exclude {
        options.excluded.add(table).map_err(|why| failure(why.as_ref()))?;
    }
    let place = Place::of(&options).map_err(|why| failure(why.as_ref()))?;
    if let Some(list) = files_from {
        paths.extend(listed(&list).map_err(|why| fault(&shown(&list), why.into()))?);
    }
    let files = Files::of(&paths, RECORDS).map_err(|(folder, why)| fault(&shown(&folder), why.into()))?;
    let settings = DatasetSettings::new(Encodings::new(encoding), !ignores_settings, faults);
    let settings = &mut settings.map_err(|why| error(&why))?;
    match make_dataset(&options, &place, &files, settings, &|| !is_wanted(), |_| ()) {
        Ok(summary) => Ok(to_json(&summary).to_string()),
        Err(why) => Err(match why.downcast::<BadSettings>() {
            Ok(BadSettings { file, message }) => fault(&file, message),
            Err(why) => failure(why.as_ref()),
        }),
    }
}

// The messages are those of the command.

fn error(why: &str) -> String {
    format!("error: {why}")
}

fn failure(why: &(dyn Error + 'static)) -> String {
    error(&system_error::chain(why))
}

fn fault(file: &str, message: AnyMessage) -> String {
    let fault = Diagnostic::from(message);
    let line = fault.line(file, Language::English);
    match fault.text(Language::English).help {
        Some(help) => format!("{line}\n    = help: {help}"),
        None => line,
    }
}
