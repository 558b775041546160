use super::{GameScore, Scores, Settings};
use crate::arena::{End, Record};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, BufReader, Seek, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// The first line of a log: what was played. A log of another tournament is not gone on with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Header {
    /// The game.
    pub game: String,
    /// How many games there are in all.
    pub games: u64,
    /// What decides which games are played.
    pub settings: Settings,
    /// What the opening file said, in 16 digits: FNV-1a of its text; nothing without a file.
    pub openings: Option<String>,
}

/// Every other line: a game that was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// The game's number, from 1.
    pub game: u64,
    /// Its round, from 1.
    pub round: u64,
    /// The game.
    #[serde(flatten)]
    pub record: Record,
}

/// A log that is being written: a line a game, as soon as it ends.
#[derive(Debug)]
pub struct Log {
    path: PathBuf,
    file: File,
    synced: Instant,
}

/// A log that was written, or several that belong together. The places of the games are kept, not
/// the games.
#[derive(Debug)]
pub struct Archive {
    header: Header,
    files: Vec<(PathBuf, BufReader<File>)>,
    /// The file and the place in it of each game that is there, by number.
    places: BTreeMap<u64, (usize, u64)>,
    scores: Scores,
}

/// How often what was written is forced onto the disk.
const SYNC: Duration = Duration::from_secs(1);

impl Header {
    /// The header of a tournament of `game`.
    #[must_use]
    pub fn new(game: &str, games: u64, settings: Settings, openings: Option<&str>) -> Self {
        let digest = |text: &str| {
            let step = |hash: u64, &byte: &u8| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
            format!("{:016x}", text.as_bytes().iter().fold(0xcbf2_9ce4_8422_2325, step))
        };
        Self { game: game.to_owned(), games, settings, openings: openings.map(digest) }
    }

    /// What differs from `other`, a line each.
    fn differences(&self, other: &Self) -> String {
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

impl Log {
    /// Begins a log.
    ///
    /// # Errors
    /// When there is one already, or it cannot be written.
    pub fn create(path: &Path, header: &Header) -> Result<Self, LogError> {
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
    pub fn resume(path: &Path, header: &Header, mut known: impl FnMut(&Entry)) -> Result<Self, LogError> {
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
        while let Some((_, entry)) = lines.entry(header.games)? {
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

    /// Writes a game.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn add(&mut self, entry: &Entry) -> Result<(), LogError> {
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

impl Archive {
    /// Opens the logs of a tournament's parts, or its only log.
    ///
    /// # Errors
    /// When they are of different tournaments, one cannot be read, or a game is in two.
    pub fn open(paths: &[PathBuf]) -> Result<Self, LogError> {
        let mut opened: Option<Self> = None;
        for (index, path) in paths.iter().enumerate() {
            let file = File::open(path).map_err(|error| LogError::new(path, LogFault::Io(error)))?;
            let mut lines = LogLines::new(path, BufReader::new(file));
            let header = lines.header()?.ok_or_else(|| LogError::new(path, LogFault::Empty))?;
            let archive = opened.get_or_insert_with(|| Self {
                places: BTreeMap::new(),
                scores: Scores::new(header.settings.sprt),
                header: header.clone(),
                files: Vec::new(),
            });
            if archive.header != header {
                let differences = header.differences(&archive.header);
                return Err(LogError::new(path, LogFault::Other(differences)));
            }
            while let Some((place, entry)) = lines.entry(header.games)? {
                let number = entry.game - 1;
                if let Some((other, _)) = archive.places.insert(number, (index, place)) {
                    let other = archive.files.get(other).map_or(path, |(path, _)| path).clone();
                    return Err(LogError::new(path, LogFault::Twice { game: entry.game, other }));
                }
                archive.scores.add(number, GameScore::of(&entry.record));
            }
            let LogLines { reader, .. } = lines;
            archive.files.push((path.clone(), reader));
        }
        opened.ok_or_else(|| LogError::new(Path::new("-"), LogFault::Empty))
    }

    /// What was played.
    #[must_use]
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// The results.
    #[must_use]
    pub const fn scores(&self) -> &Scores {
        &self.scores
    }

    /// The numbers of the games that are there, from 0.
    pub fn games(&self) -> impl Iterator<Item = u64> + use<> {
        self.places.keys().copied().collect::<Vec<u64>>().into_iter()
    }

    /// Reads a game, by number from 0; nothing when it is not there.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn read(&mut self, number: u64) -> Result<Option<Entry>, LogError> {
        let Some(&(file, place)) = self.places.get(&number) else { return Ok(None) };
        let Some((path, reader)) = self.files.get_mut(file) else { return Ok(None) };
        let fault = |error| LogError::new(path, LogFault::Io(error));
        let here = reader.stream_position().map_err(fault)?;
        // What was read ahead is kept when the next game is near.
        reader.seek_relative(place as i64 - here as i64).map_err(fault)?;
        let mut line = Vec::new();
        reader.read_until(b'\n', &mut line).map_err(fault)?;
        serde_json::from_slice(&line).map(Some).map_err(|error| fault(error.into()))
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

    /// The next line and its place; nothing at the end, or when the last line has none.
    fn next<T: for<'a> Deserialize<'a>>(&mut self) -> Result<Option<(u64, T)>, LogError> {
        let fault = |error| LogError::new(&self.path, LogFault::Io(error));
        let mut line = Vec::new();
        self.reader.read_until(b'\n', &mut line).map_err(fault)?;
        if line.last() != Some(&b'\n') {
            return Ok(None);
        }
        self.number += 1;
        let place = self.end;
        let value = serde_json::from_slice(&line).map_err(|error| {
            LogError::new(&self.path, LogFault::Line { number: self.number, reason: error.to_string() })
        })?;
        self.end += line.len() as u64;
        Ok(Some((place, value)))
    }

    fn header(&mut self) -> Result<Option<Header>, LogError> {
        Ok(self.next()?.map(|(_, header)| header))
    }

    /// The next game. One that was void was not played: such are in logs of before they were played again.
    fn entry(&mut self, games: u64) -> Result<Option<(u64, Entry)>, LogError> {
        let mut next = self.next::<Entry>()?;
        while next.as_ref().is_some_and(|(_, entry)| matches!(entry.record.end, End::Void { .. })) {
            next = self.next()?;
        }
        if let Some((_, entry)) = &next
            && !(1..=games).contains(&entry.game)
        {
            let reason = format!("game {} of {games}", entry.game);
            return Err(LogError::new(&self.path, LogFault::Line { number: self.number, reason }));
        }
        Ok(next)
    }
}

/// What is wrong with a log.
#[derive(Debug)]
pub struct LogError {
    path: PathBuf,
    fault: LogFault,
}

#[derive(Debug)]
enum LogFault {
    Io(io::Error),
    Exists,
    Locked,
    Empty,
    Other(String),
    Line { number: usize, reason: String },
    Twice { game: u64, other: PathBuf },
}

impl LogError {
    fn new(path: &Path, fault: LogFault) -> Self {
        Self { path: path.to_owned(), fault }
    }
}

impl fmt::Display for LogError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let path = self.path.display();
        match &self.fault {
            LogFault::Io(error) => write!(f, "{path}: {error}"),
            LogFault::Exists => {
                write!(f, "{path} is there already: --resume goes on with it, -o takes another folder")
            }
            LogFault::Locked => write!(f, "{path}: another tournament is writing it"),
            LogFault::Empty => write!(f, "{path}: no log of a tournament: its first line is missing"),
            LogFault::Other(differences) => {
                write!(
                    f,
                    "{path} is the log of another tournament:{differences}\n  take another folder, or the settings of the log"
                )
            }
            LogFault::Line { number, reason } => {
                write!(f, "{path}:{number}: {reason}: remove the line, and its game is played again")
            }
            LogFault::Twice { game, other } => {
                write!(f, "{path}: game {game} is in {} too: leave one of them out", other.display())
            }
        }
    }
}

impl std::error::Error for LogError {}
