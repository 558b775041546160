//! XML trees.

use super::document::DocumentFault;
use roxmltree::{Document, Error, Node, ParsingOptions};

/// The maximum number of elements, texts and attributes of a part.
const MAX_NODES: u32 = 1 << 20;

/// Parses a part. A part that defines entities is refused, because they can grow without end.
pub(super) fn parsed(part: &str) -> Result<Document<'_>, DocumentFault> {
    let options = ParsingOptions { nodes_limit: MAX_NODES, ..ParsingOptions::default() };
    Document::parse_with_options(part, options).map_err(|error| match error {
        Error::NodesLimitReached => DocumentFault::Large,
        _ => DocumentFault::Damaged,
    })
}

/// The value of an attribute, whatever its namespace: strict and transitional documents have different ones.
pub(super) fn attribute<'a>(node: Node<'a, '_>, name: &str) -> Option<&'a str> {
    node.attributes().find(|attribute| attribute.name() == name).map(|attribute| attribute.value())
}

/// The elements in a node that have a name.
pub(super) fn children<'a, 'b>(node: Node<'a, 'b>, name: &'static str) -> impl Iterator<Item = Node<'a, 'b>> {
    node.children().filter(move |child| child.tag_name().name() == name)
}
