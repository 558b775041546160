//! Data sets: game records in, clean games without duplicates out.
//!
//! | file | contents |
//! | --- | --- |
//! | `options`, `filters`, `filter_values`, `excluded`, `template`, `split` | which games, their new names and parts |
//! | `game` | a file becomes entries: its games are split, fixed, checked and judged |
//! | `entry`, `journal` | what became of each game, on disk, so that a stopped run goes on |
//! | `keys` | what is kept in memory, and the duplicates |
//! | `place`, `output`, `table` | where the new records and the table go |
//! | `stop` | stopping a run |
//! | `reason`, `summary`, `explanation` | why games are left out, the counts, and a table of them |

mod entry;
mod excluded;
mod explanation;
mod filter_values;
mod filters;
mod game;
mod journal;
mod keys;
mod options;
mod output;
mod place;
mod reason;
mod settings;
mod split;
mod stop;
mod summary;
mod table;
mod template;

pub use excluded::Excluded;
pub use filter_values::{parse_date, parse_handicap, parse_rank, rules_of_filters};
pub use filters::{ENDS, Filters, UNKNOWN};
pub use options::DatasetOptions;
pub use place::Place;
pub use reason::Reason;
pub use settings::{DatasetSettings, Faults};
pub use split::Split;
pub use stop::Stop;
pub use summary::Summary;
pub use template::Template;

use crate::votes::FolderVotes;
use entry::Entry;
use explanation::write_explanation;
use game::{Judge, Outcome};
use gocheck_files::input::feed::batches;
use gocheck_files::input::files::Files;
use gocheck_files::input::source::Source;
use gocheck_sgf::EncodingHints;
use gocheck_text::Diagnostic;
use journal::Journal;
use keys::{Key, find_duplicates};
use output::NewRecord;
use rayon::prelude::*;
use settings::Judging;
use std::sync::Arc;
use std::thread;
use stop::go_on;
use table::NewTable;
use template::Names;

/// The number of files or games that are handled at once.
const CHUNK: usize = 256;

/// Progress of a run, in this order.
pub enum Event<'a> {
    /// An earlier run, which was stopped, has read this many files.
    Resumed { files: usize },
    /// Files have been read, now or by an earlier run.
    Read(&'a [Source]),
    /// A file that cannot be read, contains no game, or may be in another encoding.
    Fault { file: &'a str, error: &'a Diagnostic },
    /// All files have been read, and this many games are compared with others.
    Compared { games: usize },
    /// This many games are going to be written.
    Writing { games: u64 },
    /// Games were written since the last time.
    Written { games: usize },
}

/// Makes a data set. A run that is stopped is resumed when it is repeated: `is_stopped` is called at every game, by any thread.
///
/// # Errors
/// If an input or an existing file would be overwritten, another run is at work, settings cannot be read, or something cannot
/// be written; [`Interrupted`](std::io::ErrorKind::Interrupted) if it is stopped.
pub fn make_dataset(
    options: &DatasetOptions,
    place: &Place,
    files: &Files,
    settings: &mut DatasetSettings,
    is_stopped: Stop<'_>,
    mut on_event: impl FnMut(Event<'_>),
) -> anyhow::Result<Summary> {
    let mut dataset = Dataset::begin(options, place, files, settings, is_stopped)?;
    if dataset.journal.goes_on() {
        on_event(Event::Resumed { files: dataset.journal.sources });
    }
    dataset.read(files, settings, &mut on_event)?;
    if !options.keeps_duplicates {
        dataset.drop_duplicates(&mut on_event)?;
    }
    dataset.explain()?;
    if !options.is_dry_run {
        on_event(Event::Writing { games: dataset.games.summary.kept() });
        dataset.write(&mut on_event)?;
    }
    dataset.finish()
}

/// A data set that is being made: begin, read, drop duplicates, explain, write, finish.
struct Dataset<'a> {
    options: &'a DatasetOptions,
    place: &'a Place,
    journal: Journal,
    games: Games,
    is_stopped: Stop<'a>,
}

/// The games so far.
#[derive(Default)]
struct Games {
    summary: Summary,
    keys: Vec<Key>,
}

impl Games {
    /// Counts an entry, and keeps the key of a game.
    fn add(&mut self, place: u64, entry: &Entry) {
        self.summary.add(entry);
        if let Entry::Kept(kept) = entry {
            self.keys.push(Key::new(place, kept));
        }
    }

    fn kept(&self) -> impl Iterator<Item = &Key> {
        self.keys.iter().filter(|key| key.reason.is_none())
    }
}

impl<'a> Dataset<'a> {
    /// Begins a run, or resumes one that was stopped. Nothing but the journal is written yet.
    ///
    /// # Errors
    /// If an input or an existing file would be overwritten, another run is at work, or settings cannot be read.
    fn begin(
        options: &'a DatasetOptions,
        place: &'a Place,
        files: &Files,
        settings: &mut DatasetSettings,
        is_stopped: Stop<'a>,
    ) -> anyhow::Result<Self> {
        place.check(options, files)?;
        let mut games = Games::default();
        let journal = place.journal(options, files, settings, |at, entry| games.add(at, &entry))?;
        Ok(Self { options, place, journal, games, is_stopped })
    }

    /// Reads the files that are not in the journal yet, on all cores.
    ///
    /// # Errors
    /// If settings cannot be read, or the journal cannot be written, or the run is stopped.
    fn read(
        &mut self,
        files: &Files,
        settings: &mut DatasetSettings,
        on_event: &mut impl FnMut(Event<'_>),
    ) -> anyhow::Result<()> {
        let (mut skipped, mut votes) = (self.journal.sources, FolderVotes::default());
        thread::scope(|scope| {
            batches(files, scope).into_iter().try_for_each(|batch| {
                let done = skipped.min(batch.sources.len());
                skipped -= done;
                let given = settings.encodings(&batch.sources)?;
                let judging = settings.judging_of_all(&batch.sources)?;
                // Those that an earlier run has read vote, too.
                let hints = votes.hints(&batch.sources, &given);
                let (known, fresh) = batch.sources.split_at(done);
                on_event(Event::Read(known));
                let ways = hints.into_iter().zip(judging).skip(done).collect::<Vec<_>>();
                let mut chunks = fresh.chunks(CHUNK).zip(ways.chunks(CHUNK));
                chunks.try_for_each(|(sources, ways)| self.read_chunk(sources, ways, on_event))
            })
        })
    }

    fn read_chunk(
        &mut self,
        sources: &[Source],
        ways: &[(EncodingHints, Arc<Judging>)],
        on_event: &mut impl FnMut(Event<'_>),
    ) -> anyhow::Result<()> {
        let (options, is_stopped) = (self.options, self.is_stopped);
        let judge = |judge: &mut Option<Judge<'a>>,
                     (source, (hints, judging)): (&Source, &(EncodingHints, _))| {
            if judge.as_ref().is_none_or(|known| !known.is_by(judging)) {
                *judge = None;
            }
            let judge = judge.get_or_insert_with(|| Judge::new(options, judging, is_stopped));
            let Outcome { entries, error } = judge.read(source, *hints);
            let entries = entries.into_iter().map(|entry| (entry.line(), entry.without_text()));
            (entries.collect::<Vec<_>>(), error)
        };
        let outcomes: Vec<_> = sources.par_iter().zip(ways).map_init(|| None, judge).collect();
        go_on(is_stopped)?;
        on_event(Event::Read(sources));
        for (source, (entries, error)) in sources.iter().zip(outcomes) {
            if let Some(error) = &error {
                on_event(Event::Fault { file: &source.shown, error });
            }
            let lines: Vec<u8> = entries.iter().flat_map(|(line, _)| line).copied().collect();
            let mut at = self.journal.append(&lines)?;
            for (line, entry) in &entries {
                self.games.add(at, entry);
                at += line.len() as u64;
            }
        }
        Ok(())
    }

    /// Leaves out the games that are duplicates of others.
    ///
    /// # Errors
    /// If the journal cannot be read, or the run is stopped.
    fn drop_duplicates(&mut self, on_event: &mut impl FnMut(Event<'_>)) -> anyhow::Result<()> {
        let is_stopped = self.is_stopped;
        find_duplicates(&mut self.games.keys, &self.journal, |games| {
            on_event(Event::Compared { games });
            go_on(is_stopped)
        })?;
        self.games.summary.add_duplicates(&self.games.keys);
        Ok(())
    }

    /// Counts the parts, and writes the table of the games that are left out, if these are wanted.
    ///
    /// # Errors
    /// If the journal cannot be read, or the table cannot be written.
    fn explain(&mut self) -> anyhow::Result<()> {
        if let Some(split) = &self.options.split {
            let parts: Vec<&str> = self.games.kept().map(|key| split.of(key.split_hash())).collect();
            self.games.summary.add_parts(split, &parts);
        }
        match &self.options.explanation {
            Some(path) => write_explanation(path, &self.journal, &self.games.keys),
            None => Ok(()),
        }
    }

    /// Writes the records and the table.
    ///
    /// # Errors
    /// If they cannot be written, or a record would replace another file, or the run is stopped.
    fn write(&self, on_event: &mut impl FnMut(Event<'_>)) -> anyhow::Result<()> {
        let mut records = self.place.records(self.options, &self.journal)?;
        let split = self.options.split.as_ref();
        let table = self.options.table.as_deref();
        let mut table = table.map(|path| NewTable::begin(path, self.options)).transpose()?;
        let (mut names, mut lines) = (Names::default(), self.journal.reader());
        let mut kept = self.games.kept();
        loop {
            let mut chunk = Vec::new();
            for key in kept.by_ref().take(CHUNK) {
                let Entry::Kept(game) = lines.at(key.place)? else { continue };
                let part = split.map(|split| split.of(key.split_hash()));
                let name = match part {
                    Some(part) => names.distinct(&format!("{part}/{}", game.name)),
                    None => names.distinct(&game.name),
                };
                table.as_mut().map_or(Ok(()), |table| table.add(&name, part, &game.row))?;
                chunk.push(NewRecord { name, text: game.text });
            }
            go_on(self.is_stopped)?;
            if chunk.is_empty() {
                break;
            }
            records.add(&chunk)?;
            on_event(Event::Written { games: chunk.len() });
        }
        records.finish()?;
        table.map_or(Ok(()), NewTable::finish)
    }

    /// Removes the journal of a run that is complete.
    ///
    /// # Errors
    /// If it cannot be removed.
    fn finish(self) -> anyhow::Result<Summary> {
        self.journal.remove()?;
        Ok(self.games.summary)
    }
}
