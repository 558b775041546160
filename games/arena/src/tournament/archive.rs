//! Random access to the games of one or several logs.

use crate::tournament::log_entry::{LogEntry, LogHeader};
use crate::tournament::log_error::{LogError, LogFault};
use crate::tournament::parallel;
use crate::tournament::scores::{GameScore, Scores};
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::ops::RangeInclusive;
use std::path::PathBuf;

/// The games of one log, or of the logs of several shards together. Keeps only where each game is stored: 24 bytes
/// per game.
#[derive(Debug)]
pub struct Archive {
    pub(super) header: LogHeader,
    pub(super) logs: Vec<LogFile>,
    /// A copy of all logs without their compression, one after another: the number of files that a process can open is
    /// limited, and some inputs can be read only once.
    pub(super) spool: File,
    /// The games that count, sorted by number.
    pub(super) places: Vec<GameLocation>,
    pub(super) scores: Scores,
    pub(super) merged: MergeReport,
}

/// The outcome of joining logs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MergeReport {
    /// Games that occurred again and differed only in times.
    pub duplicates: u64,
    /// Games that occurred again and differed: the game of the log named first was kept.
    pub contradictions: u64,
    /// Lines that are not games of the tournament.
    pub dropped: u64,
    /// The first of these lines, each with its place and the reason.
    pub reasons: Vec<String>,
}

/// A log: the part of the spool that begins at `start`.
#[derive(Debug)]
pub(super) struct LogFile {
    pub(super) name: PathBuf,
    pub(super) start: u64,
}

/// The place of a game in the spool, and the log that it comes from.
#[derive(Clone, Copy, Debug)]
pub(super) struct GameLocation {
    pub(super) number: u64,
    pub(super) at: u64,
    pub(super) length: u32,
    pub(super) log: u16,
    pub(super) score: GameScore,
}

/// The number of games that are read and parsed at once.
const CHUNK: usize = 1024;

impl Archive {
    /// The header of the log.
    #[must_use]
    pub const fn header(&self) -> &LogHeader {
        &self.header
    }

    /// The results.
    #[must_use]
    pub const fn scores(&self) -> &Scores {
        &self.scores
    }

    /// The outcome of joining the logs.
    #[must_use]
    pub const fn merged(&self) -> &MergeReport {
        &self.merged
    }

    /// Reads the games with these numbers, from 1, in order.
    pub fn games(&self, numbers: RangeInclusive<u64>) -> impl Iterator<Item = Result<LogEntry, LogError>> {
        let places = self.places.iter().filter(move |place| numbers.contains(&(place.number + 1)));
        places.map(|place| self.parse(place, &self.line(place)?))
    }

    /// Reads every game in order, each with its line.
    ///
    /// # Errors
    /// If a game cannot be read, or `take` fails.
    pub fn for_each<E: From<LogError>>(
        &self,
        mut take: impl FnMut(LogEntry, &[u8]) -> Result<(), E>,
    ) -> Result<(), E> {
        for places in self.places.chunks(CHUNK) {
            let lines = places.iter().map(|place| self.line(place)).collect::<Result<Vec<_>, _>>()?;
            let tasks: Vec<_> = places.iter().zip(&lines).collect();
            let parsed = parallel::on_all(&tasks, |(place, line)| self.parse(place, line));
            let entries = parsed.into_iter().collect::<Result<Vec<_>, _>>()?;
            for (entry, line) in entries.into_iter().zip(&lines) {
                take(entry, line)?;
            }
        }
        Ok(())
    }

    pub(super) fn parse(&self, place: &GameLocation, line: &[u8]) -> Result<LogEntry, LogError> {
        serde_json::from_slice(line).map_err(|error| self.fault(place, error.into()))
    }

    pub(super) fn line(&self, place: &GameLocation) -> Result<Vec<u8>, LogError> {
        let mut line = vec![0; place.length as usize];
        let mut file = &self.spool;
        let read = file.seek(SeekFrom::Start(place.at)).and_then(|_| file.read_exact(&mut line));
        read.map_err(|error| self.fault(place, error))?;
        Ok(line)
    }

    pub(super) fn fault(&self, place: &GameLocation, error: io::Error) -> LogError {
        LogError::new(&self.logs[usize::from(place.log)].name, LogFault::Io(error))
    }
}
