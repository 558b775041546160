//! The command `gocheck`, run in the process of Python.

use pyo3::prelude::*;
use std::ffi::OsString;
use std::io::{self, Write};

/// Runs the program with a command line, whose first word is the program's name; gives its exit status.
#[pyfunction]
pub(crate) fn main(py: Python<'_>, args: Vec<OsString>) -> u8 {
    py.detach(|| {
        let status = gocheck::cli::main_with_args(&args);
        // At the end of this process nobody else would. Whoever has closed the pipe does not want it.
        let _ = io::stdout().flush();
        status as u8
    })
}

/// The version of the package and of the program.
#[pyfunction]
pub(crate) fn version() -> &'static str {
    env!("CARGO_PKG_VERSION")
}
