//! Writes files into folders, completely or not at all.

use super::words::{cannot_remove, cannot_write_into};
use super::{cannot_read, cannot_write};
use anyhow::Context;
use std::fs;
use std::io::{self, BufWriter, Seek, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// A folder to write files into. Each file is written under a temporary name and then renamed, so it is complete or
/// absent. Temporary files of killed runs are removed by the next run.
#[derive(Clone)]
pub struct Folder {
    path: PathBuf,
}

/// A file that is being written. It has no name until it is finished, so nothing is left of it, however the program
/// ends.
pub struct Pending {
    path: PathBuf,
    folder: Folder,
    out: BufWriter<fs::File>,
}

/// The prefix of temporary file names, which the process id follows.
const TEMPORARY: &str = ".gocheck-";

/// The age after which a temporary file is left over if its process is gone. In a shared folder, it may be the file
/// of a process on another machine.
const GONE: Duration = Duration::from_secs(60);
/// Like [`GONE`], for systems that do not list their processes.
const LEFT_OVER: Duration = Duration::from_secs(24 * 60 * 60);

impl Folder {
    /// Creates the folder if it is missing, and removes temporary files of killed runs.
    pub fn create(path: &Path) -> anyhow::Result<Self> {
        let folder = Self { path: path.to_owned() };
        fs::create_dir_all(path)
            // The test file has no name: a run that is killed here leaves nothing behind.
            .and_then(|()| tempfile::tempfile_in(path).map(drop))
            .with_context(|| cannot_write_into(path.display()))?;
        folder.remove(|name| is_left_over(&folder.join(name), name))?;
        Ok(folder)
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

    /// Returns the path of a file in the folder.
    pub fn join(&self, name: &str) -> PathBuf {
        self.path.join(name)
    }

    /// Writes a file.
    pub fn write(&self, name: &str, bytes: &[u8]) -> anyhow::Result<()> {
        self.put(&self.join(name), bytes)
    }

    /// Writes a file whose name need not be UTF-8.
    pub fn copy(&self, name: impl AsRef<Path>, from: impl io::Read) -> anyhow::Result<()> {
        self.put(&self.path.join(name), from)
    }

    /// Replaces an existing file and keeps its permissions.
    pub fn replace(&self, name: impl AsRef<Path>, bytes: &[u8]) -> anyhow::Result<()> {
        let path = self.path.join(name);
        let place = || cannot_write(path.display());
        let permissions = fs::metadata(&path).with_context(place)?.permissions();
        let mut file = self.temporary().with_context(place)?;
        file.write_all(bytes).with_context(place)?;
        file.as_file().set_permissions(permissions).with_context(place)?;
        file.persist(&path).with_context(place)?;
        Ok(())
    }

    /// Begins a file that is written in pieces.
    pub fn begin(&self, name: &str) -> anyhow::Result<Pending> {
        let path = self.join(name);
        let file = tempfile::tempfile_in(&self.path).with_context(|| cannot_write(path.display()))?;
        Ok(Pending { path, folder: self.clone(), out: BufWriter::new(file) })
    }

    /// Removes the files whose names are `stale`.
    pub fn remove(&self, stale: impl Fn(&str) -> bool) -> anyhow::Result<()> {
        for name in names(&self.path, stale)? {
            let path = self.join(&name);
            match fs::remove_file(&path) {
                // Another run has removed it.
                Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                removed => removed.with_context(|| cannot_remove(path.display()))?,
            }
        }
        Ok(())
    }

    /// Writes a file under a temporary name and renames it.
    fn put(&self, path: &Path, mut from: impl io::Read) -> anyhow::Result<()> {
        let place = || cannot_write(path.display());
        let mut file = self.temporary().with_context(place)?;
        io::copy(&mut from, &mut file).with_context(place)?;
        file.persist(path).with_context(place)?;
        Ok(())
    }

    fn temporary(&self) -> io::Result<tempfile::NamedTempFile> {
        let prefix = format!("{TEMPORARY}{}-", std::process::id());
        let mut builder = tempfile::Builder::new();
        builder.prefix(&prefix);
        // The permissions of ordinary new files; by default, only the owner could read it.
        #[cfg(unix)]
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
        builder.tempfile_in(&self.path)
    }
}

/// Returns true if this is a temporary file of a run that was killed.
fn is_left_over(path: &Path, name: &str) -> bool {
    let Some(rest) = name.strip_prefix(TEMPORARY) else { return false };
    let process = rest.split_once('-').and_then(|(process, _)| process.parse::<u32>().ok());
    let patience = match process {
        // Linux lists running processes in `/proc`.
        Some(process) if Path::new("/proc/self").exists() => {
            if Path::new(&format!("/proc/{process}")).exists() {
                return false;
            }
            GONE
        }
        _ => LEFT_OVER,
    };
    let age = fs::metadata(path).and_then(|metadata| metadata.modified()).map(|time| time.elapsed());
    age.is_ok_and(|age| age.is_ok_and(|age| age > patience))
}

/// Returns the names of the files in a folder that are `wanted`, sorted. Empty if the folder does not exist.
pub fn names(folder: &Path, wanted: impl Fn(&str) -> bool) -> anyhow::Result<Vec<String>> {
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries.with_context(|| cannot_read(folder.display()))?,
    };
    let mut names = Vec::new();
    for entry in entries {
        let entry = entry.with_context(|| cannot_read(folder.display()))?;
        if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
            continue;
        }
        names.extend(entry.file_name().into_string().ok().filter(|name| wanted(name)));
    }
    names.sort();
    Ok(names)
}

/// Creates a file without a name in the folder for temporary files; nothing is left of it when the program ends.
pub fn unnamed_file() -> anyhow::Result<fs::File> {
    tempfile::tempfile().with_context(|| cannot_write_into(std::env::temp_dir().display()))
}

/// Writes a file; creates its folder if it is missing.
pub fn write_file(path: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    let parent = path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    Folder::create(parent)?.put(path, bytes)
}

impl Pending {
    /// Writes the file under its name.
    pub fn finish(self) -> anyhow::Result<()> {
        let Self { path, folder, out } = self;
        let place = || cannot_write(path.display());
        let mut file = out.into_inner().map_err(io::IntoInnerError::into_error).with_context(place)?;
        file.rewind().with_context(place)?;
        folder.put(&path, file)
    }
}

impl Write for Pending {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.out.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}
