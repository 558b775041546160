//! The bytes of game records in files, folders and archives, for programs that use the library.

use super::names::RECORDS;
use gocheck_files::input::Stopped;
use gocheck_files::input::archive::{Budget, Passed, Use, members};
use gocheck_files::input::codes::FileMessage;
use gocheck_files::input::fault::MAX_HELD;
use gocheck_files::input::feed::{Batch, batches};
use gocheck_files::input::files::Files;
use gocheck_files::input::member::Member;
use gocheck_files::input::names::last_part;
use gocheck_files::input::packing::Packing;
use gocheck_files::input::pattern::missing;
use gocheck_text::AnyMessage;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;

/// A file that may be a game record.
#[derive(Debug)]
pub struct RecordFile {
    /// Its path, after that of its archive if it is in one.
    pub shown: String,
    /// Its bytes, or why it cannot be read. Files of more than 64 MiB are not read.
    pub content: Result<Vec<u8>, AnyMessage>,
}

/// Reads the records in files, folders and archives, and passes them to the caller in order and on the calling thread, until the
/// caller stops. Paths mean the same as for `gocheck lint`.
///
/// # Errors
/// The folder that cannot be read or contains neither records nor archives, or the first path if none exists.
pub fn read_records(
    paths: &[PathBuf],
    mut on_event: impl FnMut(RecordFile) -> ControlFlow<()>,
) -> Result<(), (PathBuf, AnyMessage)> {
    let files = Files::of(paths, RECORDS.each_time())
        .map_err(|(folder, message)| (folder, AnyMessage::from(message)))?;
    if let Some(path) = paths.first().filter(|_| !files.are_there()) {
        return Err((path.clone(), missing(path).into()));
    }
    thread::scope(|scope| {
        for Batch { sources, .. } in batches(&files, scope) {
            for source in sources {
                let content = source.bytes(MAX_HELD as usize).and_then(bounded).map_err(AnyMessage::from);
                if on_event(RecordFile { shown: source.shown, content }).is_break() {
                    return;
                }
            }
        }
    });
    Ok(())
}

/// Returns true if a file with this name is an archive, or compressed.
#[must_use]
pub fn is_packed(name: &str) -> bool {
    Packing::of(Path::new(name)).is_some()
}

/// Passes the records of an archive or a compressed file in memory to the caller, until the caller stops. An archive
/// without records is passed as an error.
pub fn records_in_archive(
    name: &str,
    bytes: Vec<u8>,
    mut on_event: impl FnMut(RecordFile) -> ControlFlow<()>,
) {
    let choose = |path: &str, _: &Member| match Packing::of(Path::new(path)) {
        Some(_) => Use::Open,
        None if RECORDS.include(Path::new(path)) => Use::Read,
        None => Use::Skip,
    };
    let read =
        |member: &Member| member.bytes(MAX_HELD as usize + 1).map_err(FileMessage::from).and_then(bounded);
    let mut is_empty = true;
    let mut pass = |shown: String, content: Result<Vec<u8>, FileMessage>| {
        let content = content.map_err(AnyMessage::from);
        if on_event(RecordFile { shown, content }).is_break() { Err(Stopped) } else { Ok(()) }
    };
    let within = |path: &str| if path.is_empty() { name.to_owned() } else { format!("{name}/{path}") };
    let archive = Member::Bytes(Arc::new(bytes));
    let done = members(last_part(name), archive, &Budget::new(u64::MAX), &choose, &mut |passed| {
        is_empty &= matches!(passed, Passed::Other | Passed::Folder(_) | Passed::Link(_));
        match passed {
            Passed::Other | Passed::Folder(_) | Passed::Link(_) => Ok(()),
            Passed::Member { path, member, .. } => pass(within(&path.whole), read(&member)),
            Passed::Whole { member, .. } => pass(name.to_owned(), read(&member)),
            Passed::Fault(path, fault) => pass(within(path.blamed(&fault)), Err(fault.into())),
        }
    });
    if done.is_ok() && is_empty {
        // Nothing is wanted after this.
        let _ = pass(name.to_owned(), Err(RECORDS.not_found()));
    }
}

/// # Errors
/// If there are more than [`MAX_HELD`] bytes.
fn bounded(bytes: Vec<u8>) -> Result<Vec<u8>, FileMessage> {
    if bytes.len() as u64 > MAX_HELD {
        Err(FileMessage::LargeMember { most: MAX_HELD >> 20 })
    } else {
        Ok(bytes)
    }
}
