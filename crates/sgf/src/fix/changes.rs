//! The changes of a record.

use super::super::{Code, Place};
use super::codes::FixMessage;

/// A change.
#[derive(Clone, Debug, PartialEq)]
pub struct Change {
    /// Its place in the original file.
    pub place: Place,
    /// The message.
    pub done: FixMessage,
    /// The linter's code for it, if any.
    pub finding: Option<Code>,
}

impl Change {
    /// The code under which it is listed: the linter's, or that of the fix.
    #[must_use]
    pub fn code(&self) -> Code {
        self.finding.unwrap_or(self.done.code())
    }
}

/// The changes so far.
#[derive(Default)]
pub(super) struct Changes(pub(super) Vec<Change>);

impl Changes {
    pub(super) fn add(&mut self, place: Place, done: FixMessage) {
        self.0.push(Change { place, done, finding: None });
    }

    /// Adds a change with the linter's code.
    pub(super) fn mend(&mut self, place: Place, finding: Code, done: FixMessage) {
        self.0.push(Change { place, done, finding: Some(finding) });
    }
}
