//! What to fix, and the result.

use super::super::Finding;
use super::super::encoding::{EncodingHints, RecordEncoding};
use super::changes::Change;
use super::codes::FixMessage;

/// Options for fixing records.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct FixOptions {
    /// True to fix only the layout: names, escapes, white space.
    pub form_only: bool,
    /// True to remove moves that cannot be played, with everything that follows them. One that is probably a pass (`ss` on
    /// 18 x 18) becomes one instead.
    pub drop_impossible: bool,
    /// Hints about the encoding.
    pub encoding: EncodingHints,
    /// True to accept an encoding although another one is nearly as likely.
    pub accepts_guesses: bool,
}

/// The result for a file.
#[derive(Debug)]
pub struct Fixed {
    /// The new content; `None` if the file stays unchanged.
    pub text: Option<Vec<u8>>,
    /// The changes, and why duplicates stay, in file order.
    pub changes: Vec<Change>,
    /// The reason why it stays unchanged although it has faults.
    pub kept: Option<FixMessage>,
    /// The remaining findings.
    pub left: Vec<Finding>,
    /// The number of games.
    pub games: u32,
    /// The encoding of the file.
    pub encoding: RecordEncoding,
}

/// The maximum number of bytes of a file, which is kept in memory.
pub const MAX_FIXED: u64 = 8 << 20;
