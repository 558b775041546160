//! The bots of Reversi, by the recorded transcripts in tests/data/reversi/transcripts.

use crate::reversi;
use test_support::transcripts;

#[test]
fn every_transcript() {
    transcripts::check("tests/data/reversi/transcripts", reversi);
}
