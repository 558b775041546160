//! Text that other people chose (names of files, players and students, output of programs), made harmless for the place
//! that it is written to.
//!
//! | place | function |
//! | --- | --- |
//! | a line of text, a cell of a data set | [`one_line`] |
//! | several lines: a terminal, a log | [`terminal`] |
//! | a table that people open in a spreadsheet program | [`csv_cell`] |
//! | JSON | [`json_text`] |
//! | a page | [`Html`] |

use std::borrow::Cow;
use std::fmt::{self, Write as _};

/// Stands for a character that is not written.
const REPLACEMENT: &str = "\u{FFFD}";

/// Returns true if a terminal, an editor or a browser interprets a character instead of showing it: it could hide or reorder
/// the text around it, or begin a line.
#[must_use]
pub fn is_obeyed(c: char) -> bool {
    c.is_control() || matches!(c, '\u{2028}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// Returns a text in which every character that would be obeyed is replaced, line breaks, too.
#[must_use]
pub fn one_line(text: &str) -> Cow<'_, str> {
    replaced(text, is_obeyed)
}

/// Returns a text of several lines in which every character that would be obeyed is replaced, except for line feeds and
/// tabs.
#[must_use]
pub fn terminal(text: &str) -> Cow<'_, str> {
    replaced(text, |c| is_obeyed(c) && !matches!(c, '\n' | '\t'))
}

/// Returns a cell that spreadsheet programs do not take for a formula. Numbers stay as they are.
#[must_use]
pub fn csv_cell(text: &str) -> Cow<'_, str> {
    let line = one_line(text);
    let is_formula = line.starts_with(['=', '+', '@'])
        || line.starts_with('-') && line.len() > 1 && line.parse::<f64>().is_err();
    if is_formula { Cow::Owned(format!("'{line}")) } else { line }
}

/// Returns serialized JSON in which every character that would be obeyed is escaped; its value stays the same. Line feeds
/// and tabs stay: they are never part of a string.
#[must_use]
pub fn json_text(json: &str) -> Cow<'_, str> {
    let is_escaped = |c: char| !c.is_ascii_control() && is_obeyed(c) || c == '\u{7F}';
    if !json.contains(is_escaped) {
        return Cow::Borrowed(json);
    }
    let mut text = String::with_capacity(json.len() + 8);
    for c in json.chars() {
        if is_escaped(c) {
            // Writing to a string does not fail, and these are in the basic plane.
            let _ = write!(text, "\\u{:04x}", u32::from(c));
        } else {
            text.push(c);
        }
    }
    Cow::Owned(text)
}

/// Escapes a text for HTML, including attribute values.
#[derive(Debug)]
pub struct Html<'a>(pub &'a str);

impl fmt::Display for Html<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = terminal(self.0).replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
        f.write_str(&text.replace('"', "&quot;"))
    }
}

fn replaced(text: &str, is_bad: impl Fn(char) -> bool + Copy) -> Cow<'_, str> {
    if text.contains(is_bad) { Cow::Owned(text.replace(is_bad, REPLACEMENT)) } else { Cow::Borrowed(text) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Escape sequences, line breaks and overrides of the writing direction, and their replacements.
    #[test]
    fn each_place_has_its_form() {
        let name = "=1\u{1B}[2J\nb\u{9B}\u{202E}\u{2028}<";
        assert_eq!(one_line(name), "=1\u{FFFD}[2J\u{FFFD}b\u{FFFD}\u{FFFD}\u{FFFD}<");
        assert_eq!(terminal(name), "=1\u{FFFD}[2J\nb\u{FFFD}\u{FFFD}\u{FFFD}<");
        assert_eq!(csv_cell(name), "'=1\u{FFFD}[2J\u{FFFD}b\u{FFFD}\u{FFFD}\u{FFFD}<");
        assert_eq!(Html(name).to_string(), "=1\u{FFFD}[2J\nb\u{FFFD}\u{FFFD}\u{FFFD}&lt;");
        assert_eq!(json_text("{\"a\u{7F}\u{9B}\u{202E}\":\n1}"), "{\"a\\u007f\\u009b\\u202e\":\n1}");
    }

    #[test]
    fn cells_that_are_no_formulas_stay() {
        for cell in ["", "-", "-5.25", "7", "李明 (2)", "a=b"] {
            assert_eq!(csv_cell(cell), cell);
        }
        for cell in ["+5", "-a", "@SUM(A1)", "=2+5"] {
            assert_eq!(csv_cell(cell), format!("'{cell}"));
        }
    }
}
