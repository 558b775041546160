//! Goes through an XML tree and lays out its text.

use super::document::DocumentFault;
use super::layout::Layout;
use roxmltree::Node;

/// The maximum depth of elements; a table in a table in a table is 20 deep.
const MAX_DEPTH: usize = 200;

/// Placeholder for text that cannot be represented, so that it is not overlooked.
pub(super) const UNREADABLE: &str = "\u{FFFD}";

/// The role of an element in a document.
pub(super) enum Role {
    /// Only its contents count.
    Inside,
    /// Not visible to a person.
    Skip,
    /// This text, whatever is in the element.
    Text(String),
    /// All of its character data is text.
    Characters,
    /// A paragraph: it ends a line, even if it is empty. Its character data may be text.
    Paragraph {
        has_characters: bool,
    },
    Row,
    /// A cell, and how often it is repeated. A date is put in brackets.
    Cell {
        count: usize,
        is_date: bool,
    },
    /// Text with a line through it.
    Struck,
}

/// Lays out the contents of `node`. `role` returns the role of an element. Returns the number of dates.
pub(super) fn walk(
    node: Node<'_, '_>,
    role: &dyn Fn(Node<'_, '_>) -> Role,
    layout: &mut Layout,
) -> Result<usize, DocumentFault> {
    let mut walk = Walk { role, layout, dates: 0 };
    walk.inside(node, 0, false)?;
    Ok(walk.dates)
}

struct Walk<'a> {
    role: &'a dyn Fn(Node<'_, '_>) -> Role,
    layout: &'a mut Layout,
    dates: usize,
}

impl Walk<'_> {
    fn inside(
        &mut self,
        node: Node<'_, '_>,
        depth: usize,
        has_characters: bool,
    ) -> Result<(), DocumentFault> {
        if depth > MAX_DEPTH {
            return Err(DocumentFault::Large);
        }
        for child in node.children() {
            if child.is_element() {
                self.element(child, depth + 1, has_characters)?;
            } else if let Some(text) = child.text().filter(|_| has_characters && child.is_text()) {
                self.layout.text(text)?;
            }
        }
        Ok(())
    }

    fn element(
        &mut self,
        node: Node<'_, '_>,
        depth: usize,
        has_characters: bool,
    ) -> Result<(), DocumentFault> {
        match (self.role)(node) {
            Role::Inside => self.inside(node, depth, has_characters),
            Role::Skip => Ok(()),
            Role::Text(text) => self.layout.text(&text),
            Role::Characters => self.inside(node, depth, true),
            Role::Paragraph { has_characters } => {
                self.layout.end_block()?;
                self.inside(node, depth, has_characters)?;
                self.layout.line_break()
            }
            Role::Row => {
                self.layout.begin_row()?;
                self.inside(node, depth, false)?;
                self.layout.end_row()
            }
            Role::Cell { count, is_date } => {
                self.layout.begin_cell()?;
                self.dates += usize::from(is_date);
                self.layout.text(if is_date { "[" } else { "" })?;
                self.inside(node, depth, false)?;
                self.layout.text(if is_date { "]" } else { "" })?;
                self.layout.end_cell(count)
            }
            Role::Struck => {
                self.layout.text("~~")?;
                self.inside(node, depth, has_characters)?;
                self.layout.text("~~")
            }
        }
    }
}
