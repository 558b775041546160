//! The folders that programs run in.

use gocheck_sandbox::remove_folder;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The prefix of the folder's name, which the process id follows.
const PREFIX: &str = "gocheck-run-";

/// A folder for temporary files, which only this user can enter. It is removed at the end; what killed runs left is removed at
/// the start.
pub(super) struct WorkFolder(PathBuf);

impl WorkFolder {
    pub(super) fn create() -> io::Result<Self> {
        let outer = std::env::temp_dir();
        remove_left_over(&outer);
        let path = outer.join(format!("{PREFIX}{}", std::process::id()));
        remove_folder(&path)?;
        #[cfg_attr(not(unix), expect(unused_mut, reason = "only Unix has modes"))]
        let mut builder = fs::DirBuilder::new();
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        builder.create(&path)?;
        Ok(Self(path))
    }

    /// An empty folder for one run of a worker.
    pub(super) fn of_worker(&self, number: usize) -> io::Result<PathBuf> {
        let path = self.0.join(number.to_string());
        remove_folder(&path)?;
        fs::create_dir(&path)?;
        Ok(path)
    }
}

impl Drop for WorkFolder {
    fn drop(&mut self) {
        let _ = remove_folder(&self.0);
    }
}

/// Removes the folders of processes that have ended.
fn remove_left_over(outer: &Path) {
    if !Path::new("/proc/self").exists() {
        return;
    }
    for entry in fs::read_dir(outer).into_iter().flatten().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let process = name.strip_prefix(PREFIX).and_then(|id| id.parse::<u32>().ok());
        if process.is_some_and(|id| !Path::new(&format!("/proc/{id}")).exists()) {
            // Another user's folder stays.
            let _ = remove_folder(&entry.path());
        }
    }
}
