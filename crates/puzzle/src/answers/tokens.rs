//! Splits a text into numbers, words, brackets and other marks, each with its place.

use super::scan::{
    fold, has_checked, is_angle_point, is_chinese, is_comment, is_invisible, is_not_available, is_sign,
    moment, unchecked,
};
use super::senses::Sense;
use super::words::{Word, Words};
use crate::source_line::{ShownLine, SourceLine};
use gocheck_text::Span;
use std::cell::OnceCell;
use std::ops::Range;
use std::rc::Rc;
use std::sync::Arc;

/// A piece of a line.
#[derive(Clone, Debug)]
pub(super) struct Token {
    pub(super) kind: TokenKind,
    /// The index of its line.
    pub(super) line: usize,
    /// Its characters in the line.
    part: Part,
    /// Its bytes in the line.
    bytes: Part,
    /// True if the token before it on the same line ends where it begins.
    pub(super) is_glued: bool,
    /// True for `<` as a bracket.
    is_angle: bool,
    /// The number of tabs between it and the token before it.
    pub(super) tabs: u8,
}

/// A part of a line. Files are not as large as its numbers.
#[derive(Clone, Copy, Debug, Default)]
struct Part {
    start: u32,
    end: u32,
}

impl Part {
    const fn new(start: usize, end: usize) -> Self {
        Self { start: start as u32, end: end as u32 }
    }

    const fn range(self) -> Range<usize> {
        self.start as usize..self.end as usize
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum TokenKind {
    /// A whole number, and its number of digits: `00` is not `0`.
    Number(i32, usize),
    /// A fraction, or a number that is too large for any board.
    OtherNumber(Box<str>),
    /// Letters, with digits after them unless these are the number of a problem, or Chinese characters.
    Word(Rc<Word>),
    Open(char),
    Close(char),
    /// Any other character.
    Mark(char),
}

pub(super) struct Line<'a> {
    pub(super) number: usize,
    source: &'a str,
    pub(super) tokens: Range<usize>,
    /// The number of characters.
    length: usize,
    shown: OnceCell<Arc<ShownLine>>,
}

impl Line<'_> {
    fn span(&self, part: Range<usize>) -> Span {
        let shown = || Arc::clone(SourceLine::new(self.number, self.source).shown());
        self.shown.get_or_init(shown).span(part)
    }
}

/// A text and its tokens.
pub(super) struct Tokens<'a> {
    pub(super) all: Vec<Token>,
    pub(super) lines: Vec<Line<'a>>,
}

impl<'a> Tokens<'a> {
    /// `plain` has the lines of `text` without markup, with the same number of characters.
    pub(super) fn new(text: &'a str, plain: &str) -> Self {
        let mut tokens = Self { all: Vec::new(), lines: Vec::new() };
        let mut words = Words::default();
        // Of the current line.
        let (mut chars, mut starts): (Vec<char>, Vec<usize>) = (Vec::new(), Vec::new());
        for (number, (source, plain)) in (1..).zip(text.split('\n').zip(plain.split('\n'))) {
            let start = tokens.all.len();
            chars.clear();
            chars.extend(plain.chars().map(fold));
            for at in 1..chars.len() {
                // `第四行第一列`
                if matches!(chars[at], '行' | '列')
                    && let Some(digit) = "零一二三四五六七八九".chars().position(|c| c == chars[at - 1])
                {
                    chars[at - 1] = char::from(b'0' + digit as u8);
                }
            }
            Splitter { chars: &chars, line: tokens.lines.len(), words: &mut words }.split(&mut tokens.all);
            starts.clear();
            let is_ascii = source.is_ascii();
            if !is_ascii {
                starts.extend(source.char_indices().map(|(byte, _)| byte));
            }
            let byte = |place: usize| match is_ascii {
                true => place.min(source.len()),
                false => starts.get(place).copied().unwrap_or(source.len()),
            };
            for at in start + 1..tokens.all.len() {
                let [label, token] = &mut tokens.all[at - 1..=at] else { continue };
                let is_label = |word: &Word| word.is(Sense::Row) || word.is(Sense::Column);
                // `row zero column six`
                if label.word().is_some_and(is_label)
                    && let Some(Sense::Digit(digit)) = token
                        .word()
                        .and_then(|word| word.senses().iter().find(|sense| matches!(sense, Sense::Digit(_))))
                {
                    token.kind = TokenKind::Number(*digit, 1);
                }
            }
            for token in &mut tokens.all[start..] {
                let place = token.place();
                token.bytes = Part::new(byte(place.start), byte(place.end));
            }
            let tokens_of_line = start..tokens.all.len();
            let (length, shown) = (chars.len(), OnceCell::new());
            tokens.lines.push(Line { number, source, tokens: tokens_of_line, length, shown });
        }
        tokens
    }

    /// The text of tokens that are on one line, as in the file.
    pub(super) fn source(&self, tokens: &[Token]) -> &'a str {
        let (Some(first), Some(last)) = (tokens.first(), tokens.last()) else { return "" };
        self.lines[first.line]
            .source
            .get(first.bytes.range().start..last.bytes.range().end)
            .unwrap_or_default()
    }

    /// The text from one token up to another on the same line, as in the file.
    pub(super) fn source_between(&self, start: usize, end: usize) -> &'a str {
        let (start, end) = (&self.all[start], &self.all[end]);
        let text = self.lines[start.line].source.get(start.bytes_start()..end.bytes_start());
        crate::source_line::trim(text.unwrap_or_default())
    }

    /// The first line of an answer, as in the file and with the comment after it.
    pub(super) fn answer_text(&self, part: Range<usize>) -> &'a str {
        let line = self.all[part.start].line;
        let is_part = |at: &usize| {
            let token = &self.all[*at];
            token.line == line && (*at < part.end || matches!(token.kind, TokenKind::Close(_)))
        };
        let end = (part.start..self.all.len()).take_while(is_part).last().unwrap_or(part.start);
        let (whole, text) = (self.rest_of_line(part.start), self.source(&self.all[part.start..=end]));
        let comment = whole.strip_prefix(text).map(str::trim_start);
        if comment.is_some_and(|comment| comment.starts_with(['#', '/'])) { whole } else { text }
    }

    /// The text from a token to the end of its line, as in the file.
    pub(super) fn rest_of_line(&self, token: usize) -> &'a str {
        let token = &self.all[token];
        crate::source_line::trim(self.lines[token.line].source.get(token.bytes_start()..).unwrap_or_default())
    }

    pub(super) fn span(&self, tokens: &[Token]) -> Span {
        let (Some(first), Some(last)) = (tokens.first(), tokens.last()) else {
            return self.lines[0].span(0..0);
        };
        let line = &self.lines[first.line];
        let last = if last.line == first.line { last.place().end } else { line.length };
        line.span(first.place().start..last)
    }

    pub(super) fn chars(&self, line: usize) -> impl Iterator<Item = char> + 'a {
        self.lines[line].source.chars()
    }

    pub(super) fn line_source(&self, line: usize) -> &'a str {
        crate::source_line::trim(self.lines[line].source)
    }
}

impl Token {
    pub(super) fn word(&self) -> Option<&Word> {
        match &self.kind {
            TokenKind::Word(word) => Some(word),
            _ => None,
        }
    }

    /// Its characters in the line.
    pub(super) const fn place(&self) -> Range<usize> {
        self.part.range()
    }

    /// The byte of its line at which it begins.
    pub(super) const fn bytes_start(&self) -> usize {
        self.bytes.start as usize
    }

    pub(super) const fn number(&self) -> Option<i32> {
        match self.kind {
            TokenKind::Number(number, _) => Some(number),
            _ => None,
        }
    }

    pub(super) fn is_mark(&self, marks: &str) -> bool {
        matches!(self.kind, TokenKind::Mark(mark) if marks.contains(mark))
    }
}

/// Splits the characters of a line.
struct Splitter<'a> {
    chars: &'a [char],
    line: usize,
    words: &'a mut Words,
}

impl Splitter<'_> {
    fn split(mut self, all: &mut Vec<Token>) {
        let (chars, first) = (self.chars, all.len());
        let is_choice = OnceCell::new();
        let (mut at, mut tabs) = (0, 0u8);
        while at < chars.len() {
            let c = chars[at];
            if c.is_whitespace() || is_invisible(c) {
                at += 1;
                tabs = tabs.saturating_add(u8::from(c == '\t'));
                continue;
            }
            // `- [ ] False`
            if let Some(length) = unchecked(&chars[at..]).filter(|_| {
                *is_choice.get_or_init(|| has_checked(chars)) || !all[first..].iter().any(is_text)
            }) {
                at += length;
                continue;
            }
            // Struck-out text does not count.
            if chars[at..].starts_with(&['~', '~']) {
                let end = chars[at + 2..].windows(2).position(|pair| pair == ['~', '~']);
                at = end.map_or(at + 2, |end| at + end + 4);
                continue;
            }
            let is_board = || all[first..].iter().any(|token| token.is_mark(".+#*") && !token.is_glued);
            // `[a //b]rule checking:True`
            let is_inside = || is_inside_bracket(&all[first..]);
            if is_comment(chars, at, all.len() > first) && !is_board() && !is_inside() {
                return;
            }
            // `2 point(s)`
            if chars[at..].starts_with(&['(', 's', ')']) && at > 0 && chars[at - 1].is_alphabetic() {
                at += 3;
                continue;
            }
            let (kind, length) = self.token(at, &all[first..]);
            let is_glued = all[first..].last().is_some_and(|before| before.place().end == at);
            let (line, part) = (self.line, Part::new(at, at + length));
            let tabs = std::mem::take(&mut tabs);
            all.push(Token { kind, line, part, bytes: Part::default(), is_glued, is_angle: c == '<', tabs });
            at += length;
        }
    }

    /// The token that begins here, and the number of its characters. `before` are those before it on the line.
    fn token(&mut self, at: usize, before: &[Token]) -> (TokenKind, usize) {
        let chars = &self.chars[at..];
        let c = chars[0];
        match c {
            '0'..='9' => match moment(chars) {
                0 => number(chars, 1),
                length => (TokenKind::OtherNumber(chars[..length].iter().collect()), length),
            },
            'n' | 'N' if is_not_available(chars) => (TokenKind::Word(self.words.get("none")), 3),
            '<' if is_angle_point(chars) => (TokenKind::Open('('), 1),
            '>' if is_angle(before) => (TokenKind::Close(')'), 1),
            '(' | '[' | '{' => (TokenKind::Open(c), 1),
            ')' | ']' | '}' => (TokenKind::Close(c), 1),
            '-' | '+' if is_sign(self.chars, at) => {
                let (kind, length) = number(&chars[1..], if c == '-' { -1 } else { 1 });
                (kind, length + 1)
            }
            _ if is_chinese(c) => self.word(chars, is_chinese),
            _ if c.is_alphabetic() => self.word(chars, |c| c.is_alphabetic() && !is_chinese(c)),
            _ => (TokenKind::Mark(c), 1),
        }
    }

    fn word(&mut self, chars: &[char], is: impl Fn(char) -> bool) -> (TokenKind, usize) {
        let is_part =
            |at: usize| is(chars[at]) || is_invisible(chars[at]) || chars[at] == '\'' && joins(chars, at);
        let length =
            ordinal(chars).or_else(|| (1..chars.len()).find(|&at| !is_part(at))).unwrap_or(chars.len());
        let word: String =
            chars[..length].iter().filter(|c| !is_invisible(**c)).flat_map(|c| c.to_lowercase()).collect();
        (TokenKind::Word(self.words.get(&word)), length)
    }
}

fn is_text(token: &Token) -> bool {
    !matches!(token.kind, TokenKind::Mark(_) | TokenKind::Open(_) | TokenKind::Close(_))
}

/// Returns true if the last open bracket of a line is that of `<4, 4>`.
fn is_angle(line: &[Token]) -> bool {
    let is_number = |token: &&Token| token.number().is_some() || token.is_mark(",");
    let mut before = line.iter().rev().take(4).skip_while(is_number);
    line.last().as_ref().is_some_and(is_number)
        && before.next().is_some_and(|token| token.kind == TokenKind::Open('(') && token.is_angle)
}

/// Returns true if a bracket at the start of a line is open.
fn is_inside_bracket(line: &[Token]) -> bool {
    matches!(line.first(), Some(first) if matches!(first.kind, TokenKind::Open(_)))
        && !line.iter().any(|token| matches!(token.kind, TokenKind::Close(_)))
}

/// The number at the start, and how many characters it has: `4`, `4.0`, `4.000e+00`.
fn number(chars: &[char], sign: i32) -> (TokenKind, usize) {
    let digits = |from: usize| chars[from..].iter().take_while(|c| c.is_ascii_digit()).count();
    let whole = digits(0);
    let mut length = whole;
    // Numbers of more digits are on no board.
    const MOST: usize = 4;
    let mut is_whole = whole <= MOST;
    if chars.get(whole) == Some(&'.') && digits(whole + 1) > 0 {
        length = whole + 1 + digits(whole + 1);
        is_whole &= chars[whole + 1..length].iter().all(|c| *c == '0');
        // A version or a date: `1.2.3`
        while chars.get(length) == Some(&'.') && digits(length + 1) > 0 {
            (is_whole, length) = (false, length + 1 + digits(length + 1));
        }
    }
    if length > whole && matches!(chars[length..], ['e' | 'E', '+', '0', '0', ..]) {
        length += 4;
    } else if length > whole && matches!(chars[length..], ['e' | 'E', _, ..]) {
        let rest =
            chars[length + 1..].iter().take_while(|c| c.is_ascii_digit() || "+-".contains(**c)).count();
        (is_whole, length) = (rest == 0 && is_whole, length + if rest > 0 { rest + 1 } else { 0 });
    }
    // Types of numbers in programs, and Python 2's long numbers
    const TYPES: [&str; 9] = ["L", "usize", "isize", "u8", "i8", "u32", "i32", "u64", "i64"];
    if chars.get(length).is_some_and(|c| c.is_alphabetic()) {
        let suffix: String = chars[length..].iter().take_while(|c| c.is_alphanumeric()).take(6).collect();
        length += if TYPES.contains(&suffix.as_str()) { suffix.len() } else { 0 };
    }
    let digit = |value: i32, c: &char| value * 10 + c.to_digit(10).map_or(0, |digit| digit as i32);
    let kind = if is_whole {
        TokenKind::Number(sign * chars[..whole].iter().fold(0, digit), whole)
    } else {
        TokenKind::OtherNumber(chars[..length].iter().collect())
    };
    (kind, length)
}

/// The length of a problem's number at the start of a Chinese sentence: `第零题棋盘是合法的`.
fn ordinal(chars: &[char]) -> Option<usize> {
    const NUMERALS: &str = "零〇一二三四五六七";
    if chars.first() != Some(&'第') {
        return None;
    }
    let digits = chars.iter().skip(1).take(3).take_while(|c| NUMERALS.contains(**c)).count();
    let has_end = matches!(chars.get(digits + 1), Some('题' | '问'));
    ((1..=2).contains(&digits) && has_end).then_some(digits + 2)
}

/// The apostrophe of `isn't`.
fn joins(chars: &[char], at: usize) -> bool {
    let is_letter = |at: Option<&char>| at.is_some_and(|c| c.is_alphabetic());
    at > 0 && is_letter(chars.get(at - 1)) && chars.get(at + 1) == Some(&'t') && !is_letter(chars.get(at + 2))
}
