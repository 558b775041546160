//! File names: their form in messages and answers, and what they imply.

use crate::cli::words::standard_input;
use encoding_rs::GB18030;
use gocheck::record::Format;
use gocheck_common::untrusted::one_line;
use std::path::Path;

/// Returns true if the path stands for standard input.
pub(in crate::cli) fn is_stdin(path: &Path) -> bool {
    path == Path::new("-")
}

/// Returns the name of a file in messages.
pub(in crate::cli) fn shown(path: &Path) -> String {
    if is_stdin(path) { standard_input() } else { path.display().to_string() }
}

/// Returns the name of a file without its folders and its extension.
pub(in crate::cli) fn stem(path: &Path) -> String {
    if is_stdin(path) {
        return "stdin".to_owned();
    }
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

/// Returns true for the name of a puzzle or an answer file: `.txt`.
pub(in crate::cli) fn is_text(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("txt"))
}

/// Returns true for the name of a game record, in any letter case: `.sgf`, or the ending of a format that is read as SGF.
pub(in crate::cli) fn is_record(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("sgf")) || is_foreign_record(path)
}

/// Returns true for the name of a game record in another format than SGF: `.gib`, `.ngf`, `.ugf`, `.ugi`.
pub(in crate::cli) fn is_foreign_record(path: &Path) -> bool {
    path.extension()
        .is_some_and(|ending| Format::EXTENSIONS.iter().any(|other| ending.eq_ignore_ascii_case(other)))
}

/// Returns true for the name of an answer file: `answer_for_train.txt`, `answers.txt`.
pub(in crate::cli) fn is_answer_file(path: &Path) -> bool {
    let stem = stem(path).to_lowercase();
    ["answer", "answers"].contains(&stem.as_str()) || stem.starts_with("answer_for_")
}

/// Decodes a file name: UTF-8, or GBK, which Chinese versions of Windows write into archives without declaring it.
pub(super) fn decode_name(bytes: &[u8]) -> String {
    let gbk = || GB18030.decode_without_bom_handling_and_without_replacement(bytes);
    let name = match std::str::from_utf8(bytes) {
        Ok(name) => name.into(),
        Err(_) => gbk().unwrap_or_else(|| String::from_utf8_lossy(bytes)),
    };
    one_line(&name).into_owned()
}

/// Returns the last part of a path as text even if it is not UTF-8, as some unpacking tools leave it.
pub(in crate::cli) fn file_name(path: &Path) -> String {
    decode_name(path.file_name().unwrap_or_default().as_encoded_bytes())
}

/// Returns the last part of a path within an archive.
pub(in crate::cli) fn last_part(path: &str) -> &str {
    path.rsplit('/').next().unwrap_or(path)
}

/// Returns a name without the ending of a compressed file: `a.sgf` for `a.sgf.gz`.
pub(in crate::cli) fn unpacked_name(name: &str) -> &str {
    name.rsplit_once('.').map_or(name, |(stem, _)| stem)
}
