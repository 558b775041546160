//! Builds a document from tokens.

use super::super::tokens::{Junk, Kind, Token, Tokens, ValueEnd, unescaped};
use super::super::value::area;
use super::{Document, Entry, Item, RawNode, RawProperty, RawValue};
use crate::Place;
use gocheck_board::Size;
use std::mem::size_of;

/// A game takes more than [`Document::MAX_GAME`] bytes of memory.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TooLargeGame;

impl<'a> Document<'a> {
    /// The maximum number of bytes of a game in memory, without its text: 160,000 moves or more. A dictionary of 60,000 nodes
    /// takes 60 % of them.
    pub(crate) const MAX_GAME: usize = 32 << 20;

    #[cfg(test)]
    pub(crate) fn parse(text: &'a str) -> Self {
        let mut parser = Parser::new(text);
        let mut tokens = Tokens::of_text(text);
        loop {
            let token = tokens.next(|_| {});
            parser.add(token);
            if token.kind == Kind::End {
                return parser.document;
            }
        }
    }

    /// Parses a text game by game, so that only one of them is in memory. A game is passed on with everything before the
    /// next one, the first also with everything before it, and with whether it is the last.
    ///
    /// # Errors
    /// If a game is too large.
    pub(crate) fn each_game(text: &'a str, mut on_event: impl FnMut(Self, bool)) -> Result<(), TooLargeGame> {
        let mut parser = Parser::new(text);
        let mut tokens = Tokens::of_text(text);
        let mut bytes = 0;
        loop {
            let token = tokens.next(|_| {});
            if token.kind == Kind::Open && tokens.depth == 1 {
                if tokens.games > 1 {
                    on_event(parser.end_game(token), false);
                }
                bytes = 0;
            }
            bytes += parser.cost(token);
            if bytes > Self::MAX_GAME {
                return Err(TooLargeGame);
            }
            parser.add(token);
            if token.kind == Kind::End {
                on_event(parser.document, true);
                return Ok(());
            }
        }
    }

    const EMPTY: Self =
        Self { items: Vec::new(), end: Place::START, ends_in_junk: false, ends_at_next_game: false };
}

const LARGEST: Size = match Size::new(Size::MAX, Size::MAX) {
    Ok(size) => size,
    Err(_) => Size::GO,
};

/// The number of points of a rectangle in brackets; 1 for other values.
fn points(value: &str) -> usize {
    let inside = unescaped(value.trim_start_matches('[').trim_end_matches(']'));
    area(inside.as_bytes(), LARGEST).map_or(1, |area| area.points().count())
}

struct Parser<'a> {
    text: &'a str,
    document: Document<'a>,
    /// The current node.
    node: Option<RawNode<'a>>,
    /// The current property, if it has a name.
    property: Option<RawProperty<'a>>,
    /// The end of the last known token.
    done: usize,
    /// True if unknown text follows it.
    has_junk: bool,
}

impl<'a> Parser<'a> {
    const fn new(text: &'a str) -> Self {
        Self { text, document: Document::EMPTY, node: None, property: None, done: 0, has_junk: false }
    }

    /// Takes the document before the first token of another game.
    fn end_game(&mut self, open: Token) -> Document<'a> {
        self.end_junk(open.start as usize);
        self.done = open.start as usize;
        self.document.end = open.place;
        std::mem::replace(&mut self.document, Document::EMPTY)
    }

    /// The maximum number of bytes that a token takes until the document is written: fixes may put a move in a node of its own,
    /// list the points of a rectangle and copy a text.
    fn cost(&self, Token { kind, start, end, .. }: Token) -> usize {
        const ALLOCATION: usize = 16;
        const ITEM: usize = size_of::<Item<'_>>();
        const ENTRY: usize = size_of::<Entry<'_>>() + ALLOCATION;
        match kind {
            // Fixes move the items, and a missing `)` is added.
            Kind::Open => 3 * ITEM,
            Kind::Close | Kind::Unopened | Kind::Node { .. } => 2 * ITEM,
            Kind::Name { name: Some(name), has_lower_case } => {
                let is_first = self.node.as_ref().is_none_or(|node| node.entries.is_empty());
                let node = if name.is_move() && !is_first { 2 * ITEM + ENTRY } else { 0 };
                let copy = if has_lower_case { (end - start) as usize + ALLOCATION } else { 0 };
                ENTRY + node + copy
            }
            Kind::Name { name: None, .. } | Kind::Junk { is_first: true, .. } => ENTRY,
            Kind::Value { .. } if self.property.is_some() => {
                let text = &self.text[start as usize..end as usize];
                let value = text.as_bytes();
                let copy = if value.contains(&b'\\') { value.len() + ALLOCATION } else { 0 };
                let values = if value.contains(&b':') { points(text) } else { 1 };
                values * (size_of::<RawValue<'_>>() + ALLOCATION / 2) + copy
            }
            Kind::Value { .. } | Kind::Junk { .. } | Kind::NodeEnd | Kind::MissingClose | Kind::End => 0,
        }
    }

    fn add(&mut self, Token { kind, place, start, end }: Token) {
        let (start, end) = (start as usize, end as usize);
        match kind {
            Kind::Open => self.sign(Item::Open, start, end),
            Kind::Close => self.sign(Item::Close(place), start, end),
            Kind::MissingClose => self.document.ends_at_next_game = true,
            Kind::Unopened => self.sign(Item::Unopened(place), start, end),
            Kind::Node { has_sign } => {
                self.end_junk(start);
                self.node = Some(RawNode { place, has_sign, entries: Vec::with_capacity(1) });
                self.done = end;
            }
            Kind::NodeEnd => {
                self.end_junk(start);
                if let Some(mut node) = self.node.take() {
                    node.entries.shrink_to_fit();
                    self.document.items.push(Item::Node(node));
                }
            }
            Kind::Name { name: Some(_), .. } => {
                self.end_junk(start);
                let written = self.text[start..end].into();
                self.property = Some(RawProperty { place, written, values: Vec::with_capacity(1) });
            }
            Kind::Name { name: None, .. } => self.has_junk = true,
            Kind::Value { end: how, is_last } => {
                let Some(property) = &mut self.property else {
                    self.document.ends_in_junk |= how.ends_game();
                    return;
                };
                let raw = self.text[start + 1..end - usize::from(how == ValueEnd::Closed)].into();
                property.values.push(RawValue { place, raw, end: how });
                self.done = end;
                if is_last && let (Some(node), Some(mut property)) = (&mut self.node, self.property.take()) {
                    property.values.shrink_to_fit();
                    node.entries.push(Entry::Property(property));
                }
            }
            Kind::Junk { junk, .. } => {
                self.has_junk = true;
                self.document.ends_in_junk |= matches!(junk, Junk::Value(end) if end.ends_game());
            }
            Kind::End => {
                self.end_junk(start);
                self.document.end = place;
            }
        }
    }

    fn sign(&mut self, item: Item<'a>, start: usize, end: usize) {
        self.end_junk(start);
        self.document.items.push(item);
        self.done = end;
    }

    /// Adds unknown text, with the white space around it, before the token at `start`.
    fn end_junk(&mut self, start: usize) {
        if !std::mem::take(&mut self.has_junk) {
            return;
        }
        let text = &self.text[self.done..start];
        match &mut self.node {
            Some(node) => node.entries.push(Entry::Text(text)),
            None => self.document.items.push(Item::Text(text)),
        }
    }
}
