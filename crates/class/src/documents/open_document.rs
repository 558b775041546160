//! Texts and spreadsheets of LibreOffice (OpenDocument 1.3, part 3).

use super::document::{DocumentFault, DocumentText};
use super::layout::Layout;
use super::parts::Parts;
use super::walk::{Role, walk};
use super::xlsx::joined;
use super::xml::{attribute, children, parsed};
use roxmltree::Node;
use std::collections::HashSet;

/// The maximum number of times that an empty cell is repeated; spreadsheets fill up their rows with thousands.
const MOST_CELLS: usize = 64;

pub(super) fn text(parts: &Parts) -> Result<DocumentText, DocumentFault> {
    let document = parsed(parts.get("content.xml").ok_or(DocumentFault::Damaged)?)?;
    let root = document.root_element();
    let is_struck = |style: &Node<'_, '_>| {
        let mut properties = children(*style, "text-properties");
        properties.any(|of| attribute(of, "text-line-through-style").is_some_and(|line| line != "none"))
    };
    let styles = root.descendants().filter(|node| node.tag_name().name() == "style");
    let struck: HashSet<&str> =
        styles.filter(is_struck).filter_map(|style| attribute(style, "name")).collect();
    let role = |node: Node<'_, '_>| role(node, &struck);
    let body = children(root, "body").next().ok_or(DocumentFault::Damaged)?;
    let has_pictures = body.descendants().any(|node| node.tag_name().name() == "image");
    let Some(sheets) = children(body, "spreadsheet").next() else {
        if children(body, "text").next().is_none() {
            return Err(DocumentFault::Other);
        }
        let mut layout = Layout::default();
        walk(body, &role, &mut layout)?;
        return Ok(DocumentText { text: layout.finish()?, dates: 0, has_pictures });
    };
    let (mut texts, mut dates) = (Vec::new(), 0);
    for sheet in children(sheets, "table") {
        let mut layout = Layout::default();
        dates += walk(sheet, &role, &mut layout)?;
        texts.push((attribute(sheet, "name").unwrap_or_default().to_owned(), layout.finish()?));
    }
    Ok(DocumentText { text: joined(texts), dates, has_pictures })
}

fn role(node: Node<'_, '_>, struck: &HashSet<&str>) -> Role {
    let number = |name: &str| attribute(node, name).and_then(|count| count.parse::<usize>().ok());
    match node.tag_name().name() {
        "p" | "h" => Role::Paragraph { has_characters: true },
        "span" if attribute(node, "style-name").is_some_and(|style| struck.contains(style)) => Role::Struck,
        "s" => Role::Text(" ".repeat(number("c").unwrap_or(1).min(1000))),
        "tab" => Role::Text("\t".to_owned()),
        "line-break" => Role::Text("\n".to_owned()),
        "table-row" => Role::Row,
        "table-cell" | "covered-table-cell" => Role::Cell {
            count: number("number-columns-repeated").unwrap_or(1).min(MOST_CELLS),
            is_date: attribute(node, "value-type").is_some_and(|kind| ["date", "time"].contains(&kind)),
        },
        // Deleted text, and notes that are displayed elsewhere.
        "tracked-changes" | "annotation" | "note" | "forms" | "ruby-text" | "sequence-decls" => Role::Skip,
        _ => Role::Inside,
    }
}
