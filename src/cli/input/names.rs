//! File names: their form in messages and answers, and what they imply.

use crate::cli::words::standard_input;
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
    path.extension().is_some_and(|ending| ending == "txt")
}

/// Returns true for the name of a game record: `.sgf` in any letter case.
pub(in crate::cli) fn is_record(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("sgf"))
}

/// Returns true for the name of an answer file: `answer_for_train.txt`, `answers.txt`.
pub(in crate::cli) fn is_answer_file(path: &Path) -> bool {
    let stem = stem(path);
    stem == "answers" || stem.starts_with("answer_for_")
}
