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

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Repeats {
    /// Hard links to the same content count as one file.
    None,
    /// Every hard link counts as a file.
    Links,
    /// Every path counts as a file.
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

    pub(super) fn are_read_once(self) -> bool {
        self.repeats != Repeats::Paths
    }

    pub(super) fn tell_links_apart(self) -> bool {
        self.repeats == Repeats::Links
    }

    pub(super) const fn are_packed(self) -> bool {
        self.are_packed
    }

    pub fn include(self, path: &Path) -> bool {
        (self.include)(path)
    }

    /// The error for a folder or an archive without any wanted file.
    pub fn not_found(self) -> FileMessage {
        (self.not_found)()
    }
}
