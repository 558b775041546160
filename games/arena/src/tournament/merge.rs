//! Joining the logs of several shards.

use crate::record::{GameEnd, GameRecord};
use crate::tournament::archive::{Archive, MergeReport};
use crate::tournament::archive::{GameLocation, LogFile};
use crate::tournament::header_check::HeaderCheck;
use crate::tournament::log_entry::{LogEntry, LogHeader};
use crate::tournament::log_error::{LogError, LogFault};
use crate::tournament::log_source::{self, LineBlocks};
use crate::tournament::parallel;
use crate::tournament::scores::{GameScore, Scores};
use crate::tournament::settings::PairingSystem;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// What to do if logs contain different games with the same number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ConflictRule {
    /// Fail.
    #[default]
    Refuse,
    /// Keep the game of the log that is named first.
    KeepFirst,
}

/// Opened logs, of which only the first header has been read.
pub struct Logs<'a> {
    paths: &'a [PathBuf],
    header: LogHeader,
    first: LogReader,
}

/// The lines of a log after its header.
struct LogReader {
    name: PathBuf,
    blocks: LineBlocks<Box<dyn Read>>,
    head: Vec<u8>,
    /// Lines that were read together with the header.
    begun: Option<Vec<u8>>,
}

/// The contents of a block of lines.
#[derive(Default)]
struct ScannedBlock {
    places: Vec<GameLocation>,
    /// Lines that are not games, by number from 0, each with the reason.
    faults: Vec<(u64, String)>,
    /// The differences in a header of another tournament.
    foreign: Option<String>,
    lines: u64,
}

/// The number of contradictions and dropped lines that are reported one by one.
const MAX_NAMED: usize = 20;

impl<'a> Logs<'a> {
    /// Opens the logs of all shards of a tournament, or its only log: plain, gzip or Zstandard, `-` for standard
    /// input. Logs may be concatenated in one file.
    ///
    /// # Errors
    /// If there is no log, or the first cannot be read.
    pub fn open(paths: &'a [PathBuf]) -> Result<Self, LogError> {
        let first = paths.first().ok_or_else(|| LogError::new(Path::new("-"), LogFault::Empty))?;
        if paths.len() > usize::from(u16::MAX) {
            return Err(LogError::new(first, LogFault::TooMany(paths.len())));
        }
        let (first, header) = LogReader::open(first)?;
        Ok(Self { paths, header, first })
    }

    /// The header of the logs.
    #[must_use]
    pub const fn header(&self) -> &LogHeader {
        &self.header
    }

    /// Reads all games. A line that contradicts the header or fails `check` is dropped and reported. Void games do
    /// not count as played.
    ///
    /// # Errors
    /// If the logs belong to different tournaments, one cannot be read, or they contradict each other and `rule` does
    /// not allow it.
    pub fn join(
        self,
        check: &(dyn Fn(&LogEntry) -> Result<(), String> + Sync),
        rule: ConflictRule,
    ) -> Result<Archive, LogError> {
        let Self { paths, header, first } = self;
        let spool = tempfile::tempfile().map_err(|error| LogError::new(&first.name, LogFault::Io(error)))?;
        let claims = HeaderCheck::new(&header);
        let check = |entry: &LogEntry| claims.check(entry).and_then(|()| check(entry));
        let mut archive = Archive {
            scores: Scores::new(header.settings.sprt),
            header,
            logs: Vec::new(),
            spool,
            places: Vec::new(),
            merged: MergeReport::default(),
        };
        archive.take(first, &check)?;
        for path in paths.iter().skip(1) {
            let (lines, header) = LogReader::open(path)?;
            if header != archive.header {
                let differences = header.differences(&archive.header);
                return Err(LogError::new(path, LogFault::Other(differences)));
            }
            archive.take(lines, &check)?;
        }
        archive.settle(rule)?;
        archive.count();
        if archive.header.settings.pairing == PairingSystem::Swiss {
            archive.check_pairs(claims)?;
        }
        Ok(archive)
    }
}

/// Reads the logs of all shards of a tournament, or its only log, without checking the games by the rules.
///
/// # Errors
/// Those of [`Logs::open`] and [`Logs::join`].
pub fn read_logs(paths: &[PathBuf]) -> Result<Archive, LogError> {
    Logs::open(paths)?.join(&|_| Ok(()), ConflictRule::Refuse)
}

impl LogReader {
    /// Opens a log and reads its header.
    fn open(path: &Path) -> Result<(Self, LogHeader), LogError> {
        let fault = |error| LogError::new(path, LogFault::Io(error));
        let mut blocks = LineBlocks::new(log_source::open(path).map_err(fault)?);
        let first = blocks.next().map_err(fault)?;
        let mut head = first.ok_or_else(|| LogError::new(path, LogFault::Empty))?;
        let end = memchr::memchr(b'\n', &head).map_or(head.len(), |place| place + 1);
        let begun = Some(head.split_off(end));
        let header = serde_json::from_slice(&head)
            .map_err(|error| LogError::new(path, LogFault::Header(error.to_string())))?;
        Ok((Self { name: path.to_owned(), blocks, head, begun }, header))
    }

    fn next(&mut self) -> io::Result<Option<Vec<u8>>> {
        self.begun.take().map_or_else(|| self.blocks.next(), |block| Ok(Some(block)))
    }
}

impl MergeReport {
    fn drop(&mut self, reason: String) {
        self.dropped += 1;
        if self.reasons.len() < MAX_NAMED {
            self.reasons.push(reason);
        }
    }
}

impl Archive {
    /// Reads the games of a log.
    fn take(
        &mut self,
        mut lines: LogReader,
        check: &(dyn Fn(&LogEntry) -> Result<(), String> + Sync),
    ) -> Result<(), LogError> {
        let name = lines.name.clone();
        let fault = |error| LogError::new(&name, LogFault::Io(error));
        let log = self.logs.len() as u16;
        let start = self.spool.seek(SeekFrom::End(0)).map_err(fault)?;
        self.spool.write_all(&lines.head).map_err(fault)?;
        let mut at = start + lines.head.len() as u64;
        let mut line = 2;
        loop {
            let mut blocks = Vec::new();
            while blocks.len() < 2 * parallel::count() {
                let Some(block) = lines.next().map_err(fault)? else { break };
                self.spool.write_all(&block).map_err(fault)?;
                blocks.push((at, block));
                at += blocks.last().map_or(0, |(_, block)| block.len() as u64);
            }
            if blocks.is_empty() {
                break;
            }
            let scan = |(at, block): &(u64, Vec<u8>)| scan(block, *at, log, &self.header, check);
            for scanned in parallel::on_all(&blocks, scan) {
                if let Some(differences) = scanned.foreign {
                    return Err(LogError::new(&name, LogFault::Other(differences)));
                }
                self.places.extend(scanned.places);
                for (index, reason) in scanned.faults {
                    self.merged.drop(format!("{}:{}: {reason}", name.display(), line + index));
                }
                line += scanned.lines;
            }
        }
        self.logs.push(LogFile { name, start });
        Ok(())
    }

    fn count(&mut self) {
        self.scores = Scores::new(self.header.settings.sprt);
        for place in &self.places {
            self.scores.add(place.number, place.score);
        }
    }

    /// Drops the games of a Swiss tournament whose pairing does not follow from the earlier results.
    fn check_pairs(&mut self, mut claims: HeaderCheck) -> Result<(), LogError> {
        claims.advance(&self.scores);
        let mut faults = Vec::new();
        self.for_each::<LogError>(|entry, _| {
            if let Err(reason) = claims.check(&entry) {
                faults.push((entry.game - 1, reason));
            }
            Ok(())
        })?;
        for (number, reason) in faults {
            if let Ok(index) = self.places.binary_search_by_key(&number, |place| place.number) {
                let place = self.places.remove(index);
                let reason = format!("{}: {reason}", self.whereabouts(&place)?);
                self.merged.drop(reason);
            }
        }
        self.count();
        Ok(())
    }

    /// Keeps one copy of each game.
    fn settle(&mut self, rule: ConflictRule) -> Result<(), LogError> {
        self.places.sort_unstable_by_key(|place| (place.number, place.log, place.at));
        let mut places = std::mem::take(&mut self.places);
        let (mut kept, mut begin) = (0, 0);
        let mut named = Vec::new();
        while begin < places.len() {
            let number = places[begin].number;
            let count = places[begin..].iter().take_while(|place| place.number == number).count();
            let first = places[begin];
            for other in &places[begin + 1..begin + count] {
                if self.are_same(&first, other)? {
                    self.merged.duplicates += 1;
                } else {
                    self.merged.contradictions += 1;
                    if rule == ConflictRule::Refuse && named.len() < MAX_NAMED {
                        named.push([self.whereabouts(&first)?, self.whereabouts(other)?]);
                    }
                }
            }
            places[kept] = first;
            kept += 1;
            begin += count;
        }
        places.truncate(kept);
        self.places = places;
        if named.is_empty() {
            return Ok(());
        }
        let count = self.merged.contradictions;
        Err(LogError::new(Path::new("-"), LogFault::Contradictions { games: named, count }))
    }

    /// Returns true if two lines contain the same game, apart from times.
    fn are_same(&self, one: &GameLocation, other: &GameLocation) -> Result<bool, LogError> {
        let lines = [self.line(one)?, self.line(other)?];
        if lines[0] == lines[1] {
            return Ok(true);
        }
        let [one, other] = [self.parse(one, &lines[0])?.record, self.parse(other, &lines[1])?.record];
        Ok(content(&one) == content(&other)
            && one.moves.iter().map(|mv| &mv.text).eq(other.moves.iter().map(|mv| &mv.text)))
    }

    /// The place of a game, such as `games.jsonl:17: game 12`.
    fn whereabouts(&self, place: &GameLocation) -> Result<String, LogError> {
        let LogFile { name, start } = &self.logs[usize::from(place.log)];
        let mut file = &self.spool;
        let mut before = Vec::new();
        file.seek(SeekFrom::Start(*start))
            .and_then(|_| file.take(place.at - start).read_to_end(&mut before))
            .map_err(|error| self.fault(place, error))?;
        let line = memchr::memchr_iter(b'\n', &before).count() + 1;
        Ok(format!("{}:{line}: game {}", name.display(), place.number + 1))
    }
}

/// The contents of a game without its moves and times; of a fault, only its kind.
fn content(record: &GameRecord) -> impl PartialEq + '_ {
    let end = match &record.end {
        GameEnd::Rules { reason, black, white } => (reason.as_str(), [*black, *white]),
        GameEnd::Fault(fault) => (fault.name(), [0, 0]),
        GameEnd::Adjudicated(why) => (why.name(), why.stones().unwrap_or_default()),
        GameEnd::Void { .. } => ("", [0, 0]),
    };
    (&record.black, &record.white, &record.start, &record.opening, record.winner, end)
}

/// Parses a block of lines that begins at `at`.
fn scan(
    block: &[u8],
    mut at: u64,
    log: u16,
    header: &LogHeader,
    check: &(dyn Fn(&LogEntry) -> Result<(), String> + Sync),
) -> ScannedBlock {
    let mut scanned = ScannedBlock::default();
    for line in block.split_inclusive(|&byte| byte == b'\n') {
        let found = match serde_json::from_slice::<LogEntry>(line) {
            Ok(entry) => check(&entry).map(|()| {
                let (number, score) = (entry.game - 1, GameScore::of(&entry.record));
                // Void games do not count as played.
                if score != GameScore::Void {
                    scanned.places.push(GameLocation { number, at, length: line.len() as u32, log, score });
                }
            }),
            // Concatenated logs repeat the header.
            Err(error) => match serde_json::from_slice::<LogHeader>(line) {
                Ok(other) if other == *header => Ok(()),
                Ok(other) => {
                    scanned.foreign = Some(other.differences(header));
                    return scanned;
                }
                Err(_) => Err(error.to_string()),
            },
        };
        if let Err(reason) = found {
            scanned.faults.push((scanned.lines, reason));
        }
        scanned.lines += 1;
        at += line.len() as u64;
    }
    scanned
}
