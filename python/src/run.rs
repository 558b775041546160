//! Runs work without the GIL and looks for signals such as Ctrl-C meanwhile. All functions that may take long use it.

use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

/// The time between two looks for signals.
pub(crate) const INTERVAL: Duration = Duration::from_millis(50);

/// The number of points from which work is long: about a millisecond. Starting a thread takes some hundredths of that.
const LONG: usize = 1 << 20;

/// The amount of work that is not known beforehand.
pub(crate) const UNKNOWN: usize = usize::MAX;

/// The amount of work of these records: a byte takes as long as this number of points.
pub(crate) fn records(records: &[PyBackedBytes]) -> usize {
    16 * records.iter().map(|record| record.len()).sum::<usize>()
}

/// A flag that ends work whose result is not wanted any more.
#[derive(Default)]
pub(crate) struct Stop(AtomicBool);

impl Stop {
    pub(crate) fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    pub(crate) fn set(&self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Does work that goes through this number of points of boards. If it is long, another thread does it, while this one looks
/// for signals. The work should end early once the stop is set.
///
/// # Errors
/// If a signal handler raises an error, such as `KeyboardInterrupt`: what the work returns is dropped.
pub(crate) fn run<T: Send>(
    py: Python<'_>,
    points: usize,
    work: impl FnOnce(&Stop) -> T + Send,
) -> PyResult<T> {
    let stop = Stop::default();
    if points < LONG {
        return Ok(py.detach(|| work(&stop)));
    }
    let (given, found, is_done) = (Mutex::new(Some(work)), Mutex::new(None), Condvar::new());
    let thread = || {
        let Some(work) = lock(&given).take() else { return };
        let result = catch_unwind(AssertUnwindSafe(|| work(&stop)));
        *lock(&found) = Some(result);
        is_done.notify_one();
    };
    let look = |time: Duration| {
        let found = is_done.wait_timeout_while(lock(&found), time, |found| found.is_none());
        found.unwrap_or_else(PoisonError::into_inner).0.take()
    };
    let result = thread::scope(|scope| {
        if thread::Builder::new().spawn_scoped(scope, thread).is_err() {
            // The system has no threads left.
            py.detach(thread);
        }
        wait(py, || look(INTERVAL)).inspect_err(|_| {
            stop.set();
            // Other threads of Python run until the work has ended.
            py.detach(|| while look(INTERVAL).is_none() {});
        })
    })?;
    Ok(result.unwrap_or_else(|panic| resume_unwind(panic)))
}

/// Does work that is short, or that must not end early, on this thread.
pub(crate) fn to_the_end<T: Send>(py: Python<'_>, work: impl FnOnce() -> T + Send) -> T {
    py.detach(work)
}

/// Calls `look`, which waits for at most [`INTERVAL`], until it returns something. Looks for signals in between.
///
/// # Errors
/// If a signal handler raises an error.
pub(crate) fn wait<T: Send>(py: Python<'_>, look: impl Fn() -> Option<T> + Sync) -> PyResult<T> {
    loop {
        if let Some(found) = py.detach(&look) {
            return Ok(found);
        }
        py.check_signals()?;
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
