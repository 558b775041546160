//! Files left by programs on operating systems without a sandbox: programs are trusted, and so are their files.

use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::time::{Duration, UNIX_EPOCH};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftFile {
    /// Relative to the folder.
    pub path: PathBuf,
    /// In bytes.
    pub size: u64,
    /// The time of the last change, since the epoch.
    pub changed: Duration,
}

impl LeftFile {
    /// Reads up to `most` bytes.
    pub fn read(&self, folder: &Path, most: u64) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        fs::File::open(folder.join(&self.path))?.take(most).read_to_end(&mut bytes)?;
        Ok(bytes)
    }
}

/// By path, at most `most` of them.
#[must_use]
pub fn left_files(folder: &Path, most: usize) -> Vec<LeftFile> {
    let mut found = Vec::new();
    let mut folders = vec![PathBuf::new()];
    while let Some(within) = folders.pop() {
        for entry in fs::read_dir(folder.join(&within)).into_iter().flatten().flatten() {
            let (path, Ok(data)) = (within.join(entry.file_name()), entry.metadata()) else { continue };
            let changed = data.modified().ok().and_then(|time| time.duration_since(UNIX_EPOCH).ok());
            if data.is_dir() {
                folders.push(path);
            } else if data.is_file() && found.len() < most {
                found.push(LeftFile { path, size: data.len(), changed: changed.unwrap_or_default() });
            }
        }
    }
    found.sort_by(|a, b| a.path.cmp(&b.path));
    found
}

pub fn remove_folder(folder: &Path) -> io::Result<()> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}
