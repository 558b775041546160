//! `gocheck dataset`: game records in, a clean data set out.
//!
//! | file | contents |
//! | --- | --- |
//! | `options`, `filters`, `template` | the command line: which games, and their new names |
//! | `game` | a file becomes entries: its games are split, fixed, checked and judged |
//! | `entry`, `journal` | what became of each game, on disk, so that a stopped run goes on |
//! | `keys` | what is kept in memory, and the duplicates |
//! | `output` | the new records and the table |
//! | `reason`, `summary` | why games are left out, and the counts |

mod entry;
mod filters;
mod game;
mod journal;
mod keys;
mod options;
mod output;
mod place;
mod reason;
mod summary;
mod template;

pub(super) use options::DatasetArgs;

use super::diagnostics::say_diagnostic;
use super::encodings::{EncodingArgs, Encodings};
use super::input::feed::batches;
use super::input::files::Files;
use super::input::names::shown;
use super::input::source::Source;
use super::input::wanted::RECORDS;
use super::language::language;
use super::progress::Progress;
use super::words::no_records_named;
use entry::Entry;
use game::{Choice, Outcome};
use gocheck::record::{Linter, TextEncoding};
use gocheck_program::{Status, messages, usage_error};
use gocheck_text::{count, phrase};
use journal::Journal;
use keys::{Key, find_duplicates};
use output::{NewRecord, NewTable, Records};
use place::Place;
use rayon::prelude::*;
use std::thread;
use summary::Summary;
use template::Names;

/// The number of files or games that are handled at once.
const CHUNK: usize = 256;

/// Makes a data set.
///
/// # Errors
/// If a folder cannot be read, or something cannot be written or exists already.
pub(super) fn run(args: &DatasetArgs) -> anyhow::Result<Status> {
    if args.paths.is_empty() {
        return Err(usage_error(no_records_named()));
    }
    let choice = Choice {
        filters: &args.filters,
        template: &args.name_template,
        selection: args.cleaning.selection()?,
        keeps_faulty: args.cleaning.keep_faulty,
        drops_impossible: args.cleaning.r#unsafe,
    };
    let place = Place::of(args)?;
    let mut files = args.paths.files(RECORDS)?;
    place.check(args, &files)?;
    let (mut summary, mut keys) = (Summary::default(), Vec::new());
    let mut journal = place.journal(args, &files, |at, entry| take(&mut summary, &mut keys, at, &entry))?;
    if journal.goes_on() {
        let files = count(journal.sources, "file", "个文件");
        messages::note(&phrase!("going on after {files}", "从第 {files}之后继续", files = files));
    }
    read(&choice, &args.cleaning.encoding, &mut files, &mut journal, |at, entry| {
        take(&mut summary, &mut keys, at, entry)
    })?;
    if !args.cleaning.keep_duplicates {
        find_duplicates(&mut keys, &journal)?;
        summary.add_duplicates(&keys);
    }
    if !args.dry_run {
        write(args, &place, &keys, &journal)?;
    }
    journal.remove()?;
    args.format.emitter().print(&summary)?;
    if !args.dry_run {
        let places: Vec<String> = args.output.iter().chain(&args.table).map(|path| shown(path)).collect();
        let (records, places) =
            (count(summary.kept(), "game", "盘棋"), language().list(places.iter().map(String::as_str)));
        messages::note(&phrase!("wrote {records}: {places}", "写出 {records}：{places}", records = records));
    }
    Ok(summary.status())
}

/// Counts an entry, and keeps the key of a game.
fn take(summary: &mut Summary, keys: &mut Vec<Key>, place: u64, entry: &Entry) {
    summary.add(entry);
    if let Entry::Kept(kept) = entry {
        keys.push(Key::new(place, kept));
    }
}

/// Reads the files that are not in the journal yet.
fn read(
    choice: &Choice<'_>,
    encoding: &EncodingArgs,
    files: &mut Files,
    journal: &mut Journal,
    mut on_event: impl FnMut(u64, &Entry),
) -> anyhow::Result<()> {
    files.are_weighed = Progress::is_seen();
    let files = &*files;
    let progress = Progress::of_bytes(if files.are_weighed { files.weight() } else { 0 });
    let mut skipped = journal.sources;
    let mut encodings = Encodings::new(encoding);
    thread::scope(|scope| {
        batches(files, scope).into_iter().try_for_each(|batch| {
            let done = skipped.min(batch.sources.len());
            skipped -= done;
            let (known, fresh) = batch.sources.split_at(done);
            progress.advance_bytes(known.iter().map(|source| source.weight).sum(), known.len());
            fresh.chunks(CHUNK).try_for_each(|sources| {
                let each = sources.iter().map(|source| encodings.of(source.home()));
                let each = each.collect::<anyhow::Result<Vec<Option<TextEncoding>>>>()?;
                let judge = |linter: &mut Linter, (source, encoding): (&Source, Option<TextEncoding>)| {
                    let Outcome { entries, error } = choice.read(linter, source, encoding);
                    let entries = entries.into_iter().map(|entry| (entry.line(), entry.without_text()));
                    (entries.collect::<Vec<_>>(), error)
                };
                let outcomes: Vec<_> =
                    sources.par_iter().zip(each).map_init(|| choice.linter(), judge).collect();
                progress.advance_bytes(sources.iter().map(|source| source.weight).sum(), sources.len());
                for (source, (entries, error)) in sources.iter().zip(outcomes) {
                    if let Some(error) = error {
                        progress.suspend(|| say_diagnostic(&source.shown, &error));
                    }
                    let lines: Vec<u8> = entries.iter().flat_map(|(line, _)| line).copied().collect();
                    let mut at = journal.append(&lines)?;
                    for (line, entry) in &entries {
                        on_event(at, entry);
                        at += line.len() as u64;
                    }
                }
                anyhow::Ok(())
            })
        })
    })
}

/// Writes the games that are kept.
fn write(args: &DatasetArgs, place: &Place, keys: &[Key], journal: &Journal) -> anyhow::Result<()> {
    let mut records: Records = place.records(args, journal)?;
    let mut table = args.table.as_deref().map(NewTable::begin).transpose()?;
    let (mut names, mut lines) = (Names::default(), journal.reader());
    let kept: usize = keys.iter().filter(|key| key.reason.is_none()).count();
    let progress = Progress::new(kept);
    let mut kept = keys.iter().filter(|key| key.reason.is_none());
    loop {
        let mut chunk = Vec::new();
        for key in kept.by_ref().take(CHUNK) {
            let Entry::Kept(game) = lines.at(key.place)? else { continue };
            let name = names.distinct(&game.name);
            table.as_mut().map_or(Ok(()), |table| table.add(&name, &game.row))?;
            chunk.push(NewRecord { name, text: game.text });
        }
        if chunk.is_empty() {
            break;
        }
        records.add(&chunk)?;
        progress.advance(chunk.len());
    }
    drop(progress);
    records.finish()?;
    table.map_or(Ok(()), NewTable::finish)
}
