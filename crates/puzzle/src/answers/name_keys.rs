//! Keys of names: equal for names of the same puzzle.

use crate::source_line::trim;

/// Removes a file extension.
pub(super) fn strip_ending(name: &str) -> &str {
    [".txt", ".csv", ".sgf", ".png", ".dat"]
        .into_iter()
        .find_map(|ending| {
            let at = name.len().checked_sub(ending.len()).filter(|at| *at > 0)?;
            name.get(at..)?.eq_ignore_ascii_case(ending).then(|| &name[..at])
        })
        .unwrap_or(name)
}

pub(super) fn exact_key(name: &str) -> String {
    format!("={name}")
}

/// Ignores letter case and a file extension.
pub(super) fn key(name: &str) -> String {
    format!(".{}", strip_ending(trim(name)).to_lowercase())
}

/// Also ignores which separators are between the parts of a name.
pub(super) fn loose_key(name: &str) -> String {
    let key = key(name);
    let chars: Vec<char> = key.chars().skip(1).collect();
    let is_sign = |c: char| c.is_whitespace() || c == '_' || c == '-';
    let is_digit = |at: Option<usize>| at.and_then(|at| chars.get(at)).is_some_and(char::is_ascii_digit);
    let mut kept = String::from("~");
    for (at, &c) in chars.iter().enumerate() {
        if !is_sign(c) {
            kept.push(c);
        } else if is_digit(at.checked_sub(1)) && is_digit(at.checked_add(1)) {
            // `train_0 0` is not `train_00`.
            kept.push('_');
        }
    }
    kept
}
