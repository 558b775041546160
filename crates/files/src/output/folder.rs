use super::listing::remove;
use super::pending::Pending;
use super::replace::write;
use super::temporary::prepare;
use anyhow::Context;
use gocheck_text::file_errors::cannot_write_into;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// A folder to write files into. Each file is written under a temporary name and then renamed, so it is complete or
/// absent. Temporary files of killed runs are removed by the next run.
#[derive(Clone)]
pub struct Folder {
    path: PathBuf,
}

impl Folder {
    /// Creates the folder if it is missing, and removes temporary files of killed runs.
    pub fn create(path: &Path) -> anyhow::Result<Self> {
        prepare(path)?;
        Ok(Self { path: path.to_owned() })
    }

    /// Locks the folder until the returned value is dropped; calls `waiting` if another run holds the lock. Returns
    /// `None` at once if the system cannot lock folders.
    pub fn lock(&self, waiting: impl FnOnce()) -> Option<fs::File> {
        let folder = fs::File::open(&self.path).ok()?;
        match folder.try_lock() {
            Ok(()) => Some(folder),
            Err(fs::TryLockError::WouldBlock) => {
                waiting();
                folder.lock().ok()?;
                Some(folder)
            }
            Err(fs::TryLockError::Error(_)) => None,
        }
    }

    pub fn join(&self, name: &str) -> PathBuf {
        self.path.join(name)
    }

    pub fn write(&self, name: impl AsRef<Path>, bytes: &[u8]) -> anyhow::Result<()> {
        self.copy(name, bytes)
    }

    pub fn copy(&self, name: impl AsRef<Path>, from: impl io::Read) -> anyhow::Result<()> {
        write(&self.path.join(name), from)
    }

    /// Begins a file that is written in pieces.
    pub fn begin(&self, name: &str) -> anyhow::Result<Pending> {
        Pending::begin(&self.join(name))
    }

    pub fn remove(&self, stale: impl Fn(&str) -> bool) -> anyhow::Result<()> {
        remove(&self.path, stale)
    }
}

/// Creates a file without a name in the folder for temporary files; nothing is left of it when the program ends.
pub fn unnamed_file() -> anyhow::Result<fs::File> {
    tempfile::tempfile().with_context(|| cannot_write_into(std::env::temp_dir().display()))
}
