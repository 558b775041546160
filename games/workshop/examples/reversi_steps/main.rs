//! Matches of each step of the Reversi engine against the one before,
//! from random openings of eight plies, each played with both colours.
//!
//! `cargo run --release -p workshop --example reversi_steps -- PAIRS MILLISECONDS [FIRST [LAST]]`
//!
//! A line a match, as it goes: the score of the later step in per cent (a draw counts half) with the
//! standard error of pairs. FIRST and LAST pick matches by number.

#[path = "../common/mod.rs"]
mod common;
mod plain_player;

use common::Unprobed;
use games::game::{Game, History};
use games::reversi::{self, FullPlayer, Move, Position, Selectivity};
use games::search::{AlphaBetaEngine, Player, Report, SearchLimits, Searchable};
use gocheck_board::Color;
use gocheck_board::random::Random;
use plain_player::PlainPlayer;
use std::error::Error;
use std::time::{Duration, Instant};

const OPENING_PLIES: usize = 8;

const MEGABYTES: usize = 64;

type MakePlayer = fn() -> Box<dyn Player<Position>>;

const STEPS: [(&str, MakePlayer); 6] = [
    ("plain alpha-beta: mobility and corners", || Box::new(PlainPlayer::new(60))),
    ("the engine's search, mobility and corners", || Box::new(Engined::<Unprobed<false>>::new())),
    ("learnt patterns", || Box::new(Engined::<Unprobed<true>>::new())),
    ("Reversi's own search, nothing left out", || Box::new(own(Selectivity::NONE))),
    ("multi-probcut", || Box::new(own(Selectivity::MAX))),
    ("to the end ten plies sooner (level 10)", || Box::new(FullPlayer::new(MEGABYTES, 1))),
];

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<u64> = std::env::args().skip(1).map(|text| text.parse()).collect::<Result<_, _>>()?;
    let (&[pairs, milliseconds, ref rest @ ..], true) = (&arguments[..], arguments.len() < 5) else {
        return Err("expected PAIRS MILLISECONDS [FIRST [LAST]]".into());
    };
    let first = rest.first().copied().unwrap_or(1);
    let last = rest.get(1).copied().unwrap_or(STEPS.len() as u64 - 1);
    for (number, steps) in (1..).zip(STEPS.windows(2)).filter(|(number, _)| (first..=last).contains(number)) {
        let [(before, theirs), (after, ours)] = steps else { continue };
        println!("{number}: {after}, against {before}");
        play(ours(), theirs(), pairs, Duration::from_millis(milliseconds))?;
    }
    Ok(())
}

/// Plays a match, and prints how it stands.
fn play(
    mut ours: Box<dyn Player<Position>>,
    mut theirs: Box<dyn Player<Position>>,
    pairs: u64,
    time: Duration,
) -> Result<(), Box<dyn Error>> {
    let mut scores = Vec::new();
    let (mut won, mut drawn, mut lost) = (0, 0, 0);
    for pair in 1..=pairs {
        let opening = opening(pair);
        let mut score = 0.0;
        for color in Color::BOTH {
            let mut game = opening.clone();
            while game.outcome().is_none() {
                let player = if game.position().to_move() == color { &mut ours } else { &mut theirs };
                let limits =
                    SearchLimits { deadline: Instant::now().checked_add(time), ..SearchLimits::default() };
                game.play(player.choose(&game, limits, &mut |_| {}).ok_or("no move")?)?;
            }
            match game.outcome().and_then(|outcome| outcome.winner) {
                Some(winner) if winner == color => (won, score) = (won + 1, score + 50.0),
                Some(_) => lost += 1,
                None => (drawn, score) = (drawn + 1, score + 25.0),
            }
            ours.new_game();
            theirs.new_game();
        }
        scores.push(score);
        let count = scores.len() as f64;
        let mean = scores.iter().sum::<f64>() / count;
        let squares = scores.iter().map(|score| (score - mean).powi(2)).sum::<f64>();
        let error = (squares / (count - 1.0).max(1.0) / count).sqrt();
        if pair % 10 == 0 || pair == pairs {
            println!(
                "   {} games: {won} won, {drawn} drawn, {lost} lost: {mean:.1} +- {error:.1} %",
                2 * pair
            );
        }
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

/// The engine with Reversi's own search.
fn own(most: Selectivity) -> FullPlayer {
    FullPlayer::of(reversi::ReversiEngine::new(MEGABYTES, 1).with_selectivity(most))
}

/// The engine of all games, on positions that it sees as `G`.
struct Engined<G> {
    engine: AlphaBetaEngine,
    as_seen: fn(Position) -> G,
}

impl<G: Searchable + From<Position>> Engined<G> {
    fn new() -> Self {
        Self { engine: AlphaBetaEngine::new(MEGABYTES, 1), as_seen: G::from }
    }
}

impl<G: Searchable<Move = Move>> Player<Position> for Engined<G> {
    fn choose(
        &mut self,
        game: &History<Position>,
        limits: SearchLimits<'_>,
        report: &mut dyn FnMut(&Report<Move>),
    ) -> Option<Move> {
        // Reversi repeats no position: the past does not matter.
        let seen = History::new((self.as_seen)(*game.position()));
        self.engine.search(&seen, limits, report)?.line.first().copied()
    }

    fn new_game(&mut self) {
        self.engine.clear();
    }
}
