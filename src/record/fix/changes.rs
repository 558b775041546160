//! What was changed in a record.

use super::super::{Code, Place};
use super::codes::FixMessage;

/// Something that was mended.
#[derive(Clone, Debug, PartialEq)]
pub struct Change {
    /// Where it stood in the file that was read.
    pub place: Place,
    /// What was done.
    pub done: FixMessage,
    /// What the linter finds there.
    pub finding: Option<Code>,
}

impl Change {
    /// The code that it is listed by: what the linter finds there, or that of the mend.
    #[must_use]
    pub fn code(&self) -> Code {
        self.finding.unwrap_or(self.done.code())
    }
}

/// What was mended so far.
#[derive(Default)]
pub(super) struct Changes(pub(super) Vec<Change>);

impl Changes {
    pub(super) fn add(&mut self, place: Place, done: FixMessage) {
        self.0.push(Change { place, done, finding: None });
    }

    /// The same of what the linter finds, too.
    pub(super) fn mend(&mut self, place: Place, finding: Code, done: FixMessage) {
        self.0.push(Change { place, done, finding: Some(finding) });
    }
}
