//! Reading ahead in a thread.

use crate::process::process_id;
use pyo3::exceptions::{PyOSError, PyRuntimeError};
use pyo3::prelude::*;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// The time between two checks for Ctrl-C.
const CHECK_INTERVAL: Duration = Duration::from_millis(100);

/// A thread that reads pieces, one ahead of the reader. It ends with the last piece or when this is dropped.
pub(crate) struct Prefetcher<T> {
    running: Mutex<Option<Running<T>>>,
}

struct Running<T> {
    pieces: Receiver<Result<T, String>>,
    thread: JoinHandle<()>,
    /// Set once no more pieces are needed.
    is_over: Arc<AtomicBool>,
    /// Threads do not survive a fork.
    process: u32,
}

pub(crate) struct Pieces<T> {
    sender: SyncSender<Result<T, String>>,
    is_over: Arc<AtomicBool>,
}

impl<T> Pieces<T> {
    /// Waits until the reader takes the previous piece. Returns false if it needs no more.
    pub(crate) fn send(&self, piece: T) -> bool {
        self.is_wanted() && self.sender.send(Ok(piece)).is_ok()
    }

    pub(crate) fn is_wanted(&self) -> bool {
        !self.is_over.load(Ordering::Relaxed)
    }
}

impl<T: Send + 'static> Prefetcher<T> {
    /// Starts the thread. `read` returns an error that the reader gets after the pieces.
    pub(crate) fn start(
        read: impl FnOnce(&Pieces<T>) -> Result<(), String> + Send + 'static,
    ) -> PyResult<Self> {
        let (sender, pieces) = sync_channel(1);
        let is_over = Arc::new(AtomicBool::new(false));
        let out = Pieces { sender, is_over: Arc::clone(&is_over) };
        let run = move || {
            if let Err(message) = read(&out) {
                let _ = out.sender.send(Err(message));
            }
        };
        let thread = thread::Builder::new().name("pygocheck.records".to_owned()).spawn(run)?;
        Ok(Self { running: Mutex::new(Some(Running { pieces, thread, is_over, process: process_id() })) })
    }

    /// `None` at the end.
    pub(crate) fn next(&self, py: Python<'_>) -> PyResult<Option<T>> {
        loop {
            let received = py.detach(|| {
                let running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
                let Some(running) = &*running else { return Ok(None) };
                if running.process != process_id() {
                    return Err(PyRuntimeError::new_err(
                        "records are read by a thread, which does not survive a fork: read them in the child process",
                    ));
                }
                match running.pieces.recv_timeout(CHECK_INTERVAL) {
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
                    return if py.detach(|| self.stop()) {
                        Ok(None)
                    } else {
                        Err(PyRuntimeError::new_err(
                            "reading records failed: this is a bug of gocheck, please report it with the text above",
                        ))
                    };
                }
            }
        }
    }

    pub(crate) fn close(&self, py: Python<'_>) {
        py.detach(|| self.stop());
    }
}

impl<T> Prefetcher<T> {
    /// Returns false if the thread panicked, which was reported when it happened.
    fn stop(&self) -> bool {
        let running = self.running.lock().unwrap_or_else(PoisonError::into_inner).take();
        match running {
            Some(Running { pieces, thread, is_over, process }) if process == process_id() => {
                is_over.store(true, Ordering::Relaxed);
                drop(pieces);
                thread.join().is_ok()
            }
            // The thread is in the parent process, and may have held a lock of the channel.
            other => {
                std::mem::forget(other);
                true
            }
        }
    }
}

impl<T> Drop for Prefetcher<T> {
    fn drop(&mut self) {
        self.stop();
    }
}
