//! How well the Reversi engine knows positions with exact scores: lines in the Othello benchmark format.
//!
//! `cargo run --release -p workshop --example reversi_problems -- FILE DEPTH...`
//!
//! For each depth the share of best moves, how far values are from the scores on average, their mean less that of the
//! scores, in stones, and nodes and processor's time a position, by an engine that knows nothing of the position before.

use games::game::History;
use games::reversi::{Problem, ReversiEngine};
use games::search::{Engine, SearchLimits};
use std::error::Error;

/// The time in seconds that this thread was on a processor, by Linux.
fn busy() -> Result<f64, Box<dyn Error>> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat")?;
    let nanoseconds: f64 = text.split(' ').next().ok_or("no time")?.parse()?;
    Ok(nanoseconds / 1e9)
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [file, depths @ ..] = &arguments[..] else { return Err("expected FILE DEPTH...".into()) };
    let text = std::fs::read_to_string(file)?;
    let problems = Problem::parse_all(&text)?;
    let mut engine = ReversiEngine::new(128, 1);
    for depth in depths {
        let limits = SearchLimits { depth: depth.parse()?, ..SearchLimits::default() };
        let (mut count, mut right, mut off, mut bias, mut nodes) = (0.0, 0.0, 0.0, 0.0, 0);
        let began = busy()?;
        for problem in &problems {
            let Some(score) = problem.best_score() else { continue };
            engine.clear();
            let game = History::new(problem.position);
            let report = engine.search(&game, limits, &mut |_| {}).ok_or("no move")?;
            let error = f64::from(report.score) / 100.0 - f64::from(score);
            count += 1.0;
            right += if report.line.first().is_some_and(|mv| problem.best_moves().contains(mv)) {
                1.0
            } else {
                0.0
            };
            off += error.abs();
            bias += error;
            nodes += report.nodes;
        }
        println!(
            "{count} positions, depth {depth}: {:.1} % best moves, error {:.2}, bias {:+.2}, {:.2} million nodes, {:.1} ms",
            100.0 * right / count,
            off / count,
            bias / count,
            nodes as f64 / count / 1e6,
            (busy()? - began) / count * 1e3,
        );
    }
    Ok(())
}
