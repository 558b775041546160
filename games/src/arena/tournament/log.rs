//! The log of a tournament, written game by game; resuming.

use crate::arena::record::{GameEnd, GameRecord};
use crate::arena::tournament::header_check::HeaderCheck;
use crate::arena::tournament::log_error::{LogError, LogFault};
use crate::arena::tournament::settings::TournamentSettings;
use serde::{Deserialize, Serialize};
use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// The first line of a log: what was played. A log of another tournament is not gone on with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LogHeader {
    /// The game.
    pub game: String,
    /// How many games there are in all.
    pub games: u64,
    /// What decides which games are played.
    pub settings: TournamentSettings,
    /// What the opening file said, in 16 digits: FNV-1a of its bytes; nothing without a file.
    pub openings: Option<String>,
}

/// Every other line: a game that was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LogEntry {
    /// The game's number, from 1.
    pub game: u64,
    /// Its round, from 1.
    pub round: u64,
    /// The game.
    #[serde(flatten)]
    pub record: GameRecord,
}

/// A log that is being written: a line a game, as soon as it ends.
#[derive(Debug)]
pub struct GameLog {
    path: PathBuf,
    file: File,
    synced: Instant,
}

/// How often what was written is forced onto the disk.
const SYNC: Duration = Duration::from_secs(1);

impl LogHeader {
    /// The header of a tournament of `game`.
    #[must_use]
    pub fn new(game: &str, games: u64, settings: TournamentSettings, openings: Option<&[u8]>) -> Self {
        Self { game: game.to_owned(), games, settings, openings: openings.map(Self::digest) }
    }

    /// What is kept of an opening file: FNV-1a of its bytes.
    #[must_use]
    pub fn digest(text: &[u8]) -> String {
        let step = |hash: u64, &byte: &u8| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        format!("{:016x}", text.iter().fold(0xcbf2_9ce4_8422_2325, step))
    }

    /// What differs from `other`, a line each.
    pub(super) fn differences(&self, other: &Self) -> String {
        let fields = |header: &Self| match serde_json::to_value(header) {
            Ok(serde_json::Value::Object(mut all)) => {
                if let Some(serde_json::Value::Object(settings)) = all.remove("settings") {
                    all.extend(settings);
                }
                all
            }
            _ => serde_json::Map::new(),
        };
        let (mine, theirs) = (fields(self), fields(other));
        let differing = mine.iter().filter(|(key, value)| theirs.get(*key) != Some(value));
        let line = |(key, value): (&String, &serde_json::Value)| {
            let other = theirs.get(key).unwrap_or(&serde_json::Value::Null);
            format!("\n  {key}: {value} in the log, {other} now")
        };
        differing.map(line).collect()
    }
}

impl GameLog {
    /// Begins a log.
    ///
    /// # Errors
    /// When there is one already, or it cannot be written.
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

    /// Goes on with a log, tells `known` every game that it holds, and cuts off a last line that was not
    /// written to its end. Where there is no log, one is begun.
    ///
    /// # Errors
    /// When it belongs to another tournament, is written by somebody else now, or a line of it
    /// cannot be read.
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
            // Not even the header was written to its end.
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
        // Where the system has no locks, the log goes without.
        if matches!(file.try_lock(), Err(std::fs::TryLockError::WouldBlock)) {
            return Err(LogError::new(path, LogFault::Locked));
        }
        Ok(Self { path: path.to_owned(), file, synced: Instant::now() })
    }

    /// Keeps a log that is there from whoever would go on with it, as long as what this gives lives; nothing when there
    /// is none.
    ///
    /// # Errors
    /// When somebody writes it now, or it cannot be opened.
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
    /// When it cannot be written.
    pub fn add(&mut self, entry: &LogEntry) -> Result<(), LogError> {
        self.write(entry)
    }

    /// A line goes out in one piece: a program that is killed leaves whole lines but the last.
    fn write(&mut self, value: &impl Serialize) -> Result<(), LogError> {
        let mut line = serde_json::to_vec(value).map_err(|error| self.fault(error.into()))?;
        line.push(b'\n');
        self.file.write_all(&line).map_err(|error| self.fault(error))?;
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

/// The whole lines of a log.
struct LogLines<R> {
    path: PathBuf,
    reader: R,
    /// The line that was read last, from 1.
    number: usize,
    /// Where the next one begins.
    end: u64,
}

impl<R: BufRead> LogLines<R> {
    fn new(path: &Path, reader: R) -> Self {
        Self { path: path.to_owned(), reader, number: 0, end: 0 }
    }

    /// The next line; nothing at the end, or when the last line has none.
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

    /// The next game. One that was void was not played: such are in logs of before they were played again.
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
