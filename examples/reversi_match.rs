//! A match between two levels of Reversi from random openings, each played with both colours.
//!
//! `cargo run --release --example reversi_match -- LEVEL LEVEL PAIRS MILLISECONDS`
//!
//! The first level's score in per cent (a draw counts half), with the standard error of pairs.

use gocheck::board::Color;
use gocheck::game::{Game, History};
use gocheck::reversi::{Position, Strength};
use gocheck::search::{Limits, Random};
use std::error::Error;
use std::time::{Duration, Instant};

const OPENING_PLIES: usize = 8;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<u64> = std::env::args().skip(1).map(|text| text.parse()).collect::<Result<_, _>>()?;
    let [first, second, pairs, milliseconds] = arguments[..] else {
        return Err("expected LEVEL LEVEL PAIRS MILLISECONDS".into());
    };
    let player = |level: u64| Strength { level: level as u8, threads: 1, megabytes: 64, seed: 7 }.player();
    let (mut ours, mut theirs) = (player(first), player(second));
    let mut scores = Vec::new();
    let (mut won, mut drawn, mut lost) = (0, 0, 0);
    for pair in 0..pairs {
        let opening = opening(pair);
        let mut score = 0.0;
        for color in Color::BOTH {
            let mut game = opening.clone();
            while game.outcome().is_none() {
                let is_ours = game.position().to_move() == color;
                let player = if is_ours { &mut ours } else { &mut theirs };
                let deadline = Instant::now().checked_add(Duration::from_millis(milliseconds));
                let limits = Limits { deadline, ..Limits::default() };
                let mv = player.choose(&game, limits, &mut |_| {}).ok_or("no move")?;
                game.play(mv)?;
            }
            match game.outcome().and_then(|outcome| outcome.winner) {
                Some(winner) if winner == color => (won, score) = (won + 1, score + 0.5),
                Some(_) => lost += 1,
                None => (drawn, score) = (drawn + 1, score + 0.25),
            }
            ours.forget();
            theirs.forget();
        }
        scores.push(score * 100.0);
        let count = scores.len() as f64;
        let mean = scores.iter().sum::<f64>() / count;
        let squares = scores.iter().map(|score| (score - mean).powi(2)).sum::<f64>();
        let error = (squares / (count - 1.0).max(1.0) / count).sqrt();
        println!(
            "{} games: level {first} against {second}: {won} won, {drawn} drawn, {lost} lost: {mean:.1} +- {error:.1} %",
            2 * scores.len()
        );
    }
    Ok(())
}

/// A game of eight random moves that is not over; which one depends on `seed`.
fn opening(seed: u64) -> History<Position> {
    let mut random = Random::new(seed);
    let mut game = History::new(Position::start());
    while game.earlier().len() < OPENING_PLIES {
        let Some(&mv) = random.pick(&game.legal_moves()) else { return opening(seed + 1_000_000) };
        if game.play(mv).is_err() {
            break;
        }
    }
    game
}
