use crate::source_line::SourceLine;
use crate::value_words::{is_nothing, truth};
use crate::words::{BEFORE_NAME, TITLES};
use std::ops::Range;

/// Besides white space.
pub(super) const SEPARATORS: &[char] = &[':', '=', ',', ';', '"', '\'', '>', '|'];

/// The word before the number of a problem that is followed by another word: `第 1 题`.
pub(super) const ORDINAL: &str = "\u{7B2C}";

/// A longer text is neither a title nor a word for True, False or no points.
const MAX_TITLE: usize = 256;

/// The place after a title: `提子`, `(captures)`, `answer is`.
pub(super) fn after_title(line: &SourceLine<'_>, part: Range<usize>) -> usize {
    let is_gap = |c: char| c.is_whitespace() || "_-,.".contains(c);
    let mut at = part.start;
    loop {
        let next = at + line.chars[at..part.end].iter().take_while(|c| is_gap(**c)).count();
        let end = part.end.min(next + MAX_TITLE);
        let rest = line.text(next..end).to_lowercase();
        // A word for True, False or no points is an answer, not a title.
        let is_value = end == part.end && (truth(&rest).is_some() || is_nothing(&rest));
        let bracketed = rest.strip_prefix('(').and_then(|rest| rest.split_once(')')).map(|(inner, _)| inner);
        let length = match bracketed.filter(|_| !is_value) {
            Some(inner) if is_title_text(inner) => inner.chars().count() + 2,
            Some(_) => 0,
            None if is_value => 0,
            None => {
                let title =
                    TITLES.iter().filter(|title| rest.starts_with(**title)).max_by_key(|title| title.len());
                // Not the beginning of a longer word.
                let ends_well = |title: &&&str| {
                    !title.is_ascii() || !rest[title.len()..].starts_with(|c: char| c.is_ascii_alphanumeric())
                };
                title.filter(ends_well).map_or(0, |title| title.chars().count())
            }
        };
        if length == 0 {
            return at;
        }
        at = next + length;
    }
}

/// Returns true if the text in brackets after a name is not an answer.
pub(super) fn is_title_text(text: &str) -> bool {
    let has_digits = text.contains(|c: char| c.is_ascii_digit());
    !text.trim().is_empty() && !has_digits && truth(text).is_none() && !is_nothing(text)
}

/// The place after the number of a list's item, `1.`, or words such as `Answer to`.
pub(super) fn after_prefix(line: &SourceLine<'_>, all: Range<usize>) -> Option<usize> {
    let mut at = all.start;
    let digits = line.chars[all.clone()].iter().take_while(|c| c.is_ascii_digit()).count();
    if (1..=3).contains(&digits) && line.chars.get(at + digits).is_some_and(|c| ".),:".contains(*c)) {
        at += digits + 1;
    }
    loop {
        let next = at
            + line.chars[at..all.end].iter().take_while(|c| c.is_whitespace() || "_:".contains(**c)).count();
        match BEFORE_NAME.iter().find(|word| starts_with(&line.chars[next..all.end], word)) {
            Some(word) => at = next + word.chars().count(),
            None => return (next > all.start && next < all.end).then_some(next),
        }
    }
}

/// The place after the gap at `from`: white space and separators.
pub(super) fn skip(line: &SourceLine<'_>, from: usize, end: usize) -> usize {
    let arrow = |at: usize| line.chars[at] == '-' && line.chars.get(at + 1) == Some(&'>');
    let is_gap = |at: usize| {
        let c = line.chars[at];
        c.is_whitespace() || SEPARATORS.contains(&c) || arrow(at)
    };
    (from..end).find(|&at| !is_gap(at)).unwrap_or(end)
}

/// In any letter case.
pub(super) fn starts_with(chars: &[char], word: &str) -> bool {
    let mut chars = chars.iter();
    word.chars().all(|c| chars.next().is_some_and(|other| other.eq_ignore_ascii_case(&c)))
}
