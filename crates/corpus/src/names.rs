//! The names of game records, and of files that are written.

use gocheck_files::input::codes::FileMessage;
use gocheck_files::input::kinds::Kinds;
use gocheck_files::input::names::shown;
use gocheck_sgf::Format;
use gocheck_text::{Phrase, phrase};
use std::path::Path;

pub const RECORDS: Kinds = Kinds::new(is_record, || FileMessage::NoRecords);

/// Returns true for the name of a game record, in any letter case: `.sgf`, or the ending of a format that is read as SGF.
pub fn is_record(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("sgf")) || is_foreign_record(path)
}

/// Returns true for the name of a game record in another format than SGF: `.gib`, `.ngf`, `.ugf`, `.ugi`.
pub fn is_foreign_record(path: &Path) -> bool {
    path.extension()
        .is_some_and(|ending| Format::EXTENSIONS.iter().any(|other| ending.eq_ignore_ascii_case(other)))
}

/// The error for something that is not replaced.
pub(crate) fn already_exists(path: &Path) -> Phrase {
    let file = shown(path);
    phrase!(
        "{file} already exists: write somewhere else, or use --replace",
        "{file} 已经存在：请写到别处，或用 --replace 替换"
    )
}
