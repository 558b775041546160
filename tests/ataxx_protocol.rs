//! The bots of Ataxx, by recorded transcripts: a file of tests/data/ataxx/transcripts each.

mod common;

use common::{ataxx, transcripts};

#[test]
fn every_transcript() {
    transcripts::check("tests/data/ataxx/transcripts", ataxx);
}
