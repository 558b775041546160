//! The bots of Reversi, by recorded transcripts: a file of tests/data/reversi/transcripts each.

mod common;

use common::{reversi, transcripts};

#[test]
fn every_transcript() {
    transcripts::check("tests/data/reversi/transcripts", reversi);
}
