use super::codes::FileMessage;
use super::files::{File, Files, PathKind};
use super::folder::find;
use super::identity::{Identity, home_of, real_path};
use super::kinds::Kinds;
use super::names::is_stdin;
use super::packing::Packing;
use super::pattern::matching;
use std::collections::{HashMap, HashSet};
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;

impl Files {
    /// Returns the files that the paths mean, each once, in the order of the first path to each.
    ///
    /// Fails with the path and the error of a folder that cannot be read or contains no file of the kinds. The error has not
    /// been printed.
    pub fn of<'a>(
        paths: impl IntoIterator<Item = &'a PathBuf>,
        kinds: Kinds,
    ) -> Result<Self, (PathBuf, FileMessage)> {
        let mut finder = Finder::new(kinds);
        for path in paths {
            finder.add(path)?;
        }
        Ok(finder.files)
    }
}

struct Finder {
    files: Files,
    /// The files, and the paths within archives.
    seen: HashSet<(Identity, String)>,
    /// The first path into each archive, by its index in the files.
    archives: HashMap<Identity, usize>,
    /// By real path.
    searched: HashSet<PathBuf>,
}

impl Finder {
    fn new(kinds: Kinds) -> Self {
        let files =
            Files { all: Vec::new(), kinds, skipped: 0, repeated: 0, are_weighed: false, are_many: false };
        Self { files, seen: HashSet::new(), archives: HashMap::new(), searched: HashSet::new() }
    }

    fn add(&mut self, path: &Path) -> Result<(), (PathBuf, FileMessage)> {
        if self.add_existing(path)? { Ok(()) } else { self.expand(path) }
    }

    /// Adds what is at a path. Returns false if the path does not exist.
    fn add_existing(&mut self, path: &Path) -> Result<bool, (PathBuf, FileMessage)> {
        let place = match fs::metadata(path) {
            _ if is_stdin(path) => PathKind::File,
            Ok(data) if data.is_dir() => return self.search(path).map(|()| true),
            Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => {
                return Ok(false);
            }
            // It exists. If it cannot be read, reading it will say why.
            Ok(_) | Err(_) => PathKind::of(path),
        };
        self.files.are_many |= Packing::of(path).is_some_and(Packing::is_archive);
        self.push(path, None, real_path(path), place);
        Ok(true)
    }

    /// Adds the files of these kinds in a folder, and its archives if records are wanted.
    fn search(&mut self, folder: &Path) -> Result<(), (PathBuf, FileMessage)> {
        let kinds = self.files.kinds;
        let (shared, root): (Arc<Path>, PathBuf) = (folder.into(), real_path(folder));
        let mut is_any = false;
        for path in find(folder)? {
            let packing = Packing::of(&path);
            let is_wanted = match packing {
                None => kinds.include(&path),
                Some(Packing::File(_)) => kinds.include(&path.with_extension("")),
                Some(Packing::Zip | Packing::Tar(_)) => kinds.are_packed(),
            };
            // No link is followed below the folder.
            let real = path.strip_prefix(folder).map_or_else(|_| real_path(&path), |below| root.join(below));
            if is_wanted {
                is_any = true;
                let place = PathKind::of(&path);
                self.push(&path, Some(Arc::clone(&shared)), real, place);
            } else if !real.ancestors().any(|outer| self.searched.contains(outer)) {
                self.files.skipped += 1;
            }
        }
        self.files.are_many = true;
        self.searched.insert(root);
        if is_any { Ok(()) } else { Err((folder.to_owned(), kinds.not_found())) }
    }

    /// Adds the archive member that a path names, or the files that match a pattern.
    fn expand(&mut self, path: &Path) -> Result<(), (PathBuf, FileMessage)> {
        let inside = |archive: &Path| {
            Packing::of(archive).filter(|packing| packing.is_archive() && archive.is_file())?;
            let parts: Vec<_> =
                path.strip_prefix(archive).ok()?.iter().map(|part| part.to_string_lossy()).collect();
            Some((archive.to_owned(), PathKind::Packed { within: parts.join("/") }))
        };
        if let Some((archive, place)) = path.ancestors().skip(1).find_map(inside) {
            self.files.are_many = true;
            self.push(&archive, None, real_path(&archive), place);
            return Ok(());
        }
        let matching = matching(path);
        if matching.is_empty() {
            self.push(path, None, real_path(path), PathKind::Missing);
        }
        for path in matching {
            self.add_existing(&path)?;
        }
        Ok(())
    }

    /// Adds a file with its real path, unless it has been added before.
    fn push(&mut self, path: &Path, folder: Option<Arc<Path>>, real: PathBuf, place: PathKind) {
        let home = home_of(&real);
        let home = match self.files.all.last() {
            Some(last) if *last.home == *home => Arc::clone(&last.home),
            _ => home.into(),
        };
        let mut archive = None;
        let within = match &place {
            PathKind::File if !is_stdin(path) => Some(String::new()),
            PathKind::File | PathKind::Missing => None,
            PathKind::Packed { within } => Some(within.clone()),
        };
        if let Some(within) = within {
            let identity = Identity::of(real, self.files.kinds.tell_links_apart());
            if !self.seen.insert((identity.clone(), within)) && self.files.kinds.are_read_once() {
                self.files.repeated += 1;
                return;
            }
            if matches!(place, PathKind::Packed { .. }) && self.files.kinds.are_read_once() {
                let index = self.files.all.len();
                let first = *self.archives.entry(identity).or_insert(index);
                if let Some(first_path) = self.files.all.get_mut(first) {
                    first_path.archive = Some(first);
                    archive = Some(first);
                }
            }
        }
        self.files.all.push(File { path: path.into(), folder, home, place, archive });
    }
}
