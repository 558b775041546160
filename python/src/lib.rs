//! `pygocheck._core`: what of the Python package is Rust. The package around it (`lib/pygocheck`) checks and allocates;
//! here arrays are read and written.
//!
//! | file | what is in it |
//! | --- | --- |
//! | `batch` | `analyse` and `play` |
//! | `share` | a batch shared out among threads |
//! | `program` | the command `gocheck` |

mod batch;
mod program;
mod share;

/// The compiled part of pygocheck; use `pygocheck` itself.
#[pyo3::pymodule]
mod _core {
    #[pymodule_export]
    use super::batch::{analyse, play};
    #[pymodule_export]
    use super::program::{main, version};
}
