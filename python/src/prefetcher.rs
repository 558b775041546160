//! Reading ahead in a thread.

use crate::process::process_id;
use crate::run::{INTERVAL, Stop, to_the_end, wait};
use pyo3::exceptions::{PyOSError, PyRuntimeError};
use pyo3::prelude::*;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

/// A thread that reads pieces, one ahead of the reader. It ends with the last piece or when this is dropped.
pub(crate) struct Prefetcher<T> {
    running: Mutex<Option<Running<T>>>,
}

struct Running<T> {
    pieces: Receiver<Result<T, String>>,
    thread: JoinHandle<()>,
    /// Set once no more pieces are needed.
    stop: Arc<Stop>,
    /// Threads do not survive a fork.
    process: u32,
}

pub(crate) struct Pieces<T> {
    sender: SyncSender<Result<T, String>>,
    stop: Arc<Stop>,
}

/// A message of the thread to the reader.
enum Received<T> {
    Piece(Result<T, String>),
    End,
    /// A fork has left the thread behind.
    OtherProcess,
}

impl<T> Pieces<T> {
    /// Waits until the reader takes the previous piece. Returns false if it needs no more.
    pub(crate) fn send(&self, piece: T) -> bool {
        self.is_wanted() && self.sender.send(Ok(piece)).is_ok()
    }

    pub(crate) fn is_wanted(&self) -> bool {
        !self.stop.is_set()
    }
}

impl<T: Send + 'static> Prefetcher<T> {
    /// Starts the thread. `read` returns an error that the reader gets after the pieces.
    pub(crate) fn start(
        read: impl FnOnce(&Pieces<T>) -> Result<(), String> + Send + 'static,
    ) -> PyResult<Self> {
        let (sender, pieces) = sync_channel(1);
        let stop = Arc::new(Stop::default());
        let out = Pieces { sender, stop: Arc::clone(&stop) };
        let run = move || {
            if let Err(message) = read(&out) {
                let _ = out.sender.send(Err(message));
            }
        };
        let thread = thread::Builder::new().name("pygocheck.records".to_owned()).spawn(run)?;
        Ok(Self { running: Mutex::new(Some(Running { pieces, thread, stop, process: process_id() })) })
    }

    /// `None` at the end.
    pub(crate) fn next(&self, py: Python<'_>) -> PyResult<Option<T>> {
        match wait(py, || self.receive())? {
            Received::Piece(Ok(piece)) => Ok(Some(piece)),
            Received::Piece(Err(message)) => Err(PyOSError::new_err(message)),
            Received::OtherProcess => Err(PyRuntimeError::new_err(
                "records are read by a thread, which does not survive a fork: read them in the child process",
            )),
            Received::End if to_the_end(py, || self.stop()) => Ok(None),
            Received::End => Err(PyRuntimeError::new_err(
                "reading records failed: this is a bug of gocheck, please report it with the text above",
            )),
        }
    }

    /// Waits for a piece. `None` if there is none yet.
    fn receive(&self) -> Option<Received<T>> {
        let running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(running) = &*running else { return Some(Received::End) };
        if running.process != process_id() {
            return Some(Received::OtherProcess);
        }
        match running.pieces.recv_timeout(INTERVAL) {
            Ok(piece) => Some(Received::Piece(piece)),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => Some(Received::End),
        }
    }

    pub(crate) fn close(&self, py: Python<'_>) {
        to_the_end(py, || self.stop());
    }
}

impl<T> Prefetcher<T> {
    /// Returns false if the thread panicked, which was reported when it happened.
    fn stop(&self) -> bool {
        let running = self.running.lock().unwrap_or_else(PoisonError::into_inner).take();
        match running {
            Some(Running { pieces, thread, stop, process }) if process == process_id() => {
                stop.set();
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
