//! Variations: each has a node, and only variations follow a variation.

use super::super::document::{Document, Item};
use super::changes::Changes;
use super::codes::FixMessage;
use crate::faults::{EmptyVariation, NodeAfterVariation};

/// Removes `()`.
pub(super) fn drop_empty(document: &mut Document<'_>, changes: &mut Changes) {
    let mut items: Vec<Item<'_>> = Vec::with_capacity(document.items.len());
    let mut depth = 0_u64;
    for item in document.items.drain(..) {
        match item {
            Item::Open => depth += 1,
            Item::Close(place) => {
                depth = depth.saturating_sub(1);
                // A game needs a node.
                if depth > 0 && matches!(items.last(), Some(Item::Open)) {
                    items.pop();
                    changes.add(place, EmptyVariation::CODE, FixMessage::DropEmptyTree);
                    continue;
                }
            }
            _ => {}
        }
        items.push(item);
    }
    document.items = items;
}

/// Turns a node after a variation, and everything that follows it, into a variation that starts where the first one does; that
/// is how it is read.
pub(super) fn open(document: &mut Document<'_>, changes: &mut Changes) {
    if document.open_at_end() > 0 {
        return;
    }
    let mut items: Vec<Item<'_>> = Vec::with_capacity(document.items.len());
    // For each open level, the variations that were opened in it.
    let mut opened: Vec<usize> = Vec::new();
    let mut follows_close = false;
    for item in document.items.drain(..) {
        match &item {
            Item::Open => {
                opened.push(0);
                follows_close = false;
            }
            Item::Close(place) => {
                let more = opened.pop().unwrap_or(0);
                items.extend((0..more).map(|_| Item::Close(*place)));
                follows_close = true;
            }
            Item::Node(node) => {
                if let Some(more) = opened.last_mut().filter(|_| follows_close) {
                    *more += 1;
                    items.push(Item::Open);
                    changes.add(node.place, NodeAfterVariation::CODE, FixMessage::OpenVariation);
                }
                follows_close = false;
            }
            Item::Unopened(_) | Item::Text(_) => {}
        }
        items.push(item);
    }
    document.items = items;
}
