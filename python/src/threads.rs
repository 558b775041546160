//! Threads for what the library does on all cores. They live as long as the call, so that a fork finds nothing broken.

use pyo3::exceptions::PyOSError;
use pyo3::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};

/// So many threads, one for each core unless told.
pub(crate) fn pool(threads: Option<usize>) -> PyResult<ThreadPool> {
    let pool = ThreadPoolBuilder::new().num_threads(threads.unwrap_or(0)).build();
    pool.map_err(|error| PyOSError::new_err(format!("cannot start threads: {error}")))
}
