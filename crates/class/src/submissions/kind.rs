//! Detects the kind of a file: by its first bytes, and by its name only if those are ambiguous.

use super::codes::FileKind;
use super::file_name::ending;
use gocheck_files::input::content::{ArchiveKind, archive_kind};
use std::fs::FileType;

/// What can be done with a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Text that may contain answers.
    Text,
    Archive(ArchiveKind),
    Other(FileKind),
}

/// The first bytes of files that are not archives.
const MAGIC: [(&[u8], Kind); 13] = [
    (b"%PDF-", Kind::Other(FileKind::Pdf)),
    (b"{\\rtf", Kind::Other(FileKind::RichText)),
    // Office documents before 2007.
    (b"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1", Kind::Other(FileKind::Document)),
    (b"\x89PNG", Kind::Other(FileKind::Media)),
    (b"\xFF\xD8\xFF", Kind::Other(FileKind::Media)),
    (b"GIF8", Kind::Other(FileKind::Media)),
    (b"RIFF", Kind::Other(FileKind::Media)),
    (b"II*\0", Kind::Other(FileKind::Media)),
    (b"MM\0*", Kind::Other(FileKind::Media)),
    (b"<!DOCTYPE html", Kind::Other(FileKind::WebPage)),
    (b"<!doctype html", Kind::Other(FileKind::WebPage)),
    (b"<html", Kind::Other(FileKind::WebPage)),
    (b"SQLite format", Kind::Other(FileKind::Binary)),
];

/// The kind of a file, by its name and its first bytes.
pub(super) fn kind(name: &str, head: &[u8]) -> Kind {
    let other = || MAGIC.iter().find(|(magic, _)| head.starts_with(magic)).map(|&(_, kind)| kind);
    let by_magic = archive_kind(head).map(Kind::Archive).or_else(other);
    match (by_magic, by_name(name)) {
        // A .docx is a zip archive, and an old .xls begins like an old .doc.
        (
            Some(Kind::Archive(ArchiveKind::Zip) | Kind::Other(FileKind::Document)),
            Some(office @ Kind::Other(FileKind::Document | FileKind::Spreadsheet | FileKind::Slides)),
        ) => office,
        (Some(Kind::Archive(ArchiveKind::Zip)), _) if is_office(head) => Kind::Other(FileKind::Document),
        (Some(kind), _) => kind,
        _ if head.get(4..8) == Some(b"ftyp") => Kind::Other(FileKind::Media),
        // An archive without its magic bytes is broken.
        (None, Some(archive @ Kind::Archive(_))) => archive,
        (None, Some(kind @ Kind::Other(_))) if head.is_empty() => kind,
        (None, by_name) if is_text(head) => match by_name {
            Some(kind @ Kind::Other(FileKind::Program | FileKind::Notebook | FileKind::WebPage)) => kind,
            _ => Kind::Text,
        },
        (None, Some(kind @ Kind::Other(_))) => kind,
        _ => Kind::Other(FileKind::Binary),
    }
}

/// Returns true if a zip archive begins with the first file of an office document.
fn is_office(head: &[u8]) -> bool {
    let first = head.get(30..).unwrap_or_default();
    first.starts_with(b"[Content_Types].xml") || first.starts_with(b"mimetypeapplication/vnd.oasis")
}

/// The kind according to the name only, or `None` if it may be a text.
pub(super) fn by_name(name: &str) -> Option<Kind> {
    Some(match ending(name).as_str() {
        "zip" => Kind::Archive(ArchiveKind::Zip),
        "tar" => Kind::Archive(ArchiveKind::Tar),
        "gz" | "tgz" => Kind::Archive(ArchiveKind::Gzip),
        "7z" => Kind::Archive(ArchiveKind::SevenZip),
        "rar" => Kind::Archive(ArchiveKind::Rar),
        "xz" | "txz" => Kind::Archive(ArchiveKind::Xz),
        "bz2" | "tbz" | "tbz2" => Kind::Archive(ArchiveKind::Bzip2),
        "zst" => Kind::Archive(ArchiveKind::Zstandard),
        "doc" | "docx" | "docm" | "odt" | "pages" | "wps" => Kind::Other(FileKind::Document),
        "xls" | "xlsx" | "xlsm" | "ods" | "numbers" | "et" => Kind::Other(FileKind::Spreadsheet),
        "ppt" | "pptx" | "odp" | "key" | "dps" => Kind::Other(FileKind::Slides),
        "rtf" => Kind::Other(FileKind::RichText),
        "pdf" => Kind::Other(FileKind::Pdf),
        "png" | "jpg" | "jpeg" | "gif" | "bmp" | "heic" | "webp" | "mp4" | "mov" | "avi" => {
            Kind::Other(FileKind::Media)
        }
        "htm" | "html" => Kind::Other(FileKind::WebPage),
        "ipynb" => Kind::Other(FileKind::Notebook),
        "py" | "c" | "h" | "cpp" | "cc" | "hpp" | "java" | "js" | "ts" | "m" | "r" | "go" | "rs" | "cs"
        | "sh" | "bat" => Kind::Other(FileKind::Program),
        _ => return None,
    })
}

/// The kind of an entry that is neither a file nor a folder: a link may lead anywhere on the teacher's machine, and a
/// pipe may never end.
pub(super) fn unread_kind(file_type: FileType) -> Option<FileKind> {
    let is_read = file_type.is_file() || file_type.is_dir();
    (!is_read).then_some(if file_type.is_symlink() { FileKind::Link } else { FileKind::Binary })
}

/// Returns true if the bytes are text in any encoding: the only control characters are white space and those of a terminal,
/// and the zero bytes of UTF-16, UTF-32 and of buffers that are written whole.
fn is_text(head: &[u8]) -> bool {
    let is_control = |byte: u8| byte < b' ' && !b"\0\x07\t\n\x0C\r\x1A\x1B".contains(&byte) || byte == 0x7F;
    encoding_rs::Encoding::for_bom(head).is_some()
        || !head.iter().any(|&byte| is_control(byte))
            && (head.is_empty() || head.iter().any(|&byte| byte != 0))
}
