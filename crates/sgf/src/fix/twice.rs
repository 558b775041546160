//! Removes duplicates.

use super::super::document::{Document, RawNode, RawProperty};
use super::super::property::definition;
use super::super::{PropertyName, Server};
use super::changes::Changes;
use super::codes::FixMessage;
use super::setups::Setups;
use crate::lint::rules::{PropertyTwice, SeveralValues};
use gocheck_board::Size;

/// Joins lists of the same name in a node, and comments; removes other duplicates. Notes why some stay.
pub(super) fn join(document: &mut Document<'_>, changes: &mut Changes) {
    document.each_node(|node, site| {
        for property in node.properties_mut().filter(|property| property.values.len() > 1) {
            if join_values(property) {
                let name = property.name().to_string();
                changes.add(property.place, SeveralValues::CODE, FixMessage::Join { name });
            }
        }
        join_properties(node, site.size, changes);
    });
}

fn join_properties(node: &mut RawNode<'_>, size: Option<Size>, changes: &mut Changes) {
    const PROGRAM: PropertyName = PropertyName::new("AP");
    // Fox names its own program and another one, and both are read.
    let is_of_fox = node.properties().filter(|property| property.name() == PROGRAM).count() > 1
        && Server::of(&node.read()) == Some(Server::Fox);
    let mut firsts: Vec<(PropertyName, usize)> = Vec::new();
    let mut properties: Vec<&mut RawProperty<'_>> = node.properties_mut().collect();
    let mut setups = Setups::of(&properties, size);
    for at in 0..properties.len() {
        let name = properties[at].name();
        // Moves are played one after another.
        let Some(known) = definition(name).filter(|_| !name.is_move()) else { continue };
        let Some(&(_, first)) = firsts.iter().find(|(other, _)| *other == name) else {
            firsts.push((name, at));
            setups.put(properties[at], at);
            continue;
        };
        if !properties[first].is_closed() || !properties[at].is_closed() {
            setups.put(properties[at], at);
            continue;
        }
        let texts = |property: &RawProperty<'_>| -> Vec<String> {
            property.values.iter().map(|value| value.raw.to_string()).collect()
        };
        let is_same = texts(properties[first]) == texts(properties[at]);
        let differs = known.is_single && !is_same && !is_text(name);
        let kept = differs.then(|| FixMessage::KeepValues { name: name.to_string() });
        if let Some(kept) = kept.or_else(|| setups.why_apart(properties[at])) {
            if name != PROGRAM || !is_of_fox {
                changes.add(properties[at].place, PropertyTwice::CODE, kept);
            }
            setups.put(properties[at], at);
            continue;
        }
        setups.put(properties[at], first);
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
    // A line feed at the end would become an empty line. After a backslash it is part of an escape.
    if let Some((_, others)) = lines.split_last_mut() {
        for line in others {
            let end = line.trim_end().len();
            if !line[..end].ends_with('\\') {
                line.truncate(end);
            }
        }
    }
    property.values.truncate(1);
    property.values.iter_mut().for_each(|value| value.raw = lines.join("\n").into());
    true
}

/// Returns true for text of several lines.
fn is_text(name: PropertyName) -> bool {
    [PropertyName::new("C"), PropertyName::new("GC")].contains(&name)
}
