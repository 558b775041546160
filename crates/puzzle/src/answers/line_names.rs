//! Names in a line other than those of puzzles: the tag of the lines below, problems by their numbers alone, puzzles that are not asked for.

use super::problem_numbers::digits;
use super::references::{Puzzle, PuzzleNames, Reference, is_tag};
use super::senses::Sense;
use super::tokens::{Token, TokenKind, Tokens};
use super::values::has_literal;
use crate::words::problem_number;
use std::collections::HashSet;

/// The tag that a title sets for the lines below: `===== test =====`, `训练集结果：`.
pub(super) fn section_tag<'a>(names: &'a PuzzleNames, tokens: &[Token]) -> Option<&'a str> {
    const MOST: usize = 6;
    let words = tokens.iter().filter(|token| token.word().is_some()).count();
    let has_others =
        tokens.iter().any(|token| matches!(token.kind, TokenKind::Number(..) | TokenKind::OtherNumber(_)));
    // `False` is an answer, even if a puzzle is called `False_00`.
    let is_title = words <= MOST && !has_others && !has_literal(tokens);
    is_title.then(|| names.tag_in(tokens)).flatten()
}

pub(super) fn announces_correction(tokens: &[Token]) -> bool {
    tokens.iter().filter_map(Token::word).any(|word| word.has(Sense::Correction))
}

/// How many more brackets of lists a line opens than it closes.
pub(super) fn nesting(line: &[Token]) -> i32 {
    let of = |token: &Token| match token.kind {
        TokenKind::Open('[' | '(') => 1,
        TokenKind::Close(']' | ')') => -1,
        _ => 0,
    };
    line.iter().map(of).sum()
}

/// Circled numbers of problems at the start of a line: `① 0,6`.
pub(super) fn circled(
    names: &PuzzleNames,
    tokens: &Tokens<'_>,
    line: usize,
    tag: Option<&str>,
) -> Option<Reference> {
    let start = tokens.lines[line].tokens.start;
    let number = circled_number(tokens.all.get(start).filter(|token| token.line == line)?)?;
    let number = number.to_string();
    let puzzle = names.numbered(&number, tag)?;
    matches!(&puzzle, Puzzle::Named(name) if names.has(name)).then(|| Reference {
        puzzle,
        tokens: start..start + 1,
        number: Some(number),
    })
}

/// Returns true if no line begins with the same circled number as another: they count problems, not points.
pub(super) fn has_circled_problems(tokens: &Tokens<'_>) -> bool {
    let first = |line: &super::tokens::Line<'_>| circled_number(tokens.all[line.tokens.clone()].first()?);
    let mut seen = HashSet::new();
    tokens.lines.iter().filter_map(first).all(|number| seen.insert(number)) && !seen.is_empty()
}

/// The number of a circled one: `①`.
fn circled_number(token: &Token) -> Option<u32> {
    match token.kind {
        TokenKind::Mark(sign @ '\u{2460}'..='\u{2473}') => Some(u32::from(sign) - 0x2460 + 1),
        TokenKind::Mark('\u{24EA}') => Some(0),
        _ => None,
    }
}

/// Numbers of problems at the start of a line: `1.`, `(1)`, `1:`, `1`, `"1":`.
pub(super) fn numbers(
    names: &PuzzleNames,
    tokens: &Tokens<'_>,
    line: usize,
    tag: Option<&str>,
    is_table: bool,
) -> Vec<Reference> {
    let range = tokens.lines[line].tokens.clone();
    let all = &tokens.all[range.clone()];
    let marks = all.iter().take_while(|token| token.is_mark("\"'*#-|>")).count();
    // A blank cell: `|  | 1 | 8 |`
    if all[..marks].iter().filter(|token| token.is_mark("|")).count() > 1 {
        return Vec::new();
    }
    // `- [x] 0: True`
    let is_box = all.len() > marks + 3
        && all[marks].kind == TokenKind::Open('[')
        && all[marks + 1].word().is_some_and(|word| word.text() == "x")
        && all[marks + 2].kind == TokenKind::Close(']');
    let quotes = if is_box { marks + 3 } else { marks };
    let rest = &all[quotes..];
    let is_open = matches!(rest.first(), Some(token) if matches!(token.kind, TokenKind::Open('(' | '[')));
    let at = usize::from(is_open);
    let next = rest.get(at + 1);
    // `一、`
    let numeral = |token: &Token| {
        let (number, length) = problem_number(token.word()?)?;
        (length == token.word()?.len() && next.is_some_and(|next| next.is_mark(",、."))).then_some(number)
    };
    let Some(number) = rest.get(at).and_then(|token| digits(token).or_else(|| numeral(token))) else {
        return Vec::new();
    };
    let is_close = next.is_some_and(|token| matches!(token.kind, TokenKind::Close(_)));
    let is_marked = next.is_some_and(|token| token.is_mark(".:、\"'|=)>")) || is_close;
    // `1,` or a blank before a list or a word
    let after = if next.is_some_and(|token| token.is_mark(",")) { at + 2 } else { at + 1 };
    let is_list = rest.get(after).is_some_and(|token| {
        let is_value = matches!(
            token.kind,
            TokenKind::Open(_)
                | TokenKind::Word(_)
                | TokenKind::Mark('\u{D7}' | '\u{221A}' | '\u{2713}' | '\u{2717}')
        );
        is_value && !(token.is_glued && after == at + 1)
    });
    // A cell below one that is merged has a tab before it.
    let is_table = is_table && (quotes > 0 || rest[0].place().start == 0);
    let is_alone = rest.len() == at + 1;
    // A column of names: `3   03 05 18 31`
    let numbers = rest.iter().filter(|token| token.number().is_some()).count();
    let is_cell = |next: &Token| next.tabs > 0 && numbers > 2;
    let is_apart =
        at == 0 && next.is_some_and(|next| next.place().start > rest[0].place().end + 1 || is_cell(next));
    if is_open != is_close && is_open || !(is_marked || is_alone || is_list || is_table || is_apart) {
        return Vec::new();
    }
    let Some(puzzle) = names.numbered(&number, tag) else { return Vec::new() };
    let start = range.start + quotes;
    vec![Reference {
        puzzle,
        tokens: start..start + at + 1 + usize::from(is_marked || is_list && after == at + 2),
        number: Some(number),
    }]
}

/// A name that is not asked for, at the start of a line: `tset_1`, or a line of words before answers.
pub(super) fn unknown_name(
    tokens: &Tokens<'_>,
    line: usize,
    is_after_blank: bool,
    names: &PuzzleNames,
) -> Option<Reference> {
    let range = tokens.lines[line].tokens.clone();
    let all = &tokens.all[range.clone()];
    let start = all.iter().take_while(|token| token.is_mark("#*=-> \"'")).count();
    let rest = &all[start..];
    let is_glued = |at: usize| rest.get(at).is_some_and(|token| token.is_glued);
    let word = rest.first().and_then(Token::word)?;
    // `train;0` is a cell for the tag and one for the number.
    let joints = if is_tag(word) { "_-,;|" } else { "_-" };
    let is_joined = rest.get(1).is_some_and(|token| token.is_mark(joints));
    let length =
        if is_joined && is_glued(1) && is_glued(2) && rest.get(2).and_then(digits).is_some() { 3 } else { 0 };
    let is_end = |at: usize| rest.get(at).is_none_or(|token| !token.is_glued || token.is_mark(":=.,;|>\"'"));
    if length > 0 && is_end(length) {
        let name = tokens.source(&rest[..length]).to_owned();
        return Some(Reference {
            puzzle: Puzzle::Named(name),
            tokens: range.start + start..range.start + start + length,
            number: None,
        });
    }
    let is_plain = |token: &Token| {
        token.word().is_some_and(|word| word.pieces().iter().all(|piece| piece.senses.is_empty()))
    };
    let is_name = !names.is_empty()
        && is_after_blank
        && rest.len() <= 2
        && rest.iter().all(is_plain)
        && !word.is(Sense::Nothing);
    let next = tokens.lines.get(line + 1).map(|next| &tokens.all[next.tokens.clone()])?;
    let is_answered = next.len() >= 2 && next.iter().all(|token| token.number().is_some());
    (is_name && is_answered && line > 0).then(|| Reference {
        puzzle: Puzzle::Named(tokens.source(rest).to_owned()),
        tokens: range.start + start..range.end,
        number: None,
    })
}
