//! A node is either a setup or a move: a node that is both is split.

use super::super::PropertyName;
use super::super::document::{Document, Entry, Item, RawNode};
use super::super::property::definition;
use super::changes::Changes;
use super::codes::FixMessage;
use crate::lint::rules::{SetupAndMove, TwoMoves};

const PLAYER: PropertyName = PropertyName::new("PL");

/// Properties of the whole game, which stay where they are.
const INFO: [&str; 24] = [
    "AN", "BR", "BT", "CP", "DT", "EV", "GC", "GN", "HA", "KM", "ON", "OT", "PB", "PC", "PW", "RE", "RO",
    "RU", "SO", "TM", "US", "WR", "WT", "ID",
];

/// Splits nodes with setup and a move, with PL and a move, or with several moves, in the order in which the replayer
/// executes them: setup, moves, a PL after them.
pub(super) fn part_nodes(document: &mut Document<'_>, changes: &mut Changes) {
    let mut items = Vec::with_capacity(document.items.len());
    for item in document.items.drain(..) {
        match item {
            Item::Node(node) if is_mixed(&node) => part(node, &mut items, changes),
            item => items.push(item),
        }
    }
    document.items = items;
}

fn is_mixed(node: &RawNode<'_>) -> bool {
    let moves = node.properties().filter(|property| property.name().is_move()).count();
    let has_setup = node.properties().any(|property| is_setup(property.name()));
    let players = node.properties().filter(|property| property.name() == PLAYER).count();
    // Nothing is moved past unknown text.
    let is_understood = node.entries.len() == node.properties().count();
    (moves > 1 || moves > 0 && has_setup) && players < 2 && is_understood
}

fn is_setup(name: PropertyName) -> bool {
    name == PLAYER || name.is_stones() && !name.is_move()
}

fn is_info(name: PropertyName) -> bool {
    definition(name).is_some_and(|known| known.is_root)
        || INFO.iter().any(|info| PropertyName::new(info) == name)
}

fn part<'a>(node: RawNode<'a>, items: &mut Vec<Item<'a>>, changes: &mut Changes) {
    let RawNode { place, has_sign, entries } = node;
    let names: Vec<PropertyName> = entries
        .iter()
        .map(|entry| match entry {
            Entry::Property(property) => property.name(),
            Entry::Text(_) => PropertyName::EMPTY,
        })
        .collect();
    let first_move = names.iter().position(|name| name.is_move()).unwrap_or(names.len());
    let has_first = names
        .iter()
        .enumerate()
        .any(|(index, &name)| is_setup(name) && (name != PLAYER || index < first_move));
    let (mut first, mut rest, mut last) = (Vec::new(), vec![Vec::new()], Vec::new());
    for (index, (entry, name)) in entries.into_iter().zip(names).enumerate() {
        let Entry::Property(property) = &entry else { continue };
        let property_place = property.place;
        if name == PLAYER && index > first_move {
            changes.add(property_place, SetupAndMove::CODE, FixMessage::PartSetup);
            last.push(entry);
        } else if has_first && (is_setup(name) || is_info(name)) {
            if is_setup(name) && first.iter().all(|entry| !is_setup_entry(entry)) {
                changes.add(property_place, SetupAndMove::CODE, FixMessage::PartSetup);
            }
            first.push(entry);
        } else {
            let is_second = name.is_move() && rest.last().is_some_and(|rest| rest.iter().any(is_move_entry));
            if is_second {
                changes.add(property_place, TwoMoves::CODE, FixMessage::PartMoves);
                rest.push(Vec::new());
            }
            if let Some(rest) = rest.last_mut() {
                rest.push(entry);
            }
        }
    }
    let parts = std::iter::once(first).chain(rest).chain(std::iter::once(last));
    for (index, entries) in parts.filter(|entries| !entries.is_empty()).enumerate() {
        let place = match (index, entries.first()) {
            (1.., Some(Entry::Property(property))) => property.place,
            _ => place,
        };
        items.push(Item::Node(RawNode { place, has_sign: has_sign || index > 0, entries }));
    }
}

fn is_setup_entry(entry: &Entry<'_>) -> bool {
    matches!(entry, Entry::Property(property) if is_setup(property.name()))
}

fn is_move_entry(entry: &Entry<'_>) -> bool {
    matches!(entry, Entry::Property(property) if property.name().is_move())
}
