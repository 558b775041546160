use crate::cli::folder::Folder;
use crate::web::{Kept, Shelf, Store, StoreError};
use anyhow::Context;
use std::fs::{self, File, TryLockError};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// Games in a folder: `saves`, which all programs share, and `progress-PROGRAM`, `removed-PROGRAM` and
/// `damaged-PROGRAM`, which are one's own.
pub(super) struct Shelves {
    saves: Folder,
    progress: Folder,
    removed: Folder,
    damaged: Folder,
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
        let own = |kind: &str| Folder::create(&folder.join(format!("{kind}-{program}")));
        let (progress, removed, damaged) = (own("progress")?, own("removed")?, own("damaged")?);
        let path = progress.join("lock");
        let lock = File::create(&path).with_context(|| format!("cannot write {}", path.display()))?;
        // Where the system has no locks, the folder goes without.
        if matches!(lock.try_lock(), Err(TryLockError::WouldBlock)) {
            anyhow::bail!(
                "{program} play is running already: quit it, or give this one a folder with --saves DIR"
            );
        }
        Ok(Self { saves, progress, removed, damaged, _lock: lock })
    }

    const fn folder(&self, shelf: Shelf) -> &Folder {
        match shelf {
            Shelf::Saves => &self.saves,
            Shelf::Progress => &self.progress,
            Shelf::Removed => &self.removed,
            Shelf::Damaged => &self.damaged,
        }
    }
}

impl Store for Shelves {
    fn list(&self, shelf: Shelf) -> Result<Vec<Kept>, StoreError> {
        let folder = self.folder(shelf).join("");
        let entries = fs::read_dir(&folder).map_err(fault("read", &folder))?;
        let kept = |entry: fs::DirEntry| {
            let path = entry.path();
            let is_game = path.extension().is_some_and(|ending| ending == ENDING);
            let name = path.file_stem()?.to_str().filter(|_| is_game)?.to_owned();
            // A system without dates has all games at once.
            let changed = entry.metadata().and_then(|data| data.modified()).unwrap_or(SystemTime::UNIX_EPOCH);
            Some(Kept { name, changed })
        };
        Ok(entries.flatten().filter_map(kept).collect())
    }

    fn read(&self, shelf: Shelf, name: &str) -> Result<Option<String>, StoreError> {
        let path = self.folder(shelf).join(&file_name(name));
        let file = match File::open(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            other => other.map_err(fault("read", &path))?,
        };
        let mut text = String::new();
        let read = file.take(MAX_SIZE + 1).read_to_string(&mut text).map_err(fault("read", &path))?;
        if read as u64 > MAX_SIZE {
            return Err(StoreError(format!("{}: too large for a game", path.display())));
        }
        Ok(Some(text))
    }

    fn write(&self, shelf: Shelf, name: &str, text: &str) -> Result<(), StoreError> {
        let folder = self.folder(shelf);
        folder.write(&file_name(name), text.as_bytes()).map_err(|error| StoreError(format!("{error:#}")))
    }

    fn shift(&self, from: (Shelf, &str), to: (Shelf, &str)) -> Result<(), StoreError> {
        let path = |(shelf, name): (Shelf, &str)| self.folder(shelf).join(&file_name(name));
        let (from, to) = (path(from), path(to));
        // A link does not replace what is there, as renaming does.
        match fs::hard_link(&from, &to) {
            Ok(()) => fs::remove_file(&from).map_err(fault("remove", &from)),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(fault("write", &to)(error)),
            // A system without links.
            Err(_) if !to.exists() => fs::rename(&from, &to).map_err(fault("move", &from)),
            Err(error) => Err(fault("move", &from)(error)),
        }
    }

    fn place(&self, shelf: Shelf, name: &str) -> String {
        self.folder(shelf).join(&file_name(name)).display().to_string()
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
