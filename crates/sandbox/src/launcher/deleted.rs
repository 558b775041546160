//! Files that were deleted while a descendant of this process has them open: they take space, but no folder lists them.

use super::descendants::descendants;
use rustix::fs::{FileType, Stat};
use std::collections::HashSet;
use std::fs;

/// The deleted files of a file system that descendants have open. If this process is not root, files of processes of other
/// users, or of those that hide their descriptors, are missing.
pub(super) fn open_files(device: u64) -> impl Iterator<Item = Stat> {
    let mut seen = HashSet::new();
    let descriptors = descendants().into_iter().flat_map(|pid| {
        let folder = format!("/proc/{}/fd", pid.as_raw_nonzero());
        fs::read_dir(folder).into_iter().flatten().flatten()
    });
    // This follows the link without opening the file.
    let files = descriptors.filter_map(|descriptor| rustix::fs::stat(descriptor.path()).ok());
    files.filter(move |stat| {
        stat.st_nlink == 0
            && stat.st_dev == device
            && FileType::from_raw_mode(stat.st_mode).is_file()
            && seen.insert(stat.st_ino)
    })
}
