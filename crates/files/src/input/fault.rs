//! Why an archive, or a file in it, cannot be read.

use super::codes::FileMessage;
use super::content::ArchiveKind;
use std::io;

/// The maximum size in bytes of what is held in memory: a member of a tar archive, or a zip archive in an archive.
pub const MAX_HELD: u64 = 1 << 26;

#[derive(Clone, Debug)]
pub enum Fault {
    File(FileMessage),
    /// Archives of this kind are not opened.
    Kind(ArchiveKind),
    Broken,
    Encrypted,
    Large,
    Method,
    Nested,
}

impl From<Fault> for FileMessage {
    fn from(fault: Fault) -> Self {
        match fault {
            Fault::File(message) => message,
            Fault::Kind(kind) => Self::Packed { kind },
            Fault::Broken => Self::DamagedArchive,
            Fault::Encrypted => Self::LockedMember,
            Fault::Large => Self::LargeMember { most: MAX_HELD >> 20 },
            Fault::Method => Self::MemberMethod,
            Fault::Nested => Self::NestedArchive,
        }
    }
}

impl From<io::Error> for Fault {
    fn from(_: io::Error) -> Self {
        Self::Broken
    }
}

impl From<rawzip::Error> for Fault {
    fn from(_: rawzip::Error) -> Self {
        Self::Broken
    }
}
