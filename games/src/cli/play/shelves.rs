use crate::cli::folder::Folder;
use crate::web::{Shelf, Store, StoreError};
use anyhow::Context;
use std::fs::{self, File, TryLockError};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// Games in a folder: `saves`, which all programs share, and `progress-PROGRAM`, which is one's own.
pub(super) struct Shelves {
    saves: Folder,
    progress: Folder,
    /// Locked while the program runs; the system unlocks it, whatever ends the program.
    _lock: File,
}

const ENDING: &str = "txt";

/// A file that is larger is no game of ours.
const MAX_SIZE: u64 = 1024 * 1024;

impl Shelves {
    /// Opens the folder, and makes it where there is none.
    pub(super) fn open(folder: &Path, program: &str) -> anyhow::Result<Self> {
        let saves = Folder::create(&folder.join("saves"))?;
        let progress = Folder::create(&folder.join(format!("progress-{program}")))?;
        let path = progress.join("lock");
        let lock = File::create(&path).with_context(|| format!("cannot write {}", path.display()))?;
        // Where the system has no locks, the folder goes without.
        if matches!(lock.try_lock(), Err(TryLockError::WouldBlock)) {
            anyhow::bail!(
                "{program} play is running already: quit it, or give this one a folder with --saves DIR"
            );
        }
        Ok(Self { saves, progress, _lock: lock })
    }

    const fn folder(&self, shelf: Shelf) -> &Folder {
        match shelf {
            Shelf::Saves => &self.saves,
            Shelf::Progress => &self.progress,
        }
    }
}

impl Store for Shelves {
    fn list(&self, shelf: Shelf) -> Result<Vec<String>, StoreError> {
        let folder = self.folder(shelf).join("");
        let entries = fs::read_dir(&folder).map_err(fault("read", &folder))?;
        let paths = entries.flatten().map(|entry| entry.path());
        let games = paths.filter(|path| path.extension().is_some_and(|ending| ending == ENDING));
        Ok(games.filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned())).collect())
    }

    fn read(&self, shelf: Shelf, name: &str) -> Result<Option<String>, StoreError> {
        let path = self.folder(shelf).join(&file_name(name));
        let file = match File::open(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            other => other.map_err(fault("read", &path))?,
        };
        let mut text = String::new();
        file.take(MAX_SIZE).read_to_string(&mut text).map_err(fault("read", &path))?;
        Ok(Some(text))
    }

    fn write(&self, shelf: Shelf, name: &str, text: &str) -> Result<(), StoreError> {
        let folder = self.folder(shelf);
        folder.write(&file_name(name), text.as_bytes()).map_err(|error| StoreError(format!("{error:#}")))
    }

    fn remove(&self, shelf: Shelf, name: &str) -> Result<(), StoreError> {
        let path = self.folder(shelf).join(&file_name(name));
        fs::remove_file(&path).map_err(fault("remove", &path))
    }
}

fn file_name(name: &str) -> String {
    format!("{name}.{ENDING}")
}

fn fault(what: &str, path: &Path) -> impl Fn(io::Error) -> StoreError {
    let place = format!("cannot {what} {}", path.display());
    move |error| StoreError(format!("{place}: {error}"))
}

/// Where programs of this user keep their data.
pub(super) fn usual_folder() -> Option<PathBuf> {
    let folder = |name| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let base = folder("XDG_DATA_HOME")
        .or_else(|| folder("APPDATA"))
        .or_else(|| folder("HOME").map(|home| home.join(".local/share")))?;
    Some(base.join("gocheck"))
}
