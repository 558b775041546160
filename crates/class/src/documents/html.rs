//! Web pages, also incomplete ones: elements that break lines, and the text between them.

use super::document::{DocumentFault, DocumentText};
use super::entities::decoded;
use super::layout::Layout;
use encoding_rs::Encoding;
use gocheck_puzzle::decode_text;

/// Elements displayed on lines of their own.
const BLOCKS: &[&str] = &[
    "address",
    "article",
    "aside",
    "blockquote",
    "body",
    "caption",
    "center",
    "dd",
    "details",
    "div",
    "dl",
    "dt",
    "figcaption",
    "figure",
    "footer",
    "form",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "header",
    "hr",
    "html",
    "li",
    "main",
    "nav",
    "ol",
    "option",
    "p",
    "section",
    "summary",
    "ul",
];

/// Elements that show nothing and contain no others.
const UNSEEN: &[&str] = &["script", "style", "title", "template", "noscript"];

pub(super) fn text(bytes: &[u8]) -> Result<DocumentText, DocumentFault> {
    let source = source(bytes)?;
    let mut page = Page::default();
    let mut rest = source.as_str();
    while let Some(start) = rest.find('<') {
        page.text(&rest[..start])?;
        rest = page.tag(&rest[start..])?;
    }
    page.text(rest)?;
    Ok(DocumentText { text: page.layout.finish()?, dates: 0, has_pictures: page.has_pictures })
}

/// The page in the encoding that it names, or else in the detected one.
fn source(bytes: &[u8]) -> Result<String, DocumentFault> {
    const HEAD: usize = 1024;
    let head = String::from_utf8_lossy(&bytes[..bytes.len().min(HEAD)]).to_ascii_lowercase();
    let label = head.split_once("charset").map(|(_, rest)| rest.trim_start_matches([' ', '=', '"', '\'']));
    let label = label.and_then(|rest| rest.split(|c: char| "\"'; />\t\r\n".contains(c)).next());
    let named = label.and_then(|label| Encoding::for_label(label.as_bytes()));
    if let Some((text, _, false)) =
        named.filter(|_| Encoding::for_bom(bytes).is_none()).map(|of| of.decode(bytes))
    {
        return Ok(text.into_owned());
    }
    decode_text(bytes).map(|(text, _)| text).map_err(|_| DocumentFault::Damaged)
}

#[derive(Default)]
struct Page {
    layout: Layout,
    /// The number of open elements whose white space counts.
    preformatted: usize,
    /// For each open table, the number of rows that were open at its start.
    tables: Vec<usize>,
    has_pictures: bool,
}

impl Page {
    fn text(&mut self, text: &str) -> Result<(), DocumentFault> {
        let text = decoded(text);
        if self.preformatted > 0 {
            return self.layout.text(&text.replace("\r\n", "\n"));
        }
        let mut words = text.split([' ', '\t', '\n', '\r', '\u{C}']).peekable();
        while let Some(word) = words.next() {
            self.layout.text(word)?;
            if words.peek().is_some() && !self.layout.is_after_blank() {
                self.layout.text(" ")?;
            }
        }
        Ok(())
    }

    /// Takes a tag or a comment from the start of a text, and returns the rest.
    fn tag<'a>(&mut self, text: &'a str) -> Result<&'a str, DocumentFault> {
        if let Some(comment) = text.strip_prefix("<!--") {
            return Ok(comment.split_once("-->").map_or("", |(_, rest)| rest));
        }
        let inner = &text[1..];
        let is_end = inner.starts_with('/');
        let name = inner.strip_prefix('/').unwrap_or(inner);
        if !name.starts_with(|c: char| c.is_ascii_alphabetic() || "!?".contains(c)) {
            // `a < b`
            self.text("&lt;")?;
            return Ok(inner);
        }
        let end = end_of_tag(name);
        let (tag, rest) = (&name[..end], name.get(end + 1..).unwrap_or_default());
        let name = tag.split(|c: char| c.is_whitespace() || c == '/').next().unwrap_or_default();
        let name = name.to_ascii_lowercase();
        if is_end {
            self.end(&name)?;
            return Ok(rest);
        }
        if UNSEEN.contains(&name.as_str()) {
            return Ok(after_end(rest, &name));
        }
        self.begin(&name)?;
        Ok(rest)
    }

    fn begin(&mut self, name: &str) -> Result<(), DocumentFault> {
        match name {
            "br" => self.layout.line_break()?,
            "table" => {
                self.layout.end_block()?;
                self.tables.push(self.layout.open_rows());
            }
            "tr" => {
                self.end_rows()?;
                self.layout.begin_row()?;
            }
            "td" | "th" => self.layout.begin_cell()?,
            "pre" | "textarea" | "listing" => {
                self.layout.end_block()?;
                self.preformatted += 1;
            }
            "s" | "strike" | "del" => self.layout.text("~~")?,
            "img" | "svg" | "canvas" => self.has_pictures = true,
            name if BLOCKS.contains(&name) => self.layout.end_block()?,
            _ => {}
        }
        Ok(())
    }

    fn end(&mut self, name: &str) -> Result<(), DocumentFault> {
        match name {
            "table" => {
                self.end_rows()?;
                self.tables.pop();
            }
            "tr" => self.end_rows()?,
            "td" | "th" => self.layout.end_cell(1)?,
            "pre" | "textarea" | "listing" => {
                self.layout.end_block()?;
                self.preformatted = self.preformatted.saturating_sub(1);
            }
            "s" | "strike" | "del" => self.layout.text("~~")?,
            name if BLOCKS.contains(&name) => self.layout.end_block()?,
            _ => {}
        }
        Ok(())
    }

    /// Ends the rows of the innermost table.
    fn end_rows(&mut self) -> Result<(), DocumentFault> {
        let open = self.tables.last().copied().unwrap_or_default();
        while self.layout.open_rows() > open {
            self.layout.end_row()?;
        }
        Ok(())
    }
}

/// The index of the `>` that ends a tag, ignoring those in quoted attributes, or the length of the text.
fn end_of_tag(text: &str) -> usize {
    let mut quote = None;
    for (at, c) in text.char_indices() {
        match (quote, c) {
            (None, '>') => return at,
            (None, '"' | '\'') => quote = Some(c),
            (Some(open), c) if open == c => quote = None,
            _ => {}
        }
    }
    // An unclosed quote is ordinary text.
    text.find('>').unwrap_or(text.len())
}

/// The text after the end tag of an element without others in it.
fn after_end<'a>(text: &'a str, name: &str) -> &'a str {
    let is_end =
        |at: &usize| text[*at..].get(2..2 + name.len()).is_some_and(|found| found.eq_ignore_ascii_case(name));
    let end = text.match_indices("</").map(|(at, _)| at).find(is_end);
    let tag = end.map_or("", |at| &text[at..]);
    tag.split_once('>').map_or("", |(_, rest)| rest)
}
