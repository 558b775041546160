//! The log of a tournament, written game by game; resuming.

use crate::record::GameEnd;
use crate::tournament::header_check::HeaderCheck;
use crate::tournament::log_entry::{LogEntry, LogHeader};
use crate::tournament::log_error::{LogError, LogFault};
use gocheck_text::untrusted::json_text;
use serde::{Deserialize, Serialize};
use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// A log that is being written: one line per game, as soon as it ends.
#[derive(Debug)]
pub struct GameLog {
    path: PathBuf,
    file: File,
    synced: Instant,
}

/// How often written lines are forced onto the disk.
const SYNC: Duration = Duration::from_secs(1);

impl GameLog {
    /// Creates a log.
    ///
    /// # Errors
    /// If the file already exists or cannot be written.
    pub fn create(path: &Path, header: &LogHeader) -> Result<Self, LogError> {
        let fault = |reason| LogError::new(path, reason);
        let file = match OpenOptions::new().append(true).create_new(true).open(path) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                return Err(fault(LogFault::Exists));
            }
            file => file.map_err(|error| fault(LogFault::Io(error)))?,
        };
        let mut log = Self::lock(path, file)?;
        log.write(header)?;
        Ok(log)
    }

    /// Resumes a log: passes each of its games to `known` and cuts off an incomplete last line. Creates the log if
    /// there is none.
    ///
    /// # Errors
    /// If the log belongs to another tournament, is being written by another process, or has a line that cannot be
    /// read.
    pub fn resume(
        path: &Path,
        header: &LogHeader,
        mut known: impl FnMut(&LogEntry),
    ) -> Result<Self, LogError> {
        let fault = |reason| LogError::new(path, reason);
        let file = match OpenOptions::new().append(true).read(true).open(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Self::create(path, header),
            file => file.map_err(|error| fault(LogFault::Io(error)))?,
        };
        let log = Self::lock(path, file)?;
        let reader = log.file.try_clone().map_err(|error| fault(LogFault::Io(error)))?;
        let mut lines = LogLines::new(path, BufReader::new(reader));
        let Some(found) = lines.header()? else {
            // Not even the header is complete.
            log.file.set_len(0).map_err(|error| fault(LogFault::Io(error)))?;
            let mut log = log;
            log.write(header)?;
            return Ok(log);
        };
        if found != *header {
            return Err(fault(LogFault::Other(found.differences(header))));
        }
        let claims = HeaderCheck::new(header);
        while let Some(entry) = lines.entry(&claims)? {
            known(&entry);
        }
        log.file.set_len(lines.end).map_err(|error| fault(LogFault::Io(error)))?;
        Ok(log)
    }

    fn lock(path: &Path, file: File) -> Result<Self, LogError> {
        // Some file systems have no locks: the log then goes without.
        if matches!(file.try_lock(), Err(std::fs::TryLockError::WouldBlock)) {
            return Err(LogError::new(path, LogFault::Locked));
        }
        Ok(Self { path: path.to_owned(), file, synced: Instant::now() })
    }

    /// Locks an existing log against resuming for as long as the returned value lives. Returns `None` if there is no
    /// log.
    ///
    /// # Errors
    /// If another process is writing the log, or it cannot be opened.
    pub fn lock_existing(path: &Path) -> Result<Option<Self>, LogError> {
        match File::open(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(LogError::new(path, LogFault::Io(error))),
            Ok(file) => Self::lock(path, file).map(Some),
        }
    }

    /// Writes a game.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn add(&mut self, entry: &LogEntry) -> Result<(), LogError> {
        self.write(entry)
    }

    /// Writes a line in one piece, so that a killed process leaves at most one incomplete line, the last.
    fn write(&mut self, value: &impl Serialize) -> Result<(), LogError> {
        let line = serde_json::to_string(value).map_err(|error| self.fault(error.into()))?;
        let line = json_text(&line).into_owned() + "\n";
        self.file.write_all(line.as_bytes()).map_err(|error| self.fault(error))?;
        if self.synced.elapsed() >= SYNC {
            self.file.sync_data().map_err(|error| self.fault(error))?;
            self.synced = Instant::now();
        }
        Ok(())
    }

    fn fault(&self, error: io::Error) -> LogError {
        LogError::new(&self.path, LogFault::Io(error))
    }
}

/// The complete lines of a log.
struct LogLines<R> {
    path: PathBuf,
    reader: R,
    /// The number of the last line that was read, from 1.
    number: usize,
    /// The offset of the next line.
    end: u64,
}

impl<R: BufRead> LogLines<R> {
    fn new(path: &Path, reader: R) -> Self {
        Self { path: path.to_owned(), reader, number: 0, end: 0 }
    }

    /// The next line. Returns `None` at the end, or if the last line is incomplete.
    fn next<T: for<'a> Deserialize<'a>>(&mut self) -> Result<Option<T>, LogError> {
        let fault = |error| LogError::new(&self.path, LogFault::Io(error));
        let mut line = Vec::new();
        self.reader.read_until(b'\n', &mut line).map_err(fault)?;
        if line.last() != Some(&b'\n') {
            return Ok(None);
        }
        self.number += 1;
        let value = serde_json::from_slice(&line).map_err(|error| {
            LogError::new(&self.path, LogFault::Line { number: self.number, reason: error.to_string() })
        })?;
        self.end += line.len() as u64;
        Ok(Some(value))
    }

    fn header(&mut self) -> Result<Option<LogHeader>, LogError> {
        self.next()
    }

    /// The next game. Void games, which old logs contain, are skipped: they were not played.
    fn entry(&mut self, claims: &HeaderCheck) -> Result<Option<LogEntry>, LogError> {
        while let Some(entry) = self.next::<LogEntry>()? {
            claims.check(&entry).map_err(|reason| {
                LogError::new(&self.path, LogFault::Line { number: self.number, reason })
            })?;
            if !matches!(entry.record.end, GameEnd::Void { .. }) {
                return Ok(Some(entry));
            }
        }
        Ok(None)
    }
}
