//! Workbooks (ECMA-376, part 1, section 18): the visible sheets, a line per row.

use super::document::{DocumentFault, DocumentText};
use super::layout::Layout;
use super::number_format::{NumberFormat, formats, shown};
use super::parts::Parts;
use super::walk::UNREADABLE;
use super::xml::{attribute, children, parsed};
use roxmltree::Node;
use std::collections::HashMap;

/// The maximum number of empty cells and rows between others that are kept.
const MOST_EMPTY: usize = 64;

pub(super) fn text(parts: &Parts) -> Result<DocumentText, DocumentFault> {
    let strings = parts.get("xl/sharedStrings.xml").map_or(Ok(Vec::new()), strings)?;
    let formats = parts.get("xl/styles.xml").map_or(Ok(Vec::new()), formats)?;
    let mut book = Book { strings, formats, dates: 0, has_pictures: false };
    let workbook = parsed(parts.get("xl/workbook.xml").ok_or(DocumentFault::Damaged)?)?;
    let relations = parts.get("xl/_rels/workbook.xml.rels").map(parsed).transpose()?;
    let relations = relations.iter().flat_map(|all| children(all.root_element(), "Relationship"));
    let targets: HashMap<&str, &str> =
        relations.filter_map(|of| Some((attribute(of, "Id")?, attribute(of, "Target")?))).collect();
    let mut sheets = Vec::new();
    let all = children(workbook.root_element(), "sheets").flat_map(|all| children(all, "sheet"));
    for sheet in all.filter(|sheet| attribute(*sheet, "state").is_none_or(|state| state == "visible")) {
        let target = attribute(sheet, "id").and_then(|id| targets.get(id)).ok_or(DocumentFault::Damaged)?;
        let path = target.strip_prefix('/').map_or_else(|| format!("xl/{target}"), str::to_owned);
        // A chart has a sheet of its own kind.
        if let Some(part) = parts.get(&path) {
            sheets.push((attribute(sheet, "name").unwrap_or_default().to_owned(), book.sheet(part)?));
        }
    }
    Ok(DocumentText { text: joined(sheets), dates: book.dates, has_pictures: book.has_pictures })
}

/// The texts of sheets, each after its name if several have any text.
pub(super) fn joined(sheets: Vec<(String, String)>) -> String {
    let mut sheets: Vec<(String, String)> =
        sheets.into_iter().filter(|(_, text)| !text.trim().is_empty()).collect();
    match sheets.pop() {
        Some((_, text)) if sheets.is_empty() => text,
        last => {
            let line = |(name, text): (String, String)| format!("{name}\n{text}\n");
            sheets.into_iter().chain(last).map(line).collect()
        }
    }
}

/// The strings that cells refer to.
fn strings(part: &str) -> Result<Vec<String>, DocumentFault> {
    let part = parsed(part)?;
    Ok(children(part.root_element(), "si").map(string).collect())
}

/// A string of one or more formatted runs, without phonetic readings.
fn string(node: Node<'_, '_>) -> String {
    let runs = children(node, "r").flat_map(|run| children(run, "t").map(move |text| (run, text)));
    let is_struck = |run: Node<'_, '_>| {
        children(run, "rPr").flat_map(|of| children(of, "strike")).any(|of| attribute(of, "val") != Some("0"))
    };
    let mark = |run| if is_struck(run) { "~~" } else { "" };
    let runs = runs.map(|(run, text)| format!("{0}{1}{0}", mark(run), text.text().unwrap_or_default()));
    let plain = children(node, "t").map(|text| text.text().unwrap_or_default().to_owned());
    plain.chain(runs).collect::<String>().replace("_x000D_", "")
}

struct Book {
    strings: Vec<String>,
    formats: Vec<NumberFormat>,
    dates: usize,
    has_pictures: bool,
}

impl Book {
    fn sheet(&mut self, part: &str) -> Result<String, DocumentFault> {
        let part = parsed(part)?;
        let mut layout = Layout::default();
        let is_picture = |node: Node<'_, '_>| ["drawing", "picture"].contains(&node.tag_name().name());
        self.has_pictures |= part.root_element().children().any(is_picture);
        let mut next = 1;
        for row in children(part.root_element(), "sheetData").flat_map(|data| children(data, "row")) {
            let number = attribute(row, "r").and_then(|number| number.parse::<usize>().ok()).unwrap_or(next);
            for _ in next..number.min(next.saturating_add(MOST_EMPTY)) {
                layout.line_break()?;
            }
            next = number.saturating_add(1);
            self.row(row, &mut layout)?;
        }
        layout.finish()
    }

    fn row(&mut self, row: Node<'_, '_>, layout: &mut Layout) -> Result<(), DocumentFault> {
        layout.begin_row()?;
        let mut next = 0;
        for cell in children(row, "c") {
            let column = attribute(cell, "r").and_then(column).unwrap_or(next);
            if column > next {
                layout.begin_cell()?;
                layout.end_cell((column - next).min(MOST_EMPTY))?;
            }
            next = column.saturating_add(1);
            layout.begin_cell()?;
            layout.text(&self.cell(cell))?;
        }
        layout.end_row()
    }

    /// What a cell shows.
    fn cell(&mut self, cell: Node<'_, '_>) -> String {
        let value = children(cell, "v").next().and_then(|value| value.text());
        let format = attribute(cell, "s").and_then(|style| self.formats.get(style.parse::<usize>().ok()?));
        let format = format.copied().unwrap_or_default();
        match (attribute(cell, "t").unwrap_or("n"), value) {
            ("inlineStr", _) => children(cell, "is").map(string).collect(),
            // The value of a formula that was never computed.
            (_, None) => {
                if children(cell, "f").next().is_some() {
                    UNREADABLE.to_owned()
                } else {
                    String::new()
                }
            }
            ("s", Some(index)) => {
                let found = index.trim().parse().ok().and_then(|index: usize| self.strings.get(index));
                found.map_or_else(|| UNREADABLE.to_owned(), String::clone)
            }
            ("b", Some(value)) => if value.trim() == "1" { "TRUE" } else { "FALSE" }.to_owned(),
            ("d", Some(date)) => {
                self.dates += 1;
                format!("[{date}]")
            }
            ("n", Some(number)) => {
                self.dates += usize::from(format == NumberFormat::Date);
                shown(number, format)
            }
            (_, Some(text)) => text.to_owned(),
        }
    }
}

/// The index of the column in a reference such as `B5`.
fn column(reference: &str) -> Option<usize> {
    let letters = reference.bytes().take_while(u8::is_ascii_alphabetic).take(4);
    let number =
        letters.fold(0, |number, letter| number * 26 + usize::from(letter.to_ascii_uppercase() - b'A') + 1);
    number.checked_sub(1)
}
