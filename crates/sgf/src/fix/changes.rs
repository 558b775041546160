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
    /// Adds a change, with the linter's code for what it fixes, if any.
    pub(super) fn add(&mut self, place: Place, finding: impl Into<Option<Code>>, done: FixMessage) {
        self.0.push(Change { place, done, finding: finding.into() });
    }
}
