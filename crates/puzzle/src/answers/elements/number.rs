//! Numbers outside of brackets, alone or joined to another.

use super::super::conventions::Conventions;
use super::super::element::ElementKind;
use super::super::scan::is_chinese;
use super::super::senses::Sense;
use super::super::tokens::Token;
use super::super::unclear::Unclear;
use super::super::words::Word;

/// Returns true if a number is a part of the word before it: `int64`.
pub(super) fn is_of_word(all: &[Token], at: usize) -> bool {
    let before = at.checked_sub(1).and_then(|before| all[before].word());
    all[at].is_glued && before.is_some_and(|word| !word.starts_with(is_chinese))
}

fn is_label(word: &Word) -> bool {
    [Sense::Row, Sense::Column, Sense::X, Sense::Y].iter().any(|sense| word.is(*sense))
}

/// Numbers of boards are smaller than those of dates.
const MOST_ON_BOARD: i32 = 26;

/// Returns true if the first sign between glued numbers is a comma.
fn has_commas(all: &[Token], at: usize) -> bool {
    // The points of one line.
    const MOST: usize = 128;
    let is_part = |before: &usize| {
        all[before + 1].is_glued && (all[*before].number().is_some() || all[*before].is_mark(",/"))
    };
    let run = (at.saturating_sub(MOST)..at).rev().take_while(is_part);
    run.filter(|at| all[*at].is_mark(",/")).last().is_some_and(|first| all[first].is_mark(","))
}

/// The element that begins with a number outside of the innermost brackets, and the number of its tokens.
pub(super) fn number(all: &[Token], at: usize, conventions: &Conventions) -> (ElementKind, usize) {
    let Some(value) = all[at].number() else { return (ElementKind::Word, 1) };
    if is_of_word(all, at) {
        let Some(word) = all[at - 1].word() else { return (ElementKind::Word, 1) };
        let letter = word.bytes().next().filter(|letter| word.len() == 1 && letter.is_ascii_lowercase());
        // `r4c1`, but `C2` is a point.
        let glued_number =
            |at: usize| all.get(at).is_some_and(|token| token.is_glued && token.number().is_some());
        // `r4c1`, `r4 c1`, but not `C4 C8`
        let is_row = |at: usize| all[at].word().is_some_and(|word| word.is(Sense::Row));
        let is_after_row = word.is(Sense::Column) && at > 2 && is_of_word(all, at - 2) && is_row(at - 3);
        let has_column = word.is(Sense::Row)
            && all.get(at + 1).and_then(Token::word).is_some_and(|next| next.is(Sense::Column))
            && glued_number(at + 2);
        let is_glued_pair = all[at - 1].is_glued && at > 1 && all[at - 2].number().is_some();
        let is_pair = is_after_row || has_column || is_glued_pair;
        return match letter {
            _ if is_label(word) && (word.len() > 1 || is_pair) => (ElementKind::Number(value), 1),
            Some(letter) if letter <= b't' => {
                (ElementKind::Unclear(Unclear::Vertex(i32::from(letter - b'a'), value)), 1)
            }
            _ => (ElementKind::Call, 1),
        };
    }
    let glued = |at: usize| all.get(at).filter(|token| token.is_glued);
    if let Some(word) = glued(at + 1).and_then(Token::word)
        && !word.starts_with(is_chinese)
        && !word.is(Sense::Measure)
        && !is_label(word)
    {
        return (ElementKind::Word, 2);
    }
    // `100%`
    if glued(at + 1).is_some_and(|token| token.is_mark("%")) {
        return (ElementKind::Word, 1);
    }
    let is_joint = |at: usize| glued(at).is_some_and(|token| token.is_mark("-/:_"));
    // `2,7/4,8`
    if glued(at + 1).is_some_and(|token| token.is_mark("/")) && all[at].is_glued && has_commas(all, at) {
        return (ElementKind::Number(value), 1);
    }
    let joined = |at: usize| glued(at + 1).and_then(Token::number).filter(|_| is_joint(at));
    // `0-6/6-5`
    let sign = |at: usize| glued(at).filter(|token| token.is_mark("-/:_"));
    if let (Some(second), Some(_)) = (joined(at + 1), joined(at + 3))
        && sign(at + 1).map(|token| &token.kind) != sign(at + 3).map(|token| &token.kind)
        && joined(at + 5).is_some()
        && value.max(second) < MOST_ON_BOARD
    {
        let (row, col) = conventions.point(value, second);
        return (ElementKind::Unclear(Unclear::Pair(row, col)), 4);
    }
    // `21:40`
    if let Some(minutes) = joined(at + 1).filter(|_| glued(at + 1).is_some_and(|token| token.is_mark(":")))
        && value.max(minutes) >= MOST_ON_BOARD
    {
        return (ElementKind::Word, 3);
    }
    match (joined(at + 1), joined(at + 3)) {
        (Some(second), None) if !is_joint(at + 3) || glued(at + 4).is_none() => {
            let (row, col) = conventions.point(value, second);
            (ElementKind::Unclear(Unclear::Pair(row, col)), 3)
        }
        // A date or a time.
        (Some(_), Some(_)) => {
            let mut length = 5;
            while joined(at + length).is_some()
                || glued(at + length).is_some_and(|token| token.number().is_some())
            {
                length += if joined(at + length).is_some() { 2 } else { 1 };
            }
            (ElementKind::Word, length)
        }
        _ => (ElementKind::Number(value), 1),
    }
}
