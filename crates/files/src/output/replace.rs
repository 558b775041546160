use super::notes;
use super::target::{Target, TargetKind};
use super::temporary::temporary;
use anyhow::Context;
use gocheck_text::file_errors::cannot_write;
use gocheck_text::language;
use gocheck_text::phrase;
use std::fs::{self, File, Metadata};
use std::io::{self, Read};
use std::path::Path;

/// Writes a file: straight into a device or a pipe, otherwise under a temporary name that becomes the file's. A file
/// that is replaced keeps its permissions and, if possible, its owner, and the new one is on the disk before the old one
/// is gone.
pub(super) fn write(path: &Path, mut from: impl Read) -> anyhow::Result<()> {
    let place = || cannot_write(path.display());
    let target = Target::of(path).with_context(place)?;
    match target.kind() {
        TargetKind::Folder => Err(io::Error::from(io::ErrorKind::IsADirectory)).with_context(place),
        TargetKind::Stream => {
            let mut stream = target.open().with_context(place)?;
            io::copy(&mut from, &mut stream).map(drop).with_context(place)
        }
        TargetKind::Missing | TargetKind::File => {
            let mut file = temporary(target.folder()).with_context(place)?;
            io::copy(&mut from, &mut file).with_context(place)?;
            let old = fs::symlink_metadata(target.path()).ok().filter(Metadata::is_file);
            if let Some(old) = &old {
                copy_owner_and_mode(old, file.as_file()).with_context(place)?;
                file.as_file().sync_all().with_context(place)?;
            }
            file.persist(target.path()).map_err(|error| error.error).with_context(place)?;
            if let Some(old) = &old {
                note_links(path, old);
            }
            Ok(())
        }
    }
}

/// Gives a new file the permissions of the old one, and its owner and group as far as the system allows: only root may
/// give files away.
fn copy_owner_and_mode(old: &Metadata, new: &File) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::{MetadataExt, fchown};
        let now = new.metadata()?;
        if (now.uid(), now.gid()) != (old.uid(), old.gid())
            && fchown(new, Some(old.uid()), Some(old.gid())).is_err()
        {
            let _ = fchown(new, None, Some(old.gid()));
        }
    }
    new.set_permissions(old.permissions())
}

/// Reports that other names of a replaced file still have the old content.
fn note_links(path: &Path, old: &Metadata) {
    #[cfg(unix)]
    let names = std::os::unix::fs::MetadataExt::nlink(old);
    #[cfg(not(unix))]
    let names = {
        let _ = old;
        1
    };
    if names > 1 {
        notes::note(&phrase!(
            "{file} is no longer linked to its other names: these keep the old content",
            "{file} 与它的其他名字（硬链接）已断开：那些名字下仍是旧内容",
            file = path.display().to_string()
        ));
    }
}

/// The error for a folder where a file is to be written.
pub(super) fn is_folder(path: &Path) -> String {
    phrase!(
        "{path} is a folder: give the name of a file in it",
        "{path} 是文件夹：请写出其中的文件名",
        path = path.display().to_string()
    )
    .text(language())
}
