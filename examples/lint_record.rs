//! Checks a game record by the rules that it names and prints the findings.
//!
//! `cargo run --example lint_record -- game.sgf`

use gocheck::record::{LintOptions, Linter};
use std::error::Error;

/// The last move, Black's, is suicide, which Japanese rules forbid.
const SUICIDE: &[u8] = b"(;SZ[9]RU[Japanese];B[aa];W[ab];B[cc];W[ba];B[aa])";

fn main() -> Result<(), Box<dyn Error>> {
    let record = match std::env::args().nth(1) {
        Some(path) => std::fs::read(path)?,
        None => SUICIDE.to_owned(),
    };
    let checked = Linter::new(LintOptions::default()).lint(record.as_slice());
    for finding in &checked.findings {
        println!("{finding}");
    }
    println!("games: {}, moves: {}, findings: {}", checked.games, checked.moves, checked.findings.len());
    Ok(())
}
