//! Missing or superfluous brackets and semicolons, if the text is unambiguous.

use super::super::document::{Document, Entry, Item, ValueEnd};
use super::changes::Changes;
use super::codes::FixMessage;
use crate::faults::{CutBeforeGame, CutFile, CutValue, NoSemicolon, OpenValue, Unopened};

/// Adds the `]` of a value. If the value contains the rest of a game, its place is unknown.
pub(super) fn close_values(document: &mut Document<'_>, changes: &mut Changes) {
    document.each_property(|property, _| {
        for value in &mut property.values {
            let has_moves = || [";B[", ";W[", "(;"].iter().any(|sign| value.raw.contains(sign));
            let finding = match value.end {
                ValueEnd::Closed => continue,
                ValueEnd::Open => OpenValue::CODE,
                ValueEnd::Cut | ValueEnd::NextGame if has_moves() => continue,
                ValueEnd::Cut => CutValue::CODE,
                ValueEnd::NextGame => CutBeforeGame::CODE,
            };
            if value.end.ends_game() {
                let raw = value.raw.trim_ascii_end();
                // The backslash would escape the bracket.
                let slashes = raw.len() - raw.trim_end_matches('\\').len();
                value.raw = raw[..raw.len() - slashes % 2].to_owned().into();
            }
            value.end = ValueEnd::Closed;
            changes.add(value.place, finding, FixMessage::CloseValue);
        }
    });
}

/// Adds missing `)` at the end of the file or before the next game.
pub(super) fn close_games(document: &mut Document<'_>, changes: &mut Changes) {
    let missing = document.open_at_end();
    let is_cut = |entry: &Entry<'_>| {
        let Entry::Property(property) = entry else { return false };
        property.values.iter().any(|value| value.end.ends_game())
    };
    let ends_in_value =
        matches!(document.items.last(), Some(Item::Node(node)) if node.entries.last().is_some_and(is_cut));
    if missing > 0 && !document.ends_in_junk && !ends_in_value {
        document.items.extend((0..missing).map(|_| Item::Close(document.end)));
        let finding = if document.ends_at_next_game { CutBeforeGame::CODE } else { CutFile::CODE };
        changes.add(document.end, finding, FixMessage::CloseGame { missing });
    }
}

/// Removes unmatched `)`. Next to text, the game may be meant to continue.
pub(super) fn drop_closes(document: &mut Document<'_>, changes: &mut Changes) {
    let is_text = |item: Option<&Item<'_>>| matches!(item, Some(Item::Text(_)));
    let keeps: Vec<bool> = (0..document.items.len())
        .map(|index| match &document.items[index] {
            Item::Unopened(place) => {
                let run = document.items[index..].iter().find(|item| !matches!(item, Item::Unopened(_)));
                let is_kept = is_text(run);
                if !is_kept {
                    changes.add(*place, Unopened::CODE, FixMessage::DropClose);
                }
                is_kept
            }
            _ => true,
        })
        .collect();
    let mut keeps = keeps.into_iter();
    document.items.retain(|_| keeps.next().unwrap_or(true));
}

/// Adds the `;` of a node.
pub(super) fn set_semicolons(document: &mut Document<'_>, changes: &mut Changes) {
    document.each_node(|node, _| {
        if !std::mem::replace(&mut node.has_sign, true) {
            changes.add(node.place, NoSemicolon::CODE, FixMessage::SetSemicolon);
        }
    });
}
