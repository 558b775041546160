use super::codes::FileMessage;
use super::content::{HEAD, archive_kind};
use super::names::is_stdin;
use super::pattern::missing;
use gocheck_text::system_error;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// Does not look at the content.
fn open_any(path: &Path) -> io::Result<Box<dyn Read>> {
    Ok(if is_stdin(path) { Box::new(io::stdin().lock()) } else { Box::new(File::open(path)?) })
}

/// Opens a file or standard input. Fails if it is packed, too: read as text, its content would be nonsense.
pub(super) fn open(path: &Path) -> Result<Box<dyn Read>, FileMessage> {
    let opened = || {
        let mut rest = open_any(path)?;
        let mut head = Vec::new();
        rest.by_ref().take(HEAD as u64).read_to_end(&mut head)?;
        Ok((head, rest))
    };
    let (head, rest) = opened().map_err(|error| unreadable(path, &error))?;
    refuse_packed(&head)?;
    Ok(Box::new(io::Cursor::new(head).chain(rest)))
}

/// Reads a file or standard input, up to one byte more than `max`, so that an endless input does not fill the memory.
pub fn read(path: &Path, max: usize) -> Result<Vec<u8>, FileMessage> {
    let bytes = read_any(path, max).map_err(|error| unreadable(path, &error))?;
    refuse_packed(&bytes)?;
    Ok(bytes)
}

/// Like [`read`], but also reads the raw bytes of archives and compressed files.
pub fn read_any(path: &Path, max: usize) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    open_any(path)?.take((max as u64).saturating_add(1)).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Fails if the bytes begin like an archive or a compressed file.
pub fn refuse_packed(bytes: &[u8]) -> Result<(), FileMessage> {
    archive_kind(bytes).map_or(Ok(()), |kind| Err(FileMessage::Packed { kind }))
}

pub fn unreadable(path: &Path, error: &io::Error) -> FileMessage {
    match error.kind() {
        io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => missing(path),
        io::ErrorKind::IsADirectory => FileMessage::Folder,
        _ => FileMessage::Unreadable { cause: system_error::phrase(error) },
    }
}
