//! A game in another format as the steps of a reader.

use super::record::{Property, Record};
use crate::{Fault, Node, Place, PropertyName};

/// The rest of a game.
pub(crate) struct Steps {
    record: Record,
    next: usize,
}

/// A step. A node is in the reader's memory.
pub(crate) enum ForeignStep {
    Open(Place),
    Node,
    Close(Place),
    End,
}

impl Steps {
    pub(crate) const fn new(record: Record) -> Self {
        Self { record, next: 0 }
    }

    /// The damage, once.
    pub(crate) fn take_faults(&mut self) -> Vec<Fault> {
        std::mem::take(&mut self.record.faults)
    }

    /// Returns the next step, and writes its node to `node`.
    pub(crate) fn next(&mut self, node: &mut Node) -> ForeignStep {
        let at = self.next;
        let Record { root, moves, end, .. } = &self.record;
        let moves_end = 2 + moves.len();
        self.next += usize::from(at <= moves_end);
        if at == 0 {
            return ForeignStep::Open(Place::START);
        }
        if at == 1 {
            node.begin(Place::START);
            root.iter().for_each(|property| add(node, property));
            return ForeignStep::Node;
        }
        let Some(played) = moves.get(at - 2) else {
            return if at == moves_end { ForeignStep::Close(*end) } else { ForeignStep::End };
        };
        node.begin(played.place);
        node.add_text(played.target.value());
        node.end_value(played.place);
        node.end_property(PropertyName::new(played.name()), played.place, false);
        played.more.iter().for_each(|property| add(node, property));
        ForeignStep::Node
    }
}

fn add(node: &mut Node, property: &Property) {
    for value in &property.values {
        if node.has_room() {
            node.add_text(value.text.as_bytes());
            node.end_value(value.place);
        }
    }
    let place = property.values.first().map_or(Place::START, |value| value.place);
    node.end_property(property.property_name(), place, false);
}
