//! The bots of Reversi, by recorded transcripts: a file of tests/data/reversi/transcripts each.

use crate::reversi;
use test_support::transcripts;

#[test]
fn every_transcript() {
    transcripts::check("tests/data/reversi/transcripts", reversi);
}
