//! Removes duplicates.

use super::super::PropertyName;
use super::super::document::{Document, RawNode, RawProperty};
use super::super::property::definition;
use super::changes::Changes;
use super::codes::FixMessage;
use crate::lint::rules::{PropertyTwice, SeveralValues};

/// Joins lists of the same name in a node, and comments; removes other duplicates.
pub(super) fn join(document: &mut Document<'_>, changes: &mut Changes) {
    document.each_node(|node, _| {
        for property in node.properties_mut().filter(|property| property.values.len() > 1) {
            if join_values(property) {
                let name = property.name().to_string();
                changes.add(property.place, SeveralValues::CODE, FixMessage::Join { name });
            }
        }
        join_properties(node, changes);
    });
}

fn join_properties(node: &mut RawNode<'_>, changes: &mut Changes) {
    let mut firsts: Vec<usize> = Vec::new();
    let mut properties: Vec<&mut RawProperty<'_>> = node.properties_mut().collect();
    for at in 0..properties.len() {
        let name = properties[at].name();
        let first = firsts.iter().copied().find(|&first| properties[first].name() == name);
        // Moves are played one after another.
        let known = definition(name).filter(|_| !name.is_move());
        let (Some(first), Some(known)) = (first, known) else {
            firsts.push(at);
            continue;
        };
        let is_other = |other: &&mut RawProperty<'_>| is_setup(other.name()) && other.name() != name;
        // The last of two colours on a point counts.
        let is_apart = is_setup(name) && properties[first..at].iter().any(is_other);
        let is_whole = properties[first].is_closed() && properties[at].is_closed();
        if is_apart || !is_whole {
            continue;
        }
        let texts = |property: &RawProperty<'_>| -> Vec<String> {
            property.values.iter().map(|value| value.raw.to_string()).collect()
        };
        let is_same = texts(properties[first]) == texts(properties[at]);
        if known.is_single && !is_same && !is_text(name) {
            continue;
        }
        let mut values = std::mem::take(&mut properties[at].values);
        if !is_same {
            properties[first].values.append(&mut values);
            join_values(properties[first]);
        }
        changes.add(properties[at].place, PropertyTwice::CODE, FixMessage::Join { name: name.to_string() });
    }
    node.drop_empty();
}

/// Reduces a property to one value, if its values are equal or lines of a comment. Returns true if there is one now.
fn join_values(property: &mut RawProperty<'_>) -> bool {
    let name = property.name();
    let is_single = definition(name).is_some_and(|known| known.is_single) && !name.is_move();
    if !is_single || !property.is_closed() {
        return false;
    }
    let mut lines: Vec<String> = property.values.iter().map(|value| value.raw.to_string()).collect();
    lines.dedup();
    if lines.len() > 1 && !is_text(name) {
        return false;
    }
    lines.retain(|line| !line.is_empty());
    property.values.truncate(1);
    property.values.iter_mut().for_each(|value| value.raw = lines.join("\n").into());
    true
}

/// Returns true for text of several lines.
fn is_text(name: PropertyName) -> bool {
    [PropertyName::new("C"), PropertyName::new("GC")].contains(&name)
}

fn is_setup(name: PropertyName) -> bool {
    name.is_stones() && !name.is_move()
}
