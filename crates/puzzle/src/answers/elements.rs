//! Reads the elements of a section.

mod arrays;
mod number;

use super::brackets::Brackets;
use super::conventions::Conventions;
use super::element::{Element, ElementKind};
use super::scan::is_chinese;
use super::senses::Sense;
use super::tokens::{Token, TokenKind};
use super::unclear::Unclear;
use super::words::{Piece, Word};
use number::{is_of_word, number};
use std::ops::Range;

/// Reads the elements of a section, line by line.
pub(super) struct ElementReader<'a> {
    all: &'a [Token],
    conventions: &'a Conventions,
    brackets: Brackets,
    /// The open brackets with others inside: where they open and where they close.
    open: Vec<(usize, usize)>,
    /// The end of the last element.
    next: usize,
    line: Vec<Element>,
    /// True if all rows come before all columns for certain: `(array([0, 3, 5]), array([1, 1, 2]))`.
    pub(super) has_arrays: bool,
}

impl<'a> ElementReader<'a> {
    pub(super) fn new(all: &'a [Token], parts: &[Range<usize>], conventions: &'a Conventions) -> Self {
        let brackets = Brackets::new(all, parts);
        Self { all, conventions, brackets, open: Vec::new(), next: 0, line: Vec::new(), has_arrays: false }
    }

    /// The brackets without counterparts.
    pub(super) fn bad_brackets(&self) -> &[usize] {
        &self.brackets.bad
    }

    /// Calls `read` with the elements of each line. Those in brackets belong to the line on which the outermost bracket opens.
    pub(super) fn lines(&mut self, parts: &[Range<usize>], mut read: impl FnMut(&[Element])) {
        let mut current = None;
        for at in parts.iter().cloned().flatten() {
            if at < self.next {
                continue;
            }
            let line =
                self.open.first().map_or(self.all[at].line, |(outermost, _)| self.all[*outermost].line);
            if current.replace(line) != Some(line) {
                self.end_line(&mut read);
            }
            self.element(at);
        }
        self.end_line(&mut read);
    }

    fn end_line(&mut self, read: &mut impl FnMut(&[Element])) {
        if self.line.is_empty() {
            return;
        }
        self.index();
        self.transpose();
        read(&self.line);
        self.line.clear();
    }

    fn push(&mut self, kind: ElementKind, tokens: Range<usize>) {
        let parent = self.open.last().map(|(open, _)| *open);
        self.line.push(Element { kind, tokens, parent });
    }

    /// Reads what begins with a token.
    fn element(&mut self, at: usize) {
        let (all, conventions) = (self.all, self.conventions);
        if is_key(all, at) {
            if all[at + 1].word().is_some() {
                self.push(ElementKind::Word, at + 1..at + 2);
            }
            self.next = at + 5;
            return;
        }
        match &all[at].kind {
            TokenKind::Open(_) => match self.brackets.at(at).map(|pair| (pair.close, pair.has_inner)) {
                Some((end, false)) => {
                    self.next = end + 1;
                    if let Some(points) = separated_points(all, at + 1..end) {
                        for part in points {
                            let is_last = all[part.end..end].iter().all(|token| token.number().is_none());
                            let kind = point_in(&all[part.clone()], conventions);
                            self.push(kind, part.start..if is_last { end + 1 } else { part.end });
                        }
                        return;
                    }
                    // numpy states the shape of an empty array.
                    let is_shape = at > 1
                        && all[at - 1].is_mark("=")
                        && all[at - 2].word().is_some_and(|word| word.text() == "shape");
                    let kind = if is_shape { ElementKind::Mark } else { group(all, at, end, conventions) };
                    self.push(kind, at..end + 1);
                }
                Some((end, true)) => self.open.push((at, end)),
                None => {}
            },
            TokenKind::Close(_) => {
                self.open.pop_if(|(_, end)| *end == at);
            }
            TokenKind::Number(..) => {
                let (kind, length) = number(all, at, conventions);
                let is_vertex = matches!(kind, ElementKind::Unclear(Unclear::Vertex(..)));
                let letter = self.line.pop_if(|last| is_vertex && last.kind == ElementKind::Word);
                self.push(kind, letter.map_or(at, |letter| letter.tokens.start)..at + length);
                self.next = at + length;
            }
            TokenKind::OtherNumber(_) => self.push(ElementKind::Word, at..at + 1),
            TokenKind::Word(word) if let Some((row, col)) = conventions.letters(word) => {
                self.push(ElementKind::Point(row, col), at..at + 1);
            }
            TokenKind::Word(_) => {
                let is_call = is_call(all, at);
                self.push(if is_call { ElementKind::Call } else { ElementKind::Word }, at..at + 1);
            }
            TokenKind::Mark(_) => self.push(ElementKind::Mark, at..at + 1),
        }
    }

    /// Replaces `board[0][6]` with the point, and removes what counts: `Out[4]`.
    fn index(&mut self) {
        let all = self.all;
        let index = |element: &Element| match element.kind {
            ElementKind::Flat(ref numbers) if numbers.len() == 1 => Some(numbers[0]),
            _ => None,
        };
        if !self.line.iter().any(|element| index(element).is_some()) {
            return;
        }
        let mut kept: Vec<Element> = Vec::new();
        for element in self.line.drain(..) {
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
        self.line = kept;
    }
}

/// Returns true for the name before brackets, with what it is a part of: `java.awt.Point[`.
fn is_call(all: &[Token], at: usize) -> bool {
    let is_plain = |word: &Word| {
        !word.starts_with(is_chinese) && word.senses().iter().all(|sense| *sense == Sense::Filler)
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

/// The two numbers in each pair of quotes or between semicolons: `["0 3", "0 5"]`, `[0 3;0 5]`.
fn separated_points(all: &[Token], part: Range<usize>) -> Option<Vec<Range<usize>>> {
    let is_row = |row: &[Token]| {
        row.iter().filter(|token| token.number().is_some()).count() == 2
            && row.iter().all(|token| token.number().is_some() || token.is_mark(","))
    };
    let rows = all[part.clone()].split(|token| token.is_mark(";"));
    if rows.clone().count() > 1 && { rows.clone() }.all(is_row) {
        let mut next = part.start;
        let place = |row: &[Token]| {
            let start = next;
            next += row.len() + 1;
            start..start + row.len()
        };
        return Some(rows.map(place).collect());
    }
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

/// The content of brackets without others inside.
fn group(all: &[Token], open: usize, close: usize, conventions: &Conventions) -> ElementKind {
    let content = &all[open + 1..close];
    if let [token] = content
        && let Some((row, col)) = token.word().and_then(|word| conventions.letters(word))
    {
        return ElementKind::Point(row, col);
    }
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
                for Piece { senses, .. } in word.pieces() {
                    let of =
                        |sense: &&Sense| matches!(sense, Sense::Row | Sense::Column | Sense::X | Sense::Y);
                    match senses.iter().find(of) {
                        Some(found) => label = Some(conventions.label(*found)),
                        None => {
                            let is_stone =
                                senses.iter().any(|sense| matches!(sense, Sense::Black | Sense::White));
                            has_words |= !is_stone && !word.is(Sense::Filler);
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
        let is_label = |token: &Token| token.word().is_some_and(|word| word.is(label));
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
                Some(word) if value == 0 && ["integer", "character", "numeric"].contains(&word.text()) => {
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
