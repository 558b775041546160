//! How far a shallow search is from a deeper one: the errors that multi-probcut stands on.
//!
//! `cargo run --release --example reversi_probcut -- [POSITIONS]`
//!
//! A line for each pair of depths and third of the game: mean and standard deviation of the
//! difference, in hundredths of a stone.

use gocheck::reversi::evaluation::Evaluation;
use gocheck::reversi::learn::positions;
use std::error::Error;

/// Deeper and less deep.
const PAIRS: [(u32, u32); 7] = [(3, 1), (4, 2), (5, 1), (6, 2), (7, 3), (8, 4), (9, 3)];

/// Empty squares, more than the first and up to the second.
const STAGES: [(u32, u32); 4] = [(12, 20), (20, 32), (32, 44), (44, 56)];

fn main() -> Result<(), Box<dyn Error>> {
    let count: usize = std::env::args().nth(1).map_or(Ok(200), |text| text.parse())?;
    let evaluation = Evaluation::embedded();
    let all = positions(evaluation, 400, 2, 99).concat();
    let value = |(own, enemy): (u64, u64), depth| {
        f64::from(evaluation.search(own, enemy, (-20_000, 20_000), depth)) * 100.0
            / f64::from(Evaluation::UNIT)
    };
    for (deep, shallow) in PAIRS {
        for (low, high) in STAGES {
            let of_stage =
                all.iter().filter(|(own, enemy)| (low + 1..=high).contains(&(!(own | enemy)).count_ones()));
            // Far apart, so that no two are of one game.
            let step = (of_stage.clone().count() / count).max(1);
            let differences: Vec<f64> =
                of_stage.step_by(step).take(count).map(|&at| value(at, deep) - value(at, shallow)).collect();
            let mean = differences.iter().sum::<f64>() / differences.len() as f64;
            let squares = differences.iter().map(|difference| (difference - mean).powi(2)).sum::<f64>();
            let deviation = (squares / (differences.len() - 1) as f64).sqrt();
            println!(
                "{deep} by {shallow}, {high} empty and fewer: mean {mean:+.0}, deviation {deviation:.0}"
            );
        }
    }
    Ok(())
}
