//! How far a shallow search is from a deeper one: the errors that multi-probcut stands on.
//!
//! `cargo run --release --example reversi_probcut -- [POSITIONS [DEPTH]]`
//!
//! Searches POSITIONS positions of self-play (100) in each part of the game by the engine without
//! multi-probcut, to DEPTH plies (10). A line for each pair of depths: the standard deviation of the
//! difference in hundredths of a stone, and how many positions it comes from, by empty squares.
//! Positions that the deeper search plays to the end do not count.

mod common;

use common::Unprobed;
use games::game::History;
use games::reversi::Position;
use games::reversi::evaluation::Evaluation;
use games::reversi::learn::positions;
use games::search::{Engine, Limits};
use gocheck_common::board::Color;
use std::error::Error;

/// Deeper and less deep.
const PAIRS: [(u32, u32); 12] =
    [(3, 1), (4, 2), (5, 1), (6, 2), (7, 3), (8, 4), (9, 3), (10, 4), (11, 5), (12, 6), (13, 5), (14, 6)];

/// Empty squares, more than the first and up to the second.
const STAGES: [(u32, u32); 4] = [(12, 20), (20, 32), (32, 44), (44, 56)];

/// With so few empty squares the engine searches to the end.
const ENDGAME: u32 = 8;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<usize> =
        std::env::args().skip(1).map(|text| text.parse()).collect::<Result<_, _>>()?;
    let count = arguments.first().copied().unwrap_or(100);
    let deepest = arguments.get(1).copied().unwrap_or(10) as u32;
    let all = positions(Evaluation::embedded(), 400, 2, 99).concat();
    let mut engine = Engine::new(64, 1);
    // By part of the game: the empty squares of each position, and its values from depth 1 on.
    let mut values: Vec<Vec<(u32, Vec<f64>)>> = Vec::new();
    for (low, high) in STAGES {
        let empty = |(own, enemy): (u64, u64)| (!(own | enemy)).count_ones();
        let of_stage: Vec<_> = all.iter().filter(|&&at| (low + 1..=high).contains(&empty(at))).collect();
        // Far apart, so that no two are of one game.
        let step = (of_stage.len() / count).max(1);
        let mut found = Vec::new();
        for &&(own, enemy) in of_stage.iter().step_by(step).take(count) {
            let position = Position::new(own, enemy, Color::Black).ok_or("stones overlap")?;
            let game = History::new(Unprobed::<true>::from(position));
            let limits = Limits { depth: deepest, ..Limits::default() };
            let mut by_depth = Vec::new();
            engine.clear();
            engine.think(&game, limits, |report| by_depth.push(f64::from(report.score)));
            found.push((empty((own, enemy)), by_depth));
        }
        eprintln!("searched {} positions of up to {high} empty squares", found.len());
        values.push(found);
    }
    for (deep, shallow) in PAIRS.into_iter().filter(|&(deep, _)| deep <= deepest) {
        print!("{deep:2} by {shallow}:");
        for (found, (_, high)) in values.iter().zip(STAGES) {
            let differences: Vec<f64> = found
                .iter()
                .filter(|(empty, by_depth)| *empty > deep + ENDGAME && by_depth.len() >= deep as usize)
                .map(|(_, by_depth)| by_depth[deep as usize - 1] - by_depth[shallow as usize - 1])
                .collect();
            let count = differences.len() as f64;
            let mean = differences.iter().sum::<f64>() / count;
            let squares = differences.iter().map(|difference| (difference - mean).powi(2)).sum::<f64>();
            print!("  ..{high} {:4.0} ({count})", (squares / (count - 1.0)).sqrt());
        }
        println!();
    }
    Ok(())
}
