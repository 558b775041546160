//! Records as arrays: a row per game, with its main line.

use crate::lint::{Options, chosen_rules};
use crate::program::process_id;
use crate::record_columns::RecordColumns;
use crate::threads::pool;
use crate::values::{bad, encoding, size};
use gocheck::board::Size;
use gocheck::cli::{Checked, Wanted, check_records};
use gocheck::diagnostic::{Diagnostic, Language};
use gocheck::record::{GameLine, LintOptions, Linter, PropertyCode, Selection, Severity, lint_codes};
use pyo3::exceptions::{PyOSError, PyRuntimeError};
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;
use rayon::ThreadPool;
use rayon::prelude::*;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// The time between two checks for Ctrl-C.
const PATIENCE: Duration = Duration::from_millis(100);

/// The options for reading lines. By default the same findings are faults as for `gocheck dataset`.
fn line_options(options: Options) -> PyResult<LintOptions> {
    let Options { rules, select, ignore, severity, encoding: label, .. } = options;
    let harmless = (select.is_empty() && severity.is_none()).then(|| PropertyCode::BadValue.id().to_owned());
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
        encoding: encoding(label.as_deref())?,
        estimate: None,
    })
}

/// Reads records in memory, of which the first one has the number `first`.
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
    let pool = pool(threads, records.len())?;
    let read = |linter: &mut Linter, (index, bytes): (usize, &PyBackedBytes)| {
        Checked::of_bytes(linter, format!("<bytes {}>", first + index), bytes, Wanted::Lines(size))
    };
    Ok(py.detach(|| {
        let linter = || Linter::new(options.clone());
        let read = || records.par_iter().enumerate().map_init(linter, read).collect();
        let checked: Vec<Checked> = pool.install(read);
        let mut columns = RecordColumns::new(size);
        checked.into_iter().for_each(|checked| columns.add(checked));
        columns
    }))
}

/// Reads the records in files, folders and archives, some games at a time. A thread reads ahead, one piece at most; it ends
/// with the last piece or with the reader.
#[pyclass(module = "pygocheck._core")]
pub(crate) struct RecordReader {
    running: Mutex<Option<Running>>,
}

struct Running {
    pieces: Receiver<Result<RecordColumns, String>>,
    thread: JoinHandle<()>,
    /// Tells the thread that no piece is wanted any more.
    is_over: Arc<AtomicBool>,
    /// Threads do not survive a fork.
    process: u32,
}

#[pymethods]
impl RecordReader {
    /// `games` is the number of games after which a piece ends, with the file that contains the last of them.
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
        // Here `-` is a file, not standard input.
        let paths: Vec<PathBuf> =
            paths.into_iter().map(|path| if path == Path::new("-") { "./-".into() } else { path }).collect();
        let (sender, pieces) = sync_channel(1);
        let is_over = Arc::new(AtomicBool::new(false));
        let is_stopped = Arc::clone(&is_over);
        let read = move || {
            let is_wanted = || !is_stopped.load(Ordering::Relaxed);
            let sent = read_pieces(&paths, options, size, games, &pool, is_wanted, |piece| {
                sender.send(Ok(piece)).is_ok()
            });
            if let Err(message) = sent {
                let _ = sender.send(Err(message));
            }
        };
        let thread = thread::Builder::new().name("pygocheck.records".to_owned()).spawn(read)?;
        Ok(Self { running: Mutex::new(Some(Running { pieces, thread, is_over, process: process_id() })) })
    }

    /// The next piece; `None` at the end.
    fn next(&self, py: Python<'_>) -> PyResult<Option<RecordColumns>> {
        loop {
            let received = py.detach(|| {
                let running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
                let Some(running) = &*running else { return Ok(None) };
                if running.process != process_id() {
                    return Err(PyRuntimeError::new_err(
                        "records are read by a thread, which does not survive a fork: call records in the child process",
                    ));
                }
                match running.pieces.recv_timeout(PATIENCE) {
                    Ok(piece) => Ok(Some(Some(piece))),
                    Err(RecvTimeoutError::Timeout) => Ok(Some(None)),
                    Err(RecvTimeoutError::Disconnected) => Ok(None),
                }
            })?;
            match received {
                Some(Some(Ok(piece))) => return Ok(Some(piece)),
                Some(Some(Err(message))) => return Err(PyOSError::new_err(message)),
                Some(None) => py.check_signals()?,
                None => {
                    py.detach(|| self.stop());
                    return Ok(None);
                }
            }
        }
    }

    /// Ends the thread.
    fn close(&self, py: Python<'_>) {
        py.detach(|| self.stop());
    }
}

impl RecordReader {
    fn stop(&self) {
        let running = self.running.lock().unwrap_or_else(PoisonError::into_inner).take();
        match running {
            Some(Running { pieces, thread, is_over, process }) if process == process_id() => {
                is_over.store(true, Ordering::Relaxed);
                drop(pieces);
                // A panic was reported when it happened.
                let _ = thread.join();
            }
            // The thread is in the parent process, and may have held a lock of the channel.
            other => std::mem::forget(other),
        }
    }
}

impl Drop for RecordReader {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Reads pieces until `send` refuses one.
fn read_pieces(
    paths: &[PathBuf],
    options: LintOptions,
    size: Size,
    games: usize,
    pool: &ThreadPool,
    is_wanted: impl Fn() -> bool,
    mut send: impl FnMut(RecordColumns) -> bool,
) -> Result<(), String> {
    let mut piece = RecordColumns::new(size);
    let read = check_records(paths, options, Wanted::Lines(size), pool, |checked| {
        for checked in checked {
            piece.add(checked);
            if piece.len() >= games && !send(std::mem::replace(&mut piece, RecordColumns::new(size))) {
                return ControlFlow::Break(());
            }
        }
        if is_wanted() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    read.map_err(|(folder, message)| {
        format!("{}: {}", folder.display(), Diagnostic::from(message).text(Language::English).message)
    })?;
    if piece.len() > 0 && is_wanted() {
        send(piece);
    }
    Ok(())
}
