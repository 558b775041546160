//! The files that paths refer to: folders are searched, patterns expanded; archives are not opened yet.

use super::folder::find;
use super::kinds::Kinds;
use super::names::is_stdin;
use super::packing::Packing;
use super::pattern::matching;
use crate::cli::file_codes::FileMessage;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The files that a list of paths means.
pub(in crate::cli) struct Files {
    pub(super) all: Vec<File>,
    pub(super) kinds: Kinds,
    /// The number of files of other kinds in folders.
    pub(super) skipped: usize,
    /// Whether the size of each file is looked up, which takes a moment.
    pub(in crate::cli) are_weighed: bool,
    /// Whether a folder or an archive was named, so that there may be very many files.
    pub(in crate::cli) are_many: bool,
}

/// A file that has not been opened yet.
pub(super) struct File {
    pub(super) path: Arc<Path>,
    /// The folder in whose search it was found, if any.
    pub(super) folder: Option<Arc<Path>>,
    pub(super) place: PathKind,
}

/// The kind of thing at a path.
pub(super) enum PathKind {
    /// A file, or standard input.
    File,
    /// An archive or a compressed file: all of it, or what is at the path `within`.
    Packed { within: String },
    /// Nothing: the path does not exist.
    Missing,
}

impl Files {
    /// Returns the files that the paths mean.
    ///
    /// # Errors
    /// The folder that cannot be read or contains no file of the kinds, with the error, which has not been printed.
    pub(in crate::cli) fn of<'a>(
        paths: impl IntoIterator<Item = &'a PathBuf>,
        kinds: Kinds,
    ) -> Result<Self, (PathBuf, FileMessage)> {
        let all = Vec::new();
        let mut files = Self { all, kinds, skipped: 0, are_weighed: false, are_many: false };
        for path in paths {
            if !files.add(path)? {
                files.expand(path)?;
            }
        }
        Ok(files)
    }

    /// Adds what is at a path. Returns false if the path does not exist.
    fn add(&mut self, path: &Path) -> Result<bool, (PathBuf, FileMessage)> {
        let place = match fs::metadata(path) {
            _ if is_stdin(path) => PathKind::File,
            Ok(data) if data.is_dir() => return self.search(path).map(|()| true),
            Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => {
                return Ok(false);
            }
            // It exists; if it cannot be read, the reason is reported when it is read.
            Ok(_) | Err(_) => PathKind::of(path),
        };
        self.are_many |= Packing::of(path).is_some_and(Packing::is_archive);
        self.all.push(File::named(path, place));
        Ok(true)
    }

    /// Adds the files of these kinds in a folder, and its archives if records are wanted.
    fn search(&mut self, folder: &Path) -> Result<(), (PathBuf, FileMessage)> {
        let found = find(folder)?;
        let (count, before) = (found.len(), self.all.len());
        let shared: Arc<Path> = folder.into();
        for path in found {
            let packing = Packing::of(&path);
            let is_wanted = match packing {
                None => self.kinds.include(&path),
                Some(Packing::File(_)) => self.kinds.include(&path.with_extension("")),
                Some(Packing::Zip | Packing::Tar(_)) => self.kinds.are_packed(),
            };
            if is_wanted {
                let place = PathKind::of(&path);
                self.all.push(File { path: path.into(), folder: Some(Arc::clone(&shared)), place });
            }
        }
        self.are_many = true;
        self.skipped += count - (self.all.len() - before);
        if self.all.len() == before {
            return Err((folder.to_owned(), self.kinds.not_found()));
        }
        Ok(())
    }

    /// Adds the archive member that a path names, or the files that match a pattern.
    fn expand(&mut self, path: &Path) -> Result<(), (PathBuf, FileMessage)> {
        let inside = |archive: &Path| {
            Packing::of(archive).filter(|packing| packing.is_archive() && archive.is_file())?;
            let parts: Vec<_> =
                path.strip_prefix(archive).ok()?.iter().map(|part| part.to_string_lossy()).collect();
            Some(File::named(archive, PathKind::Packed { within: parts.join("/") }))
        };
        if let Some(file) = path.ancestors().skip(1).find_map(inside) {
            self.are_many = true;
            self.all.push(file);
            return Ok(());
        }
        let matching = matching(path);
        if matching.is_empty() {
            self.all.push(File::named(path, PathKind::Missing));
        }
        for path in matching {
            self.add(&path)?;
        }
        Ok(())
    }

    /// Removes the archives that were found in folders, and returns their number.
    pub(in crate::cli) fn without_archives(&mut self) -> usize {
        let before = self.all.len();
        self.all.retain(|file| file.folder.is_none() || matches!(file.place, PathKind::File));
        before - self.all.len()
    }

    /// Returns true if standard input is among them.
    pub(in crate::cli) fn have_stdin(&self) -> bool {
        self.all.iter().any(|file| is_stdin(&file.path))
    }

    /// Returns true if at least one of the files exists.
    pub(in crate::cli) fn are_there(&self) -> bool {
        self.all.iter().any(|file| !matches!(file.place, PathKind::Missing))
    }

    /// Returns the first path that means an archive, an archive member or a compressed file, if any.
    pub(in crate::cli) fn packed(&self) -> Option<&Path> {
        let is_packed = |file: &&File| matches!(file.place, PathKind::Packed { .. });
        self.all.iter().find(is_packed).map(|file| &*file.path)
    }

    /// Returns true if they are one archive, and nothing else.
    pub(in crate::cli) fn are_one_archive(&self) -> bool {
        matches!(self.all.as_slice(), [only] if Packing::of(&only.path).is_some_and(Packing::is_archive))
    }

    /// Returns true if the list is empty.
    pub(in crate::cli) fn are_none(&self) -> bool {
        self.all.is_empty()
    }

    /// Returns true if a file on disk is one of them, or the archive of one of them.
    pub(in crate::cli) fn include(&self, file: &Path) -> bool {
        let Ok(file) = fs::canonicalize(file) else { return false };
        self.all.iter().any(|each| fs::canonicalize(&each.path).is_ok_and(|path| path == file))
    }

    /// Returns the folder in whose search a folder on disk would be found, if any.
    pub(in crate::cli) fn searched(&self, folder: &Path) -> Option<&Path> {
        let there = folder.ancestors().find_map(|part| {
            fs::canonicalize(if part.as_os_str().is_empty() { Path::new(".") } else { part }).ok()
        })?;
        let searched = |file: &&File| {
            let root = file.folder.as_deref().and_then(|root| fs::canonicalize(root).ok());
            root.is_some_and(|root| there.starts_with(root))
        };
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
    ///
    /// # Errors
    /// If a file cannot be looked up.
    pub(in crate::cli) fn describe(&self, mut hear: impl FnMut(&[u8])) -> std::io::Result<()> {
        for file in &self.all {
            hear(file.path.as_os_str().as_encoded_bytes());
            if let PathKind::Packed { within } = &file.place {
                hear(within.as_bytes());
            }
            if let Ok(data) = file.path.metadata() {
                let time = data.modified()?.duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
                hear(&data.len().to_le_bytes());
                hear(&time.as_nanos().to_le_bytes());
            }
        }
        Ok(())
    }

    /// Returns the total size of all files in bytes.
    pub(in crate::cli) fn weight(&self) -> u64 {
        self.all.iter().map(File::weight).sum()
    }
}

impl PathKind {
    fn of(path: &Path) -> Self {
        if Packing::of(path).is_some() { Self::Packed { within: String::new() } } else { Self::File }
    }
}

impl File {
    /// A file that was named, rather than found in a folder.
    pub(super) fn named(path: &Path, place: PathKind) -> Self {
        Self { path: path.into(), folder: None, place }
    }

    /// Returns its size in bytes, or 0 if that is unknown.
    pub(super) fn weight(&self) -> u64 {
        self.path.metadata().map_or(0, |metadata| metadata.len())
    }
}
