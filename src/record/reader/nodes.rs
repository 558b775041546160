//! Nodes, properties and values.

use super::super::property::definition;
use super::super::{Node, Place, PropertyName};
use super::{Found, Last, Reader};
use crate::diagnostic::Message;
use std::io::Read;

impl<R: Read> Reader<R> {
    /// Reads the properties of a node.
    #[inline]
    pub(super) fn read_node(&mut self) -> Found {
        self.last = Last::Node;
        self.in_junk = false;
        loop {
            let place = self.place_of_token();
            match self.peek() {
                Some(letter) if letter.is_ascii_alphabetic() => self.read_property(place),
                None | Some(b';' | b'(' | b')') => return Found::Node,
                Some(_) => self.pass_over_token(place),
            }
        }
    }

    /// Reads `;B[xy]` or `;W[xy]`, which most of a file is made of: what the general way does, but in one step.
    #[inline]
    pub(super) fn read_move(&mut self) -> Option<Found> {
        const LENGTH: usize = ";B[xy]".len();
        let piece = self.source.piece().get(self.at..self.at + LENGTH + 1)?;
        let &[b';', color @ (b'B' | b'W'), b'[', x @ b'a'..=b'z', y @ b'a'..=b'z', b']', b';' | b'(' | b')'] =
            piece
        else {
            return None;
        };
        let place = self.place();
        self.node.begin(place);
        self.node.add_move(PropertyName::EMPTY.with(color), place.next(), [x, y]);
        self.at += LENGTH;
        self.last = Last::Node;
        self.in_junk = false;
        Some(Found::Node)
    }

    #[inline]
    pub(super) fn read_property(&mut self, place: Place) {
        let (mut name, mut length, mut has_lower_case) = (PropertyName::EMPTY, 0, false);
        while let Some(letter) = self.peek() {
            match letter {
                b'A'..=b'Z' => {
                    if name.len() < PropertyName::MAX {
                        name = name.with(letter);
                    }
                    length += 1;
                }
                b'a'..=b'z' => has_lower_case = true,
                // Some programs have names such as L2; without the digit they would be others.
                b'0'..=b'9' if length > 0 => length = usize::MAX / 2,
                _ => break,
            }
            self.at += 1;
        }
        let is_bad = length == 0 || length > PropertyName::MAX;
        self.place_of_token();
        if self.peek() != Some(b'[') {
            if is_bad || has_lower_case {
                self.junk(place);
            } else if !self.in_junk {
                self.fault(place, Message::NoValue { name: name.to_string() });
                self.in_junk = true;
            }
            return;
        }
        self.in_junk = false;
        if is_bad {
            self.fault(place, Message::BadName { name: None });
        }
        self.read_values(if is_bad { None } else { Some(name) }, place, has_lower_case);
    }

    /// Reads the values of a property; those of one that has no name are passed over.
    #[inline]
    pub(super) fn read_values(&mut self, name: Option<PropertyName>, place: Place, has_lower_case: bool) {
        let is_point = name.is_some_and(PropertyName::is_stones);
        while self.peek() == Some(b'[') {
            self.read_value(name.is_some(), is_point);
            self.place_of_token();
        }
        if let Some(name) = name {
            self.node.end_property(name, place, has_lower_case);
        }
    }

    /// Whether, behind a `(`, a game begins without its `;`, as in some downloads: by a property that SGF defines and
    /// its value. Its name is read then.
    pub(super) fn is_bare_root(&mut self) -> bool {
        let place = self.place();
        let mut name = PropertyName::EMPTY;
        while let Some(letter @ b'A'..=b'Z') = self.peek()
            && name.len() < 2
        {
            name = name.with(letter);
            self.at += 1;
        }
        if definition(name).is_none() {
            return false;
        }
        self.place_of_token();
        let is_it = self.peek() == Some(b'[');
        self.bare_root = is_it.then_some((name, place));
        is_it
    }

    /// Reads from a `[` to its `]`.
    #[inline]
    pub(super) fn read_value(&mut self, keep: bool, is_point: bool) {
        let place = self.place();
        self.at += 1;
        loop {
            let rest = &self.source.piece()[self.at..];
            // Of a point nothing behind the first sign is looked at, lest a piece is searched for each value.
            let searched = if is_point {
                let stop = rest.iter().position(|byte| b"]\\;()[".contains(byte)).unwrap_or(rest.len());
                &rest[..rest.len().min(stop.max(2) + 1)]
            } else {
                rest
            };
            let end = memchr::memchr2(b']', b'\\', searched);
            let mut length = end.unwrap_or(rest.len());
            // A point has no such signs: where they come, the end was forgotten.
            let sign = (is_point && length > 2)
                .then(|| rest[..length].iter().position(|byte| b";()[".contains(byte)))
                .flatten();
            length = sign.unwrap_or(length);
            self.node.add_text(&rest[..length]);
            let stop = rest.get(length).copied();
            self.advance(length);
            if sign.is_some() {
                self.fault(place, Message::OpenValue);
                break;
            }
            match stop {
                Some(b']') => {
                    self.at += 1;
                    break;
                }
                Some(_) => {
                    self.at += 1;
                    self.escaped();
                }
                None if self.peek().is_none() => {
                    if self.error.is_none() {
                        self.fault(place, Message::CutValue);
                    }
                    break;
                }
                None => {}
            }
        }
        if keep && self.node.has_room() {
            self.node.end_value(place);
        } else {
            if keep && self.node.note_full() {
                self.fault(place, Message::TooLarge { most: Node::MAX_VALUES });
            }
            self.node.drop_value();
        }
    }

    /// What follows a backslash: a sign that means itself, or a line's end that means nothing.
    pub(super) fn escaped(&mut self) {
        let Some(byte) = self.peek() else { return };
        if !byte.is_ascii() {
            // No byte of it means anything: it is read on as it is.
            return;
        }
        if byte != b'\n' && byte != b'\r' {
            self.node.add_text(&[byte]);
            return self.advance(1);
        }
        self.advance(1);
        if let Some(second @ (b'\n' | b'\r')) = self.peek()
            && second != byte
        {
            self.advance(1);
        }
    }

    /// Passes over what cannot be there.
    pub(super) fn pass_over_token(&mut self, place: Place) {
        match self.peek() {
            Some(b'[') => {
                self.junk_as(place, Message::NoName);
                self.read_value(false, false);
            }
            Some(byte) if byte.is_ascii_alphabetic() => {
                self.junk(place);
                while self.peek().is_some_and(|byte| byte.is_ascii_alphanumeric()) {
                    self.at += 1;
                }
            }
            _ => {
                self.junk(place);
                self.advance(self.character_length());
            }
        }
    }
}
