use super::codes::FileMessage;
use super::junk::is_junk;
use super::names::file_name;
use super::read::unreadable;
use std::fs::{self, FileType};
use std::io;
use std::path::{Path, PathBuf};

/// Sorted by name, without junk files.
pub fn entries(folder: &Path) -> io::Result<Vec<(PathBuf, FileType)>> {
    let entry =
        |entry: io::Result<fs::DirEntry>| entry.and_then(|entry| Ok((entry.path(), entry.file_type()?)));
    let mut entries = fs::read_dir(folder)?.map(entry).collect::<io::Result<Vec<_>>>()?;
    entries.retain(|(path, _)| !is_junk(&file_name(path)));
    entries.sort_unstable_by(|(a, _), (b, _)| a.cmp(b));
    Ok(entries)
}

/// Returns the files in a folder and its subfolders, sorted by path. Links, which may lead anywhere, and pipes, which
/// may never end, are read only if they are named.
/// Fails with the path and the error of a folder that cannot be read. The error has not been printed.
pub(super) fn find(folder: &Path) -> Result<Vec<PathBuf>, (PathBuf, FileMessage)> {
    let mut found = Vec::new();
    let entries = entries(folder).map_err(|error| (folder.to_owned(), unreadable(folder, &error)))?;
    for (path, file_type) in entries {
        if file_type.is_dir() {
            found.append(&mut find(&path)?);
        } else if file_type.is_file() {
            found.push(path);
        }
    }
    Ok(found)
}
