//! Lines of a text, and the places of their parts.

use crate::Place;
use gocheck_text::columns;

/// A line, without its line break.
#[derive(Clone, Copy)]
pub(super) struct Line<'a> {
    number: u32,
    whole: &'a str,
}

/// The lines of a text.
pub(super) fn lines(text: &str) -> impl Iterator<Item = Line<'_>> {
    text.split('\n').zip(1..).map(|(whole, number)| Line { number, whole })
}

impl<'a> Line<'a> {
    /// The text without white space around it.
    pub(super) fn text(self) -> &'a str {
        self.whole.trim()
    }

    /// The place of a part of the line, or of its start for any other text.
    pub(super) fn place_of(self, part: &str) -> Place {
        let offset = (part.as_ptr() as usize).checked_sub(self.whole.as_ptr() as usize);
        let before = offset.and_then(|offset| self.whole.get(..offset)).unwrap_or_default();
        let character = 1 + before.chars().count() as u32;
        let column = 1 + before.chars().map(columns).sum::<usize>() as u32;
        Place { line: self.number, character, column }
    }

    /// The place of its first character that is not white space.
    pub(super) fn place(self) -> Place {
        self.place_of(self.text())
    }
}
