//! Visits a folder that a hostile program may have filled and can change meanwhile.
//! It opens each folder from its parent (openat(2)), so that no path is too long and no symbolic link leads out.

use rustix::fs::{AtFlags, CWD, Dir, FileType, Mode, OFlags, Stat};
use rustix::io::Errno;
use rustix::path::Arg;
use std::ffi::CString;
use std::os::fd::BorrowedFd;
use std::path::Path;

/// Each level keeps a file open.
pub(crate) const MAX_DEPTH: usize = 32;

pub(crate) struct Walk {
    /// The open folders, from the outermost on.
    folders: Vec<Dir>,
}

pub(crate) struct Entry<'a> {
    pub(crate) parent: BorrowedFd<'a>,
    /// The number of enclosing folders within that of the walk.
    pub(crate) depth: usize,
    pub(crate) name: CString,
    pub(crate) stat: Stat,
}

/// The walk can continue after this.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WalkError {
    /// Deeper than [`MAX_DEPTH`].
    TooDeep,
    Unreadable(Errno),
}

impl Walk {
    pub(crate) fn new(folder: &Path) -> Result<Self, Errno> {
        Ok(Self { folders: vec![open(CWD, folder, OFlags::empty())?] })
    }

    /// A folder comes before its contents. Entries that disappear in the meantime are skipped.
    pub(crate) fn next(&mut self) -> Result<Option<Entry<'_>>, WalkError> {
        while let Some(parent) = self.folders.len().checked_sub(1) {
            let folder = &mut self.folders[parent];
            let name = match folder.read() {
                None | Some(Err(Errno::NOENT)) => {
                    self.folders.pop();
                    continue;
                }
                Some(Err(error)) => return Err(WalkError::Unreadable(error)),
                Some(Ok(entry)) => entry.file_name().to_owned(),
            };
            if name.as_bytes() == b"." || name.as_bytes() == b".." {
                continue;
            }
            let fd = folder.fd().map_err(WalkError::Unreadable)?;
            let stat = match rustix::fs::statat(fd, &name, AtFlags::SYMLINK_NOFOLLOW) {
                Err(Errno::NOENT) => continue,
                stat => stat.map_err(WalkError::Unreadable)?,
            };
            if FileType::from_raw_mode(stat.st_mode).is_dir() {
                match open(fd, &name, OFlags::NOFOLLOW) {
                    _ if parent == MAX_DEPTH => return Err(WalkError::TooDeep),
                    Ok(folder) => self.folders.push(folder),
                    // Something else has taken its place.
                    Err(Errno::NOENT | Errno::NOTDIR | Errno::LOOP) => continue,
                    Err(error) => return Err(WalkError::Unreadable(error)),
                }
            }
            let depth = parent;
            let parent = self.folders[parent].fd().map_err(WalkError::Unreadable)?;
            return Ok(Some(Entry { parent, depth, name, stat }));
        }
        Ok(None)
    }
}

fn open(parent: BorrowedFd<'_>, name: impl Arg, flags: OFlags) -> Result<Dir, Errno> {
    let flags = flags | OFlags::RDONLY | OFlags::DIRECTORY | OFlags::CLOEXEC;
    Dir::new(rustix::fs::openat(parent, name, flags, Mode::empty())?)
}

#[cfg(test)]
mod tests {
    use super::{MAX_DEPTH, Walk, WalkError};
    use std::fs;
    use std::path::{Path, PathBuf};

    /// The names of everything in a folder, sorted, and the errors.
    fn visit(folder: &Path) -> (Vec<String>, Vec<WalkError>) {
        let (mut names, mut errors) = (Vec::new(), Vec::new());
        let mut walk = Walk::new(folder).unwrap();
        loop {
            match walk.next() {
                Ok(Some(entry)) => names.push(entry.name.into_string().unwrap()),
                Ok(None) => break,
                Err(error) => errors.push(error),
            }
        }
        names.sort();
        (names, errors)
    }

    #[test]
    fn everything_is_visited_but_what_links_name() {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir_all(folder.path().join("a/b")).unwrap();
        fs::write(folder.path().join("a/b/c"), "").unwrap();
        std::os::unix::fs::symlink("/", folder.path().join("d")).unwrap();
        assert_eq!(visit(folder.path()), (["a", "b", "c", "d"].map(str::to_owned).to_vec(), Vec::new()));
    }

    #[test]
    fn what_is_too_deep_is_an_error_and_the_rest_is_visited() {
        let folder = tempfile::tempdir().unwrap();
        let deepest: PathBuf = std::iter::repeat_n("d", MAX_DEPTH).collect();
        fs::create_dir_all(folder.path().join(&deepest)).unwrap();
        assert_eq!(visit(folder.path()), (vec!["d".to_owned(); MAX_DEPTH], Vec::new()));
        fs::create_dir_all(folder.path().join(&deepest).join("e/f")).unwrap();
        fs::write(folder.path().join("g"), "").unwrap();
        let (names, errors) = visit(folder.path());
        assert_eq!((names.len(), &names[MAX_DEPTH][..]), (MAX_DEPTH + 1, "g"));
        assert_eq!(errors, [WalkError::TooDeep]);
    }
}
