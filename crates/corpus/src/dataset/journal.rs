//! The journal of a run: what became of each game. A run that was stopped resumes where its journal ends.
//!
//! A journal has one JSON object per line: first what the run is, then the processes that wrote it, and for each source
//! its games and its end. What follows the last end is not finished, and is written again.

use super::entry::Entry;
use anyhow::{Context, anyhow, bail};
use gocheck_files::output::folder::unnamed_file;
use gocheck_text::file_errors::{cannot_read, cannot_write};
use gocheck_text::{UsageError, language, phrase};
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// A journal that is being written.
pub(super) struct Journal {
    file: File,
    /// Where the entries begin.
    pub(super) start: u64,
    /// Where the next entry goes.
    end: u64,
    /// Its path; `None` if it has no name, because the run is not resumed.
    path: Option<PathBuf>,
    /// The processes that wrote the earlier parts.
    pub(super) earlier: Vec<u32>,
    /// The number of finished sources.
    pub(super) sources: usize,
}

impl Journal {
    /// A journal that vanishes with the process.
    pub(super) fn unnamed() -> anyhow::Result<Self> {
        Ok(Self { file: unnamed_file()?, start: 0, end: 0, path: None, earlier: Vec::new(), sources: 0 })
    }

    /// Begins a journal, or continues one that has the same head. Passes its finished entries with their places to
    /// `on_event`.
    ///
    /// # Errors
    /// If another process is writing it, or it belongs to another run, unless `replaces` is set.
    pub(super) fn open(
        path: &Path,
        head: &str,
        replaces: bool,
        on_event: impl FnMut(u64, Entry),
    ) -> anyhow::Result<Self> {
        let place = || cannot_write(path.display());
        let mut options = OpenOptions::new();
        let file =
            options.read(true).write(true).create(true).truncate(false).open(path).with_context(place)?;
        if let Err(TryLockError::WouldBlock) = file.try_lock() {
            let file = path.display();
            return Err(anyhow!(
                phrase!(
                    "another run is still writing: {file} is locked",
                    "另一次运行还在写：{file} 被锁住了"
                )
                .text(language())
            ));
        }
        let head = format!("{head}\n");
        let (path_buf, start) = (Some(path.to_owned()), head.len() as u64);
        let mut journal = Self { file, start, end: 0, path: path_buf, earlier: Vec::new(), sources: 0 };
        let mut known = vec![0; head.len()];
        let is_same = journal.file.read_exact(&mut known).is_ok() && known == head.as_bytes();
        let is_empty = journal.file.metadata().with_context(place)?.len() == 0;
        if is_same {
            journal.end = head.len() as u64;
            journal.replay(on_event).with_context(|| cannot_read(path.display()))?;
        } else if !is_empty && !replaces {
            let file = path.display();
            bail!(UsageError::new(phrase!(
                "{file} is left from a run with other options or other input that was stopped: repeat that command to \
                 finish it, or use --replace",
                "{file} 是一次中断的运行留下的，选项或输入不同：用原来的命令可以继续，或用 --replace 重新开始"
            )));
        }
        journal.file.set_len(journal.end).with_context(place)?;
        journal.file.seek(SeekFrom::End(0)).with_context(place)?;
        if journal.end == 0 {
            journal.append(head.as_bytes())?;
        }
        let process = std::process::id();
        journal.append(&Entry::Process { process }.line())?;
        Ok(journal)
    }

    /// Returns true if an earlier run left it.
    pub(super) const fn goes_on(&self) -> bool {
        !self.earlier.is_empty()
    }

    /// Reads the entries up to the last end of a source.
    fn replay(&mut self, mut on_event: impl FnMut(u64, Entry)) -> std::io::Result<()> {
        self.file.seek(SeekFrom::Start(self.end))?;
        let mut lines = BufReader::new(&self.file);
        let (mut place, mut waiting, mut line) = (self.end, Vec::new(), Vec::new());
        loop {
            line.clear();
            let length = lines.read_until(b'\n', &mut line)? as u64;
            let entry = line.strip_suffix(b"\n").and_then(|line| serde_json::from_slice(line).ok());
            let Some(entry) = entry else { return Ok(()) };
            let is_end = match &entry {
                Entry::Process { process } => {
                    self.earlier.push(*process);
                    // The entries of a source that the process before did not finish.
                    waiting.clear();
                    true
                }
                Entry::End { .. } => {
                    self.sources += 1;
                    true
                }
                Entry::Kept(_) | Entry::Dropped { .. } => false,
            };
            waiting.push((place, entry.without_text()));
            place += length;
            if is_end {
                self.end = place;
                waiting.drain(..).for_each(|(place, entry)| on_event(place, entry));
            }
        }
    }

    /// Adds lines, and returns the place of the first.
    pub(super) fn append(&mut self, lines: &[u8]) -> anyhow::Result<u64> {
        let place = self.end;
        let shown = || self.path.as_deref().map_or_else(std::env::temp_dir, Path::to_owned);
        self.file.write_all(lines).with_context(|| cannot_write(shown().display()))?;
        self.end += lines.len() as u64;
        Ok(place)
    }

    /// Where the entries end.
    pub(super) const fn end(&self) -> u64 {
        self.end
    }

    /// Returns a reader of single entries.
    pub(super) fn reader(&self) -> Lines<'_> {
        Lines { lines: BufReader::with_capacity(1 << 16, &self.file), place: None, line: Vec::new() }
    }

    /// Removes the journal of a finished run.
    pub(super) fn remove(self) -> anyhow::Result<()> {
        let Some(path) = &self.path else { return Ok(()) };
        fs::remove_file(path).with_context(|| cannot_write(path.display()))
    }
}

/// Reads entries by their places.
pub(super) struct Lines<'a> {
    lines: BufReader<&'a File>,
    place: Option<u64>,
    line: Vec<u8>,
}

impl Lines<'_> {
    /// Reads the entry at a place. Places in ascending order are read fastest.
    pub(super) fn at(&mut self, place: u64) -> anyhow::Result<Entry> {
        Ok(self.with_end(place)?.0)
    }

    /// Reads the entry at a place, and returns also the place of the next one.
    pub(super) fn with_end(&mut self, place: u64) -> anyhow::Result<(Entry, u64)> {
        match self.place {
            Some(now) => self.lines.seek_relative(place.cast_signed() - now.cast_signed())?,
            None => drop(self.lines.seek(SeekFrom::Start(place))?),
        }
        self.line.clear();
        let length = self.lines.read_until(b'\n', &mut self.line)?;
        let end = place + length as u64;
        self.place = Some(end);
        Ok((serde_json::from_slice(&self.line)?, end))
    }
}

/// The path of an output's journal: in a folder, or next to a file.
pub(super) fn journal_path(output: &Path, is_folder: bool) -> PathBuf {
    if is_folder {
        return output.join(JOURNAL);
    }
    let name = output.file_name().unwrap_or_default().to_string_lossy();
    output.with_file_name(format!(".{name}{JOURNAL}"))
}

/// The name of a journal, which is hidden.
pub(super) const JOURNAL: &str = ".dataset-journal";
