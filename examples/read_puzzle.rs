//! Reads a puzzle and prints its board and its analysis.
//!
//! `cargo run --example read_puzzle -- data/train_3.txt`

use gocheck::board::{Color, Size};
use gocheck::go;
use gocheck::puzzle::{Answer, Puzzle, Question};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "data/train_3.txt".to_owned());
    let puzzle = Puzzle::parse(&std::fs::read(&path)?, Size::default())?;
    for warning in &puzzle.warnings {
        eprintln!("{path}:{warning}");
    }
    print!("{}", puzzle.setup);
    let analysis = go::analyse(&puzzle.setup, Color::White);
    for question in Question::ALL {
        println!("{} {}", question.title(), Answer::new(question, &analysis));
    }
    for capture in &analysis.captures {
        println!("{capture}");
    }
    Ok(())
}
