//! The files that a command looks for in folders and archives.

use super::codes::FileMessage;
use std::path::Path;

/// The files that a command looks for in folders and archives. A file that is named directly is read whatever its name.
#[derive(Clone, Copy, Debug)]
pub struct Kinds {
    include: fn(&Path) -> bool,
    not_found: fn() -> FileMessage,
    are_packed: bool,
    repeats: Repeats,
}

/// Which files are read several times.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Repeats {
    /// None: hard links to the same content are one file.
    None,
    /// Every hard link is a file, which is read once.
    Links,
    /// Every path is read.
    Paths,
}

impl Kinds {
    /// Files with these names, and the error for a folder or an archive without any. Archives in folders are opened, and
    /// every file is read once.
    pub const fn new(include: fn(&Path) -> bool, not_found: fn() -> FileMessage) -> Self {
        Self { include, not_found, are_packed: true, repeats: Repeats::None }
    }

    /// Leaves archives in folders closed, because an archive often contains the same files as its folder.
    pub const fn unpacked(self) -> Self {
        Self { are_packed: false, ..self }
    }

    /// Counts every hard link as a file, for commands to which names matter.
    pub const fn by_name(self) -> Self {
        Self { repeats: Repeats::Links, ..self }
    }

    /// Reads a path as often as it is given, for callers whose results belong to the paths.
    pub const fn each_time(self) -> Self {
        Self { repeats: Repeats::Paths, ..self }
    }

    /// Returns true if a file is read once, whatever paths lead to it.
    pub(super) fn are_read_once(self) -> bool {
        self.repeats != Repeats::Paths
    }

    /// Returns true if every hard link counts as a file. Otherwise, those to the same content are read once.
    pub(super) fn tell_links_apart(self) -> bool {
        self.repeats == Repeats::Links
    }

    /// Returns true if archives in folders are opened.
    pub(super) const fn are_packed(self) -> bool {
        self.are_packed
    }

    /// Returns true if files with this name are wanted.
    pub fn include(self, path: &Path) -> bool {
        (self.include)(path)
    }

    /// The error for a folder or an archive without any wanted file.
    pub fn not_found(self) -> FileMessage {
        (self.not_found)()
    }
}
