//! Log files of what programs write to standard error.

use crate::record::GameRecord;
use gocheck_text::untrusted::{one_line, terminal};
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::Path;

/// Appends what the program of `name` wrote to standard error in a game to its file in `folder`. Errors are ignored:
/// a log that cannot be written does not end a tournament.
pub(super) fn append(folder: &Path, name: &str, record: &GameRecord, text: &str) {
    if text.is_empty() {
        return;
    }
    let GameRecord { black, white, moves, .. } = record;
    let plies = moves.len();
    let head = format!("{black} against {white}, {plies} moves, {}", record.cause());
    let entry = format!("--- {}\n{}\n", one_line(&head), terminal(text.trim_end()));
    let _ = fs::create_dir_all(folder);
    let file =
        OpenOptions::new().create(true).append(true).open(folder.join(format!("{}.log", file_name(name))));
    // A single write, so that games played at the same time do not mix.
    let _ = file.and_then(|mut file| file.write_all(entry.as_bytes()));
}

/// A player's name as a file name: special characters are replaced.
#[must_use]
pub fn file_name(name: &str) -> String {
    let is_plain = |letter: &char| letter.is_alphanumeric() || "-_.=".contains(*letter);
    let plain: String = name.chars().map(|letter| if is_plain(&letter) { letter } else { '_' }).collect();
    plain.trim_start_matches('.').chars().take(100).collect()
}
