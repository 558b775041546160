//! Escaping of text for HTML.

use std::fmt;

/// Escapes a text for HTML, including attribute values.
pub struct Html<'a>(pub &'a str);

impl fmt::Display for Html<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.0.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
        f.write_str(&text.replace('"', "&quot;"))
    }
}
