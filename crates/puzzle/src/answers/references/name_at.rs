//! The name that begins at a token, however its parts are joined.

use super::super::problem_numbers::{is_chinese_word, is_glued_to_word};
use super::super::senses::Sense;
use super::super::tokens::{Token, TokenKind};
use super::{JOINTS, Puzzle, PuzzleNames, is_tag, key_part};
use std::ops::Range;

impl PuzzleNames {
    /// The longest known name that begins here, with the number of its tokens.
    pub(super) fn name_at(&self, all: &[Token], range: Range<usize>) -> Option<(Puzzle, usize)> {
        let first = &all[range.start];
        // A number is a name only on a line of its own, or with a word, at the start of a line.
        let is_number = first.number().is_some();
        let is_first = range.start == 0 || all[range.start - 1].line != first.line;
        let starts_line = || {
            let before = all[..range.start].iter().rev().take_while(|token| token.line == first.line).take(4);
            { before }.all(|token| token.is_mark("|\"'"))
        };
        if first.is_mark(JOINTS) || is_number && !is_first || is_glued_to_word(all, range.start) {
            return None;
        }
        let may_start = match first.word() {
            Some(word) => self.first_words.contains(word.text()),
            None => self.has_other_starts,
        };
        if !may_start {
            return None;
        }
        let mut key = String::new();
        let mut found = None;
        let mut parts = 0;
        for (count, token) in (1..).zip(&all[range.clone()]) {
            // `train;1;4;4`, `train["1"]`
            let is_delimiter = || starts_line() && count == 2 && token.is_mark(",;|");
            let is_index = || token.is_glued && (token.kind == TokenKind::Open('[') || token.is_mark("\"'"));
            let is_tag =
                || first.word().is_some_and(|word| self.tags.contains_key(word.text()) || is_tag(word));
            if count > 1
                && (token.is_mark(JOINTS) || parts == 1 && is_tag() && (is_delimiter() || is_index()))
            {
                continue;
            }
            key += &key_part(token);
            parts += 1;
            if parts > self.longest {
                break;
            }
            let has_word = || !is_number || key.contains(char::is_alphabetic);
            if let Some(Some(name)) = self.by_key.get(&key).filter(|_| has_word()) {
                found = Some((name, count));
            }
        }
        let (name, mut count) = found?;
        if all[range.start..range.start + count].iter().any(|token| token.kind == TokenKind::Open('[')) {
            let rest = all[range.start + count..range.end].iter();
            count += rest
                .take_while(|token| {
                    token.is_glued && (token.is_mark("\"'") || token.kind == TokenKind::Close(']'))
                })
                .count();
        }
        // The lengths of an array: `test_1[2][2] = {{0, 6}, {6, 5}}`
        let lengths = all[range.start + count..range.end].chunks_exact(3).take_while(|part| {
            part[0].is_glued
                && part[0].kind == TokenKind::Open('[')
                && part[1].number().is_some()
                && part[2].kind == TokenKind::Close(']')
        });
        let lengths = 3 * lengths.count();
        // An element of R's list: `$test_1[[2]]`
        let is_element = matches!(&all[range.start + count..range.end], [open, inner, number, close, last]
            if open.is_glued && open.kind == TokenKind::Open('[') && inner.kind == TokenKind::Open('[')
                && number.number().is_some()
                && close.kind == TokenKind::Close(']') && last.kind == TokenKind::Close(']'));
        if is_element {
            count += 5;
        }
        if all[..range.end].get(range.start + count + lengths).is_some_and(|next| next.is_mark("=")) {
            count += lengths;
        }
        let end = range.start + count;
        let next = |ahead: usize| all[..range.end].get(end + ahead).filter(|token| token.is_glued);
        let word = |ahead: usize| next(ahead).and_then(Token::word);
        // `test_1x`, `test_1_0_6.png`
        let is_joined = |ahead: usize| next(ahead).is_some_and(|token| token.is_mark("_-"));
        let is_number = |ahead: usize| next(ahead).is_some_and(|token| token.number().is_some());
        // `train_1_2=(8, 3)`
        let is_key = next(2).is_some_and(|token| token.is_mark("=:"));
        let is_part =
            word(0).is_some_and(|word| !is_chinese_word(word)) || is_joined(0) && is_number(1) && !is_key;
        let is_picture = |ahead: usize| {
            word(ahead).is_some_and(|word| ["png", "jpg", "jpeg", "gif", "bmp"].contains(&word.text()))
        };
        if is_part || is_picture(1) {
            return None;
        }
        let ending = ["txt", "csv", "sgf", "dat", "in", "out", "json", "log", "md"];
        let has_ending = next(0).is_some_and(|token| token.is_mark("."))
            && word(1).is_some_and(|word| ending.contains(&word.text()));
        // `test_1_moves`, but not `test_0-True`
        let is_verdict = |sense: &Sense| {
            matches!(
                sense,
                Sense::Literal(_) | Sense::Weak(_) | Sense::Property(_) | Sense::Nothing | Sense::Not
            )
        };
        let is_plain = word(1).is_some_and(|word| !word.has_any(is_verdict));
        let has_word = is_joined(0) && (is_plain || is_number(1));
        // `test_1.txt:2:6 5`
        let is_line = has_ending
            && next(2).is_some_and(|token| token.is_mark(":"))
            && is_number(3)
            && next(4).is_some_and(|token| token.is_mark(":"));
        let length = count + 2 * usize::from(has_ending || has_word) + 3 * usize::from(is_line);
        Some((Puzzle::Named(name.clone()), length))
    }
}
