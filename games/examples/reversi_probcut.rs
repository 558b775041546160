//! How far a shallow search is from a deeper one: the errors that multi-probcut stands on.
//!
//! `cargo run --release -p games --example reversi_probcut -- [POSITIONS [DEPTH [EMPTY]]]`
//!
//! Searches POSITIONS positions of self-play (100) in each part of the game to DEPTH plies (12), leaving out as little
//! as the engine can and still leave out anything. A line for each depth from 3 on, by empty squares: the standard deviation of the difference of
//! a search and its probe in hundredths of a stone, as `midgame/probcut.rs` has it; then from how many positions it
//! comes. Then the same of searches to the end, by their empty squares, up to EMPTY (20).

use games::game::History;
use games::reversi::endgame::Solver;
use games::reversi::evaluation::Evaluation;
use games::reversi::learn::{Sample, Teacher, play};
use games::reversi::{Position, ReversiEngine, Selectivity, probe_depth};
use games::search::{Engine, SearchLimits};
use gocheck_common::board::Color;
use std::error::Error;
use std::sync::Arc;

/// Empty squares, more than the first and up to the second.
const STAGES: [(u32, u32); 4] = [(12, 20), (20, 32), (32, 44), (44, 56)];

/// Searches that come so near to the end are not those of the middle of the game.
const ENDGAME: u32 = 8;

/// The least depth that a probe stands for.
const FIRST: u32 = 3;

/// With fewer empty squares a search to the end takes no probes.
const FIRST_END: u32 = 13;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<usize> =
        std::env::args().skip(1).map(|text| text.parse()).collect::<Result<_, _>>()?;
    let argument = |at: usize, unless| arguments.get(at).copied().unwrap_or(unless);
    let (count, deepest, most) = (argument(0, 100), argument(1, 12) as u32, argument(2, 20) as u32);
    let teacher = Teacher { evaluation: Arc::clone(Evaluation::embedded()), nodes: 500 };
    let all = play(&teacher, 0..400, 99);
    // Far apart, so that no two are of one game.
    let choose = |low: u32, high: u32| {
        let empty = |sample: &Sample| (!(sample.own | sample.enemy)).count_ones();
        let chosen: Vec<_> = all.iter().filter(|sample| (low..=high).contains(&empty(sample))).collect();
        let step = (chosen.len() / count).max(1);
        let chosen = chosen.into_iter().step_by(step).take(count);
        chosen.filter_map(|sample| Position::new(sample.own, sample.enemy, Color::Black)).collect::<Vec<_>>()
    };
    let mut stages = Vec::new();
    for (low, high) in STAGES {
        let found: Vec<(u32, Vec<f64>)> = choose(low + 1, high)
            .into_iter()
            .map(|position| (position.empty().count_ones(), values(position, deepest)))
            .collect();
        stages.push(found);
        eprintln!("searched {count} positions of up to {high} empty squares");
    }
    for depth in FIRST..=deepest {
        let mut columns = Vec::new();
        for found in &stages {
            let middle = found.iter().filter(|(empty, _)| *empty > depth + ENDGAME);
            columns.push(deviation(middle.filter_map(|(_, values)| {
                Some(values.get(depth as usize - 1)? - values.get(probe_depth(depth) as usize - 1)?)
            })));
        }
        print_row(&format!("depth {depth}"), &columns);
    }
    let mut solver = Solver::new(64);
    for empty in FIRST_END..=most {
        let mut differences = Vec::new();
        for position in choose(empty, empty) {
            let found = values(position, probe_depth(empty));
            let exact = solver.solve(&position, SearchLimits::default()).ok_or("unsolved")?.value;
            differences.extend(found.last().map(|last| f64::from(100 * exact) - last));
        }
        print_row(&format!("{empty} empty"), &[deviation(differences.into_iter())]);
    }
    Ok(())
}

/// The values of a position from depth 1 on.
fn values(position: Position, deepest: u32) -> Vec<f64> {
    let mut engine = ReversiEngine::new(64, 1).with_selectivity(Selectivity::MIN);
    let limits =
        SearchLimits { depth: deepest.min(position.empty().count_ones() - 1), ..SearchLimits::default() };
    let mut values = Vec::new();
    engine.search(&History::new(position), limits, &mut |report| values.push(f64::from(report.score)));
    values
}

/// The standard deviation, and of how many numbers.
fn deviation(numbers: impl Iterator<Item = f64>) -> (f64, usize) {
    let numbers: Vec<f64> = numbers.collect();
    let count = numbers.len() as f64;
    let mean = numbers.iter().sum::<f64>() / count;
    let squares = numbers.iter().map(|number| (number - mean).powi(2)).sum::<f64>();
    ((squares / (count - 1.0)).sqrt(), numbers.len())
}

fn print_row(name: &str, columns: &[(f64, usize)]) {
    let deviations: Vec<String> = columns.iter().map(|(deviation, _)| format!("{deviation:.0}")).collect();
    let counts: Vec<String> = columns.iter().map(|(_, count)| count.to_string()).collect();
    println!("[{}], // {name}; {}", deviations.join(", "), counts.join(", "));
}
