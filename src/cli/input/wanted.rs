//! The puzzles and records that commands look for in folders and archives, by their names.

use super::codes::FileMessage;
use super::kinds::Kinds;
use super::names::stem;
use gocheck::puzzle::Name;
use std::path::Path;

pub(in crate::cli) use gocheck_corpus::names::{RECORDS, is_record};

/// Puzzles whose names contain the question, or all puzzles if the question is given.
pub(in crate::cli) const fn puzzles(is_asked: bool) -> Kinds {
    let kinds = if is_asked {
        Kinds::new(is_puzzle, || FileMessage::NoPuzzles { is_asked: true, has_records: false })
    } else {
        Kinds::new(is_question, || FileMessage::NoPuzzles { is_asked: false, has_records: false })
    };
    kinds.unpacked().by_name()
}

/// Like [`puzzles`], and game records.
pub(in crate::cli) const fn puzzles_and_records(is_asked: bool) -> Kinds {
    let kinds = if is_asked {
        Kinds::new(
            |path| is_record(path) || is_puzzle(path),
            || FileMessage::NoPuzzles { is_asked: true, has_records: true },
        )
    } else {
        Kinds::new(
            |path| is_record(path) || is_question(path),
            || FileMessage::NoPuzzles { is_asked: false, has_records: true },
        )
    };
    kinds.unpacked().by_name()
}

/// Returns true for the name of a text that may be a puzzle: answers are not.
fn is_puzzle(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("txt")) && !is_answer_file(path)
}

/// Returns true for the name of a puzzle that contains the question.
pub(in crate::cli) fn is_question(path: &Path) -> bool {
    is_puzzle(path) && Name::of_file(&stem(path)).is_ok_and(|name| name.question().is_some())
}

/// Returns true for the name of an answer file: `answer_for_train.txt`, `answers.txt`.
fn is_answer_file(path: &Path) -> bool {
    let stem = stem(path).to_lowercase();
    ["answer", "answers"].contains(&stem.as_str()) || stem.starts_with("answer_for_")
}
