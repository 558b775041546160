use std::path::{Component, Path, PathBuf};
use std::{env, fs};

/// The identity of a file: equal for all paths that lead to it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Identity {
    Path(PathBuf),
    /// The device and the inode of a file with several hard links.
    Inode(u64, u64),
}

impl Identity {
    /// Returns the identity of the file at a real path. If `tells_links_apart`, each of its hard links counts as a file.
    pub(super) fn of(real: PathBuf, tells_links_apart: bool) -> Self {
        let linked = if tells_links_apart { None } else { inode_of_linked(&real) };
        linked.map_or(Self::Path(real), |(device, inode)| Self::Inode(device, inode))
    }
}

/// The device and the inode of a file with more than one hard link.
#[cfg(unix)]
fn inode_of_linked(path: &Path) -> Option<(u64, u64)> {
    use std::os::unix::fs::MetadataExt;
    let data = fs::metadata(path).ok()?;
    (data.is_file() && data.nlink() > 1).then(|| (data.dev(), data.ino()))
}

/// The standard library reports no hard links on other systems.
#[cfg(not(unix))]
fn inode_of_linked(_: &Path) -> Option<(u64, u64)> {
    None
}

/// Returns the absolute path without `.`, `..` and symbolic links. Folders that do not exist yet are treated as if they
/// did.
pub fn real_path(path: &Path) -> PathBuf {
    if let Ok(real) = fs::canonicalize(path) {
        return real;
    }
    let mut real = PathBuf::new();
    for part in env::current_dir().unwrap_or_default().join(path).components() {
        match part {
            Component::CurDir => {}
            Component::ParentDir => {
                real.pop();
            }
            Component::Prefix(_) | Component::RootDir | Component::Normal(_) => {
                real.push(part);
                real = fs::canonicalize(&real).unwrap_or(real);
            }
        }
    }
    real
}

pub(super) fn home_of(real: &Path) -> &Path {
    real.parent().unwrap_or(real)
}
