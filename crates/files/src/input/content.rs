//! Detects archives and compressed files by their first bytes.

use gocheck_text::{InLanguage, Language};
use std::borrow::Cow;

#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ArchiveKind {
    Zip,
    Tar,
    /// A .tar.gz, or a single compressed file.
    Gzip,
    SevenZip,
    Rar,
    Xz,
    Bzip2,
    Zstandard,
}

impl InLanguage for ArchiveKind {
    fn in_language(&self, _: Language) -> Cow<'_, str> {
        match self {
            Self::Zip => "zip",
            Self::Tar => "tar",
            Self::Gzip => "gzip",
            Self::SevenZip => "7z",
            Self::Rar => "RAR",
            Self::Xz => "xz",
            Self::Bzip2 => "bzip2",
            Self::Zstandard => "Zstandard",
        }
        .into()
    }
}

/// The number of bytes that identify the kind: the header of a tar archive.
pub const HEAD: usize = 512;

const MAGIC: [(&[u8], ArchiveKind); 9] = [
    (b"PK\x03\x04", ArchiveKind::Zip),
    // Empty and split archives.
    (b"PK\x05\x06", ArchiveKind::Zip),
    (b"PK\x07\x08", ArchiveKind::Zip),
    (b"Rar!\x1A\x07", ArchiveKind::Rar),
    (b"7z\xBC\xAF\x27\x1C", ArchiveKind::SevenZip),
    (b"\x1F\x8B", ArchiveKind::Gzip),
    (b"\xFD7zXZ\0", ArchiveKind::Xz),
    (b"BZh", ArchiveKind::Bzip2),
    (b"\x28\xB5\x2F\xFD", ArchiveKind::Zstandard),
];

/// The kind of archive or compressed file that begins with `head`; only the first [`HEAD`] bytes are used.
pub fn archive_kind(head: &[u8]) -> Option<ArchiveKind> {
    let by_magic = MAGIC.iter().find(|(magic, _)| head.starts_with(magic)).map(|&(_, kind)| kind);
    by_magic
        .or_else(|| is_tar(head).then_some(ArchiveKind::Tar))
        .or_else(|| is_skippable_frame(head).then_some(ArchiveKind::Zstandard))
}

/// Returns true if `head` is the header of a tar archive. Archives from before POSIX can only be recognised by the
/// checksum.
fn is_tar(head: &[u8]) -> bool {
    head.get(257..262) == Some(b"ustar") || has_tar_checksum(head)
}

/// Returns true if the octal number at offset 148 is the sum of the header's bytes, with its own bytes counted as
/// blanks.
fn has_tar_checksum(head: &[u8]) -> bool {
    const FIELD: std::ops::Range<usize> = 148..156;
    let Some(header) = head.get(..HEAD) else { return false };
    let digits = header[FIELD].iter().skip_while(|&&byte| byte == b' ');
    let digits: Vec<u8> = digits.copied().take_while(u8::is_ascii_digit).collect();
    let written = std::str::from_utf8(&digits).ok().and_then(|digits| u32::from_str_radix(digits, 8).ok());
    // The sum is slow, and most files are records without a number there.
    let Some(written) = written else { return false };
    let value = |(place, &byte)| u32::from(if FIELD.contains(&place) { b' ' } else { byte });
    written == header.iter().enumerate().map(value).sum::<u32>()
}

/// Returns true if `head` begins with a skippable Zstandard frame (RFC 8878, section 3.1.2), which `pzstd` writes.
fn is_skippable_frame(head: &[u8]) -> bool {
    matches!(head, [0x50..=0x5F, 0x2A, 0x4D, 0x18, ..])
}
