//! The command `gocheck`, run in the process of Python.

use pyo3::prelude::*;
use std::ffi::OsString;
use std::io::{self, Write};

/// The first word is the program's name. Returns the exit status.
#[pyfunction]
pub(crate) fn main(py: Python<'_>, args: Vec<OsString>) -> u8 {
    py.detach(|| {
        let status = gocheck::cli::main_with_args(&args);
        // Nothing else flushes at the end of this process. An error means that the reader has closed the pipe.
        let _ = io::stdout().flush();
        status as u8
    })
}

#[pyfunction]
pub(crate) fn version() -> &'static str {
    env!("CARGO_PKG_VERSION")
}

/// Differs between parent and child after a fork.
pub(crate) fn process_id() -> u32 {
    std::process::id()
}
