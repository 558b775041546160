//! The errors of shallow searches compared with deeper ones, on which multi-probcut is based.

use crate::reversi::{Record, SelfPlay};
use anyhow::Context;
use clap::value_parser;
use games::game::History;
use games::reversi::endgame::Solver;
use games::reversi::evaluation::Evaluation;
use games::reversi::{Position, ReversiEngine, Selectivity, probe_depth};
use games::search::{Engine, SearchLimits};
use gocheck_board::Color;
use gocheck_program::{Status, messages};
use std::io::Write;
use std::sync::Arc;

/// Measure the errors of shallow searches for multi-probcut
///
/// Searches positions of self-play in each part of the game, as little selective as the engine can be while selective.
/// Prints a row for each depth from 3 on, by empty squares: the standard deviation of the difference between a search and
/// its probe in hundredths of a stone, as in games/reversi/src/midgame/probcut.rs, and the number of positions. Then the
/// same for searches to the end, by their empty squares.
#[derive(Debug, clap::Args)]
pub(crate) struct Probcut {
    /// Positions of each part of the game
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = value_parser!(u64).range(1..=100_000))]
    positions: u64,
    /// Depth of the deepest search
    #[arg(long, value_name = "PLIES", default_value_t = 12, value_parser = value_parser!(u32).range(3..=30))]
    depth: u32,
    /// Most empty squares of searches to the end
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = value_parser!(u32).range(1..=30))]
    empty: u32,
}

/// Ranges of empty squares: more than the first number, up to the second.
const STAGES: [(u32, u32); 4] = [(12, 20), (20, 32), (32, 44), (44, 56)];

/// Searches that come within this number of plies of the end are left out.
const ENDGAME: u32 = 8;

/// The least depth with a probe.
const FIRST: u32 = 3;

/// The least number of empty squares at which a search to the end makes probes.
const FIRST_END: u32 = 13;

impl Probcut {
    pub(crate) fn run(&self, output: &mut impl Write) -> anyhow::Result<Status> {
        let (count, deepest, most) = (self.positions as usize, self.depth, self.empty);
        let self_play = SelfPlay { evaluation: Arc::clone(Evaluation::embedded()), nodes: 500 };
        let all = self_play.play(0..400, 99);
        // Far apart, so that no two are from one game.
        let choose = |low: u32, high: u32| {
            let empty = |record: &Record| (!(record.own | record.enemy)).count_ones();
            let chosen: Vec<_> = all.iter().filter(|record| (low..=high).contains(&empty(record))).collect();
            let step = (chosen.len() / count).max(1);
            let chosen = chosen.into_iter().step_by(step).take(count);
            chosen
                .filter_map(|record| Position::new(record.own, record.enemy, Color::Black))
                .collect::<Vec<_>>()
        };
        let mut stages = Vec::new();
        for (low, high) in STAGES {
            let found: Vec<(u32, Vec<f64>)> = choose(low + 1, high)
                .into_iter()
                .map(|position| (position.empty().count_ones(), values(position, deepest)))
                .collect();
            stages.push(found);
            messages::note(&format!("searched {count} positions of up to {high} empty squares"));
        }
        for depth in FIRST..=deepest {
            let mut columns = Vec::new();
            for found in &stages {
                let middle = found.iter().filter(|(empty, _)| *empty > depth + ENDGAME);
                columns.push(deviation(middle.filter_map(|(_, values)| {
                    Some(values.get(depth as usize - 1)? - values.get(probe_depth(depth) as usize - 1)?)
                })));
            }
            print_row(output, &format!("depth {depth}"), &columns)?;
        }
        let mut solver = Solver::new(64);
        for empty in FIRST_END..=most {
            let mut differences = Vec::new();
            for position in choose(empty, empty) {
                let found = values(position, probe_depth(empty));
                let exact = solver.solve(&position, SearchLimits::default()).context("unsolved")?.value;
                differences.extend(found.last().map(|last| f64::from(100 * exact) - last));
            }
            print_row(output, &format!("{empty} empty"), &[deviation(differences.into_iter())])?;
        }
        Ok(Status::Well)
    }
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

/// The standard deviation, and the number of differences.
fn deviation(numbers: impl Iterator<Item = f64>) -> (f64, usize) {
    let numbers: Vec<f64> = numbers.collect();
    let count = numbers.len() as f64;
    let mean = numbers.iter().sum::<f64>() / count;
    let squares = numbers.iter().map(|number| (number - mean).powi(2)).sum::<f64>();
    ((squares / (count - 1.0)).sqrt(), numbers.len())
}

fn print_row(output: &mut impl Write, name: &str, columns: &[(f64, usize)]) -> std::io::Result<()> {
    let deviations: Vec<String> = columns.iter().map(|(deviation, _)| format!("{deviation:.0}")).collect();
    let counts: Vec<String> = columns.iter().map(|(_, count)| count.to_string()).collect();
    writeln!(output, "[{}], // {name}; {}", deviations.join(", "), counts.join(", "))
}
