use crate::prefetcher::{Pieces, Prefetcher};
use crate::records::{as_files, unreadable};
use gocheck_corpus::{self as corpus, RecordFile};
use gocheck_text::{Diagnostic, Language};
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;
use pyo3::types::PyBytes;
use std::mem;
use std::ops::ControlFlow;
use std::path::PathBuf;

/// Reads the bytes of records in batches. A thread reads ahead, one batch at most.
#[pyclass(module = "pygocheck._core")]
pub(crate) struct RecordFiles {
    ahead: Prefetcher<Vec<RecordFile>>,
}

/// A path, and its bytes or the reason why they cannot be read.
type Row<'py> = (String, Option<Bound<'py, PyBytes>>, Option<String>);

#[pymethods]
impl RecordFiles {
    /// A piece ends after `most` bytes.
    #[new]
    fn new(paths: Vec<PathBuf>, most: usize) -> PyResult<Self> {
        let paths = as_files(paths);
        let ahead = Prefetcher::start(move |out| {
            let mut piece = Piece { files: Vec::new(), held: 0, most, out };
            corpus::read_records(&paths, |file| piece.add(file)).map_err(unreadable)?;
            piece.send();
            Ok(())
        })?;
        Ok(Self { ahead })
    }

    /// Reads the members of an archive, or a compressed file.
    #[staticmethod]
    fn of_archive(name: String, content: PyBackedBytes, most: usize) -> PyResult<Self> {
        let content = content.to_vec();
        let ahead = Prefetcher::start(move |out| {
            let mut piece = Piece { files: Vec::new(), held: 0, most, out };
            corpus::records_in_archive(&name, content, |file| piece.add(file));
            piece.send();
            Ok(())
        })?;
        Ok(Self { ahead })
    }

    /// `None` at the end.
    fn next<'py>(&self, py: Python<'py>) -> PyResult<Option<Vec<Row<'py>>>> {
        let row = |RecordFile { shown, content }| match content {
            Ok(bytes) => (shown, Some(PyBytes::new(py, &bytes)), None),
            Err(message) => {
                (shown, None, Some(Diagnostic::from(message).text(Language::English).message.into_owned()))
            }
        };
        Ok(self.ahead.next(py)?.map(|files| files.into_iter().map(row).collect()))
    }

    fn close(&self, py: Python<'_>) {
        self.ahead.close(py);
    }
}

/// Returns true if a file with this name is an archive or compressed.
#[pyfunction]
pub(crate) fn is_packed(name: &str) -> bool {
    corpus::is_packed(name)
}

struct Piece<'a> {
    files: Vec<RecordFile>,
    held: usize,
    most: usize,
    out: &'a Pieces<Vec<RecordFile>>,
}

impl Piece<'_> {
    fn add(&mut self, file: RecordFile) -> ControlFlow<()> {
        self.held += file.shown.len() + file.content.as_ref().map_or(0, Vec::len);
        self.files.push(file);
        if self.held < self.most || self.send() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }

    /// Returns false if no more are needed.
    fn send(&mut self) -> bool {
        self.held = 0;
        let files = mem::take(&mut self.files);
        if files.is_empty() { self.out.is_wanted() } else { self.out.send(files) }
    }
}
