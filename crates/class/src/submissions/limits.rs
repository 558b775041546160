//! Limits on the size of a submission.

/// The maximum size of an answer file in bytes.
pub const MAX_BYTES: usize = 1 << 24;
/// The maximum number of files in a submission.
pub(super) const MAX_FILES: usize = 10_000;
/// The maximum number of bytes of a submission's archives and what is unpacked of them.
pub(super) const MAX_UNPACKED: u64 = 1 << 26;
/// The maximum number of bytes of a submission's other files that are held in memory, because a tar archive and an archive
/// in an archive cannot be read again in part.
pub(super) const MAX_KEPT: usize = 1 << 24;
/// The maximum number of bytes that are unpacked of the archive of a class.
pub(super) const MAX_UNPACKED_CLASS: u64 = 1 << 30;
/// Archives of more bytes may be those of a class: their names are read first.
pub(super) const SMALL: u64 = 1 << 22;
/// The maximum depth of nested folders.
pub(super) const MAX_FOLDERS: usize = 32;
