use serde::{Deserialize, Serialize};
use std::fmt;

/// A limit on the files in a program's folder that was exceeded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FileLimit {
    #[serde(default, skip_serializing_if = "FileMeasure::is_size")]
    pub of: FileMeasure,
    /// A number of files or levels, otherwise MiB.
    pub allowed: u64,
}

/// What is measured in a program's folder.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FileMeasure {
    /// Of all files together.
    #[default]
    Size,
    /// Of files and folders.
    Count,
    /// Of nested folders.
    Depth,
    /// The size cannot be measured, because a folder cannot be read.
    Unreadable,
}

impl FileMeasure {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    fn is_size(&self) -> bool {
        *self == Self::Size
    }
}

impl fmt::Display for FileLimit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let allowed = self.allowed;
        match self.of {
            FileMeasure::Size => write!(f, "it wrote more than {allowed} MiB of files"),
            FileMeasure::Count => write!(f, "it created more than {allowed} files and folders"),
            FileMeasure::Depth => write!(f, "it nested folders more than {allowed} deep"),
            FileMeasure::Unreadable => {
                write!(f, "it made a folder unreadable, so that its limit of {allowed} MiB cannot be checked")
            }
        }
    }
}
