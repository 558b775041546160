//! Numbers of problems, with the words around them: `Problem 1`, `第一题`, `提子1：`.

use super::scan::is_chinese;
use super::senses::Sense;
use super::tokens::{Token, TokenKind};
use super::words::Word;
use crate::words::problem_number;

/// The number of a problem that is named here, with the number of its tokens.
pub(super) fn problem_at(line: &[Token], at: usize) -> Option<(String, usize)> {
    let first = at;
    let text = |at: usize| line.get(at).and_then(Token::word);
    let number = |at: usize| line.get(at).and_then(digits);
    let before = at.checked_sub(1).map(|before| &line[before]);
    let is_after =
        |at: usize| text(at).is_some_and(|word| word.pieces()[0].senses.contains(&Sense::AfterProblem));
    if line[at].number().is_some() {
        // `00题：`, but not `共7题`
        let is_first = before.is_none_or(|token| token.word().is_none() && token.number().is_none());
        if !is_first || !is_after(at + 1) {
            return None;
        }
        // `1번 문제`
        let has_word = text(at + 2)
            .is_some_and(|word| word.pieces().iter().all(|piece| piece.senses.contains(&Sense::Problem)));
        return number(at).map(|found| (found, 2 + usize::from(has_word)));
    }
    let word = text(at)?;
    if is_chinese_word(word) {
        if let Some(number) = number_in(word) {
            return Some((number, 1));
        }
        let last = word.pieces().last()?;
        if !last.senses.contains(&Sense::Problem) {
            return if *last.text == **word { task_at(line, at, last.senses) } else { None };
        }
        let gap = line.get(at + 1..)?.iter().take_while(|token| token.is_mark("#._-: ")).count();
        let end = at + 1 + gap;
        let found = number(end)?;
        let has_after = is_after(end + 1);
        return (&*last.text != "第" || has_after).then_some((found, end + 1 - at + usize::from(has_after)));
    }
    if is_glued_to_word(line, at) {
        return None;
    }
    let is_letter = word.is(Sense::ProblemLetter);
    // `"id": "00"`
    let is_quoted = || {
        let gap = line[at + 1..].iter().take_while(|token| token.is_mark("\"':="));
        word.is(Sense::Index) && gap.clone().any(|token| token.is_mark(":=")) && { gap }
            .last()
            .is_some_and(|last| last.is_mark("\"'"))
    };
    if !is_letter && !word.is(Sense::Problem) && !is_quoted() {
        return task_at(line, at, word.senses());
    }
    // `Problème n° 1`
    let is_sign = text(at + 1).is_some_and(|word| word.text() == "n")
        && line.get(at + 2).is_some_and(|sign| sign.is_glued && sign.is_mark("°."));
    let at = if is_sign { at + 2 } else { at };
    let gap = line.get(at + 1..)?.iter().take_while(|token| token.is_mark("#.:_-№\"'=")).count();
    // `test case 1`, `Problem No. 1`
    let more = text(at + 1 + gap).is_some_and(|word| word.is(Sense::Problem));
    // The number belongs to the last of them.
    if more {
        return None;
    }
    let end = at + 1 + gap;
    let found = number(end)?;
    let is_glued = line[at + 1..=end].iter().all(|token| token.is_glued);
    let is_whole = line
        .get(end + 1)
        .is_none_or(|next| !next.is_glued || next.word().is_none_or(|word| is_chinese_word(word)));
    // `Q1)`
    let is_closed = line.get(end + 1).is_some_and(|next| next.is_glued && next.kind == TokenKind::Close(')'))
        && before.is_none_or(|before| before.kind != TokenKind::Open('('));
    let length = end + 1 - first + usize::from(is_closed);
    ((is_glued || !is_letter) && is_whole).then_some((found, length))
}

/// `提子1：` as a title.
pub(super) fn task_at(line: &[Token], at: usize, senses: &[Sense]) -> Option<(String, usize)> {
    let is_title = line.get(at + 2).is_none_or(|next| next.is_mark(":.="));
    let number = line.get(at + 1).and_then(digits)?;
    (senses.contains(&Sense::Task) && is_title && at == 0).then_some((number, 2))
}

/// `第一题`, `问题三`
pub(super) fn number_in(run: &Word) -> Option<String> {
    let pieces = run.pieces();
    let is_of = |at: usize, sense: Sense| pieces.get(at).is_some_and(|piece| piece.senses.contains(&sense));
    let mut starts = vec![0];
    starts.extend(pieces.iter().scan(0, |end, piece| {
        *end += piece.text.len();
        Some(*end)
    }));
    starts.pop();
    (0..pieces.len()).find_map(|at| {
        let start = starts[at];
        let (number, length) = problem_number(&run[start..])
            .filter(|_| !pieces[at].text.starts_with(|c: char| c.is_ascii_digit()))?;
        let after = starts.iter().position(|other| *other == start + length);
        let is_ordinal = at > 0 && &*pieces[at - 1].text == "第";
        let has_after = after.is_some_and(|after| is_of(after, Sense::AfterProblem));
        (has_after && (at == 0 || is_of(at - 1, Sense::Problem))
            || !is_ordinal && at > 0 && is_of(at - 1, Sense::Problem) && after.is_none())
        .then_some(number)
    })
}

/// The digits of a number as they are written.
pub(super) fn digits(token: &Token) -> Option<String> {
    match token.kind {
        TokenKind::Number(number @ 0.., digits) => Some(format!("{number:0digits$}")),
        _ => None,
    }
}

pub(super) fn is_chinese_word(word: &str) -> bool {
    word.starts_with(is_chinese)
}

/// Returns true if a token continues a word of letters: the `est` of `T3est`.
pub(super) fn is_glued_to_word(all: &[Token], at: usize) -> bool {
    let before = at.checked_sub(1).map(|before| &all[before]);
    let is_word =
        |token: &Token| token.number().is_some() || token.word().is_some_and(|word| !is_chinese_word(word));
    all[at].is_glued && before.is_some_and(is_word)
}
