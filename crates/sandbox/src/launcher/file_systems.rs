//! The file systems in memory that a jail mounts. Their contents belong to no process.

use rustix::fs::{CWD, Mode, OFlags};
use std::os::fd::OwnedFd;
use std::path::{Path, PathBuf};

/// The most bytes that the kernel holds for a file and a name, or for a further name. On Linux 6.18 (`/proc/slabinfo`)
/// `shmem_inode_cache` takes 780, `dentry` 195, a name of 255 characters 512, the target of a symbolic link 128, and the
/// place in its folder 43. The rest is for what other kernels and their security modules add.
const INODE: u64 = 2048;

/// The type of a file system in memory, as statfs(2) returns it.
const TMPFS: i64 = 0x0102_1994;

pub(super) struct FileSystems {
    /// As the program sees them.
    paths: Vec<PathBuf>,
    /// Empty until the jail has mounted all of them.
    open: Vec<OwnedFd>,
}

#[derive(Clone, Copy, Default)]
pub(super) struct Stored {
    /// In bytes, of all files.
    pub(super) contents: u64,
    /// In bytes, of everything else that the kernel holds.
    pub(super) inodes: u64,
}

impl FileSystems {
    pub(super) const fn new(paths: Vec<PathBuf>) -> Self {
        Self { paths, open: Vec::new() }
    }

    /// Measures the file systems. `thread` is the folder in `/proc` of a thread in the jail.
    pub(super) fn stored(&mut self, thread: &Path) -> Stored {
        if self.open.is_empty() {
            self.open = self
                .paths
                .iter()
                .map(|path| mounted(thread, path))
                .collect::<Option<_>>()
                .unwrap_or_default();
        }
        let mut all = Stored::default();
        for stat in self.open.iter().filter_map(|folder| rustix::fs::fstatfs(folder).ok()) {
            let size = u64::try_from(stat.f_bsize).unwrap_or_default();
            all.contents += stat.f_blocks.saturating_sub(stat.f_bfree).saturating_mul(size);
            all.inodes += stat.f_files.saturating_sub(stat.f_ffree).saturating_mul(INODE);
        }
        all
    }
}

/// Opens the root of a file system in the jail. The program can replace none of the folders above it. `None` if the jail has
/// not mounted it: until then, the path may lead to a folder outside.
fn mounted(thread: &Path, path: &Path) -> Option<OwnedFd> {
    let inside = thread.join("root").join(path.strip_prefix("/").ok()?);
    let flags = OFlags::PATH | OFlags::DIRECTORY | OFlags::NOFOLLOW | OFlags::CLOEXEC;
    let folder = rustix::fs::openat(CWD, inside, flags, Mode::empty()).ok()?;
    let device = rustix::fs::fstat(&folder).ok()?.st_dev;
    let is_outside = rustix::fs::stat(path).is_ok_and(|outside| outside.st_dev == device);
    let is_in_memory = rustix::fs::fstatfs(&folder).is_ok_and(|stat| stat.f_type == TMPFS);
    (is_in_memory && !is_outside).then_some(folder)
}
