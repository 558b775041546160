//! Plays two levels of the Ataxx engine against each other and counts.
//!
//! `cargo run --release --example ataxx_match -- LEVEL LEVEL [GAMES] [MS] [RULES]`
//!
//! Each opening is four random plies that a search calls balanced, and is played twice with the
//! colours swapped.

use games::ataxx::{Position, Rules};
use games::description::Described;
use games::game::History;
use games::search::{AlphaBetaEngine, EngineOptions, Player, SearchLimits};
use gocheck_common::board::Color;
use gocheck_common::random::Random;
use std::time::{Duration, Instant};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let argument = |index: usize, unless: &str| arguments.get(index).map_or(unless.to_owned(), Clone::clone);
    let levels: [u8; 2] = [argument(0, "10").parse()?, argument(1, "2").parse()?];
    let games: u64 = argument(2, "200").parse()?;
    let time = Duration::from_millis(argument(3, "50").parse()?);
    let rules = (Position::SPEC.variant(&argument(4, "botzone"))?.start)().rules();

    let mut players = levels.map(|level| {
        (Position::SPEC.players.player)(EngineOptions { level, threads: 1, megabytes: 16, seed: 1 })
    });
    let mut judge = AlphaBetaEngine::new(16, 1);
    let (mut wins, mut draws, mut losses, mut slowest) = (0, 0, 0, Duration::ZERO);
    for number in 0..games {
        let opening = opening(number / 2, rules, &mut judge);
        let first = if number % 2 == 0 { Color::Black } else { Color::White };
        match play(opening, first, &mut players, time, &mut slowest) {
            Some(winner) if winner == first => wins += 1,
            Some(_) => losses += 1,
            None => draws += 1,
        }
        if (number + 1).is_multiple_of(20) {
            eprintln!("{} games: {wins} won, {draws} drawn, {losses} lost", number + 1);
        }
    }
    let score = (f64::from(wins) + f64::from(draws) / 2.0) / games as f64 * 100.0;
    println!(
        "level {} against {}: {wins} won, {draws} drawn, {losses} lost, {score:.1} %, slowest answer {slowest:?}",
        levels[0], levels[1]
    );
    Ok(())
}

/// A game of four plies in which a search sees no side ahead by much.
fn opening(number: u64, rules: Rules, judge: &mut AlphaBetaEngine) -> History<Position> {
    for attempt in 0.. {
        let mut random = Random::new(number << 32 | attempt);
        let mut game = History::new(Position::start(rules));
        for _ in 0..4 {
            if let Some(&mv) = random.pick(&game.legal_moves()) {
                let _ = game.play(mv);
            }
        }
        let limits = SearchLimits { depth: 6, ..SearchLimits::default() };
        if judge.search(&game, limits, |_| {}).is_some_and(|report| report.score.abs() < 240) {
            return game;
        }
    }
    History::new(Position::start(rules))
}

/// Plays to the end and gives the winner.
fn play(
    mut game: History<Position>,
    first: Color,
    players: &mut [Box<dyn Player<Position>>; 2],
    time: Duration,
    slowest: &mut Duration,
) -> Option<Color> {
    use games::game::Game;
    loop {
        if let Some(outcome) = game.outcome() {
            return outcome.winner;
        }
        let to_move = game.position().to_move();
        let player = &mut players[usize::from(to_move != first)];
        let asked = Instant::now();
        // Who has only moves that repeat the game loses by any of them.
        let Some(mv) = player.choose(&game, SearchLimits::for_move(asked, time), &mut |_| {}) else {
            return Some(to_move.opponent());
        };
        *slowest = (*slowest).max(asked.elapsed());
        if game.play(mv).is_err() {
            return Some(to_move.opponent());
        }
    }
}
