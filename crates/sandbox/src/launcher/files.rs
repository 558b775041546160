use crate::exit::ExitCause;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// How often a folder with a limit is measured.
const PERIOD: Duration = Duration::from_millis(100);

/// The least size that a file counts for, so that empty files are limited, too.
const MIN_SIZE: u64 = 4096;

/// A limit on the size of all files in the folder of a program.
pub(super) struct FolderLimit {
    folder: PathBuf,
    limit: u64,
}

impl FolderLimit {
    pub(super) const fn new(folder: PathBuf, limit: u64) -> Self {
        Self { folder, limit }
    }

    /// The time between two measurements.
    pub(super) const fn period(&self) -> Duration {
        PERIOD
    }

    /// Returns the cause of an end if the limit is exceeded, or a folder cannot be read.
    pub(super) fn exceeded(&self) -> Option<ExitCause> {
        let mut left = self.limit;
        let is_exceeded = subtract_sizes(&self.folder, &mut left).is_err();
        is_exceeded.then_some(ExitCause::FileLimit { allowed: self.limit >> 20 })
    }
}

/// Subtracts the sizes of everything in `folder` from `left`.
///
/// # Errors
/// If the result would be negative, or a folder cannot be read.
fn subtract_sizes(folder: &Path, left: &mut u64) -> io::Result<()> {
    let entries = match fs::read_dir(folder) {
        // It was removed in the meantime.
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        entries => entries?,
    };
    for entry in entries.flatten() {
        let Ok(data) = entry.path().symlink_metadata() else { continue };
        *left = left.checked_sub(data.len().max(MIN_SIZE)).ok_or(io::ErrorKind::FileTooLarge)?;
        if data.is_dir() {
            subtract_sizes(&entry.path(), left)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::FolderLimit;
    use std::fs;

    #[test]
    fn sizes_of_files_are_added() {
        let folder = tempfile::tempdir().unwrap();
        let limit = FolderLimit::new(folder.path().to_owned(), 1 << 20);
        assert!(limit.exceeded().is_none());
        fs::create_dir(folder.path().join("deep")).unwrap();
        fs::write(folder.path().join("deep/half"), vec![0; 512 << 10]).unwrap();
        assert!(limit.exceeded().is_none());
        fs::write(folder.path().join("other"), vec![0; 513 << 10]).unwrap();
        assert!(limit.exceeded().is_some());
    }

    #[test]
    fn empty_files_count() {
        let folder = tempfile::tempdir().unwrap();
        for number in 0..300 {
            fs::write(folder.path().join(number.to_string()), "").unwrap();
        }
        assert!(FolderLimit::new(folder.path().to_owned(), 1 << 20).exceeded().is_some());
        assert!(FolderLimit::new(folder.path().to_owned(), 2 << 20).exceeded().is_none());
    }
}
