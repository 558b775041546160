//! What becomes of each game.

use super::reason::Reason;
use crate::guesses::Guess;
use serde::{Deserialize, Serialize};

/// An entry of the journal.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Entry {
    /// A process that writes what follows.
    Process { process: u32 },
    /// A game that passes the filters.
    Kept(Box<Kept>),
    /// A game that does not.
    Dropped { file: String, game: u32, reason: Reason, code: String },
    /// The end of a source.
    End {
        is_unread: bool,
        has_no_game: bool,
        #[serde(default)]
        guess: Option<Guess>,
    },
}

/// A game that passes the filters.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Kept {
    /// The hash of its main line, and the one that is equal for rotated and mirrored games.
    pub(super) hash: u64,
    pub(super) symmetric: u64,
    /// The second hash of its opening, if it has one.
    pub(super) opening: Option<u64>,
    pub(super) moves: u32,
    /// The number of known values in its root.
    pub(super) header: u8,
    /// The path of its file, after that of an archive.
    pub(super) file: String,
    /// Its number in the file.
    pub(super) game: u32,
    /// The name of the new file, not yet unique and without its ending.
    pub(super) name: String,
    /// Its row of the table, without the name of the new file.
    pub(super) row: String,
    pub(super) text: String,
}

impl Entry {
    /// The entry as a line.
    pub(super) fn line(&self) -> Vec<u8> {
        // Serializing text and numbers cannot fail.
        let mut line = serde_json::to_vec(self).unwrap_or_default();
        line.push(b'\n');
        line
    }

    /// The entry with only what is kept in memory.
    pub(super) fn without_text(self) -> Self {
        match self {
            Self::Kept(kept) => {
                let (file, name, row, text) = Default::default();
                Self::Kept(Box::new(Kept { file, name, row, text, ..*kept }))
            }
            entry => entry,
        }
    }
}
