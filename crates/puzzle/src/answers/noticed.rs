//! Notes on how a file was read. The first of a kind stands for the others.

use super::codes::AnswerMessage;
use crate::text::shortened;
use gocheck_text::{Diagnostic, Span};

/// Notes collected while a file is read.
pub(super) struct Noticed {
    /// Names in another notation, as found and as read.
    pub(super) renamed: Counted<(Span, String, String)>,
    pub(super) skipped: Counted<(Span, String)>,
    /// Puzzles with the lines of their first answers.
    pub(super) repeated: Counted<(Span, String, usize)>,
    pub(super) notes: Vec<Diagnostic>,
}

/// The first notes of a kind.
pub(super) struct Counted<T> {
    first: Vec<T>,
    most: usize,
    /// The number of further ones.
    more: usize,
}

impl<T> Counted<T> {
    const fn new(most: usize) -> Self {
        Self { first: Vec::new(), most, more: 0 }
    }

    pub(super) fn push(&mut self, note: impl FnOnce() -> T) {
        if self.first.len() < self.most { self.first.push(note()) } else { self.more += 1 }
    }

    fn into_notes(self, note: impl Fn(T, usize) -> Diagnostic) -> impl Iterator<Item = Diagnostic> {
        self.first.into_iter().map(move |first| note(first, self.more))
    }
}

impl Noticed {
    /// Keeps at most `most` notes of a kind.
    pub(super) const fn new(most: usize, notes: Vec<Diagnostic>) -> Self {
        Self { renamed: Counted::new(most), skipped: Counted::new(most), repeated: Counted::new(most), notes }
    }

    /// Notes a name in another notation, as it was found.
    pub(super) fn rename(&mut self, found: Option<&str>, span: impl FnOnce() -> Span, name: &str) {
        if let Some(found) = found {
            self.renamed.push(|| (span(), shortened(found), name.to_owned()));
        }
    }

    pub(super) fn into_notes(self) -> Vec<Diagnostic> {
        let mut notes = self.notes;
        notes.extend(self.renamed.into_notes(|(span, found, taken), more| {
            AnswerMessage::NameReadAs { found, taken, more }.at(span)
        }));
        notes.extend(
            self.skipped.into_notes(|(span, text), more| AnswerMessage::PassedOver { text, more }.at(span)),
        );
        notes.extend(self.repeated.into_notes(|(span, name, first), more| {
            AnswerMessage::AnsweredAgain { name, first, more }.at(span)
        }));
        notes.sort_by_key(|note| note.span.as_ref().map_or((0, 0), |span| (span.line, span.column)));
        notes
    }
}
