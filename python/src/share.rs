//! Shares a batch among threads. They live as long as the call, so forking during or after it is safe. The overhead of a
//! call is starting them, some 20 us each.

use crate::run::Stop;
use crate::threads::processors;
use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};
use std::thread;

const MIN_POINTS_PER_THREAD: usize = 1 << 21;

/// Work that can be split into pieces.
pub(crate) trait Divisible: Sized + Send {
    /// Splits off the first piece. Returns `None` when nothing is left.
    fn piece(&mut self) -> Option<Self>;
}

/// Does all the work, boards with `points` points in total, on at most `threads` threads. Pieces begin in order. After
/// an error, or when told to stop, no more pieces are begun. Of several errors the smallest is returned, which is that of the
/// first piece.
pub(crate) fn share<W: Divisible, E: Ord + Send>(
    stop: &Stop,
    work: W,
    points: usize,
    threads: Option<NonZeroUsize>,
    run: impl Fn(&mut dyn FnMut() -> Option<W>) -> Result<(), E> + Sync,
) -> Result<(), E> {
    let worth = points / MIN_POINTS_PER_THREAD;
    let most = if worth > 1 { threads.map_or_else(processors, NonZeroUsize::get).min(worth) } else { 1 };
    let queue = Mutex::new(Some(work));
    let error = Mutex::new(None);
    let work = || {
        let next = &mut || {
            if stop.is_set() {
                return None;
            }
            queue.lock().unwrap_or_else(PoisonError::into_inner).as_mut()?.piece()
        };
        if let Err(found) = run(next) {
            queue.lock().unwrap_or_else(PoisonError::into_inner).take();
            let mut error = error.lock().unwrap_or_else(PoisonError::into_inner);
            if error.as_ref().is_none_or(|other| found < *other) {
                *error = Some(found);
            }
        }
    };
    thread::scope(|scope| {
        for _ in 1..most {
            // If the system has no threads left, the others do the work.
            let _ = thread::Builder::new().spawn_scoped(scope, work);
        }
        work();
    });
    error.into_inner().unwrap_or_else(PoisonError::into_inner).map_or(Ok(()), Err)
}
