//! The findings in a file.

use super::super::{EncodingBallot, RecordEncoding, Replayer};
use super::finding::Finding;
use std::io;

/// The result for a file.
#[derive(Debug)]
pub struct Linted {
    /// The findings, in file order.
    pub findings: Vec<Finding>,
    /// The number of games.
    pub games: u32,
    /// The number of moves in all variations.
    pub moves: u64,
    /// The vote on the encoding of other records, if that of this one is a guess.
    pub ballot: Option<EncodingBallot>,
    /// The encoding.
    pub encoding: RecordEncoding,
    /// Why the file could not be read to its end.
    pub error: Option<io::Error>,
}

impl Linted {
    /// The findings, with what the replayer knows of the file after it was played.
    pub(crate) fn new(findings: Vec<Finding>, replayer: &Replayer, error: Option<io::Error>) -> Self {
        Self {
            findings,
            games: replayer.games(),
            moves: replayer.moves(),
            ballot: replayer.ballot(),
            encoding: replayer.encoding(),
            error,
        }
    }
}
