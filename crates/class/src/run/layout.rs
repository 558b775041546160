//! What lies in the folder that a program runs in.
//!
//! The submission is in the folder `hw`, so that `../data` of a program exists, too. The puzzles lie wherever programs look for
//! them: next to the program, in the folders around it, in `data` next to each of these, and where the submission has
//! puzzles of its own.

use super::attendance::SCRIPTS;
use super::files::ProgramFiles;
use super::plan::Plan;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
use std::path::{Path, PathBuf};

/// A path and its content.
pub(super) type NamedBytes = (String, Vec<u8>);

/// The folder of the submission.
const HOME: &str = "hw";

/// The files in the folder before the program starts.
pub(super) struct Layout {
    /// The contents by path, and whether they can be executed.
    files: BTreeMap<String, (Vec<u8>, bool)>,
    /// The names of the puzzles' files.
    puzzles: BTreeSet<String>,
    /// The folder that the program starts in.
    pub(super) start: String,
}

/// Files from before the run, to detect those that the program has written.
pub(super) struct Before {
    hashes: BTreeMap<PathBuf, u64>,
    puzzles: BTreeSet<String>,
}

impl Layout {
    /// A submission with what was built of it, and puzzles.
    pub(super) fn new(
        program: &ProgramFiles,
        built: &[NamedBytes],
        plan: &Plan,
        puzzles: &[NamedBytes],
    ) -> Self {
        let scripts = SCRIPTS.map(|(path, text)| (path.to_owned(), (text.as_bytes().to_vec(), false)));
        let mut files = BTreeMap::from(scripts);
        for file in &program.all {
            let is_executable = file.bytes.starts_with(b"#!") || file.bytes.starts_with(b"\x7fELF");
            files.insert(format!("{HOME}/{}", file.path), (file.bytes.clone(), is_executable));
        }
        let start = join(HOME, &plan.folder);
        for (path, bytes) in built {
            files.insert(join(&start, path), (bytes.clone(), true));
        }
        let names: BTreeSet<String> = puzzles.iter().map(|(name, _)| name.clone()).collect();
        let own = program.all.iter().filter(|file| names.contains(file.name()));
        let own: BTreeSet<String> = own.map(|file| join(HOME, file.folder())).collect();
        let around: Vec<String> =
            Path::new(&start).ancestors().map(|path| path.display().to_string()).collect();
        let data = around.iter().map(|folder| join(folder, "data"));
        for folder in around.iter().cloned().chain(data).chain(own) {
            for (name, bytes) in puzzles {
                files.insert(join(&folder, name), (bytes.clone(), false));
            }
        }
        Self { files, puzzles: names, start }
    }

    /// Writes the files to an empty folder.
    pub(super) fn write(&self, folder: &Path) -> io::Result<Before> {
        let mut hashes = BTreeMap::new();
        fs::create_dir_all(folder.join(&self.start))?;
        for (path, (bytes, is_executable)) in &self.files {
            let target = folder.join(path);
            if let Some(parent) = target.parent() {
                fs::create_dir_all(parent)?;
            }
            match is_executable {
                true => gocheck_sandbox::write_executable(&target, bytes)?,
                false => fs::write(&target, bytes)?,
            }
            hashes.insert(PathBuf::from(path), hash(bytes));
        }
        Ok(Before { hashes, puzzles: self.puzzles.clone() })
    }

    /// Returns true if this folder exists. `path` is relative to the folder that the program starts in.
    pub(super) fn has_folder(&self, path: &str) -> bool {
        let mut parts: Vec<&str> = self.start.split('/').collect();
        for part in path.split(['/', '\\']) {
            match part {
                "" | "." => {}
                ".." => drop(parts.pop()),
                part => parts.push(part),
            }
        }
        let folder = format!("{}/", parts.join("/"));
        folder == "/" || self.files.keys().any(|file| file.starts_with(&folder))
    }
}

impl Before {
    /// Returns true if a file may contain answers that the program has written: it is neither a puzzle nor unchanged.
    pub(super) fn is_new(&self, path: &Path, bytes: &[u8]) -> bool {
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        !self.puzzles.contains(&name) && self.hashes.get(path) != Some(&hash(bytes))
    }
}

fn join(folder: &str, name: &str) -> String {
    match (folder, name) {
        ("", name) => name.to_owned(),
        (folder, "") => folder.to_owned(),
        (folder, name) => format!("{folder}/{name}"),
    }
}

fn hash(bytes: &[u8]) -> u64 {
    let mut hasher = DefaultHasher::new();
    bytes.hash(&mut hasher);
    hasher.finish()
}
