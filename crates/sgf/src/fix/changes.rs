//! The changes of a record.

use super::super::{Code, Place};
use super::codes::FixMessage;

/// A change, or why a duplicate stays.
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

    /// Returns false if it says why a duplicate stays.
    #[must_use]
    pub const fn is_made(&self) -> bool {
        !matches!(self.done, FixMessage::KeepSetup { .. } | FixMessage::KeepValues { .. })
    }
}

/// The maximum number of listed changes.
const MAX_CHANGES: usize = 20_000;

/// The changes so far.
#[derive(Default)]
pub(super) struct Changes {
    pub(super) list: Vec<Change>,
    /// The number of further changes.
    more: usize,
}

impl Changes {
    /// Adds a change, with the linter's code for what it fixes, if any.
    pub(super) fn add(&mut self, place: Place, finding: impl Into<Option<Code>>, done: FixMessage) {
        if self.list.len() < MAX_CHANGES {
            self.list.push(Change { place, done, finding: finding.into() });
        } else {
            self.more += 1;
        }
    }

    /// The changes in file order, and at last the number of those that are not listed.
    pub(super) fn into_sorted(mut self) -> Vec<Change> {
        self.list.sort_by_key(|change| change.place);
        if let Some(place) = self.list.last().map(|last| last.place).filter(|_| self.more > 0) {
            self.list.push(Change {
                place,
                done: FixMessage::MoreChanges { more: self.more },
                finding: None,
            });
        }
        self.list
    }
}
