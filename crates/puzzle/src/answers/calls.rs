//! Names among the arguments of a call or in another bracket.

use super::tokens::{Token, TokenKind, Tokens};
use super::values::{has_literal, has_value};
use std::ops::Range;

/// The place after the other arguments of a call: `capture(test_1, R, C)`.
pub(super) fn after_call(all: &[Token], line: usize, rest: Range<usize>) -> usize {
    // A call is short.
    const MOST: usize = 16;
    let mut open = Vec::new();
    let before = line.max(rest.start.saturating_sub(MOST))..rest.start;
    for (at, token) in before.clone().zip(&all[before]) {
        match token.kind {
            TokenKind::Open(_) => open.push(at),
            TokenKind::Close(_) => drop(open.pop()),
            _ => {}
        }
    }
    let is_call = open.last().is_some_and(|&at| {
        all[at].kind == TokenKind::Open('(') && all[at].is_glued && at > line && all[at - 1].word().is_some()
    });
    let next = all[rest.clone()].iter().take(4).find(|token| !token.is_mark("\"'"));
    if !is_call || next.is_none_or(|next| next.is_mark(":=>")) {
        return rest.start;
    }
    // `Result(problem='0', value=True)`
    if all[rest.clone()]
        .iter()
        .take(MOST)
        .take_while(|token| token.kind != TokenKind::Close(')'))
        .any(|token| token.is_mark(":="))
    {
        return rest.start;
    }
    let mut depth = 0;
    let close = rest.clone().take(MOST).find(|&at| {
        match all[at].kind {
            TokenKind::Open(_) => depth += 1,
            TokenKind::Close(_) => depth -= 1,
            _ => {}
        }
        depth < 0
    });
    // `capture(train_1, 4, 4).`, `VALUES('train_1', 4, 4);`, but not `print(solve(test_3, 3, 4))`
    let is_answer = |close: &usize| {
        let mut arguments = all[rest.start..*close].iter();
        open.len() == 1
            && all[close + 1..rest.end].iter().all(|token| token.is_mark(".,;"))
            && arguments.any(|token| token.number().is_some() || has_literal(std::slice::from_ref(token)))
    };
    let close = close.filter(|close| !is_answer(close));
    close.map_or(rest.start, |close| close + 1)
}

/// The end of an answer in the bracket in which its name is: `capture(train_1, 4, 4).`
pub(super) fn end_of_bracket(all: &[Token], before: Range<usize>, answer: Range<usize>) -> usize {
    let depth = |part: Range<usize>| {
        all[part].iter().fold(0, |depth: i32, token| match token.kind {
            TokenKind::Open(_) => depth + 1,
            TokenKind::Close(_) => (depth - 1).max(0),
            _ => depth,
        })
    };
    // An outer bracket is near.
    const MOST: usize = 32;
    if depth(before.start.max(before.end.saturating_sub(MOST))..before.end) == 0 {
        return answer.end;
    }
    let mut open = 0;
    let close = answer.clone().find(|at| {
        match all[*at].kind {
            TokenKind::Open(_) => open += 1,
            TokenKind::Close(_) => open -= 1,
            _ => {}
        }
        open < 0
    });
    let ends =
        |close: &usize| has_value(&all[answer.start..*close]) && !has_value(&all[close + 1..answer.end]);
    close.filter(ends).unwrap_or(answer.end)
}

/// Any text in brackets right before a problem: the `final` of `[final]Problem 1`.
pub(super) fn bracketed<'a>(tokens: &Tokens<'a>, near: Range<usize>) -> Option<&'a str> {
    let open = near.clone().rev().find(|at| tokens.all[*at].kind == TokenKind::Open('['))?;
    let (close, problem) = (&tokens.all[near.end - 1], &tokens.all[near.end]);
    let is_tag = close.kind == TokenKind::Close(']') && problem.is_glued && open + 2 < near.end;
    is_tag.then(|| tokens.source(&tokens.all[open + 1..near.end - 1]))
}
