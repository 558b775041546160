//! Removes from a line what says nothing about points: titles, counts, captured stones, what a logger writes.

use super::element::{Element, ElementKind};
use super::senses::Sense;
use super::tokens::{Token, TokenKind};
use super::unclear::Unclear;
use std::borrow::Cow;
use std::ops::Range;

/// The elements up to the last colon that comes before all values: `forward on step:[..]`, `答案：无`.
pub(super) fn title_length(all: &[Token], line: &[Element]) -> usize {
    let is_label = |element: &Element| {
        let word = all[element.tokens.start].word();
        let of = |sense: &Sense| {
            matches!(
                sense,
                Sense::Row
                    | Sense::Column
                    | Sense::X
                    | Sense::Y
                    | Sense::Nothing
                    | Sense::Not
                    | Sense::Literal(_)
                    | Sense::Count
            )
        };
        word.is_some_and(|word| word.has_any(of))
    };
    let is_value = |element: &Element| {
        !matches!(
            element.kind,
            ElementKind::Word | ElementKind::Call | ElementKind::Mark | ElementKind::Group
        ) || is_label(element)
    };
    // `Problem 3 has 4 capturing moves: (0, 3)`
    let is_number = |element: &&Element| matches!(element.kind, ElementKind::Number(_));
    let is_point = |element: &Element| matches!(element.kind, ElementKind::Point(..));
    if let Some(colon) = line.iter().position(|element| all[element.tokens.start].is_mark(":"))
        && line[..colon].iter().filter(is_number).count() == 1
        && line[..colon].iter().any(|element| element.kind == ElementKind::Word)
        && !line[..colon].iter().any(|element| is_point(element) || is_label(element))
        && line[colon + 1..].iter().find(|element| element.kind != ElementKind::Mark).is_some_and(is_point)
    {
        return colon + 1;
    }
    let words = line.iter().take_while(|element| !is_value(element)).count();
    let colon = line[..words].iter().rposition(|element| all[element.tokens.start].is_mark(":="));
    colon.map_or(0, |colon| colon + 1)
}

/// Returns true for the value of another key: `"n": 2`.
pub(super) fn is_keyed(all: &[Token], at: usize) -> bool {
    let mut before = all[..at].iter().rev().take(4).filter(|token| !token.is_mark("\"'"));
    before.next().is_some_and(|token| token.is_mark(":="))
        && before.next().is_some_and(|token| token.word().is_some())
}

/// Removes what a logger writes before a closing bracket: `I0312 14:02:10.5 12345 solver.cc:80] 0 6`,
/// `[2024-03-18 19:31:15] 0 6`.
pub(super) fn without_log_prefix(all: &[Token], part: Range<usize>) -> Range<usize> {
    let is_moment = |token: &Token| matches!(&token.kind, TokenKind::OtherNumber(text) if text.contains(':'));
    if all[part.clone()].first().is_some_and(|first| first.kind == TokenKind::Open('['))
        && let Some(close) = part.clone().find(|at| matches!(all[*at].kind, TokenKind::Close(_)))
        && all[part.start..close].iter().any(is_moment)
    {
        return close + 1..part.end;
    }
    let mut open = 0;
    let end = part.clone().find(|at| match all[*at].kind {
        TokenKind::Open('[') => {
            open += 1;
            false
        }
        TokenKind::Close(']') => {
            open -= 1;
            open < 0
        }
        _ => false,
    });
    let is_log = |end: &usize| {
        *end + 1 < part.end
            && all[part.start..*end].iter().any(|token| matches!(token.kind, TokenKind::OtherNumber(_)))
    };
    end.filter(is_log).map_or(part.clone(), |end| end + 1..part.end)
}

/// Removes numbers and what they count: `提1子`, `共2处`, `2 points`. A place after a row and a column is not counted.
pub(super) fn without_counts<'a>(all: &[Token], line: &'a [Element]) -> Cow<'a, [Element]> {
    if !has_word(all, line) {
        return line.into();
    }
    let first_is = |element: &Element, sense: Sense| {
        let word = all[element.tokens.start].word().filter(|_| element.kind == ElementKind::Word);
        word.is_some_and(|word| word.pieces()[0].senses.contains(&sense))
    };
    let last_is = |element: &Element, sense: Sense| {
        let word = all[element.tokens.start].word().filter(|_| element.kind == ElementKind::Word);
        word.and_then(|word| word.pieces().last()).is_some_and(|piece| piece.senses.contains(&sense))
    };
    let is_number = |element: &Element| matches!(element.kind, ElementKind::Number(_));
    let mut kept: Vec<Element> = Vec::new();
    // The numbers at the end of `kept`.
    let mut numbers: usize = 0;
    let mut is_counted = false;
    for element in line {
        let is_plural = || all[element.tokens.start].word().is_some_and(|word| word.text() == "rows");
        let is_row = first_is(element, Sense::Row)
            && !(is_plural() && line.iter().filter(|of| is_number(of)).count() == 1);
        if numbers % 2 == 1 && first_is(element, Sense::Measure) && !is_row {
            kept.pop_if(|last| last.kind != ElementKind::Number(0));
            numbers = 0;
            if is_plural() {
                continue;
            }
        }
        // `Move #1`
        let start = element.tokens.start;
        let is_count = start > 1 && all[start - 1].is_mark("#") && all[start - 2].word().is_some();
        if is_number(element) && is_count && all[start].is_glued {
            continue;
        }
        if is_number(element) {
            if is_counted {
                is_counted = element.kind == ElementKind::Number(0);
                if !is_counted {
                    continue;
                }
            }
            numbers += 1;
        } else if element.kind != ElementKind::Mark {
            numbers = 0;
            is_counted =
                [Sense::Count, Sense::Taking, Sense::Index].iter().any(|sense| last_is(element, *sense));
        }
        kept.push(element.clone());
    }
    kept.into()
}

/// Removes the number of the points before or after them: `2 | 0,6 | 6,5`, `(1): <4,4>`.
pub(super) fn without_total<'a>(all: &[Token], line: &'a [Element]) -> &'a [Element] {
    let is_mark = |element: &&Element| element.kind == ElementKind::Mark;
    let is_title = |element: &&Element| {
        matches!(element.kind, ElementKind::Mark | ElementKind::Word | ElementKind::Call)
    };
    let start = line.iter().take_while(is_title).count();
    let end = line.len() - line[start..].iter().rev().take_while(is_mark).count();
    let total = |element: &Element| match &element.kind {
        ElementKind::Number(total) => Some(*total),
        ElementKind::Flat(of) if of.len() == 1 => Some(of[0]),
        _ => None,
    };
    // `0 6 6 5` has no total, `2 | 0 6 6 5` has. `1 0 6` may be the first row of a table.
    let is_text = |element: &Element| {
        let token = &all[element.tokens.start];
        token.is_mark("\"") || token.word().is_some_and(|word| word.is(Sense::Row))
    };
    let is_separated = |at: usize| {
        let after = &all[line[at].tokens.end..];
        after.first().is_some_and(|next| next.tabs > 0 || next.is_mark("|,\""))
    };
    let is_total = |at: usize, rest: &[Element]| {
        let count = |is: fn(&ElementKind) -> bool| rest.iter().filter(|element| is(&element.kind)).count();
        let points =
            count(|kind| matches!(kind, ElementKind::Point(..) | ElementKind::Unclear(Unclear::Vertex(..))));
        let numbers = count(|kind| matches!(kind, ElementKind::Number(_)));
        let least = if rest.iter().any(is_text) { 2 } else { 4 };
        let is_apart = at == start && is_separated(at) && numbers >= least;
        total(&line[at]).and_then(|total| usize::try_from(total).ok()) == Some(points + numbers / 2)
            && (points > 0 && numbers == 0 || is_apart && numbers.is_multiple_of(2))
    };
    if end <= start + 1 || start >= end {
        line
    } else if is_total(start, &line[start + 1..end]) {
        &line[start + 1..]
    } else if is_total(end - 1, &line[start..end - 1]) {
        &line[..end - 1]
    } else {
        line
    }
}

/// Removes what follows a verb of a capture, up to the next move: `(0, 6) takes (1, 6)`. A verb before the first point is a
/// title.
pub(super) fn without_captured<'a>(all: &[Token], line: &'a [Element]) -> Cow<'a, [Element]> {
    // `(4, 4) -> (3, 4)`, but not `<4;4>`
    let is_arrow = |element: &Element| {
        let at = element.tokens.start;
        all[at].is_mark(">") && element.kind == ElementKind::Mark && at > 0 && all[at - 1].number().is_none()
    };
    if !has_word(all, line) && !line.iter().any(is_arrow) {
        return line.into();
    }
    let is = |element: &Element, sense: Sense| {
        let word = all[element.tokens.start].word();
        word.is_some_and(|word| word.has(sense))
    };
    let is_point = |element: &Element| {
        matches!(
            element.kind,
            ElementKind::Point(..)
                | ElementKind::Flat(_)
                | ElementKind::Number(_)
                | ElementKind::Unclear(_)
                | ElementKind::Empty
        )
    };
    let (mut has_points, mut is_taken) = (false, false);
    let mut kept = Vec::new();
    // `takes the stone at (1, 6)`
    let mut is_stone = false;
    // Half points before an arrow: `row 8 -> (8, 0)` has one number.
    let mut halves = 0;
    for element in line {
        if is(element, Sense::Taking) {
            is_taken = has_points;
        } else if is_arrow(element) {
            is_taken |= halves > 1;
        } else if is(element, Sense::Playing) {
            is_taken &= is_stone;
        }
        is_stone = is(element, Sense::Thing);
        if is_taken && is_point(element) {
            continue;
        }
        has_points |= is_point(element);
        halves += match element.kind {
            ElementKind::Point(..) => 2,
            ElementKind::Number(_) => 1,
            _ => 0,
        };
        kept.push(element.clone());
    }
    kept.into()
}

/// Removes verdicts after points, and the rejected points: `0 6 True`, `0 7 False`.
pub(super) fn judged<'a>(all: &[Token], line: &'a [Element]) -> Cow<'a, [Element]> {
    if !has_word(all, line) {
        return line.into();
    }
    let verdict = |element: &Element| {
        let word = all[element.tokens.start].word().filter(|_| element.kind == ElementKind::Word)?;
        let mut is_reversed = false;
        word.pieces().iter().flat_map(|piece| piece.senses).find_map(|sense| match sense {
            Sense::Literal(value) | Sense::Property(value) if word.chars().count() > 1 => {
                Some(*value != is_reversed)
            }
            Sense::Not => {
                is_reversed = !is_reversed;
                None
            }
            _ => None,
        })
    };
    let is_point =
        |element: &Element| matches!(element.kind, ElementKind::Point(..) | ElementKind::Number(_));
    let is_judged =
        line.iter().find(|element| verdict(element).is_some() || is_point(element)).is_some_and(is_point)
            && line
                .iter()
                .rev()
                .find(|element| element.kind != ElementKind::Mark)
                .is_some_and(|last| verdict(last).is_some());
    if !is_judged {
        return line.into();
    }
    let (mut kept, mut part) = (Vec::new(), Vec::new());
    for element in line {
        match verdict(element) {
            Some(true) => kept.append(&mut part),
            Some(false) => part.clear(),
            None => part.push(element.clone()),
        }
    }
    kept.into()
}

/// Without words, nothing is removed.
fn has_word(all: &[Token], line: &[Element]) -> bool {
    line.iter().any(|element| all[element.tokens.start].word().is_some())
}
