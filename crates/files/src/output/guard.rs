use super::replace::is_folder;
use super::target::{Target, TargetKind};
use anyhow::anyhow;
use gocheck_text::language;
use gocheck_text::phrase;
use std::fs::{self, File};
use std::io::{ErrorKind, Read};
use std::path::Path;

/// Reads a file that an earlier run may have written, at most `most` bytes. `None` if it does not exist, or is a device or
/// a pipe, which is never read.
/// Fails if it is a folder or cannot be read, so that it cannot be an earlier run's.
pub fn earlier(path: &Path, most: u64) -> anyhow::Result<Option<Vec<u8>>> {
    let target = match Target::of(path) {
        Err(error) if error.kind() == ErrorKind::NotADirectory => return Ok(None),
        target => target.map_err(|_| not_written_here(path))?,
    };
    match target.kind() {
        TargetKind::Missing | TargetKind::Stream => Ok(None),
        TargetKind::Folder => Err(anyhow!(is_folder(path))),
        TargetKind::File => {
            let mut bytes = Vec::new();
            let read = File::open(path).and_then(|file| file.take(most).read_to_end(&mut bytes));
            read.map_err(|_| not_written_here(path))?;
            Ok(Some(bytes))
        }
    }
}

/// Returns true if an existing file has this content; false if it has other content, is not a regular file or cannot be
/// read. `None` if nothing would be replaced.
pub fn is_same(path: &Path, bytes: &[u8]) -> Option<bool> {
    match Target::of(path).ok()?.kind() {
        TargetKind::Missing | TargetKind::Stream => None,
        TargetKind::Folder => Some(false),
        TargetKind::File => Some(fs::read(path).is_ok_and(|known| known == bytes)),
    }
}

/// The most bytes in which [`refuse_foreign`] looks for a mark.
const HEAD: u64 = 4096;

/// Fails for an existing file that is not empty and has none of `marks` at its beginning, so was not written by this
/// program, or that cannot be read.
pub fn refuse_foreign(path: &Path, marks: &[&str]) -> anyhow::Result<()> {
    let head = earlier(path, HEAD)?.unwrap_or_default();
    let text = String::from_utf8_lossy(&head);
    if text.is_empty() || marks.iter().any(|mark| text.contains(mark)) {
        return Ok(());
    }
    Err(not_written_here(path))
}

/// The error for a file that another program wrote where this one would write its own.
pub fn not_written_here(path: &Path) -> anyhow::Error {
    let file = path.display();
    let phrase = phrase!(
        "{file} was not written by gocheck and would be overwritten: move it, or choose another --output",
        "{file} 不是 gocheck 写的，写入会丢失它：请移走它，或换一个 --output"
    );
    anyhow::Error::msg(phrase.text(language()))
}
