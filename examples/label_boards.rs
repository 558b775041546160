//! Labels boards with the four answers: whether each is valid, its dead stones, and where White captures and may play.
//!
//! `cargo run --example label_boards -- boards.txt`, with diagrams of one size and an empty line between them.

use gocheck::board::{Color, Point};
use gocheck::go::{Batch, Board};
use std::error::Error;

/// White takes a stone at the upper left of the first board. Three stones of the second one have no liberty.
const BOARDS: &str = "\
. X O .
X O . .
. . . .

O X O .
X O X .
. X . .
";

fn main() -> Result<(), Box<dyn Error>> {
    let text = match std::env::args().nth(1) {
        Some(path) => std::fs::read_to_string(path)?.replace('\r', ""),
        None => BOARDS.to_owned(),
    };
    let boards: Vec<Board> = text.split("\n\n").map(str::parse).collect::<Result<_, _>>()?;
    let size = boards.first().ok_or("no boards")?.size();
    let mut batch = Batch::new(size, boards.len());
    for (index, board) in boards.iter().enumerate() {
        batch.put(index, board, Color::White)?;
    }
    let answers = batch.analyse();
    for (index, board) in boards.iter().enumerate() {
        print!("{board}");
        println!("valid: {}", answers.is_valid(index));
        println!("dead: {}", list(answers.dead(index)));
        println!("captures: {}", list(answers.captures(index)));
        println!("legal: {}", list(answers.legal(index)));
    }
    Ok(())
}

fn list(points: impl Iterator<Item = Point>) -> String {
    points.map(|point| point.to_string()).collect::<Vec<_>>().join(" ")
}
