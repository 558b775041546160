//! Draws a board with its last move, as books do, into a PNG file.
//!
//! `cargo run --example draw_board -- board.png`

use gocheck::go::Board;
use gocheck::render::{Diagram, Sign};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output/board.png".to_owned());
    let setup: Board = "
        . . . . . . . . .
        . . . . . . . . .
        . . O . . . X . .
        . . . . . . . . .
        . . . . X . . . .
        . . . . . O . . .
        . . X . . . O . .
        . . . . . . . . .
        . . . . . . . . .
    "
    .parse()?;
    let last = setup.size().point(5, 5).ok_or("off the board")?;
    let png = Diagram::new("After move 6", setup).with(last, Sign::Last).draw(50)?;
    std::fs::write(&path, &png)?;
    println!("{path}: {} bytes", png.len());
    Ok(())
}
