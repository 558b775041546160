//! Threads for functions that use all cores. They live as long as the call, so that forking is safe.

use pyo3::exceptions::PyOSError;
use pyo3::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// The system is asked once, because it reads files at every call.
pub(crate) fn processors() -> usize {
    // Not a lock, which a fork might leave locked. 0 means unknown.
    static KNOWN: AtomicUsize = AtomicUsize::new(0);
    match KNOWN.load(Ordering::Relaxed) {
        0 => {
            let found = thread::available_parallelism().map_or(1, NonZeroUsize::get);
            KNOWN.store(found, Ordering::Relaxed);
            found
        }
        known => known,
    }
}

/// By default one thread per processor, but at most `most`.
pub(crate) fn pool(threads: Option<usize>, most: usize) -> PyResult<ThreadPool> {
    let threads = if most > 1 { threads.unwrap_or_else(processors).min(most) } else { 1 };
    let pool = ThreadPoolBuilder::new().num_threads(threads).build();
    pool.map_err(|error| PyOSError::new_err(format!("cannot start threads: {error}")))
}
