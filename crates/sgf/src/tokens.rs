//! Splits a record into tokens, however damaged it is. The reader and the document are built on the same tokens.

mod cursor;
#[cfg(test)]
mod tests;
mod values;

use super::property::definition;
use super::source::Source;
use super::{Place, PropertyName};
pub(super) use cursor::Cursor;
use gocheck_text::next_game;
use std::borrow::Cow;
use std::io::Read;

/// A token. Only white space stands between two of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Token {
    pub(super) kind: Kind,
    /// The place of its first character.
    pub(super) place: Place,
    /// Where it starts, in bytes of the decoded text.
    pub(super) start: u64,
    /// Where it ends.
    pub(super) end: u64,
}

/// The kind of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// The `(` of a game or a variation.
    Open,
    /// The `)` of a game or a variation.
    Close,
    /// A missing `)` before the next game, of no bytes.
    MissingClose,
    /// An unmatched `)`.
    Unopened,
    /// The start of a node: its `;`, or no bytes at all before a property that lacks one.
    Node { has_sign: bool },
    /// The end of a node, of no bytes.
    NodeEnd,
    /// The name of a property, followed by at least one value; empty if it is not a name of SGF.
    Name { name: Option<PropertyName>, has_lower_case: bool },
    /// A value of the property, with its brackets.
    Value { end: ValueEnd, is_last: bool },
    /// Misplaced text, and whether it is the first of a run.
    Junk { junk: Junk, is_first: bool },
    /// The end of the file, of no bytes.
    End,
}

/// The kind of misplaced text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Junk {
    Text,
    /// A value without a name.
    Value(ValueEnd),
    /// A name without a value.
    Name(PropertyName),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ValueEnd {
    Closed,
    /// Before a character that cannot be part of a point.
    Open,
    /// At the end of the file.
    Cut,
    /// At the start of the next game of the file.
    NextGame,
}

impl ValueEnd {
    /// Returns true if nothing of the game follows the value.
    pub(super) const fn ends_game(self) -> bool {
        matches!(self, Self::Cut | Self::NextGame)
    }
}

/// Reads a record token by token, in bounded memory.
pub(super) struct Tokens<R> {
    pub(super) cursor: Cursor<R>,
    state: State,
    /// The number of `(` that are open.
    pub(super) depth: u64,
    /// The number of games so far.
    pub(super) games: u64,
    in_junk: bool,
}

/// The tokens that may come next.
#[derive(Clone, Copy)]
enum State {
    /// Outside of games.
    Outside,
    /// In a game, outside of nodes.
    Tree,
    /// In a game that was cut, before the next one.
    NextGame,
    Node,
    /// A value is next.
    Values {
        is_point: bool,
    },
    /// The first property of a root without a `;` is next; its name has been read.
    BareRoot(Token),
    BareName(Token),
}

impl<'a> Tokens<&'a [u8]> {
    /// The tokens of a text. Their ranges are those of the text.
    pub(super) fn of_text(text: &'a str) -> Self {
        Self::new(Source::of_text(text))
    }
}

impl<R: Read> Tokens<R> {
    pub(super) fn new(source: Source<R>) -> Self {
        Self { cursor: Cursor::new(source), state: State::Outside, depth: 0, games: 0, in_junk: false }
    }

    /// Reads the next token; [`Kind::End`] again after the end. Passes the text of a value to `keep` piece by piece,
    /// without escaping backslashes.
    #[inline]
    pub(super) fn next(&mut self, keep: impl FnMut(&[u8])) -> Token {
        match self.state {
            State::Outside => self.next_outside(),
            State::Tree | State::Node => self.next_inside(),
            State::NextGame => self.missing_close(),
            State::Values { is_point } => self.next_value(is_point, keep),
            State::BareRoot(name) => {
                self.state = State::BareName(name);
                Token { kind: Kind::Node { has_sign: false }, end: name.start, ..name }
            }
            State::BareName(name) => self.name_of_values(name),
        }
    }

    /// Reads `;B[xy]` or `;W[xy]`, most of a typical file: five tokens in one step.
    #[inline]
    pub(super) fn next_move(&mut self) -> Option<(PropertyName, Place, [u8; 2])> {
        const LENGTH: usize = ";B[xy]".len();
        let &[b';', color @ (b'B' | b'W'), b'[', x @ b'a'..=b'z', y @ b'a'..=b'z', b']', b';' | b'(' | b')'] =
            self.cursor.rest().get(..=LENGTH)?
        else {
            return None;
        };
        let place = self.cursor.place();
        self.cursor.skip(LENGTH);
        self.in_junk = false;
        Some((PropertyName::EMPTY.with(color), place, [x, y]))
    }

    /// A token that starts at `place` and ends here.
    #[inline]
    fn token(&self, kind: Kind, place: Place, start: u64) -> Token {
        Token { kind, place, start, end: self.cursor.position() }
    }

    fn junk(&mut self, junk: Junk, place: Place, start: u64) -> Token {
        let is_first = !std::mem::replace(&mut self.in_junk, true);
        self.token(Kind::Junk { junk, is_first }, place, start)
    }

    #[cold]
    fn next_outside(&mut self) -> Token {
        let byte = self.cursor.skip_blanks();
        let (place, start) = (self.cursor.place(), self.cursor.position());
        match byte {
            None => return self.token(Kind::End, place, start),
            Some(b'(') => {
                self.cursor.skip(1);
                let open = self.token(Kind::Open, place, start);
                let state = match self.cursor.skip_blanks() {
                    Some(b';') => Some(State::Tree),
                    _ => self.bare_root().map(State::BareRoot),
                };
                if let Some(state) = state {
                    self.state = state;
                    self.depth = 1;
                    self.games += 1;
                    self.in_junk = false;
                    return open;
                }
            }
            Some(b')') if self.games > 0 && !self.in_junk => {
                self.cursor.skip(1);
                return self.token(Kind::Unopened, place, start);
            }
            Some(_) => {}
        }
        loop {
            let rest = self.cursor.rest();
            let length = memchr::memchr(b'(', rest).unwrap_or(rest.len());
            self.cursor.advance(length);
            if matches!(self.cursor.peek(), None | Some(b'(')) {
                return self.junk(Junk::Text, place, start);
            }
        }
    }

    /// Reads the name of a root without its `;`, as in some downloads: of a property that SGF defines, with a value.
    fn bare_root(&mut self) -> Option<Token> {
        let (place, start) = (self.cursor.place(), self.cursor.position());
        let mut name = PropertyName::EMPTY;
        for _ in 0..2 {
            if let Some(letter @ b'A'..=b'Z') = self.cursor.peek() {
                name = name.with(letter);
                self.cursor.skip(1);
            }
        }
        definition(name)?;
        let token = self.token(Kind::Name { name: Some(name), has_lower_case: false }, place, start);
        (self.cursor.skip_blanks() == Some(b'[')).then_some(token)
    }

    #[inline]
    fn next_inside(&mut self) -> Token {
        let is_in_node = matches!(self.state, State::Node);
        let byte = self.cursor.skip_blanks();
        let (place, start) = (self.cursor.place(), self.cursor.position());
        let kind = match byte {
            None | Some(b';' | b'(' | b')') if is_in_node => {
                self.state = State::Tree;
                return self.token(Kind::NodeEnd, place, start);
            }
            Some(b';') => {
                self.state = State::Node;
                self.in_junk = false;
                Kind::Node { has_sign: true }
            }
            Some(b'(') if self.next_game_begins() => return self.missing_close(),
            Some(b'(') => {
                self.depth += 1;
                Kind::Open
            }
            Some(b')') => {
                self.depth -= 1;
                if self.depth == 0 {
                    self.state = State::Outside;
                }
                Kind::Close
            }
            Some(letter) if is_in_node && letter.is_ascii_alphabetic() => return self.name(place, start),
            Some(letter) if letter.is_ascii_uppercase() => {
                self.state = State::Node;
                self.in_junk = false;
                return self.token(Kind::Node { has_sign: false }, place, start);
            }
            Some(byte) => return self.stray(byte, place, start),
            None => return self.token(Kind::End, place, start),
        };
        self.cursor.skip(1);
        self.token(kind, place, start)
    }

    /// Returns true if the next game of the file begins here, within a game.
    #[inline]
    fn next_game_begins(&mut self) -> bool {
        if self.depth == 0 || !self.cursor.follows_line_break() {
            return false;
        }
        self.cursor.look_ahead(next_game::ROOT);
        next_game::begins(self.cursor.rest())
    }

    /// Closes a variation or a game before the next game.
    #[cold]
    fn missing_close(&mut self) -> Token {
        self.depth -= 1;
        self.state = if self.depth == 0 { State::Outside } else { State::NextGame };
        self.token(Kind::MissingClose, self.cursor.place(), self.cursor.position())
    }

    #[inline]
    fn name(&mut self, place: Place, start: u64) -> Token {
        let (mut name, mut has_digit, mut has_lower_case) = (PropertyName::EMPTY, false, false);
        while let Some(letter) = self.cursor.peek() {
            match letter {
                b'A'..=b'Z' => name = name.with(letter),
                b'a'..=b'z' => has_lower_case = true,
                // Some programs have names such as L2; without the digit they would be other names.
                b'0'..=b'9' if !name.is_empty() => has_digit = true,
                _ => break,
            }
            self.cursor.skip(1);
        }
        let is_name = !name.is_empty() && !has_digit;
        let kind = Kind::Name { name: is_name.then_some(name), has_lower_case };
        let token = self.token(kind, place, start);
        if self.cursor.skip_blanks() == Some(b'[') {
            return self.name_of_values(token);
        }
        let junk = if is_name && !has_lower_case { Junk::Name(name) } else { Junk::Text };
        let kind = self.junk(junk, place, start).kind;
        Token { kind, ..token }
    }

    /// Continues with the values of a name.
    #[inline]
    fn name_of_values(&mut self, token: Token) -> Token {
        let is_point = matches!(token.kind, Kind::Name { name: Some(name), .. } if name.is_stones());
        self.state = State::Values { is_point };
        self.in_junk = false;
        token
    }

    #[inline]
    fn next_value(&mut self, is_point: bool, keep: impl FnMut(&[u8])) -> Token {
        let (place, start) = (self.cursor.place(), self.cursor.position());
        let end = self.value(is_point, keep);
        let token = self.token(Kind::Value { end, is_last: false }, place, start);
        if self.cursor.skip_blanks() == Some(b'[') {
            return token;
        }
        self.state = State::Node;
        Token { kind: Kind::Value { end, is_last: true }, ..token }
    }

    /// Reads text that is not the start of a token.
    #[cold]
    fn stray(&mut self, byte: u8, place: Place, start: u64) -> Token {
        if byte == b'[' {
            let end = self.value(false, |_| {});
            return self.junk(Junk::Value(end), place, start);
        }
        if byte.is_ascii_alphabetic() {
            while self.cursor.peek().is_some_and(|byte| byte.is_ascii_alphanumeric()) {
                self.cursor.skip(1);
            }
        } else {
            self.cursor.advance(self.cursor.character_length());
        }
        self.junk(Junk::Text, place, start)
    }
}

/// The text of a value without its escaping backslashes; `raw` is what stands between its brackets.
pub(super) fn unescaped(raw: &str) -> Cow<'_, str> {
    if !raw.contains('\\') {
        return raw.into();
    }
    let (mut tokens, mut text) = (Tokens::of_text(raw), Vec::with_capacity(raw.len()));
    while tokens.text_of_value(false, |piece| text.extend_from_slice(piece)) == ValueEnd::Closed {
        text.push(b']');
    }
    String::from_utf8_lossy(&text).into_owned().into()
}
