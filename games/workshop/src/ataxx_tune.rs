//! The weights of the Ataxx evaluation by hand: `games/ataxx/src/weights.rs`.

use clap::value_parser;
use games::ataxx::evaluation::{ANCHOR_STEP, FEATURES};
use games::ataxx::{Pattern, Position, Rules};
use games::game::{Game, History};
use games::search::{AlphaBetaEngine, SearchLimits};
use gocheck_board::Color;
use gocheck_board::random::Random;
use gocheck_program::{Status, messages};
use std::io::Write;

/// Fit the weights of the Ataxx evaluation by hand to self-play
///
/// Games start with six random plies, a third of them on boards with walls, and every eighth move is random. The label of a
/// position is half the result of its game and half the score of a search. The weights are those under which a logistic
/// curve of the evaluation, 100 to the unit, fits the labels best (Adam, with a small penalty on their size). Prints the
/// rows of games/ataxx/src/weights.rs.
#[derive(Debug, clap::Args)]
pub(crate) struct Tune {
    /// Games
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = value_parser!(u64).range(1..=1_000_000))]
    games: u64,
    /// Depth of the searches
    #[arg(long, value_name = "PLIES", default_value_t = 3, value_parser = value_parser!(u32).range(1..=20))]
    depth: u32,
    /// Random seed
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

const ROWS: usize = 6;
const SIZE: usize = FEATURES * ROWS;

struct Sample {
    features: [f64; FEATURES],
    row: usize,
    /// The share of the row above.
    above: f64,
    label: f64,
}

impl Tune {
    pub(crate) fn run(&self, output: &mut impl Write) -> anyhow::Result<Status> {
        let boards = Pattern::all();
        let mut random = Random::new(self.seed);
        let mut engine = AlphaBetaEngine::new(16, 1);
        let mut samples = Vec::new();
        for number in 0..self.games {
            let rules = if number % 2 == 0 { Rules::Uai } else { Rules::Botzone };
            let walls = number % 3 == 0;
            let start = match random.pick(&boards) {
                Some(board) if walls => board.position(rules),
                _ => Position::start(rules),
            };
            play(History::new(start), self.depth, &mut random, &mut engine, &mut samples);
        }
        messages::note(&format!("{} positions", samples.len()));
        for row in fit(&samples).chunks(FEATURES) {
            let row: Vec<String> = row.iter().map(|weight| format!("{:.0}", weight * 100.0)).collect();
            writeln!(output, "    [{}],", row.join(", "))?;
        }
        Ok(Status::Well)
    }
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
            messages::note(&format!("step {step}: mean square error {:.5}", loss / samples.len() as f64));
        }
    }
    weights
}
