use crate::cli::positions::read;
use crate::game::rules::{Game, History};
use crate::reversi::endgame::root::Solver;
use crate::reversi::final_score::final_score;
use crate::reversi::midgame::engine::ReversiEngine;
use crate::reversi::moves::Move;
use crate::reversi::position::Position;
use crate::review::symmetry::equivalent_moves;
use crate::search::limits::SearchLimits;
use crate::search::player::Engine;
use crate::search::report::Report;
use clap::value_parser;
use gocheck_program::{Status, Waiting, messages};
use std::io::Write;
use std::time::{Duration, Instant};

/// Analyse every move of a position, the best first
///
/// Prints one line per move: the move, its value, how it was found, and the best line. With few empty squares the
/// values are exact; otherwise they are estimates. Values are stones for the side to move.
#[derive(Debug, clap::Args)]
pub(super) struct Analyse {
    /// The position
    #[arg(allow_hyphen_values = true)]
    position: String,
    /// Solve positions with at most this many empty squares exactly
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = value_parser!(u32).range(0..=60))]
    exact: u32,
    /// Milliseconds for each estimate
    #[arg(long, value_name = "MS", default_value_t = 1000, value_parser = value_parser!(u64).range(1..=86_400_000))]
    time: u64,
    /// Maximum search depth in plies for estimates
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(2..=60))]
    depth: Option<u32>,
    /// Size of the hash table in MiB
    #[arg(long, value_name = "MIB", default_value_t = 128, value_parser = value_parser!(u16).range(1..=16_384))]
    hash: u16,
}

/// A move with its value in hundredths of a stone.
#[derive(Clone)]
struct Found {
    value: i32,
    how: String,
    line: Vec<Move>,
}

impl Analyse {
    pub(super) fn run(&self, output: &mut impl Write) -> anyhow::Result<Status> {
        let position: Position = read(&self.position, None)?;
        if let Some(outcome) = position.outcome() {
            messages::note(&format!("the game is over: {outcome}"));
            return Ok(Status::Well);
        }
        let waiting = Waiting::new();
        let is_exact = position.empty().count_ones() <= self.exact;
        let mut found = if is_exact { self.solve(&position) } else { self.search(&position) };
        drop(waiting);
        found.sort_by_key(|found| std::cmp::Reverse(found.value));
        for Found { value, how, line } in found {
            let line: Vec<String> = line.iter().map(Move::to_string).collect();
            let mv = line.first().map_or("-", String::as_str);
            let stones = f64::from(value) / 100.0;
            let decimals = if is_exact { 0 } else { 2 };
            writeln!(output, "{mv}\t{stones:+.decimals$}\t{how}\t{}", line.join(" "))?;
        }
        Ok(Status::Well)
    }

    fn solve(&self, position: &Position) -> Vec<Found> {
        let mut solver = Solver::new(self.hash.into());
        each_move(position, |mv, next| {
            let solution = solver.solve(&next, SearchLimits::default())?;
            let rest = solver.line(&next, solution.value, SearchLimits::default());
            let line = std::iter::once(mv).chain(rest).collect();
            Some(Found { value: -100 * solution.value, how: "exact".to_owned(), line })
        })
    }

    fn search(&self, position: &Position) -> Vec<Found> {
        let mut engine = ReversiEngine::new(self.hash.into(), 1);
        each_move(position, |mv, next| {
            let game = History::new(next);
            let deadline = Instant::now().checked_add(Duration::from_millis(self.time));
            let limits = SearchLimits { deadline, ..SearchLimits::default() };
            let limits = SearchLimits { depth: self.depth.map_or(limits.depth, |depth| depth - 1), ..limits };
            let Some(Report { depth, score, line, .. }) = engine.search(&game, limits, &mut |_| {}) else {
                let value = -100 * final_score(game.position().own(), game.position().enemy());
                return Some(Found { value, how: "exact".to_owned(), line: vec![mv] });
            };
            let line = std::iter::once(mv).chain(line).collect();
            Some(Found { value: -score.clamp(-6400, 6400), how: format!("depth {}", depth + 1), line })
        })
    }
}

/// The result of `find` for every move and the position after it; equivalent moves are searched once.
fn each_move(position: &Position, mut find: impl FnMut(Move, Position) -> Option<Found>) -> Vec<Found> {
    let mut found: Vec<Found> = Vec::new();
    let moves = position.moves();
    for (&mv, image) in moves.iter().zip(equivalent_moves(position, &moves)) {
        let same = found
            .get(image.first)
            .map(|first| Found { line: image.line(position, &first.line), ..first.clone() });
        found.extend(same.or_else(|| find(mv, position.play_unchecked(mv))));
    }
    found
}
