//! Builds a document from tokens.

use super::super::tokens::{Junk, Kind, Token, Tokens, ValueEnd};
use super::{Document, Entry, Item, RawNode, RawProperty, RawValue};
use crate::Place;

/// A game has more than [`Document::MAX_PARTS`] parts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TooManyParts;

impl<'a> Document<'a> {
    /// The maximum number of brackets, nodes, names and values of a game, of which each takes up to 200 bytes. A rectangle
    /// counts as [`Document::RECTANGLE`] of them, because it may be listed point by point.
    pub(crate) const MAX_PARTS: usize = 200_000;

    const RECTANGLE: usize = 64;

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
    /// next one, the first also with everything before it.
    ///
    /// # Errors
    /// If a game has too many parts.
    pub(crate) fn each_game(text: &'a str, mut hear: impl FnMut(Self)) -> Result<(), TooManyParts> {
        let mut parser = Parser::new(text);
        let mut tokens = Tokens::of_text(text);
        let mut parts = 0;
        loop {
            let token = tokens.next(|_| {});
            if token.kind == Kind::Open && tokens.depth == 1 {
                if tokens.games > 1 {
                    hear(parser.end_game(token));
                }
                parts = 0;
            }
            let is_rectangle = matches!(token.kind, Kind::Value { .. }) && token.end - token.start == 7;
            parts += if is_rectangle { Self::RECTANGLE } else { 1 };
            if parts > Self::MAX_PARTS {
                return Err(TooManyParts);
            }
            parser.add(token);
            if token.kind == Kind::End {
                hear(parser.document);
                return Ok(());
            }
        }
    }

    const EMPTY: Self = Self { items: Vec::new(), end: Place::START, ends_in_junk: false };
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

    fn add(&mut self, Token { kind, place, start, end }: Token) {
        let (start, end) = (start as usize, end as usize);
        match kind {
            Kind::Open => self.sign(Item::Open, start, end),
            Kind::Close => self.sign(Item::Close(place), start, end),
            Kind::Unopened => self.sign(Item::Unopened(place), start, end),
            Kind::Node { has_sign } => {
                self.end_junk(start);
                self.node = Some(RawNode { place, has_sign, entries: Vec::with_capacity(1) });
                self.done = end;
            }
            Kind::NodeEnd => {
                self.end_junk(start);
                self.document.items.extend(self.node.take().map(Item::Node));
            }
            Kind::Name { name: Some(_), .. } => {
                self.end_junk(start);
                let written = self.text[start..end].into();
                self.property = Some(RawProperty { place, written, values: Vec::with_capacity(1) });
            }
            Kind::Name { name: None, .. } => self.has_junk = true,
            Kind::Value { end: how, is_last } => {
                let Some(property) = &mut self.property else {
                    self.document.ends_in_junk |= how == ValueEnd::Cut;
                    return;
                };
                let raw = self.text[start + 1..end - usize::from(how == ValueEnd::Closed)].into();
                property.values.push(RawValue { place, raw, end: how });
                self.done = end;
                if is_last && let (Some(node), Some(property)) = (&mut self.node, self.property.take()) {
                    node.entries.push(Entry::Property(property));
                }
            }
            Kind::Junk { junk, .. } => {
                self.has_junk = true;
                self.document.ends_in_junk |= junk == Junk::Value(ValueEnd::Cut);
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
