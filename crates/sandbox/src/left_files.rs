//! The files that a program has left in its folder. They cannot be trusted: a name may be a symbolic link to a file
//! that the program could not read, or a pipe that is never written to.

use crate::walk::{MAX_DEPTH, Walk};
use rustix::fs::{FileType, Mode, OFlags};
use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::{self, Read};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::time::Duration;

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
    /// Reads up to `most` bytes. Links are not followed. Fails if it is no longer a regular file.
    pub fn read(&self, folder: &Path, most: u64) -> io::Result<Vec<u8>> {
        let mut parent =
            rustix::fs::open(folder, OFlags::PATH | OFlags::DIRECTORY | OFlags::CLOEXEC, Mode::empty())?;
        let mut names = self.path.iter().peekable();
        while let Some(name) = names.next() {
            let flags = match names.peek() {
                Some(_) => OFlags::PATH | OFlags::DIRECTORY,
                // Do not wait for a pipe.
                None => OFlags::RDONLY | OFlags::NONBLOCK,
            };
            parent =
                rustix::fs::openat(&parent, name, flags | OFlags::NOFOLLOW | OFlags::CLOEXEC, Mode::empty())?;
        }
        let file = File::from(parent);
        if !file.metadata()?.is_file() {
            return Err(io::ErrorKind::InvalidInput.into());
        }
        let mut bytes = Vec::new();
        file.take(most).read_to_end(&mut bytes)?;
        Ok(bytes)
    }
}

/// Returns the regular files in a folder and its subfolders, by path, at most `most` of them, without those that cannot be
/// read.
#[must_use]
pub fn left_files(folder: &Path, most: usize) -> Vec<LeftFile> {
    let mut found = Vec::new();
    // The paths of the folders around an entry, from the outermost on.
    let mut folders = vec![PathBuf::new()];
    let Ok(mut walk) = Walk::new(folder) else { return found };
    let mut errors = 0;
    while found.len() < most && errors < most {
        let entry = match walk.next() {
            Ok(Some(entry)) => entry,
            Ok(None) => break,
            Err(_) => {
                errors += 1;
                continue;
            }
        };
        folders.truncate(entry.depth + 1);
        let path = folders.last().cloned().unwrap_or_default().join(OsStr::from_bytes(entry.name.as_bytes()));
        let kind = FileType::from_raw_mode(entry.stat.st_mode);
        if kind.is_dir() {
            folders.push(path);
        } else if kind.is_file() {
            let seconds = u64::try_from(entry.stat.st_mtime).unwrap_or_default();
            let changed = Duration::new(seconds, u32::try_from(entry.stat.st_mtime_nsec).unwrap_or_default());
            found.push(LeftFile {
                path,
                size: u64::try_from(entry.stat.st_size).unwrap_or_default(),
                changed,
            });
        }
    }
    found.sort_by(|a, b| a.path.cmp(&b.path));
    found
}

/// Removes a folder with everything in it, including folders that a program has made inaccessible.
pub fn remove_folder(folder: &Path) -> io::Result<()> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        Ok(()) => return Ok(()),
        Err(_) => {}
    }
    open_folders(folder, MAX_DEPTH);
    fs::remove_dir_all(folder)
}

/// Gives its owner access to a folder and those in it. The program has ended, so nothing changes meanwhile.
fn open_folders(folder: &Path, depth: usize) {
    let _ = fs::set_permissions(folder, fs::Permissions::from_mode(0o700));
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        if depth > 0 && entry.file_type().is_ok_and(|kind| kind.is_dir()) {
            open_folders(&entry.path(), depth - 1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{left_files, remove_folder};
    use std::fs;
    use std::os::unix::fs::{PermissionsExt, symlink};
    use std::path::Path;

    #[test]
    fn regular_files_are_found_and_links_are_not_followed() {
        let outer = tempfile::tempdir().unwrap();
        let folder = outer.path().join("left");
        fs::create_dir_all(folder.join("a/b")).unwrap();
        fs::write(outer.path().join("secret"), "secret").unwrap();
        fs::write(folder.join("a/b/answer.txt"), "train_0\nTrue\n").unwrap();
        fs::write(folder.join("z"), "").unwrap();
        symlink(outer.path().join("secret"), folder.join("link.txt")).unwrap();
        symlink(outer.path(), folder.join("up")).unwrap();
        let found = left_files(&folder, 100);
        let paths: Vec<&Path> = found.iter().map(|file| file.path.as_path()).collect();
        assert_eq!(paths, [Path::new("a/b/answer.txt"), Path::new("z")]);
        assert_eq!(found[0].read(&folder, 7).unwrap(), b"train_0");
        // It has become a link meanwhile.
        fs::remove_file(folder.join("z")).unwrap();
        symlink(outer.path().join("secret"), folder.join("z")).unwrap();
        assert!(found[1].read(&folder, 7).is_err());
    }

    #[test]
    fn closed_folders_are_removed() {
        let outer = tempfile::tempdir().unwrap();
        let folder = outer.path().join("left");
        fs::create_dir_all(folder.join("a/b")).unwrap();
        fs::write(folder.join("a/b/c"), "").unwrap();
        fs::set_permissions(folder.join("a"), fs::Permissions::from_mode(0o000)).unwrap();
        remove_folder(&folder).unwrap();
        assert!(!folder.exists());
        remove_folder(&folder).unwrap();
    }
}
