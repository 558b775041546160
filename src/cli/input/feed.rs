//! Reads files and members of archives in batches.

use super::archive::{Budget, Passed, Use, members};
use super::fault::Fault;
use super::files::{File, Files, Place};
use super::member::Member;
use super::names::shown;
use super::packing::Packing;
use super::pattern::missing;
use super::source::{Content, Source};
use gocheck_common::cli::Said;
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::{self, Scope};

/// Consecutive sources, and the number of files of other kinds between them.
#[derive(Default)]
pub(in crate::cli) struct Batch {
    pub(in crate::cli) sources: Vec<Source>,
    /// The number of files of other kinds.
    pub(in crate::cli) skipped: usize,
    /// The number of bytes that the sources hold in memory.
    held: usize,
    /// The number of archives that may be open.
    archives: usize,
}

impl Batch {
    /// The maximum number of sources.
    const SOURCES: usize = 1024;
    /// The maximum number of bytes that they hold in memory, unless a single source holds more.
    const BYTES: usize = 1 << 22;
    /// The maximum number of open archives. Some systems allow 256 open files.
    const ARCHIVES: usize = 32;

    const fn is_full(&self) -> bool {
        self.sources.len() >= Self::SOURCES || self.held >= Self::BYTES || self.archives >= Self::ARCHIVES
    }
}

/// Yields the sources in order. A thread reads ahead until the receiver is dropped.
pub(in crate::cli) fn batches<'scope>(
    files: &'scope Files,
    scope: &'scope Scope<'scope, '_>,
) -> Receiver<Batch> {
    let (sender, receiver) = sync_channel(1);
    scope.spawn(move || {
        let batch = Batch { skipped: files.skipped, ..Batch::default() };
        let mut feed = Feed { batch, sender, files };
        // A receiver that stopped listening has reported why.
        let _ = files.all.iter().try_for_each(|file| feed.add(file)).and_then(|()| feed.send());
    });
    receiver
}

/// The maximum number of bytes that [`all`] holds in memory.
const MAX_HELD: usize = 1 << 28;

/// Returns all sources at once. When the members that are held in memory exceed [`MAX_HELD`], further ones are replaced
/// with errors.
pub(in crate::cli) fn all(files: &Files) -> Vec<Source> {
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

/// Collects sources into batches.
struct Feed<'a> {
    batch: Batch,
    sender: SyncSender<Batch>,
    files: &'a Files,
}

impl Feed<'_> {
    fn add(&mut self, file: &File) -> Result<(), Said> {
        match &file.place {
            Place::File => {
                let weight = if self.files.are_weighed { file.weight() } else { 0 };
                self.push(file, shown(&file.path), weight, Content::File)
            }
            Place::Missing => self.push(file, shown(&file.path), 0, Content::Faulty(missing(&file.path))),
            Place::Packed(_) => self.add_packed(file),
            Place::Member { archive, member } => self.add_member(file, archive, member),
        }
    }

    /// Adds the members of an archive, or a compressed file.
    fn add_packed(&mut self, file: &File) -> Result<(), Said> {
        let name = shown(&file.path);
        let kinds = self.files.kinds;
        let mut is_empty = true;
        let done = self.read(file, &|path| kinds.include(Path::new(path)), &mut |feed, passed| {
            is_empty &= matches!(passed, Passed::Other | Passed::Link(_));
            feed.pass(file, &name, passed)
        });
        done?;
        // An archive that was found in a folder need not contain wanted files.
        if is_empty && file.folder.is_none() {
            return self.push(file, name, 0, Content::Faulty(kinds.not_found()));
        }
        Ok(())
    }

    /// Adds one member of an archive.
    fn add_member(&mut self, file: &File, archive: &Path, member: &str) -> Result<(), Said> {
        let (name, mut added) = (shown(archive), None);
        let archive = File::named(archive, Place::File);
        let done = self.read(&archive, &|path| path == member, &mut |feed, passed| match &passed {
            Passed::Other | Passed::Link(_) => Ok(()),
            Passed::Fault(path, _) if !path.whole.is_empty() && path.whole != member => Ok(()),
            _ => {
                added = Some(feed.pass(&archive, &name, passed));
                // Stop reading the archive.
                Err(Said)
            }
        });
        match (added, done) {
            (Some(added), _) => added,
            (None, Err(said)) => Err(said),
            (None, Ok(())) => self.push(file, shown(&file.path), 0, Content::Faulty(missing(&file.path))),
        }
    }

    /// Reads an archive. Members are opened as archives if their names are those of archives.
    fn read(
        &mut self,
        file: &File,
        is_wanted: &dyn Fn(&str) -> bool,
        hear: &mut dyn FnMut(&mut Self, Passed) -> Result<(), Said>,
    ) -> Result<(), Said> {
        let choose = |path: &str, _: &Member| match Packing::of(Path::new(path)) {
            _ if is_wanted(path) => Use::Read,
            Some(_) => Use::Open,
            None => Use::Skip,
        };
        let name = file.path.file_name().unwrap_or_default().to_string_lossy();
        let budget = Budget::new(u64::MAX);
        self.batch.archives += 1;
        members(&name, Member::Disk(file.path.to_path_buf()), &budget, &choose, &mut |passed| {
            hear(self, passed)
        })
    }

    fn pass(&mut self, file: &File, name: &str, passed: Passed) -> Result<(), Said> {
        match passed {
            Passed::Member { path, weight, member } => {
                let shown = format!("{name}/{}", path.whole);
                self.push(file, shown, weight, Content::Member(path.whole, member))
            }
            Passed::Whole { weight, member } => {
                self.push(file, name.to_owned(), weight, Content::Packed(member))
            }
            Passed::Other | Passed::Link(_) => {
                self.batch.skipped += 1;
                Ok(())
            }
            Passed::Fault(path, fault) => {
                // Damage to one member of a tar archive hides the following ones.
                let path = if path.whole.is_empty() || matches!(fault, Fault::Broken) {
                    path.archive
                } else {
                    path.whole
                };
                let shown = if path.is_empty() { name.to_owned() } else { format!("{name}/{path}") };
                self.push(file, shown, 0, Content::Faulty(fault.into()))
            }
        }
    }

    fn push(&mut self, file: &File, shown: String, weight: u64, content: Content) -> Result<(), Said> {
        let folder = file.folder.clone();
        self.batch.held += content.held();
        self.batch.sources.push(Source { shown, weight, file: Arc::clone(&file.path), folder, content });
        if self.batch.is_full() { self.send() } else { Ok(()) }
    }

    fn send(&mut self) -> Result<(), Said> {
        self.sender.send(std::mem::take(&mut self.batch)).map_err(|_| Said)
    }
}
