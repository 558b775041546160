//! The bots of Ataxx, by recorded transcripts: a file of tests/data/ataxx/transcripts each.

use crate::ataxx;
use test_support::transcripts;

#[test]
fn every_transcript() {
    transcripts::check("tests/data/ataxx/transcripts", ataxx);
}
