//! Replays the main line of a game record under its rules, and shows what each move captures and which are illegal.
//!
//! `cargo run --example replay_record -- game.sgf`

use gocheck::go::{Action, Replay, RuleSet, vertex};
use gocheck::record::main_line;
use std::error::Error;

/// White takes a ko with move 8, and Black retakes it at once.
const RECORD: &[u8] = b"(;SZ[5]RU[Japanese];B[bb];W[cb];B[ac];W[dc];B[bd];W[cd];B[cc];W[bc];B[cc])";

fn main() -> Result<(), Box<dyn Error>> {
    let record = match std::env::args().nth(1) {
        Some(path) => std::fs::read(path)?,
        None => RECORD.to_owned(),
    };
    let line = main_line(record.as_slice(), None)?;
    let played = line.game?;
    let rules =
        line.info.rules.and_then(|(text, _)| RuleSet::from_record(&text)).unwrap_or(RuleSet::Japanese);
    let mut game = Replay::new(played.size());
    game.set_up(played.board_after(0).stones().map(|(point, color)| (point, Some(color))));
    for step in played.line() {
        let (number, color) = (step.number, step.color);
        match step.action {
            Action::Play(point) => match game.play(color, point, rules) {
                Ok(facts) => {
                    println!("{number} {color} {}, captures {}", vertex(game.size(), point), facts.captured);
                }
                Err(illegal) => {
                    println!("{number} {color} {illegal}");
                    game.play_unchecked(color, point);
                }
            },
            Action::Pass => game.pass(color),
            Action::Skip => game.skip(color),
        }
    }
    print!("{game}");
    println!("{} may play {} points", game.to_move(), game.legal(game.to_move(), rules).count());
    Ok(())
}
