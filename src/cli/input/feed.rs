//! Reads files and members of archives in batches.

use super::archive::{Passed, members};
use super::files::{File, Files, Place};
use super::names::shown;
use super::packing::Packing;
use super::pattern::missing;
use super::source::{Content, Source};
use crate::cli::file_codes::FileMessage;
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
}

impl Batch {
    /// The maximum number of sources.
    const SOURCES: usize = 1024;
    /// The maximum number of bytes that they hold in memory, unless a single source holds more.
    const BYTES: usize = 1 << 22;

    const fn is_full(&self) -> bool {
        self.sources.len() >= Self::SOURCES || self.held >= Self::BYTES
    }
}

/// The maximum number of bytes of tar members that [`all`] holds in memory.
const MAX_HELD: usize = 1 << 28;

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

/// Returns all sources at once. When the members of tar archives exceed [`MAX_HELD`], further ones are replaced with
/// errors.
pub(in crate::cli) fn all(files: &Files) -> Vec<Source> {
    let mut held = 0;
    thread::scope(|scope| {
        let batches = batches(files, scope).into_iter();
        let bounded = batches.map(|mut batch| {
            held += batch.held;
            if held > MAX_HELD {
                batch.sources.iter_mut().for_each(Source::drop_member);
            }
            batch.sources
        });
        bounded.flatten().collect()
    })
}

impl Source {
    /// Replaces a member that is held in memory with an error.
    fn drop_member(&mut self) {
        if let Content::Member(_, member) = &self.content
            && member.held() > 0
        {
            self.content = Content::Faulty(FileMessage::LargeMember { most: (MAX_HELD >> 20) as u64 });
        }
    }
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
            Place::Packed(packing) => self.add_packed(file, *packing),
            Place::Member { archive, packing, member } => self.add_member(file, archive, *packing, member),
        }
    }

    /// Adds the members of an archive, or a compressed file.
    fn add_packed(&mut self, file: &File, packing: Packing) -> Result<(), Said> {
        let name = shown(&file.path);
        let kinds = self.files.kinds;
        let mut is_empty = true;
        members(&file.path, packing, &|path| kinds.include(Path::new(path)), &mut |passed| {
            is_empty &= matches!(passed, Passed::Other);
            self.pass(file, &name, passed)
        })?;
        // An archive that was found in a folder need not contain wanted files.
        if is_empty && file.folder.is_none() {
            return self.push(file, name, 0, Content::Faulty(kinds.not_found()));
        }
        Ok(())
    }

    /// Adds one member of an archive.
    fn add_member(
        &mut self,
        file: &File,
        archive: &Path,
        packing: Packing,
        member: &str,
    ) -> Result<(), Said> {
        let (name, mut added) = (shown(archive), None);
        let archive = File::named(archive, Place::File);
        let done = members(&archive.path, packing, &|path| path == member, &mut |passed| match passed {
            Passed::Other => Ok(()),
            Passed::Fault(Some(path), _) if path != member => Ok(()),
            passed => {
                added = Some(self.pass(&archive, &name, passed));
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

    fn pass(&mut self, file: &File, name: &str, passed: Passed) -> Result<(), Said> {
        match passed {
            Passed::Member { path, weight, member } => {
                self.batch.held += member.held();
                self.push(file, format!("{name}/{path}"), weight, Content::Member(path, member))
            }
            Passed::Whole { weight, member } => {
                self.push(file, name.to_owned(), weight, Content::Packed(member))
            }
            Passed::Other => {
                self.batch.skipped += 1;
                Ok(())
            }
            Passed::Fault(path, message) => {
                let shown = path.map_or_else(|| name.to_owned(), |path| format!("{name}/{path}"));
                self.push(file, shown, 0, Content::Faulty(message))
            }
        }
    }

    fn push(&mut self, file: &File, shown: String, weight: u64, content: Content) -> Result<(), Said> {
        let folder = file.folder.clone();
        self.batch.sources.push(Source { shown, weight, file: Arc::clone(&file.path), folder, content });
        if self.batch.is_full() { self.send() } else { Ok(()) }
    }

    fn send(&mut self) -> Result<(), Said> {
        self.sender.send(std::mem::take(&mut self.batch)).map_err(|_| Said)
    }
}
