//! Splits lines of puzzles into numbers, labels, words, and brackets with their contents.

use super::source_line::SourceLine;
use super::words::{Label, label};
use std::ops::Range;

/// The maximum nesting of brackets.
const MAX_DEPTH: usize = 6;

/// Numbers beyond this are off any board and must mean something else.
const MAX_NUMBER: f64 = 9999.0;

#[derive(Debug)]
pub(super) struct Item {
    pub(super) kind: ItemKind,
    pub(super) at: TextPlace,
}

#[derive(Debug)]
pub(super) enum ItemKind {
    Number(i32),
    /// `row`, `列`
    Label(Label),
    List(Vec<Item>),
    /// Anything else.
    Word,
}

/// A line, and the range of its characters.
#[derive(Clone, Debug)]
pub(super) struct TextPlace {
    pub(super) line: usize,
    pub(super) part: Range<usize>,
}

/// Type names that Python and numpy write before a bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Call {
    /// A list: `set(`, `list(`.
    List,
    Array,
    /// A number or a truth value: `np.int64(`.
    Scalar,
}

/// Splits lines into items; brackets may span several lines.
#[derive(Default)]
pub(super) struct Items {
    top: Vec<Item>,
    /// True if `top` has an item that is not a pair of numbers in brackets.
    has_others: bool,
    /// The outermost first.
    open: Vec<Frame>,
    /// Brackets that do not match.
    pub(super) bad_brackets: Vec<(char, TextPlace)>,
}

struct Frame {
    bracket: char,
    call: Option<Call>,
    items: Vec<Item>,
    at: TextPlace,
}

impl Items {
    pub(super) fn is_open(&self) -> bool {
        !self.open.is_empty()
    }

    pub(super) fn feed(&mut self, line: &SourceLine<'_>, part: Range<usize>) {
        let mut at = part.start;
        while at < part.end {
            let c = line.chars[at];
            let place = |part: Range<usize>| TextPlace { line: line.number, part };
            let rest = &line.chars[at..part.end];
            if is_gap(c) || c == ':' || c == '>' {
                at += 1;
            } else if rest.starts_with(&['-', '>']) {
                at += 2;
            } else if let Some((numbers, length)) = indexed(rest) {
                let item = |number| Item { kind: ItemKind::Number(number), at: place(at..at + length) };
                let items = numbers.into_iter().map(item).collect();
                self.push(ItemKind::List(items), place(at..at + length));
                at += length;
            } else if let Some(length) = index_key(rest) {
                at += length;
            } else if "([{".contains(c) {
                self.begin(c, None, place(at..at + 1));
                at += 1;
            } else if ")]}".contains(c) {
                self.end(c, place(at..at + 1));
                at += 1;
            } else {
                let end = at + word_length(&line.chars[at..part.end]);
                let word = line.text(at..end);
                if word.starts_with("dtype=") {
                    at = end;
                    continue;
                }
                // numpy states the shape of an empty array.
                if word == "shape" && line.chars[end..part.end].starts_with(&['=', '(']) {
                    let length = line.chars[end..part.end].iter().position(|&c| c == ')');
                    at = length.map_or(part.end, |length| end + length + 1);
                    continue;
                }
                if let Some(call) = call(&word) {
                    // PHP writes the bracket on the next line.
                    if call == Call::Array && line.chars[end..part.end].iter().all(|c| c.is_whitespace()) {
                        return;
                    }
                    let gap = line.chars[end..part.end].iter().take_while(|c| c.is_whitespace()).count();
                    if line.chars[..part.end].get(end + gap) == Some(&'(') {
                        self.begin('(', Some(call), place(at..end));
                        at = end + gap + 1;
                        continue;
                    }
                }
                self.word(&word, place(at..end));
                at = end;
            }
        }
    }

    pub(super) fn take(&mut self) -> Vec<Item> {
        self.has_others = false;
        std::mem::take(&mut self.top)
    }

    /// Ends the text. Open brackets that contain only whole lists are closed; others do not match.
    pub(super) fn close(&mut self) {
        let is_whole = |frame: &Frame| {
            frame.call.is_none() && !frame.items.is_empty() && frame.items.iter().all(is_pair)
        };
        if self.open.len() == 1 && self.open.iter().all(is_whole) {
            let frames = std::mem::take(&mut self.open);
            self.top.extend(frames.into_iter().flat_map(|frame| frame.items));
        }
        if let Some(frame) = self.open.first() {
            self.bad_brackets.push((frame.bracket, frame.at.clone()));
            self.open.clear();
        }
    }

    fn word(&mut self, word: &str, at: TextPlace) {
        if let Some(kind) = plain_word(word) {
            return self.push(kind, at);
        }
        if let Some(numbers) = labelled(word) {
            for (label, number) in numbers {
                self.push(ItemKind::Label(label), at.clone());
                self.push(ItemKind::Number(number), at.clone());
            }
            return;
        }
        self.push(ItemKind::Word, at);
    }

    fn push(&mut self, kind: ItemKind, at: TextPlace) {
        let item = Item { kind, at };
        match self.open.last_mut() {
            Some(frame) => frame.items.push(item),
            None => {
                self.has_others |= !is_pair(&item);
                self.top.push(item);
            }
        }
    }

    fn begin(&mut self, bracket: char, call: Option<Call>, at: TextPlace) {
        if self.open.len() == MAX_DEPTH {
            self.bad_brackets.push((bracket, at));
            return;
        }
        self.open.push(Frame { bracket, call, items: Vec::new(), at });
    }

    fn end(&mut self, bracket: char, at: TextPlace) {
        let pairs = |open: char| matches!((open, bracket), ('(', ')') | ('[', ']') | ('{', '}'));
        let Some(frame) = self.open.pop_if(|frame| pairs(frame.bracket)) else {
            // `(4, 1), (4, 2)]`
            if self.open.is_empty() && self.top.len() > 1 && !self.has_others {
                return;
            }
            self.bad_brackets.push((bracket, at));
            return;
        };
        let Frame { call, mut items, at, .. } = frame;
        match (call, items.len()) {
            (Some(Call::Scalar), 1) => {
                if let Some(item) = items.pop() {
                    self.push(item.kind, item.at);
                }
            }
            _ => self.push(ItemKind::List(items), at),
        }
    }
}

fn is_pair(item: &Item) -> bool {
    let is_number = |item: &Item| matches!(item.kind, ItemKind::Number(_));
    matches!(&item.kind, ItemKind::List(items) if items.len() == 2 && items.iter().all(is_number))
}

/// An element of an array of arrays at the start of a text, `board[4][1]`: the indices, and the number of characters.
fn indexed(chars: &[char]) -> Option<([i32; 2], usize)> {
    let is_name = |c: &char| c.is_ascii_alphanumeric() || *c == '_';
    let mut at = match chars.first()? {
        '[' => 0,
        c if c.is_ascii_alphabetic() => chars.iter().take_while(|c| is_name(c)).count(),
        _ => return None,
    };
    let mut index = || {
        let inner = chars.get(at..)?.strip_prefix(&['['])?;
        let is_blank = |c: &&char| c.is_whitespace();
        let before = inner.iter().take_while(is_blank).count();
        let digits: String = inner[before..].iter().take(3).take_while(|c| c.is_ascii_digit()).collect();
        let after = before + digits.len();
        let end = after + inner[after..].iter().take_while(is_blank).count();
        at += end + 2;
        small(&digits).filter(|_| inner.get(end) == Some(&']'))
    };
    let numbers = [index()?, index()?];
    (chars.get(at) != Some(&'[')).then_some((numbers, at))
}

/// The number of characters of a key that is only an index: `[0] =>`.
fn index_key(chars: &[char]) -> Option<usize> {
    let digits = chars.strip_prefix(&['['])?.iter().take_while(|c| c.is_ascii_digit()).count();
    let rest = chars.get(1 + digits..)?.strip_prefix(&[']'])?;
    let gap = rest.iter().take_while(|c| c.is_whitespace()).count();
    (digits > 0 && rest[gap..].starts_with(&['=', '>'])).then_some(digits + gap + 4)
}

/// Returns true for separators of words.
pub(super) fn is_gap(c: char) -> bool {
    c.is_whitespace() || ",;\"'|=<".contains(c) || ('\u{2460}'..='\u{2473}').contains(&c)
}

/// The number of characters of the word that begins here. Digits are separate from adjacent Chinese words: `第4行`.
fn word_length(chars: &[char]) -> usize {
    let is_chinese = |c: char| ('\u{2E80}'..='\u{9FFF}').contains(&c);
    let is_numeric = |c: char| c.is_ascii_digit() || "+-.".contains(c);
    let starts_with = |word: &str| word.chars().eq(chars.iter().copied().take(word.len()));
    let has_type = starts_with("dtype=");
    let ends = |at: usize| {
        let (before, c) = (chars[at - 1], chars[at]);
        let is_time =
            c == ':' && before.is_ascii_digit() && chars.get(at + 1).is_some_and(char::is_ascii_digit);
        is_gap(c) && !(has_type && c == '=')
            || "()[]{}>".contains(c)
            || c == ':' && !is_time
            || is_chinese(before) && is_numeric(c)
            || is_numeric(before) && is_chinese(c)
    };
    (1..chars.len()).find(|&at| ends(at)).unwrap_or(chars.len())
}

/// Removes numpy's prefix from the name of a type or a value.
fn name_of(text: &str) -> String {
    let lower = text.to_ascii_lowercase();
    let name = lower.strip_prefix("numpy.").or_else(|| lower.strip_prefix("np.")).unwrap_or(&lower);
    name.trim_end_matches(['.', '_', '!']).to_owned()
}

fn call(text: &str) -> Option<Call> {
    Some(match name_of(text).as_str() {
        "set" | "frozenset" | "list" | "tuple" | "dict" => Call::List,
        "array" => Call::Array,
        "int" | "int8" | "int16" | "int32" | "int64" | "intp" | "uint8" | "uint16" | "uint32" | "uint64"
        | "float" | "float32" | "float64" | "bool" => Call::Scalar,
        _ => return None,
    })
}

fn plain_word(text: &str) -> Option<ItemKind> {
    number(text).or_else(|| label(text).map(ItemKind::Label))
}

/// A number such as `4`, `4.0`, `4.`, `4.000e+00`.
fn number(text: &str) -> Option<ItemKind> {
    let digits = text.strip_prefix(['+', '-']).unwrap_or(text);
    if !digits.starts_with(|c: char| c.is_ascii_digit()) || digits.ends_with(['e', 'E', '+', '-']) {
        return None;
    }
    // Python 2's notation for long numbers.
    let value: f64 = text.strip_suffix('L').unwrap_or(text).parse().ok()?;
    Some(match value {
        _ if value.abs() > MAX_NUMBER => ItemKind::Word,
        _ if value.fract() != 0.0 => ItemKind::Word,
        _ => ItemKind::Number(value as i32),
    })
}

fn small(text: &str) -> Option<i32> {
    let is_small = (1..=2).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    is_small.then(|| text.parse().ok()).flatten()
}

/// `r4c1`, `row4col1`
fn labelled(text: &str) -> Option<Vec<(Label, i32)>> {
    let mut rest = text;
    let mut all = Vec::new();
    while !rest.is_empty() {
        let letters = rest.find(|c: char| c.is_ascii_digit())?;
        let digits = rest[letters..].find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len() - letters);
        let label = label(&rest[..letters]).filter(|label| [Label::Row, Label::Column].contains(label))?;
        all.push((label, small(&rest[letters..letters + digits])?));
        rest = &rest[letters + digits..];
    }
    (all.len() == 2).then_some(all)
}
