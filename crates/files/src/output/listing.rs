use anyhow::Context;
use gocheck_text::file_errors::{cannot_read, cannot_remove};
use std::fs;
use std::io;
use std::path::Path;

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

pub(super) fn remove(folder: &Path, stale: impl Fn(&str) -> bool) -> anyhow::Result<()> {
    for name in names(folder, stale)? {
        let path = folder.join(&name);
        match fs::remove_file(&path) {
            // Another run has removed it.
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            removed => removed.with_context(|| cannot_remove(path.display()))?,
        }
    }
    Ok(())
}
