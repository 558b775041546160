//! Which files are meant: those named, those of a folder, those of a list.

use super::args::PuzzleArgs;
use anyhow::{Context, bail};
use gocheck::puzzle::{Name, Question};
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// The puzzle files that a command line means.
pub(super) struct Files {
    /// In the order in which they were given; those of a folder by their paths.
    pub(super) paths: Vec<PathBuf>,
    /// Whether a folder or a list was given: then there may be very many.
    pub(super) is_bulk: bool,
}

/// Takes folders and lists apart. A path that is neither stays as it is, also where nothing is there.
///
/// # Errors
/// When the list or a folder cannot be read, or a folder holds no puzzle.
pub(super) fn files(args: &PuzzleArgs) -> anyhow::Result<Files> {
    let mut named = args.files.clone();
    if let Some(list) = &args.files_from {
        if list == Path::new("-") && named.contains(list) {
            bail!("standard input cannot be both a puzzle and the list of puzzles");
        }
        named.extend(listed(list).with_context(|| format!("cannot read the list {}", list.display()))?);
    }
    if named.is_empty() {
        bail!("no puzzles are named: give files or folders, or a list of them with --files-from; see --help");
    }
    let mut files = Files { paths: Vec::with_capacity(named.len()), is_bulk: args.files_from.is_some() };
    for path in named {
        // What is named as a file is taken for one: of very many, none need be asked for that.
        if path.extension().is_some_and(|ending| ending == "txt") || !path.is_dir() {
            files.paths.push(path);
            continue;
        }
        files.is_bulk = true;
        let before = files.paths.len();
        search(&path, args.ask, &mut files.paths)
            .with_context(|| format!("cannot search the folder {}", path.display()))?;
        if files.paths.len() == before {
            bail!(
                "no puzzles in the folder {}: name them <tag>_<problem>.txt, or give --ask rule|captures|moves",
                path.display()
            );
        }
        files.paths[before..].sort_unstable();
    }
    Ok(files)
}

/// The puzzles in a folder and the folders in it: files `.txt` whose names say what is asked, or any where the
/// question is given. Answer files are none, and hidden files are passed over.
fn search(folder: &Path, ask: Option<Question>, found: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = entry.path();
        if is_hidden(&path) {
            continue;
        }
        if entry.file_type()?.is_dir() {
            search(&path, ask, found)?;
        } else if path.extension().is_some_and(|ending| ending == "txt") && !is_answer_file(&path) {
            let stem = path.file_stem().unwrap_or_default().to_string_lossy();
            if ask.is_some() || Name::new(&stem).is_ok_and(|name| name.problem().is_some()) {
                found.push(path);
            }
        }
    }
    Ok(())
}

/// The paths in a file, or in standard input for `-`: one a line.
fn listed(list: &Path) -> io::Result<Vec<PathBuf>> {
    let mut bytes = Vec::new();
    if list == Path::new("-") {
        io::stdin().lock().read_to_end(&mut bytes)?;
    } else {
        File::open(list)?.read_to_end(&mut bytes)?;
    }
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

/// Whether a name is one that answers are written under: `answer_for_train.txt`, `answers.txt`.
pub(super) fn is_answer_file(path: &Path) -> bool {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    stem == "answers" || stem.starts_with("answer_for_")
}

/// Whether a name begins with a dot.
pub(super) fn is_hidden(path: &Path) -> bool {
    path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'))
}

/// Reads a file, up to one byte more than `most`, so that an endless one does not fill the memory; `-` is
/// standard input.
pub(super) fn read(path: &Path, most: usize) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let limit = most as u64 + 1;
    if path == Path::new("-") {
        io::stdin().lock().take(limit).read_to_end(&mut bytes)?;
    } else {
        File::open(path)?.take(limit).read_to_end(&mut bytes)?;
    }
    Ok(bytes)
}
