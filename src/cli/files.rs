//! Files that are read: what a folder holds, what a file holds, and what is said when it cannot be had.

use super::archive_kind::{HEAD, archive_kind};
use super::diagnostics::fault;
use super::words::standard_input;
use gocheck::diagnostic::Message;
use gocheck_common::cli::usage_error;
use gocheck_common::phrase;
use std::fs::{self, File, FileType};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// What is in a folder, by name; hidden files are passed over.
fn entries(folder: &Path) -> io::Result<Vec<(PathBuf, FileType)>> {
    let entry = |entry: io::Result<fs::DirEntry>| {
        let entry = entry?;
        Ok((entry.path(), entry.file_type()?))
    };
    let mut entries: Vec<(PathBuf, FileType)> =
        fs::read_dir(folder)?.map(entry).collect::<io::Result<_>>()?;
    entries.retain(|(path, _)| !is_hidden(path));
    entries.sort_unstable_by(|(a, _), (b, _)| a.cmp(b));
    Ok(entries)
}

/// The files in a folder and in the folders below it that are `wanted`, by their paths. Links may lead anywhere and
/// pipes may never end: they are read only where they are named.
///
/// # Errors
/// The folder that cannot be read, which is not said yet.
pub(super) fn find(
    folder: &Path,
    wanted: &impl Fn(&Path) -> bool,
) -> Result<Vec<PathBuf>, (PathBuf, Message)> {
    let mut found = Vec::new();
    let entries = entries(folder).map_err(|error| (folder.to_owned(), unreadable(folder, &error)))?;
    for (path, file_type) in entries {
        if file_type.is_dir() {
            found.append(&mut find(&path, wanted)?);
        } else if file_type.is_file() && wanted(&path) {
            found.push(path);
        }
    }
    Ok(found)
}

/// The same for those who can do nothing without.
pub(super) fn search(folder: &Path, wanted: &impl Fn(&Path) -> bool) -> anyhow::Result<Vec<PathBuf>> {
    find(folder, wanted).map_err(|(folder, message)| fault(&shown(&folder), message))
}

/// Whether a name begins with a dot.
fn is_hidden(path: &Path) -> bool {
    path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'))
}

/// Whether a name is that of a puzzle or of answers: `.txt`.
pub(super) fn is_text(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending == "txt")
}

/// Whether a name is that of a game record: `.sgf`, whatever the case of its letters.
pub(super) fn is_record(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("sgf"))
}

/// Whether a name is one that answers are written under: `answer_for_train.txt`, `answers.txt`.
pub(super) fn is_answer_file(path: &Path) -> bool {
    let stem = stem(path);
    stem == "answers" || stem.starts_with("answer_for_")
}

/// Whether standard input is meant.
pub(super) fn is_stdin(path: &Path) -> bool {
    path == Path::new("-")
}

/// Whether there is anything to be read.
pub(super) fn is_there(path: &Path) -> bool {
    is_stdin(path) || path.exists()
}

/// Refuses to read standard input for two things: the second would be empty.
pub(super) fn refuse_stdin_twice<'a>(paths: impl Iterator<Item = &'a PathBuf>) -> anyhow::Result<()> {
    if paths.filter(|path| is_stdin(path)).count() > 1 {
        return Err(usage_error(phrase!(
            "standard input can be read once only: give - for one thing",
            "标准输入只能读一次：- 只能写一处"
        )));
    }
    Ok(())
}

/// How messages call a file.
pub(super) fn shown(path: &Path) -> String {
    if is_stdin(path) { standard_input() } else { path.display().to_string() }
}

/// What a file is called: its name without the ending.
pub(super) fn stem(path: &Path) -> String {
    if is_stdin(path) {
        return "stdin".to_owned();
    }
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

/// Opens a file, or standard input, whatever it holds.
fn open_any(path: &Path) -> io::Result<Box<dyn Read>> {
    Ok(if is_stdin(path) { Box::new(io::stdin().lock()) } else { Box::new(File::open(path)?) })
}

/// Opens a file, or standard input.
///
/// # Errors
/// If it cannot be read, or is an archive or compressed: read as text, its content would be nonsense.
pub(super) fn open(path: &Path) -> Result<Box<dyn Read>, Message> {
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

/// Reads a file, or standard input, up to one byte more than `max`, so that an endless one does not fill the memory.
///
/// # Errors
/// Those of [`open`].
pub(super) fn read(path: &Path, max: usize) -> Result<Vec<u8>, Message> {
    let bytes = read_any(path, max).map_err(|error| unreadable(path, &error))?;
    refuse_packed(&bytes)?;
    Ok(bytes)
}

/// Like [`read`], but also reads archives and compressed files, as they are.
pub(super) fn read_any(path: &Path, max: usize) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    open_any(path)?.take((max as u64).saturating_add(1)).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Refuses what begins like an archive or a compressed file.
pub(super) fn refuse_packed(bytes: &[u8]) -> Result<(), Message> {
    archive_kind(bytes).map_or(Ok(()), |kind| Err(Message::Packed { kind }))
}

/// What to say of a file that cannot be read.
pub(super) fn unreadable(path: &Path, error: &io::Error) -> Message {
    let is_pattern = path.to_string_lossy().contains(['*', '?']);
    match error.kind() {
        io::ErrorKind::NotFound if is_pattern => Message::NoMatch,
        io::ErrorKind::NotFound => Message::NoFile,
        io::ErrorKind::IsADirectory => Message::Folder,
        _ => Message::Unreadable { cause: error.to_string() },
    }
}

/// The paths in a file, or in standard input: one a line.
pub(super) fn listed(list: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let bytes = read(list, usize::MAX).map_err(|message| fault(&shown(list), message))?;
    let lines = bytes.split(|&byte| byte == b'\n').map(|line| line.strip_suffix(b"\r").unwrap_or(line));
    Ok(lines.filter(|line| !line.is_empty()).map(path_of).collect())
}

/// A path as the system has it, whatever its encoding.
#[cfg(unix)]
fn path_of(bytes: &[u8]) -> PathBuf {
    use std::os::unix::ffi::OsStrExt;
    std::ffi::OsStr::from_bytes(bytes).into()
}

#[cfg(not(unix))]
fn path_of(bytes: &[u8]) -> PathBuf {
    String::from_utf8_lossy(bytes).into_owned().into()
}
