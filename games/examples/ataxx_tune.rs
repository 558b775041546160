//! Fits the weights of the Ataxx evaluation by hand to games that the engine plays against itself with it.
//!
//! `cargo run --release --example ataxx_tune -- [GAMES] [DEPTH] [SEED]` prints the rows for
//! games/src/ataxx/weights.rs.
//!
//! Games begin with six random plies, a third of them on boards with walls, and every eighth move is
//! random, so that all kinds of positions are seen. A position's label is half the result of its
//! game and half what a search of it said. The weights are those under which a logistic curve of the
//! evaluation, 100 to the unit, fits the labels best (gradient descent with Adam, a small penalty on
//! their size).

use games::ataxx::{ANCHOR_STEP, FEATURES, Pattern, Position, Rules};
use games::game::{Game, History};
use games::search::{AlphaBetaEngine, SearchLimits};
use gocheck_common::board::Color;
use gocheck_common::random::Random;

const ROWS: usize = 6;
const SIZE: usize = FEATURES * ROWS;

struct Sample {
    features: [f64; FEATURES],
    row: usize,
    /// The share of the row above.
    above: f64,
    label: f64,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let mut argument = |unless: &str| arguments.next().unwrap_or(unless.to_owned()).parse::<u64>();
    let (games, depth, seed) = (argument("1000")?, argument("3")? as u32, argument("1")?);

    let boards = Pattern::all();
    let mut random = Random::new(seed);
    let mut engine = AlphaBetaEngine::new(16, 1);
    let mut samples = Vec::new();
    for number in 0..games {
        let rules = if number % 2 == 0 { Rules::Uai } else { Rules::Botzone };
        let walls = number % 3 == 0;
        let start = match random.pick(&boards) {
            Some(board) if walls => board.position(rules),
            _ => Position::start(rules),
        };
        play(History::new(start), depth, &mut random, &mut engine, &mut samples);
    }
    eprintln!("{} positions", samples.len());
    for row in fit(&samples).chunks(FEATURES) {
        let row: Vec<String> = row.iter().map(|weight| format!("{:.0}", weight * 100.0)).collect();
        println!("    [{}],", row.join(", "));
    }
    Ok(())
}

fn play(
    mut game: History<Position>,
    depth: u32,
    random: &mut Random,
    engine: &mut AlphaBetaEngine,
    samples: &mut Vec<Sample>,
) {
    let first = samples.len();
    let mut sides = Vec::new();
    let outcome = loop {
        if let Some(outcome) = game.outcome() {
            break outcome;
        }
        let ply = game.earlier().len();
        let moves = game.legal_moves();
        let Some(&any) = random.pick(&moves) else { return };
        let mut mv = any;
        if ply >= 6 {
            let limits = SearchLimits { depth, ..SearchLimits::default() };
            let Some(report) = engine.search_with(&Position::value_by_hand, &game, limits, |_| {}) else {
                return;
            };
            samples.push(sample(game.position(), f64::from(report.score)));
            sides.push(game.position().to_move());
            if !random.next().is_multiple_of(8) {
                mv = report.line[0];
            }
        }
        if game.play(mv).is_err() {
            return;
        }
    };
    for (sample, side) in samples[first..].iter_mut().zip(sides) {
        sample.label = (sample.label + result(outcome.winner, side)) / 2.0;
    }
}

fn result(winner: Option<Color>, side: Color) -> f64 {
    winner.map_or(0.5, |winner| f64::from(u8::from(winner == side)))
}

fn sample(position: &Position, score: f64) -> Sample {
    let (row, above) = position.phase();
    Sample {
        features: position.features().map(f64::from),
        row,
        above: above as f64 / ANCHOR_STEP as f64,
        label: logistic(score / 400.0),
    }
}

fn logistic(value: f64) -> f64 {
    1.0 / (1.0 + (-value).exp())
}

fn fit(samples: &[Sample]) -> [f64; SIZE] {
    let mut weights = [0.0; SIZE];
    let (mut mean, mut square) = ([0.0; SIZE], [0.0; SIZE]);
    for step in 1..=600 {
        let mut gradient = weights.map(|weight| 1e-5 * weight);
        let mut loss = 0.0;
        for sample in samples {
            let share = |feature, row| {
                sample.features[feature] * if row == sample.row { 1.0 - sample.above } else { sample.above }
            };
            let places = || {
                [sample.row, sample.row + 1]
                    .into_iter()
                    .flat_map(|row| (0..FEATURES).map(move |feature| (feature, row)))
            };
            let value: f64 =
                places().map(|(feature, row)| weights[row * FEATURES + feature] * share(feature, row)).sum();
            let error = logistic(value) - sample.label;
            loss += error * error;
            for (feature, row) in places() {
                gradient[row * FEATURES + feature] += error * share(feature, row) / samples.len() as f64;
            }
        }
        for index in 0..SIZE {
            mean[index] += 0.1 * (gradient[index] - mean[index]);
            square[index] += 0.001 * (gradient[index] * gradient[index] - square[index]);
            let (mean, square) =
                (mean[index] / (1.0 - 0.9f64.powi(step)), square[index] / (1.0 - 0.999f64.powi(step)));
            weights[index] -= 0.01 * mean / (square.sqrt() + 1e-8);
        }
        if step % 200 == 0 {
            eprintln!("step {step}: mean square error {:.5}", loss / samples.len() as f64);
        }
    }
    weights
}
