use std::io::{self, BufRead};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// A line of input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The text without the line's end.
    pub text: String,
    /// The line's number, from 1.
    pub number: usize,
    /// When it was read: the time to answer counts from here.
    pub arrival: Instant,
}

/// Input that is read by a thread of its own, so that lines are noticed while a search runs, and a caller can ask for
/// more lines without waiting.
#[derive(Debug)]
pub struct Lines {
    receiver: Receiver<io::Result<Line>>,
    put_back: Option<Line>,
    /// Raised with each line. The lock is held while a line is sent and the flag is raised, so that a caller who
    /// replaces the flag either has the line or sees the new flag raised.
    flag: Arc<Mutex<Arc<AtomicBool>>>,
}

impl Lines {
    /// The lines of `input`. Bytes that are not UTF-8 become replacement characters.
    pub fn new(mut input: impl BufRead + Send + 'static) -> Self {
        let (sender, receiver) = mpsc::channel();
        let flag = Arc::new(Mutex::new(Arc::new(AtomicBool::new(false))));
        let raised = Arc::clone(&flag);
        // It ends with the input, or once the receiver is dropped.
        thread::spawn(move || {
            let mut bytes = Vec::new();
            for number in 1.. {
                bytes.clear();
                let read = input.read_until(b'\n', &mut bytes);
                let line = match read {
                    Ok(0) => break,
                    Ok(_) => {
                        let text = String::from_utf8_lossy(&bytes).trim_end_matches(['\n', '\r']).to_owned();
                        Ok(Line { text, number, arrival: Instant::now() })
                    }
                    Err(error) => Err(error),
                };
                let is_error = line.is_err();
                let flag = raised.lock().unwrap_or_else(PoisonError::into_inner);
                if sender.send(line).is_err() || is_error {
                    break;
                }
                flag.store(true, Ordering::Relaxed);
            }
        });
        Self { receiver, put_back: None, flag }
    }

    /// Returns a flag that is raised as soon as there is another line, so that work on the last one can stop.
    ///
    /// # Errors
    /// When the input cannot be read.
    pub fn another(&mut self) -> io::Result<Arc<AtomicBool>> {
        let mut raised = self.flag.lock().unwrap_or_else(PoisonError::into_inner);
        if self.put_back.is_none() {
            self.put_back = self.receiver.try_recv().ok().transpose()?;
        }
        let flag = Arc::new(AtomicBool::new(self.put_back.is_some()));
        *raised = Arc::clone(&flag);
        Ok(flag)
    }

    /// Waits for the next line and returns `None` at the end of the input.
    ///
    /// # Errors
    /// When the input cannot be read.
    pub fn next_line(&mut self) -> io::Result<Option<Line>> {
        match self.put_back.take() {
            Some(line) => Ok(Some(line)),
            None => self.receiver.recv().ok().transpose(),
        }
    }

    /// Waits for the next line that is not blank and returns it trimmed, or `None` at the end of the input.
    ///
    /// # Errors
    /// When the input cannot be read.
    pub fn next_filled(&mut self) -> io::Result<Option<Line>> {
        loop {
            match self.next_line()? {
                Some(line) if line.text.trim().is_empty() => {}
                Some(line) => return Ok(Some(Line { text: line.text.trim().to_owned(), ..line })),
                None => return Ok(None),
            }
        }
    }

    /// Returns the next line if it arrives within `wait`.
    ///
    /// # Errors
    /// When the input cannot be read.
    pub fn next_within(&mut self, wait: Duration) -> io::Result<Option<Line>> {
        if let Some(line) = self.put_back.take() {
            return Ok(Some(line));
        }
        match self.receiver.recv_timeout(wait) {
            Ok(line) => line.map(Some),
            Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => Ok(None),
        }
    }

    /// Makes `line` the next one.
    pub fn put_back(&mut self, line: Line) {
        self.put_back = Some(line);
    }
}
