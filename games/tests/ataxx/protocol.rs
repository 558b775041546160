//! The bots of Ataxx, by the recorded transcripts in tests/data/ataxx/transcripts.

use crate::ataxx;
use test_support::transcripts;

#[test]
fn every_transcript() {
    transcripts::check("tests/data/ataxx/transcripts", ataxx);
}
