//! From the text: the same structure as the [`Reader`](crate::record::Reader) sees, whatever is damaged.

use super::{Document, Entry, Item, RawNode, RawProperty, RawValue, ValueEnd, line_break};
use crate::diagnostic::columns;
use crate::record::property::definition;
use crate::record::{Place, PropertyName};

impl<'a> Document<'a> {
    pub(in crate::record) fn parse(text: &'a str) -> Self {
        let mut parser = Parser {
            text,
            at: 0,
            seen: 0,
            place: Place::START,
            items: Vec::new(),
            node: None,
            token_end: 0,
            has_junk: false,
            depth: 0,
            games: 0,
            in_junk: false,
            ends_in_junk: false,
        };
        while parser.skip_blanks().is_some() {
            if parser.depth == 0 { parser.outside() } else { parser.inside() }
        }
        parser.end_node(text.len());
        let end = parser.here();
        Self { items: parser.items, end, ends_in_junk: parser.ends_in_junk }
    }
}

struct Parser<'a> {
    text: &'a str,
    at: usize,
    /// How far the place was counted, and the place.
    seen: usize,
    place: Place,
    items: Vec<Item<'a>>,
    /// The node that is being read.
    node: Option<RawNode<'a>>,
    /// Where what was understood last ends.
    token_end: usize,
    /// Whether something that is not understood stands behind it.
    has_junk: bool,
    depth: u64,
    games: u64,
    /// As the reader's: a `)` after junk is junk, too.
    in_junk: bool,
    ends_in_junk: bool,
}

impl<'a> Parser<'a> {
    fn bytes(&self) -> &'a [u8] {
        &self.text.as_bytes()[self.at..]
    }

    fn peek(&self) -> Option<u8> {
        self.bytes().first().copied()
    }

    fn skip_blanks(&mut self) -> Option<u8> {
        let is_blank = |byte: &&u8| matches!(byte, b' ' | b'\t' | b'\r' | b'\n' | b'\x0B' | b'\x0C');
        self.at += self.bytes().iter().take_while(is_blank).count();
        self.peek()
    }

    /// The place of the next character.
    fn here(&mut self) -> Place {
        for c in self.text[self.seen..self.at].chars() {
            let Place { line, character, column } = self.place;
            self.place = if c == '\n' {
                Place { line: line.saturating_add(1), ..Place::START }
            } else {
                Place { line, character: character + 1, column: column + columns(c) as u32 }
            };
        }
        self.seen = self.at;
        self.place
    }

    /// Notes that something was passed over.
    fn junk(&mut self) {
        (self.has_junk, self.in_junk) = (true, true);
    }

    /// Puts by what was passed over, with the blanks round it: what is understood begins at `start`.
    fn end_junk(&mut self, start: usize) {
        if !std::mem::take(&mut self.has_junk) {
            return;
        }
        let text = &self.text[self.token_end..start];
        match &mut self.node {
            Some(node) => node.entries.push(Entry::Text(text)),
            None => self.items.push(Item::Text(text)),
        }
    }

    /// Something else begins at `start`.
    fn end_node(&mut self, start: usize) {
        self.end_junk(start);
        self.items.extend(self.node.take().map(Item::Node));
    }

    /// Adds a sign, which ends here.
    fn sign(&mut self, item: Item<'a>) {
        self.items.push(item);
        self.token_end = self.at;
    }

    fn outside(&mut self) {
        let start = self.at;
        match self.peek() {
            Some(b'(') => {
                self.at += 1;
                let end = self.at;
                if self.skip_blanks() == Some(b';') || self.is_bare_root() {
                    self.end_node(start);
                    (self.depth, self.in_junk) = (1, false);
                    self.games += 1;
                    self.items.push(Item::Open);
                    self.token_end = end;
                } else {
                    self.junk();
                }
            }
            Some(b')') if self.games > 0 && !self.in_junk => {
                self.end_node(start);
                let place = self.here();
                self.at += 1;
                self.sign(Item::Unopened(place));
            }
            _ => {
                let rest = &self.bytes()[1..];
                self.at += 1 + memchr::memchr(b'(', rest).unwrap_or(rest.len());
                self.junk();
            }
        }
    }

    /// Whether a property and its value come next.
    fn is_bare_root(&self) -> bool {
        let rest = self.bytes();
        let length = rest.iter().take(2).take_while(|byte| byte.is_ascii_uppercase()).count();
        let name = rest[..length].iter().fold(PropertyName::EMPTY, |name, &letter| name.with(letter));
        definition(name).is_some() && rest[length..].trim_ascii_start().first() == Some(&b'[')
    }

    fn inside(&mut self) {
        let (start, place) = (self.at, self.here());
        match self.peek() {
            Some(b';') => {
                self.at += 1;
                self.begin_node(start, place, true);
            }
            Some(b'(') => {
                self.end_node(start);
                self.at += 1;
                self.depth += 1;
                self.sign(Item::Open);
            }
            Some(b')') => {
                self.end_node(start);
                self.at += 1;
                self.depth -= 1;
                self.sign(Item::Close(place));
            }
            Some(letter) if letter.is_ascii_alphabetic() && self.node.is_some() => self.property(place),
            Some(letter) if letter.is_ascii_uppercase() => self.begin_node(start, place, false),
            _ => self.pass_over(),
        }
    }

    fn begin_node(&mut self, start: usize, place: Place, has_sign: bool) {
        self.end_node(start);
        self.node = Some(RawNode { place, has_sign, entries: Vec::with_capacity(1) });
        self.in_junk = false;
        self.token_end = self.at;
    }

    fn property(&mut self, place: Place) {
        let start = self.at;
        let (mut length, mut has_digit) = (0, false);
        while let Some(letter) = self.peek() {
            match letter {
                b'A'..=b'Z' => length += 1,
                b'a'..=b'z' => {}
                b'0'..=b'9' if length > 0 => has_digit = true,
                _ => break,
            }
            self.at += 1;
        }
        let written = &self.text[start..self.at];
        if self.skip_blanks() != Some(b'[') {
            return self.junk();
        }
        self.in_junk = false;
        if length == 0 || length > PropertyName::MAX || has_digit {
            self.has_junk = true;
            while self.skip_blanks() == Some(b'[') {
                self.ends_in_junk |= self.value(false).end == ValueEnd::Cut;
            }
            return;
        }
        self.end_junk(start);
        let mut property = RawProperty { place, written: written.into(), values: Vec::with_capacity(1) };
        let is_point = property.name().is_stones();
        while self.skip_blanks() == Some(b'[') {
            property.values.push(self.value(is_point));
            self.token_end = self.at;
        }
        if let Some(node) = &mut self.node {
            node.entries.push(Entry::Property(property));
        }
    }

    /// Reads from a `[` to its `]`.
    fn value(&mut self, is_point: bool) -> RawValue<'a> {
        let place = self.here();
        self.at += 1;
        let start = self.at;
        let text = self.text;
        let ended = |at: usize, end| RawValue { place, raw: text[start..at].into(), end };
        loop {
            let rest = self.bytes();
            // The same order of questions as the reader's: a point goes no further than its sign.
            let stop = rest.iter().position(|byte| b"]\\;()[".contains(byte)).unwrap_or(rest.len());
            let searched = if is_point { &rest[..rest.len().min(stop.max(2) + 1)] } else { rest };
            let length = memchr::memchr2(b']', b'\\', searched).unwrap_or(rest.len());
            if is_point && length > 2 && stop < length {
                self.at += stop;
                return ended(self.at, ValueEnd::Open);
            }
            self.at += length;
            match self.peek() {
                Some(b']') => {
                    self.at += 1;
                    return ended(self.at - 1, ValueEnd::Closed);
                }
                Some(_) => {
                    self.at += 1;
                    let escaped = &self.text[self.at..];
                    let is_sign = escaped.bytes().next().is_some_and(|byte| byte.is_ascii());
                    self.at += line_break(escaped).max(usize::from(is_sign));
                }
                None => return ended(self.at, ValueEnd::Cut),
            }
        }
    }

    /// Passes over what cannot be there.
    fn pass_over(&mut self) {
        match self.peek() {
            Some(b'[') => self.ends_in_junk |= self.value(false).end == ValueEnd::Cut,
            Some(byte) if byte.is_ascii_alphabetic() => {
                self.at += self.bytes().iter().take_while(|byte| byte.is_ascii_alphanumeric()).count();
            }
            _ => self.at += self.text[self.at..].chars().next().map_or(1, char::len_utf8),
        }
        self.junk();
    }
}
