//! Problems whose tags stand apart from their numbers: `Q1` above `train: ..` and `test: ..`, objects of objects.

use super::problem_numbers::digits;
use super::references::{Puzzle, PuzzleNames, Reference};
use super::tokens::{Token, TokenKind, Tokens};

/// The tag at the start of a line below the number of a problem: `train: True`.
pub(super) fn tag_of_line(
    names: &PuzzleNames,
    tokens: &Tokens<'_>,
    line: usize,
    number: &str,
) -> Option<Reference> {
    let range = tokens.lines[line].tokens.clone();
    let start = range.clone().find(|at| !tokens.all[*at].is_mark("-*|\"'#"))?;
    let tag = names.tag_in(tokens.all.get(start..=start).filter(|_| start < range.end)?)?;
    let sign = (start + 1..range.end).find(|at| !tokens.all[*at].is_mark("\"'*"))?;
    let name = format!("{tag}_{number}");
    tokens.all[sign].is_mark(":=|").then_some(Reference {
        puzzle: Puzzle::Named(name),
        tokens: start..sign + 1,
        number: None,
    })
}

/// Numbers of problems that are keys in one line, with the ends of their values: `{"0": true, "00": false}`,
/// `0:对 | 00:错 | 1:(0,6)`.
pub(super) fn keys_in_line(
    names: &PuzzleNames,
    tokens: &Tokens<'_>,
    line: usize,
    tag: Option<&str>,
) -> Option<Vec<(Reference, usize)>> {
    const LEAST: usize = 3;
    let range = tokens.lines[line].tokens.clone();
    let all = &tokens.all;
    let is_quote = |token: &Token| token.is_mark("\"'");
    // `\"0\": true`
    const MOST_QUOTES: usize = 2;
    let after_quotes = |from: usize| (from..range.end).take(MOST_QUOTES).find(|at| !is_quote(&all[*at]));
    let is_colon = |from: usize| after_quotes(from).filter(|at| all[*at].is_mark(":"));
    let mut tag = tag.map(str::to_owned);
    let mut found: Vec<(Reference, usize)> = Vec::new();
    // The brackets of points.
    let mut depth = 0;
    for at in range.clone() {
        // `map[0:false 00:true]`
        let is_object = all[at].is_glued && at > range.start && all[at - 1].word().is_some();
        match all[at].kind {
            TokenKind::Open('[') if is_object => {}
            TokenKind::Open('[' | '(') => depth += 1,
            TokenKind::Close(']' | ')') => depth -= 1,
            _ => {}
        }
        if at == range.start
            && let Some(own) = names.tag_in(&all[at..=at])
        {
            tag = Some(own.to_owned());
        }
        let Some(colon) = is_colon(at + 1).filter(|_| depth <= 0) else { continue };
        let key = quoted(all, at, range.start.max(at.saturating_sub(MOST_QUOTES)));
        if let Some(own) = all[at].word().and_then(|_| names.tag_in(&all[at..=at])) {
            tag = Some(own.to_owned());
            if let Some((_, end)) = found.last_mut() {
                *end = key;
            }
            continue;
        }
        let before = key.checked_sub(1).filter(|before| *before >= range.start).map(|before| &all[before]);
        let separates = before.is_none_or(|before| {
            let is_bracket = matches!(before.kind, TokenKind::Open('{' | '[') | TokenKind::Close(']' | ')'));
            before.is_mark(",|;:") || is_bracket || before.word().is_some()
        });
        let Some(number) = digits(&all[at]).filter(|_| separates) else { continue };
        let Some(puzzle) = names.numbered(&number, tag.as_deref()) else { continue };
        if let Some((_, end)) = found.last_mut() {
            *end = key.min(*end);
        }
        let number = tag.is_none().then_some(number);
        found.push((Reference { puzzle, tokens: key..colon + 1, number }, range.end));
    }
    let is_known = |puzzle: &Puzzle| matches!(puzzle, Puzzle::Named(name) if names.has(name));
    let known = found.iter().filter(|(reference, _)| is_known(&reference.puzzle)).count();
    (known >= LEAST).then_some(found)
}

/// The place of a key with the quotes before it.
fn quoted(all: &[Token], at: usize, start: usize) -> usize {
    let is_quote = |before: &usize| all[*before].is_mark("\"'");
    (start..at).rev().take_while(is_quote).last().unwrap_or(at)
}
