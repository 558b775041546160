//! Word documents (ECMA-376, part 1, section 17).

use super::document::{DocumentFault, DocumentText};
use super::layout::Layout;
use super::walk::{Role, UNREADABLE, walk};
use super::xml::{attribute, children, parsed};
use roxmltree::Node;

/// The text of a document's main part.
pub(super) fn text(document: &str) -> Result<DocumentText, DocumentFault> {
    let document = parsed(document)?;
    let mut layout = Layout::default();
    walk(document.root_element(), &role, &mut layout)?;
    // In DrawingML, and in VML of older programs.
    let mut names = document.descendants().map(|node| node.tag_name().name());
    let has_pictures = names.any(|name| ["blip", "imagedata"].contains(&name));
    Ok(DocumentText { text: layout.finish()?, dates: 0, has_pictures })
}

fn role(node: Node<'_, '_>) -> Role {
    match node.tag_name().name() {
        "t" => Role::Characters,
        "p" => Role::Paragraph { has_characters: false },
        "tr" => Role::Row,
        "tc" => Role::Cell { count: 1, is_date: false },
        "tab" | "ptab" => Role::Text("\t".to_owned()),
        "br" | "cr" => Role::Text("\n".to_owned()),
        "noBreakHyphen" => Role::Text("-".to_owned()),
        // A character of a symbol font may be a tick or a cross.
        "sym" => Role::Text(UNREADABLE.to_owned()),
        "r" if has(node, &["vanish", "webHidden"]) => Role::Skip,
        "r" if has(node, &["strike", "dstrike"]) => Role::Struck,
        // Properties, deleted or moved text, what older programs show instead, and phonetic readings.
        "pPr" | "rPr" | "tblPr" | "tblGrid" | "trPr" | "tcPr" | "sectPr" | "del" | "moveFrom"
        | "Fallback" | "rt" => Role::Skip,
        _ => Role::Inside,
    }
}

/// Returns true if a run has one of these properties.
fn has(run: Node<'_, '_>, names: &[&str]) -> bool {
    let is_on = |property: Node<'_, '_>| {
        let value = attribute(property, "val").unwrap_or("true");
        names.contains(&property.tag_name().name()) && !["0", "false", "off"].contains(&value)
    };
    children(run, "rPr").flat_map(|properties| properties.children()).any(is_on)
}
