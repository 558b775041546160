//! The files that paths refer to: folders are searched, patterns expanded; archives are not opened yet.

use super::identity::real_path;
use super::kinds::Kinds;
use super::names::is_stdin;
use super::packing::Packing;
use std::fs;
use std::path::Path;
use std::sync::Arc;

pub struct Files {
    pub(super) all: Vec<File>,
    pub(super) kinds: Kinds,
    /// Files of other kinds in folders.
    pub(super) skipped: usize,
    /// Paths that lead to the same file as an earlier one.
    pub repeated: usize,
    /// Whether to look up the size of each file, which takes a moment.
    pub are_weighed: bool,
    /// Whether a folder or an archive was named, so that there may be very many files.
    pub are_many: bool,
}

/// A file that is not open yet.
pub(super) struct File {
    pub(super) path: Arc<Path>,
    /// The folder in whose search it was found, if any.
    pub(super) folder: Option<Arc<Path>>,
    /// The real path of the folder that it is in.
    pub(super) home: Arc<Path>,
    pub(super) place: PathKind,
    /// The index of its archive, if several paths lead into it.
    pub(super) archive: Option<usize>,
}

pub(super) enum PathKind {
    /// A file, or standard input.
    File,
    /// An archive or a compressed file: all of it, or what is at the path `within`.
    Packed { within: String },
    /// The path does not exist.
    Missing,
}

impl Files {
    /// Removes the archives that were found in folders, and returns their number.
    pub fn without_archives(&mut self) -> usize {
        let before = self.all.len();
        self.all.retain(|file| file.folder.is_none() || matches!(file.place, PathKind::File));
        before - self.all.len()
    }

    pub fn have_stdin(&self) -> bool {
        self.all.iter().any(|file| is_stdin(&file.path))
    }

    pub fn are_there(&self) -> bool {
        self.all.iter().any(|file| !matches!(file.place, PathKind::Missing))
    }

    /// Returns the first path that means an archive, an archive member or a compressed file, if any.
    pub fn packed(&self) -> Option<&Path> {
        let is_packed = |file: &&File| matches!(file.place, PathKind::Packed { .. });
        self.all.iter().find(is_packed).map(|file| &*file.path)
    }

    pub fn are_one_archive(&self) -> bool {
        matches!(self.all.as_slice(), [only] if Packing::of(&only.path).is_some_and(Packing::is_archive))
    }

    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    pub fn include(&self, file: &Path) -> bool {
        let Ok(file) = fs::canonicalize(file) else { return false };
        self.all.iter().any(|each| fs::canonicalize(&each.path).is_ok_and(|path| path == file))
    }

    /// Returns the folder in whose search a folder on disk would be found, if any.
    pub fn searched(&self, folder: &Path) -> Option<&Path> {
        let there = real_path(folder);
        let searched =
            |file: &&File| file.folder.as_deref().is_some_and(|root| there.starts_with(real_path(root)));
        // Files of the same folder follow each other.
        let mut last: Option<&Path> = None;
        let changed = self.all.iter().filter(|file| {
            let is_new = file.folder.as_deref() != last;
            last = file.folder.as_deref();
            is_new
        });
        changed.filter(searched).find_map(|file| file.folder.as_deref())
    }

    /// Passes on what identifies the files: their paths, sizes and times.
    pub fn describe(&self, mut on_event: impl FnMut(&[u8])) -> std::io::Result<()> {
        for file in &self.all {
            on_event(file.path.as_os_str().as_encoded_bytes());
            if let PathKind::Packed { within } = &file.place {
                on_event(within.as_bytes());
            }
            if let Ok(data) = file.path.metadata() {
                let time = data.modified()?.duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
                on_event(&data.len().to_le_bytes());
                on_event(&time.as_nanos().to_le_bytes());
            }
        }
        Ok(())
    }

    /// Returns the real paths of the folders of the files, which settings apply to. Some may be repeated.
    pub fn homes(&self) -> impl Iterator<Item = &Path> {
        self.all.chunk_by(|one, other| one.home == other.home).filter_map(|files| Some(&*files.first()?.home))
    }

    /// In bytes.
    pub fn weight(&self) -> u64 {
        self.all.iter().map(File::weight).sum()
    }
}

impl PathKind {
    pub(super) fn of(path: &Path) -> Self {
        if Packing::of(path).is_some() { Self::Packed { within: String::new() } } else { Self::File }
    }
}

impl File {
    /// In bytes; 0 if unknown.
    pub(super) fn weight(&self) -> u64 {
        self.path.metadata().map_or(0, |metadata| metadata.len())
    }
}
