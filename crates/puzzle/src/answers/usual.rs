//! The assignment's form: a name, then `True`, `False` or one `row col` per line.

use super::given::{Coordinates, Given};
use crate::name::Name;

/// A line in the assignment's form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum UsualLine {
    Valid(bool),
    Point(Coordinates),
}

fn usual(source: &str) -> Option<UsualLine> {
    let mut words = source.split_whitespace();
    let number = |word: &str| -> Option<i32> {
        let digits = word.strip_prefix('-').unwrap_or(word);
        let is_plain = word == "0" || digits.len() <= 4 && !digits.starts_with(['0', '+', '-']);
        is_plain.then(|| word.parse().ok()).flatten()
    };
    match (words.next()?, words.next(), words.next()) {
        ("True", None, _) => Some(UsualLine::Valid(true)),
        ("False", None, _) => Some(UsualLine::Valid(false)),
        (row, Some(col), None) => {
            Some(UsualLine::Point(Coordinates { row: number(row)?, col: number(col)? }))
        }
        _ => None,
    }
}

/// Returns true for `True`, `False` and `row col`.
pub(super) fn is_usual(source: &str) -> bool {
    usual(source).is_some()
}

/// Reads exactly the blocks that [`write_answers`](crate::write_answers) writes: a name, then `True`, `False` or one
/// `row col` per line, with a blank line between blocks. `None` for anything else.
#[must_use]
pub fn read_blocks(text: &str) -> Option<Vec<(String, Given)>> {
    let mut all = Vec::new();
    for block in text.split("\n\n").filter(|block| !block.trim().is_empty()) {
        let mut lines = block.trim_end_matches('\n').split('\n');
        let name = lines.next()?.to_owned();
        Name::new(&name).ok()?;
        let read: Vec<UsualLine> = lines.map(usual).collect::<Option<_>>()?;
        let point = |read: &UsualLine| match read {
            UsualLine::Point(point) => Some(*point),
            UsualLine::Valid(_) => None,
        };
        let given = match read.as_slice() {
            [UsualLine::Valid(value)] => Given::Valid(*value),
            _ => Given::points(read.iter().map(point).collect::<Option<_>>()?),
        };
        all.push((name, given));
    }
    Some(all)
}
