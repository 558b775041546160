//! Escaping of text for HTML.

use std::fmt;

/// Escapes a text for HTML, including attribute values.
pub struct Html<'a>(pub &'a str);

impl fmt::Display for Html<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for piece in self.0.split_inclusive(['&', '<', '>', '"']) {
            let entity = match piece.as_bytes().last() {
                Some(b'&') => "&amp;",
                Some(b'<') => "&lt;",
                Some(b'>') => "&gt;",
                Some(b'"') => "&quot;",
                _ => {
                    f.write_str(piece)?;
                    continue;
                }
            };
            f.write_str(&piece[..piece.len() - 1])?;
            f.write_str(entity)?;
        }
        Ok(())
    }
}
