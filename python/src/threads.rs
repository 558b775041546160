//! Threads for library functions that use all cores. They live as long as the call, so that forking is safe.

use pyo3::exceptions::PyOSError;
use pyo3::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};

/// A pool of `threads` threads; by default, one per core.
pub(crate) fn pool(threads: Option<usize>) -> PyResult<ThreadPool> {
    let pool = ThreadPoolBuilder::new().num_threads(threads.unwrap_or(0)).build();
    pool.map_err(|error| PyOSError::new_err(format!("cannot start threads: {error}")))
}
