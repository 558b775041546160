use crate::web::store::{Section, Store, StoreError, StoredGame};
use anyhow::Context;
use gocheck_files::output::folder::Folder;
use gocheck_text::system_error::{self, chain};
use gocheck_text::{Phrase, phrase};
use std::fs::{self, File, TryLockError};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::SystemTime;

/// Games in a folder: `saves`, which all programs share, and `progress-PROGRAM`, `removed-PROGRAM` and
/// `damaged-PROGRAM`, which belong to one program.
pub(super) struct FolderStore {
    saves: Folder,
    progress: Folder,
    removed: Folder,
    damaged: Folder,
    program: &'static str,
    /// Locked while the program runs; the system releases it when the program ends for any reason.
    lock: Mutex<File>,
}

const ENDING: &str = "txt";

const LOCK: &str = "lock";

/// The largest file that is read, in bytes.
const MAX_SIZE: u64 = 1024 * 1024;

impl FolderStore {
    /// Opens the folder, or creates it.
    pub(super) fn open(folder: &Path, program: &'static str) -> anyhow::Result<Self> {
        let saves = Folder::create(&folder.join("saves"))?;
        let own = |kind: &str| Folder::create(&folder.join(format!("{kind}-{program}")));
        let (progress, removed, damaged) = (own("progress")?, own("removed")?, own("damaged")?);
        let lock = Mutex::new(locked(&progress, program)?);
        Ok(Self { saves, progress, removed, damaged, program, lock })
    }

    /// Recreates the folders if they were removed while the program runs. The lock went with them, and another program
    /// may have taken it meanwhile.
    fn make_again(&self) -> anyhow::Result<()> {
        for folder in [&self.saves, &self.progress, &self.removed, &self.damaged] {
            let path = folder.join("");
            fs::create_dir_all(&path).with_context(|| format!("cannot write {}", path.display()))?;
        }
        // Held so that only one thread recreates the lock of a missing folder.
        let mut lock = self.lock();
        if !is_at(&lock, &self.progress.join(LOCK)) {
            *lock = locked(&self.progress, self.program)?;
        }
        Ok(())
    }

    /// Returns true if the folder still has the lock file that this program holds.
    fn is_locked(&self) -> bool {
        is_at(&self.lock(), &self.progress.join(LOCK))
    }

    fn lock(&self) -> MutexGuard<'_, File> {
        self.lock.lock().unwrap_or_else(PoisonError::into_inner)
    }

    const fn folder(&self, section: Section) -> &Folder {
        match section {
            Section::Saves => &self.saves,
            Section::Progress => &self.progress,
            Section::Removed => &self.removed,
            Section::Damaged => &self.damaged,
        }
    }
}

impl Store for FolderStore {
    fn list(&self, section: Section) -> Result<Vec<StoredGame>, StoreError> {
        let folder = self.folder(section).join("");
        let entries = match fs::read_dir(&folder) {
            // It was removed: it is created again with the next write.
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            entries => entries.map_err(fault(cannot_read(), &folder))?,
        };
        let kept = |entry: fs::DirEntry| {
            let path = entry.path();
            let is_game = path.extension().is_some_and(|ending| ending == ENDING);
            let name = path.file_stem()?.to_str().filter(|_| is_game)?.to_owned();
            // A system without dates has all games at once.
            let changed = entry.metadata().and_then(|data| data.modified()).unwrap_or(SystemTime::UNIX_EPOCH);
            Some(StoredGame { name, changed })
        };
        Ok(entries.flatten().filter_map(kept).collect())
    }

    fn read(&self, section: Section, name: &str) -> Result<Option<String>, StoreError> {
        let path = self.folder(section).join(&file_name(name));
        let file = match File::open(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            other => other.map_err(fault(cannot_read(), &path))?,
        };
        let mut text = String::new();
        let read = file.take(MAX_SIZE + 1).read_to_string(&mut text).map_err(fault(cannot_read(), &path))?;
        if read as u64 > MAX_SIZE {
            let path = path.display();
            return Err(StoreError(phrase!("{path}: too large for a game", "{path}：太大，不是一局棋")));
        }
        Ok(Some(text))
    }

    fn write(&self, section: Section, name: &str, text: &str) -> Result<(), StoreError> {
        let folder = self.folder(section);
        if !self.is_locked() || !folder.join("").exists() {
            self.make_again().map_err(|error| unwritten(&folder.join(""), error))?;
        }
        let file = file_name(name);
        folder.write(&file, text.as_bytes()).map_err(|error| unwritten(&folder.join(&file), error))
    }

    fn move_to(&self, from: (Section, &str), to: (Section, &str)) -> Result<(), StoreError> {
        let path = |(section, name): (Section, &str)| self.folder(section).join(&file_name(name));
        let (from, to) = (path(from), path(to));
        // A link does not replace what is there, as renaming does.
        match fs::hard_link(&from, &to) {
            Ok(()) => fs::remove_file(&from).map_err(fault(phrase!("cannot remove", "无法删除"), &from)),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                Err(fault(cannot_write(), &to)(error))
            }
            // A system without links.
            Err(_) if !to.exists() => fs::rename(&from, &to).map_err(fault(cannot_move(), &from)),
            Err(error) => Err(fault(cannot_move(), &from)(error)),
        }
    }

    fn location(&self, section: Section, name: &str) -> String {
        self.folder(section).join(&file_name(name)).display().to_string()
    }
}

/// The lock of the folder with a program's games.
fn locked(progress: &Folder, program: &str) -> anyhow::Result<File> {
    let path = progress.join(LOCK);
    let lock = File::create(&path).with_context(|| format!("cannot write {}", path.display()))?;
    // On systems without locks, the folder is not locked.
    if matches!(lock.try_lock(), Err(TryLockError::WouldBlock)) {
        anyhow::bail!(StoreError(phrase!(
            "{program} play is already running: quit it, or use --saves DIR to give another folder",
            "{program} play 已在运行：请退出它，或用 --saves 文件夹 另选一个"
        )));
    }
    Ok(lock)
}

/// Returns true if an open file is the one at a path.
fn is_at(file: &File, path: &Path) -> bool {
    let (Ok(open), Ok(there)) = (file.metadata(), fs::metadata(path)) else { return false };
    #[cfg(unix)]
    let is_same = {
        use std::os::unix::fs::MetadataExt;
        (open.dev(), open.ino()) == (there.dev(), there.ino())
    };
    // An open file cannot be removed there.
    #[cfg(not(unix))]
    let is_same = open.is_file() && there.is_file();
    is_same
}

fn file_name(name: &str) -> String {
    format!("{name}.{ENDING}")
}

fn cannot_read() -> Phrase {
    phrase!("cannot read", "无法读取")
}

fn cannot_write() -> Phrase {
    phrase!("cannot write", "无法写入")
}

fn cannot_move() -> Phrase {
    phrase!("cannot move", "无法移动")
}

fn fault(what: Phrase, path: &Path) -> impl Fn(io::Error) -> StoreError {
    move |error| fault_of(&what, path, &error)
}

fn fault_of(what: &Phrase, path: &Path, error: &io::Error) -> StoreError {
    let path = path.display();
    let cause = system_error::phrase(error);
    StoreError(phrase!("{what} {path}: {cause}", "{what} {path}：{cause}", what = what, cause = cause))
}

/// Why a game was not written: an error of the system, or of the lock.
fn unwritten(path: &Path, error: anyhow::Error) -> StoreError {
    match error.downcast::<StoreError>() {
        Ok(error) => error,
        Err(error) => match error.chain().find_map(|cause| cause.downcast_ref::<io::Error>()) {
            Some(cause) => fault_of(&cannot_write(), path, cause),
            None => StoreError(chain(error.as_ref()).into()),
        },
    }
}

/// The user's data folder.
pub(super) fn usual_folder() -> Option<PathBuf> {
    let folder = |name| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let base = folder("XDG_DATA_HOME")
        .or_else(|| folder("APPDATA"))
        .or_else(|| folder("HOME").map(|home| home.join(".local/share")))?;
    Some(base.join("gocheck"))
}
