use crate::walk::{Walk, WalkError};
use rustix::fs::{AtFlags, Gid, Uid};
use rustix::io::Errno;
use std::io;
use std::path::Path;

/// The most files and folders whose owner is changed: more than a program may have. The launcher ends a
/// program that has more, or deeper folders, at its first measurement.
const MAX_COUNT: usize = 1 << 15;

/// Makes a user the owner of a folder and its contents. It may belong to the user of an earlier process, whose program may
/// have left anything in it.
pub(crate) fn change_owner(folder: &Path, user: u32) -> io::Result<()> {
    let (user, group) = (Uid::from_raw(user), Gid::from_raw(user));
    if rustix::fs::stat(folder)?.st_uid == user.as_raw() {
        return Ok(());
    }
    let mut walk = Walk::new(folder)?;
    for _ in 0..MAX_COUNT {
        let entry = match walk.next() {
            Ok(Some(entry)) => entry,
            Ok(None) => break,
            Err(WalkError::TooDeep) => continue,
            Err(WalkError::Unreadable(error)) => return Err(error.into()),
        };
        match rustix::fs::chownat(
            entry.parent,
            &entry.name,
            Some(user),
            Some(group),
            AtFlags::SYMLINK_NOFOLLOW,
        ) {
            Ok(()) | Err(Errno::NOENT) => {}
            Err(error) => return Err(error.into()),
        }
    }
    // The folder comes last, so that an interrupted change is repeated.
    Ok(rustix::fs::chown(folder, Some(user), Some(group))?)
}

#[cfg(test)]
mod tests {
    use super::change_owner;
    use std::fs;
    use std::os::unix::fs::MetadataExt;
    use std::path::PathBuf;

    /// Folders deeper than any path are changed, too; the target of a link keeps its owner.
    #[test]
    fn the_contents_change_their_owner() {
        if !crate::jail::is_root() {
            return println!("skipped: only root can give files away");
        }
        let folder = tempfile::tempdir().unwrap();
        let (inside, outside) = (folder.path().join("inside"), folder.path().join("outside"));
        let deep = inside.join(std::iter::repeat_n("d", 100).collect::<PathBuf>());
        fs::create_dir_all(&deep).unwrap();
        fs::write(&outside, "").unwrap();
        std::os::unix::fs::symlink(&outside, inside.join("link")).unwrap();
        change_owner(&inside, 2_000_000_000).unwrap();
        let owner = |path: PathBuf| fs::symlink_metadata(path).unwrap().uid();
        for path in [inside.clone(), inside.join("d/d/d"), inside.join("link")] {
            assert_eq!(owner(path), 2_000_000_000);
        }
        assert_eq!(owner(outside), 0);
    }
}
