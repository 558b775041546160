//! Programs in a folder of folders.

use std::cmp::Ordering;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// A participant and its last accepted version.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Participant {
    /// The name of the participant's folder.
    pub name: String,
    /// The program; `None` if no version was accepted.
    pub program: Option<PathBuf>,
}

/// The file that marks a version as accepted.
const FIT: &str = "OK";

/// The name of the program in a version's folder.
const PROGRAM: &str = "run";

/// Finds the participants in a folder of folders. `DIR/NAME/VERSION/run` is the program of a version, which may play
/// if the same folder contains a file `OK`. The last such version plays; numbers in version names are compared as
/// numbers, so `v10` comes after `v9`. Participants are sorted by name. Names that begin with a dot are ignored.
///
/// # Errors
/// If a folder cannot be read.
pub fn participants(folder: &Path) -> io::Result<Vec<Participant>> {
    let participant = |path: PathBuf| {
        let mut versions = folders(&path)?;
        versions.retain(|version| version.join(FIT).is_file() && version.join(PROGRAM).is_file());
        let program = versions.pop().map(|version| version.join(PROGRAM));
        Ok(Participant { name: name(&path), program })
    };
    folders(folder)?.into_iter().map(participant).collect()
}

/// The subfolders of a folder, sorted.
fn folders(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let in_place = |error: io::Error| io::Error::new(error.kind(), format!("{}: {error}", folder.display()));
    let entries = fs::read_dir(folder).map_err(in_place)?;
    let mut paths: Vec<PathBuf> = entries.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    paths.retain(|path| path.is_dir() && !name(path).starts_with('.'));
    paths.sort_by(|one, other| natural(&name(one), &name(other)));
    Ok(paths)
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// Natural order: numbers in names are compared as numbers.
fn natural(one: &str, other: &str) -> Ordering {
    let (ones, others) = (pieces(one), pieces(other));
    let piece = |(a, b): (&&str, &&str)| match (a.parse::<u128>(), b.parse::<u128>()) {
        (Ok(a), Ok(b)) => a.cmp(&b),
        _ => a.cmp(b),
    };
    let first = ones.iter().zip(&others).map(piece).find(|order| order.is_ne());
    first.unwrap_or(ones.len().cmp(&others.len())).then(one.cmp(other))
}

/// Splits a text into runs of digits and of other characters.
fn pieces(text: &str) -> Vec<&str> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let is_number = first.is_ascii_digit();
        let end = rest.find(|c: char| c.is_ascii_digit() != is_number).unwrap_or(rest.len());
        pieces.push(&rest[..end]);
        rest = &rest[end..];
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::natural;

    #[test]
    fn numbers_count_as_numbers() {
        let mut names = ["v10", "v9", "1.10", "1.9", "a", "v9b"];
        names.sort_by(|one, other| natural(one, other));
        assert_eq!(names, ["1.9", "1.10", "a", "v9", "v9b", "v10"]);
    }
}
