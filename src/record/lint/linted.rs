//! The findings in a file.

use super::finding::Finding;
use std::io;

/// What came of a file.
#[derive(Debug)]
pub struct Linted {
    /// What was found, in the order of the file.
    pub findings: Vec<Finding>,
    /// The number of games.
    pub games: u32,
    /// The number of moves, those of all variations.
    pub moves: u64,
    /// Why the file could not be read to its end.
    pub error: Option<io::Error>,
}
