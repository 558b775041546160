//! Reads files and members of archives in batches.

use super::Stopped;
use super::archive::{Budget, Passed, Use, members};
use super::files::{File, Files, PathKind};
use super::member::Member;
use super::names::shown;
use super::packing::Packing;
use super::pattern::missing;
use super::source::{Content, Source};
use std::cell::Cell;
use std::collections::{HashMap, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::{self, Scope};

/// Consecutive sources, and the number of files of other kinds between them.
#[derive(Default)]
pub struct Batch {
    pub sources: Vec<Source>,
    pub skipped: usize,
    /// Bytes.
    held: usize,
    /// The number of archives that may be open.
    archives: usize,
}

impl Batch {
    const SOURCES: usize = 1024;
    /// The maximum number of bytes held in memory, unless a single source holds more.
    const BYTES: usize = 1 << 22;
    /// The maximum number of open archives. Some systems allow 256 open files.
    const ARCHIVES: usize = 32;

    const fn is_full(&self) -> bool {
        self.sources.len() >= Self::SOURCES || self.held >= Self::BYTES || self.archives >= Self::ARCHIVES
    }
}

/// Yields the sources in order. A thread reads ahead until the receiver is dropped.
pub fn batches<'scope>(files: &'scope Files, scope: &'scope Scope<'scope, '_>) -> Receiver<Batch> {
    let (sender, receiver) = sync_channel(1);
    scope.spawn(move || {
        let batch = Batch { skipped: files.skipped, ..Batch::default() };
        let mut feed = Feed { batch, sender, files, passed: HashMap::new() };
        // A receiver that has stopped has reported why.
        let _ = files.all.iter().try_for_each(|file| feed.add(file)).and_then(|()| feed.send());
    });
    receiver
}

/// The maximum number of bytes that [`all`] holds in memory.
const MAX_HELD: usize = 1 << 28;

/// Returns all sources at once. When the members that are held in memory exceed 256 MiB, further ones are replaced
/// with errors.
pub fn all(files: &Files) -> Vec<Source> {
    let (mut held, mut archives) = (0, 0);
    thread::scope(|scope| {
        let batches = batches(files, scope).into_iter();
        let bounded = batches.map(|mut batch| {
            held += batch.held;
            archives += batch.archives;
            for source in &mut batch.sources {
                if archives > Batch::ARCHIVES {
                    held += source.close();
                }
                if held > MAX_HELD {
                    source.drop_bytes(MAX_HELD);
                }
            }
            batch.sources
        });
        bounded.flatten().collect()
    })
}

struct Feed<'a> {
    batch: Batch,
    sender: SyncSender<Batch>,
    files: &'a Files,
    /// The members passed from archives that several paths lead into: their paths, numbered if a path repeats.
    passed: HashMap<usize, HashSet<(String, usize)>>,
}

impl Feed<'_> {
    fn add(&mut self, file: &File) -> Result<(), Stopped> {
        match &file.place {
            PathKind::File => {
                let weight = if self.files.are_weighed { file.weight() } else { 0 };
                self.push(file, shown(&file.path), weight, Content::File, None)
            }
            PathKind::Missing => {
                self.push(file, shown(&file.path), 0, Content::Faulty(missing(&file.path)), None)
            }
            PathKind::Packed { within } => self.add_packed(file, within),
        }
    }

    /// Adds a compressed file, or the members of an archive: all of them, or those at or below the path `within`.
    /// folder or archive at this path.
    fn add_packed(&mut self, file: &File, within: &str) -> Result<(), Stopped> {
        let kinds = self.files.kinds;
        let (is_there, is_empty, is_done) = (Cell::new(within.is_empty()), Cell::new(true), Cell::new(false));
        let is_below = |path: &str, folder: &str| {
            folder.is_empty() || path.strip_prefix(folder).is_some_and(|rest| rest.starts_with('/'))
        };
        let choose = |path: &str, _: &Member| {
            let is_below_it = is_below(path, within);
            is_there.set(is_there.get() || is_below_it || path == within);
            let leads_there = is_below_it || path == within || is_below(within, path);
            match Packing::of(Path::new(path)) {
                Some(_) if leads_there => Use::Open,
                _ if path == within || is_below_it && kinds.include(Path::new(path)) => Use::Read,
                _ => Use::Skip,
            }
        };
        let name = shown(&file.path);
        let file_name = file.path.file_name().unwrap_or_default().to_string_lossy();
        let budget = Budget::new(u64::MAX);
        let (mut alike, mut twins) = (HashMap::new(), Twins::default());
        self.batch.archives += 1;
        let done =
            members(&file_name, Member::Disk(file.path.to_path_buf()), &budget, &choose, &mut |passed| {
                if matches!(passed, Passed::Other | Passed::Folder(_) | Passed::Link(_)) {
                    self.batch.skipped += usize::from(within.is_empty());
                    return Ok(());
                }
                is_empty.set(false);
                let is_it = matches!(&passed, Passed::Member { path, .. } if path.whole == within);
                if file.archive.is_none_or(|archive| self.is_new(archive, &passed, &mut alike)) {
                    self.pass(file, &name, passed, &mut twins)?;
                }
                // Stop reading the archive once the only member is found.
                is_done.set(is_it);
                if is_it { Err(Stopped) } else { Ok(()) }
            });
        if !is_done.get() {
            done?;
        }
        // An archive that was found in a folder need not contain wanted files.
        if !is_empty.get() || file.folder.is_some() {
            return Ok(());
        }
        let path = file.path.join(within);
        let message = if is_there.get() { kinds.not_found() } else { missing(&path) };
        let path = if within.is_empty() { name } else { shown(&path) };
        self.push(file, path, 0, Content::Faulty(message), None)
    }

    /// Returns false if another path into the archive has led to a member before. `alike` counts the members by their
    /// paths, which several may share.
    fn is_new(&mut self, archive: usize, passed: &Passed, alike: &mut HashMap<String, usize>) -> bool {
        let path = match passed {
            Passed::Member { path, .. } => path.whole.as_str(),
            Passed::Fault(path, fault) => path.blamed(fault),
            Passed::Whole { .. } | Passed::Folder(_) | Passed::Link(_) | Passed::Other => return true,
        };
        let count = alike.entry(path.to_owned()).or_default();
        *count += 1;
        self.passed.entry(archive).or_default().insert((path.to_owned(), *count))
    }

    fn pass(&mut self, file: &File, name: &str, passed: Passed, twins: &mut Twins) -> Result<(), Stopped> {
        match passed {
            Passed::Member { path, weight, member, .. } => {
                let shown = format!("{name}/{}", path.whole);
                let own = twins.own_path(path.whole);
                self.push(file, shown, weight, Content::Member(own, member), path.stored)
            }
            Passed::Whole { weight, member } => {
                self.push(file, name.to_owned(), weight, Content::Packed(member), None)
            }
            Passed::Other | Passed::Folder(_) | Passed::Link(_) => Ok(()),
            Passed::Fault(path, fault) => {
                let stored = path.stored.clone();
                let path = path.blamed(&fault);
                let shown = if path.is_empty() { name.to_owned() } else { format!("{name}/{path}") };
                self.push(file, shown, 0, Content::Faulty(fault.into()), stored)
            }
        }
    }

    fn push(
        &mut self,
        file: &File,
        shown: String,
        weight: u64,
        content: Content,
        stored: Option<Box<[u8]>>,
    ) -> Result<(), Stopped> {
        let (folder, home) = (file.folder.clone(), Arc::clone(&file.home));
        self.batch.held += content.held();
        let file = Arc::clone(&file.path);
        self.batch.sources.push(Source { shown, weight, file, folder, home, content, stored });
        if self.batch.is_full() { self.send() } else { Ok(()) }
    }

    fn send(&mut self) -> Result<(), Stopped> {
        self.sender.send(std::mem::take(&mut self.batch)).map_err(|_| Stopped)
    }
}

/// The members of an archive that have the same path, of which only the last one would remain if it were unpacked.
#[derive(Default)]
struct Twins {
    /// The number of members by the hashes of their paths.
    seen: HashMap<u64, u32>,
}

impl Twins {
    /// A path that no earlier member has: `a.sgf`, then `a-2.sgf`.
    fn own_path(&mut self, path: String) -> String {
        let mut hasher = DefaultHasher::new();
        path.hash(&mut hasher);
        let count = self.seen.entry(hasher.finish()).or_default();
        *count += 1;
        if *count == 1 {
            return path;
        }
        let name = path.rfind('/').map_or(0, |at| at + 1);
        let end = path[name..].rfind('.').filter(|at| *at > 0).map_or(path.len(), |at| name + at);
        format!("{}-{count}{}", &path[..end], &path[end..])
    }
}
