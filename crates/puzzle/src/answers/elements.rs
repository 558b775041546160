//! Points, numbers and words of a section, whatever brackets are around them.

mod arrays;

use super::brackets::Brackets;
use super::conventions::Conventions;
use super::scan::is_chinese;
use super::senses::{Sense, is, senses, words};
use super::tokens::{Token, TokenKind};
use super::unclear::Unclear;
use std::ops::Range;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum ElementKind {
    Point(i32, i32),
    Unclear(Unclear),
    /// Numbers in brackets that are not one point.
    Flat(Vec<i32>),
    Number(i32),
    /// `[]`, `set()`
    Empty,
    Word,
    /// A name that is written directly before brackets: `array(`.
    Call,
    Mark,
    /// Brackets with words.
    Group,
}

#[derive(Clone, Debug)]
pub(super) struct Element {
    pub(super) kind: ElementKind,
    pub(super) tokens: Range<usize>,
    /// The innermost bracket around it.
    parent: Option<usize>,
    /// The line on which the outermost bracket around it begins, or its own.
    pub(super) line: usize,
}

/// The elements of a section, and the brackets without counterparts.
#[derive(Default)]
pub(super) struct Elements {
    pub(super) all: Vec<Element>,
    pub(super) bad_brackets: Vec<usize>,
    /// True if all rows come before all columns for certain: `(array([0, 3, 5]), array([1, 1, 2]))`.
    pub(super) has_arrays: bool,
}

impl Elements {
    pub(super) fn new(all: &[Token], parts: &[Range<usize>], conventions: &Conventions) -> Self {
        let brackets = Brackets::new(all, parts);
        let mut elements = Self::default();
        let mut open: Vec<usize> = Vec::new();
        let mut next = 0;
        for at in parts.iter().cloned().flatten() {
            if at < next {
                continue;
            }
            let parent = open.last().copied();
            let line = open.first().map_or(all[at].line, |outermost| all[*outermost].line);
            let mut push = |kind: ElementKind, tokens: Range<usize>| {
                elements.all.push(Element { kind, tokens, parent, line });
            };
            if is_key(all, at) {
                if all[at + 1].word().is_some() {
                    push(ElementKind::Word, at + 1..at + 2);
                }
                next = at + 5;
                continue;
            }
            match &all[at].kind {
                TokenKind::Open(_) => match brackets.ends.get(&at) {
                    Some(&end) if !brackets.has_inner.contains_key(&at) => {
                        next = end + 1;
                        if let Some(points) = quoted_points(all, at + 1..end) {
                            for part in points {
                                let is_last = all[part.end..end].iter().all(|token| token.number().is_none());
                                let kind = point_in(&all[part.clone()], conventions);
                                push(kind, part.start..if is_last { end + 1 } else { part.end });
                            }
                            continue;
                        }
                        // numpy states the shape of an empty array.
                        let is_shape =
                            at > 1 && all[at - 1].is_mark("=") && all[at - 2].word() == Some("shape");
                        let kind =
                            if is_shape { ElementKind::Mark } else { group(all, at, end, conventions) };
                        push(kind, at..end + 1);
                    }
                    Some(_) => open.push(at),
                    None => {}
                },
                TokenKind::Close(_) => {
                    open.pop_if(|start| brackets.ends.get(start) == Some(&at));
                }
                TokenKind::Number(..) => {
                    let (kind, length) = number(all, at, conventions);
                    let is_vertex = matches!(kind, ElementKind::Unclear(Unclear::Vertex(..)));
                    let letter = elements.all.pop_if(|last| is_vertex && last.kind == ElementKind::Word);
                    let start = letter.map_or(at, |letter| letter.tokens.start);
                    elements.all.push(Element { kind, tokens: start..at + length, parent, line });
                    next = at + length;
                }
                TokenKind::OtherNumber(_) => push(ElementKind::Word, at..at + 1),
                TokenKind::Word(_) => {
                    let is_call = is_call(all, at);
                    push(if is_call { ElementKind::Call } else { ElementKind::Word }, at..at + 1);
                }
                TokenKind::Mark(_) => push(ElementKind::Mark, at..at + 1),
            }
        }
        elements.bad_brackets.clone_from(&brackets.bad);
        elements.index(all);
        elements.transpose(all, &brackets, conventions.is_transposed);
        elements
    }

    /// Replaces `board[0][6]` with the point, and removes what counts: `Out[4]`.
    fn index(&mut self, all: &[Token]) {
        let index = |element: &Element| match element.kind {
            ElementKind::Flat(ref numbers) if numbers.len() == 1 => Some(numbers[0]),
            _ => None,
        };
        let mut kept: Vec<Element> = Vec::new();
        for element in self.all.drain(..) {
            let start = element.tokens.start;
            let is_glued = all[start].is_glued;
            match (kept.last(), index(&element)) {
                (Some(last), Some(col)) if is_glued && last.tokens.end == start && index(last).is_some() => {
                    let row = index(last).unwrap_or_default();
                    let tokens = last.tokens.start..element.tokens.end;
                    kept.pop();
                    let is_called = |call: &mut Element| {
                        call.kind == ElementKind::Call && call.tokens.end == tokens.start
                    };
                    let start = kept.pop_if(is_called).map_or(tokens.start, |call| call.tokens.start);
                    kept.push(Element {
                        kind: ElementKind::Point(row, col),
                        tokens: start..tokens.end,
                        ..element
                    });
                }
                _ => kept.push(element),
            }
        }
        let is_counter = |at: usize| {
            let element: &Element = &kept[at];
            index(element).is_some()
                && at > 0
                && kept[at - 1].kind == ElementKind::Call
                && kept[at - 1].tokens.end == element.tokens.start
                && all[element.tokens.start].is_glued
        };
        let counters: Vec<usize> = (0..kept.len()).filter(|at| is_counter(*at)).collect();
        for at in counters {
            kept[at].kind = ElementKind::Mark;
        }
        self.all = kept;
    }
}

/// Returns true for the name before brackets, with what it is a part of: `java.awt.Point[`.
fn is_call(all: &[Token], at: usize) -> bool {
    let is_plain = |word: &str| {
        !word.starts_with(is_chinese) && senses(word).iter().all(|sense| *sense == Sense::Filler)
    };
    if !all[at].word().is_some_and(is_plain) {
        return false;
    }
    // The parts of a long name: `java.awt.Point`
    const MOST: usize = 12;
    let end = at + MOST;
    let mut at = at + 1;
    while let Some(token) = all.get(at).filter(|token| token.is_glued && at < end) {
        match token.kind {
            TokenKind::Open(_) => return true,
            TokenKind::Mark('.' | '_' | '@') | TokenKind::Word(_) | TokenKind::Number(..) => at += 1,
            _ => return false,
        }
    }
    false
}

/// The two numbers in each pair of quotes: `["0 3", "0 5"]`.
fn quoted_points(all: &[Token], part: Range<usize>) -> Option<Vec<Range<usize>>> {
    let quotes: Vec<usize> = part.clone().filter(|at| all[*at].is_mark("\"'")).collect();
    let numbers =
        |part: &Range<usize>| all[part.clone()].iter().filter(|token| token.number().is_some()).count();
    let points: Vec<Range<usize>> =
        quotes.chunks(2).map(|pair| pair[0] + 1..*pair.last().unwrap_or(&0)).collect();
    let are_points = quotes.len() > 2
        && quotes.len().is_multiple_of(2)
        && points.iter().all(|point| numbers(point) == 2)
        && numbers(&part) == points.len() * 2;
    are_points.then_some(points)
}

fn point_in(tokens: &[Token], conventions: &Conventions) -> ElementKind {
    let mut numbers = tokens.iter().filter_map(Token::number);
    let (row, col) =
        conventions.point(numbers.next().unwrap_or_default(), numbers.next().unwrap_or_default());
    ElementKind::Point(row, col)
}

/// Returns true for the key of a value: `[0] =>`.
fn is_key(all: &[Token], at: usize) -> bool {
    matches!(all.get(at..at + 5), Some([open, _, close, equals, arrow])
        if open.kind == TokenKind::Open('[') && close.kind == TokenKind::Close(']')
            && equals.is_mark("=") && arrow.is_mark(">") && arrow.line == open.line)
}

/// Returns true if a number is a part of the word before it: `int64`.
fn is_of_word(all: &[Token], at: usize) -> bool {
    let before = at.checked_sub(1).and_then(|before| all[before].word());
    all[at].is_glued && before.is_some_and(|word| !word.starts_with(is_chinese))
}

fn is_label(word: &str) -> bool {
    [Sense::Row, Sense::Column, Sense::X, Sense::Y].iter().any(|sense| is(word, *sense))
}

/// The element that begins with a number outside of the innermost brackets, and the number of its tokens.
fn number(all: &[Token], at: usize, conventions: &Conventions) -> (ElementKind, usize) {
    let Some(value) = all[at].number() else { return (ElementKind::Word, 1) };
    if is_of_word(all, at) {
        let word = all[at - 1].word().unwrap_or_default();
        let letter = word.bytes().next().filter(|letter| word.len() == 1 && letter.is_ascii_lowercase());
        // `r4c1`, but `C2` is a point.
        let glued_number =
            |at: usize| all.get(at).is_some_and(|token| token.is_glued && token.number().is_some());
        // `r4c1`, `r4 c1`, but not `C4 C8`
        let is_row = |at: usize| all[at].word().is_some_and(|word| is(word, Sense::Row));
        let is_after_row = is(word, Sense::Column) && at > 2 && is_of_word(all, at - 2) && is_row(at - 3);
        let has_column = is(word, Sense::Row)
            && all.get(at + 1).and_then(Token::word).is_some_and(|next| is(next, Sense::Column))
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
        && !is(word, Sense::Measure)
        && !is_label(word)
    {
        return (ElementKind::Word, 2);
    }
    // `100%`
    if glued(at + 1).is_some_and(|token| token.is_mark("%")) {
        return (ElementKind::Word, 1);
    }
    let is_joint = |at: usize| glued(at).is_some_and(|token| token.is_mark("-/:_"));
    let joined = |at: usize| glued(at + 1).and_then(Token::number).filter(|_| is_joint(at));
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

/// The content of brackets without others inside.
fn group(all: &[Token], open: usize, close: usize, conventions: &Conventions) -> ElementKind {
    let content = &all[open + 1..close];
    let mut numbers = Vec::new();
    let mut labelled: Vec<(Sense, i32)> = Vec::new();
    let (mut label, mut has_words, mut has_any) = (None, false, false);
    for (at, token) in (open + 1..).zip(content) {
        match &token.kind {
            TokenKind::Number(number, _) => {
                if is_of_word(all, at) && label.is_none() {
                    has_words |= !is_call(all, at - 1);
                    continue;
                }
                numbers.push(*number);
                labelled.extend(label.take().map(|label| (label, *number)));
            }
            TokenKind::OtherNumber(_) => has_words = true,
            TokenKind::Word(_) if is_call(all, at) => {}
            // `0x2`
            TokenKind::Word(word)
                if token.is_glued && all[at - 1].number().is_some() && !word.starts_with(is_chinese) =>
            {
                has_words = true;
            }
            TokenKind::Word(word) => {
                has_any = true;
                for (_, senses) in words(word) {
                    let of =
                        |sense: &&Sense| matches!(sense, Sense::Row | Sense::Column | Sense::X | Sense::Y);
                    match senses.iter().find(of) {
                        Some(found) => label = Some(*found),
                        None => {
                            let is_stone =
                                senses.iter().any(|sense| matches!(sense, Sense::Black | Sense::White));
                            has_words |= !is_stone && !is(word, Sense::Filler);
                        }
                    }
                }
            }
            TokenKind::Mark('.') if token.is_glued => {}
            _ => {}
        }
    }
    // `[33 rows x 3 columns]`
    let has = |label: Sense| {
        let is_label = |token: &Token| token.word().is_some_and(|word| is(word, label));
        content.iter().any(is_label)
    };
    if has(Sense::X) && has(Sense::Row) && has(Sense::Column) {
        return ElementKind::Group;
    }
    let of = |sense: Sense| labelled.iter().find(|(label, _)| *label == sense).map(|(_, number)| *number);
    if labelled.len() >= 2 {
        if let (Some(row), Some(col)) = (of(Sense::Row), of(Sense::Column)) {
            return ElementKind::Point(row, col);
        }
        if let (Some(x), Some(y)) = (of(Sense::X), of(Sense::Y)) {
            return match conventions.xy(x, y) {
                Some((row, col)) => ElementKind::Point(row, col),
                None => ElementKind::Unclear(Unclear::Xy(x, y)),
            };
        }
    }
    let before = open.checked_sub(1).filter(|_| all[open].is_glued).map(|before| &all[before]);
    let point = |first: i32, second: i32| {
        let (row, col) = conventions.point(first, second);
        ElementKind::Point(row, col)
    };
    if conventions.width.is_some() && !has_any && !has_words && !numbers.is_empty() {
        return ElementKind::Flat(numbers);
    }
    match numbers.as_slice() {
        [] if !has_any && !has_words => ElementKind::Empty,
        _ if has_words || numbers.is_empty() => ElementKind::Group,
        // `(28 rows)`
        [_] if has_any => ElementKind::Group,
        &[value] => {
            // `integer(0)`, `Out[4]`
            match before.and_then(Token::word) {
                Some(word) if value == 0 && ["integer", "character", "numeric"].contains(&word) => {
                    ElementKind::Empty
                }
                _ => ElementKind::Flat(vec![value]),
            }
        }
        &[first, second] => point(first, second),
        &[first, second, third] if third == conventions.stone => point(first, second),
        _ => ElementKind::Flat(numbers),
    }
}
