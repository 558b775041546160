//! Moves that cannot be played, and what follows them.

use super::super::document::{Document, Entry, Item};
use super::super::tokens::{Kind, Tokens};
use super::super::value::{Target, is_probably_pass, shown, target};
use super::super::{Event, Listener, NotPlayed, Place, Replayer};
use super::brackets::close_games;
use super::changes::Changes;
use super::codes::FixMessage;
use super::decode::marked;
use crate::lint::rules::{BadPoint, OccupiedPoint, OffBoard};
use gocheck_text::Code;
use std::collections::HashMap;

/// Writes moves off the board that are probably passes as passes.
pub(super) fn set_probable_passes(document: &mut Document<'_>, changes: &mut Changes) {
    document.each_property(|property, site| {
        let Some(size) = site.size.filter(|_| property.name().is_move() && property.is_closed()) else {
            return;
        };
        let [value, ..] = property.values.as_mut_slice() else { return };
        let found = value.meaning().into_owned();
        if target(found.as_bytes(), size) == Target::Off && is_probably_pass(found.as_bytes(), size) {
            let done = FixMessage::SetPass { found: shown(found.trim()) };
            changes.add(value.place, OffBoard::CODE, done);
            value.raw = "".into();
        }
    });
}

/// Removes each node whose move is on a stone, off the board or without a point, with the rest of its line and its
/// variations. A root keeps everything except the move.
pub(super) fn drop_impossible(document: &mut Document<'_>, changes: &mut Changes) {
    let text = document.write();
    let mut found = NotPlayable::default();
    // Reading from memory does not fail.
    let _ = Replayer::default().play(marked(&text).as_bytes(), &mut found);
    if found.0.is_empty() {
        return;
    }
    let codes = found.by_node(&text);
    drop(text);
    // The nodes correspond to those of the document.
    if codes.len() != document.nodes().count() {
        return;
    }
    let mut pruned = Pruned { codes: codes.into_iter(), ..Pruned::default() };
    for item in document.items.drain(..) {
        pruned.add(item, changes);
    }
    let reaches_the_end = pruned.dropping.is_some();
    document.items = pruned.items;
    if reaches_the_end {
        // The variations opened there have been removed.
        while let [.., Item::Node(_) | Item::Open | Item::Close(_), Item::Open] = document.items.as_slice() {
            document.items.pop();
        }
        document.ends_in_junk = false;
        close_games(document, changes);
    }
}

/// The moves that cannot be played, by the place of the property.
#[derive(Default)]
struct NotPlayable(HashMap<Place, Code>);

impl NotPlayable {
    /// The code of each node of the text, in file order.
    fn by_node(&self, text: &str) -> Vec<Option<Code>> {
        let mut codes: Vec<Option<Code>> = Vec::new();
        let mut tokens = Tokens::of_text(text);
        loop {
            let token = tokens.next(|_| {});
            match token.kind {
                Kind::Node { .. } => codes.push(None),
                Kind::Name { name: Some(_), .. } => {
                    if let Some(code) = codes.last_mut().filter(|code| code.is_none()) {
                        *code = self.0.get(&token.place).copied();
                    }
                }
                Kind::End => return codes,
                _ => {}
            }
        }
    }
}

impl Listener for NotPlayable {
    fn on_event(&mut self, _: &Replayer, place: Place, event: Event<'_>) {
        if let Event::NotPlayed { why, .. } = event {
            let code = match why {
                NotPlayed::Occupied(..) => OccupiedPoint::CODE,
                NotPlayed::Off => OffBoard::CODE,
                NotPlayed::Malformed => BadPoint::CODE,
            };
            self.0.insert(place, code);
        }
    }
}

/// The remaining items.
#[derive(Default)]
struct Pruned<'a> {
    items: Vec<Item<'a>>,
    codes: std::vec::IntoIter<Option<Code>>,
    depth: u64,
    is_before_root: bool,
    /// The current removal: the depth of its line, and the change that counts its nodes.
    dropping: Option<(u64, usize)>,
}

impl<'a> Pruned<'a> {
    fn add(&mut self, mut item: Item<'a>, changes: &mut Changes) {
        match &mut item {
            Item::Open => {
                self.is_before_root |= self.depth == 0;
                self.depth += 1;
            }
            Item::Close(_) => {
                if self.dropping.is_some_and(|(depth, _)| depth == self.depth) {
                    self.dropping = None;
                    // The whole variation is removed.
                    if matches!(self.items.last(), Some(Item::Open)) {
                        self.items.pop();
                        self.depth = self.depth.saturating_sub(1);
                        return;
                    }
                }
                self.depth = self.depth.saturating_sub(1);
            }
            Item::Node(node) => {
                let is_root = std::mem::take(&mut self.is_before_root);
                let code = self.codes.next().flatten();
                if let Some((_, change)) = self.dropping {
                    count(changes, change);
                    return;
                }
                if let Some(code) = code {
                    self.dropping = Some((self.depth, changes.list.len()));
                    let done = FixMessage::DropImpossible { nodes: usize::from(!is_root) };
                    changes.add(node.place, code, done);
                    if !is_root {
                        return;
                    }
                    node.entries.retain(
                        |entry| !matches!(entry, Entry::Property(property) if property.name().is_move()),
                    );
                }
            }
            Item::Unopened(_) | Item::Text(_) => {}
        }
        // A root remains without its move.
        if self.dropping.is_none() || matches!(item, Item::Node(_)) {
            self.items.push(item);
        }
    }
}

/// Counts another node that is removed with a move.
fn count(changes: &mut Changes, change: usize) {
    if let Some(change) = changes.list.get_mut(change)
        && let FixMessage::DropImpossible { nodes } = &mut change.done
    {
        *nodes += 1;
    }
}
