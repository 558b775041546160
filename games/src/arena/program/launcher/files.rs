use crate::arena::program::Cause;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// How often a folder with a limit is looked at.
const PERIOD: Duration = Duration::from_millis(100);

/// What a file takes at least, so that a million empty ones are not nothing.
const LEAST: u64 = 4096;

/// The files of one program in its folder.
pub(super) struct Files {
    folder: PathBuf,
    limit: u64,
}

impl Files {
    pub(super) const fn new(folder: PathBuf, limit: u64) -> Self {
        Self { folder, limit }
    }

    /// How long nobody need look.
    pub(super) const fn period(&self) -> Duration {
        PERIOD
    }

    /// Whether there is too much, or something that is hidden.
    pub(super) fn excess(&self) -> Option<Cause> {
        let mut left = self.limit;
        let is_over = take(&self.folder, &mut left).is_err();
        is_over.then_some(Cause::Files { allowed: self.limit >> 20 })
    }
}

/// Takes the size of all that is in `folder` from `left`. An error when there is not as much, or a folder cannot
/// be looked into.
fn take(folder: &Path, left: &mut u64) -> io::Result<()> {
    let entries = match fs::read_dir(folder) {
        // It was removed meanwhile.
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        entries => entries?,
    };
    for entry in entries.flatten() {
        let Ok(data) = entry.path().symlink_metadata() else { continue };
        *left = left.checked_sub(data.len().max(LEAST)).ok_or(io::ErrorKind::FileTooLarge)?;
        if data.is_dir() {
            take(&entry.path(), left)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::Files;
    use std::fs;

    #[test]
    fn all_files_count_together() {
        let folder = tempfile::tempdir().unwrap();
        let files = Files::new(folder.path().to_owned(), 1 << 20);
        assert!(files.excess().is_none());
        fs::create_dir(folder.path().join("deep")).unwrap();
        fs::write(folder.path().join("deep/half"), vec![0; 512 << 10]).unwrap();
        assert!(files.excess().is_none());
        fs::write(folder.path().join("other"), vec![0; 513 << 10]).unwrap();
        assert!(files.excess().is_some());
    }

    #[test]
    fn many_empty_files_are_much() {
        let folder = tempfile::tempdir().unwrap();
        for number in 0..300 {
            fs::write(folder.path().join(number.to_string()), "").unwrap();
        }
        assert!(Files::new(folder.path().to_owned(), 1 << 20).excess().is_some());
        assert!(Files::new(folder.path().to_owned(), 2 << 20).excess().is_none());
    }
}
