//! Ataxx: rules, engine, judges, the program `ataxx`.

mod boards;
mod bundle;
mod check_bot;
mod cli;
mod judge;
mod network;
mod policy;
mod protocol;
mod rules;
mod search;

use games::ataxx::{Pattern, Position, Rules};
use games::game::{Game, History};
use gocheck_board::random::Random;
use std::process::Command;
use test_support::in_project;

/// The program `ataxx`.
fn ataxx(arguments: &[&str]) -> Command {
    in_project(env!("CARGO_BIN_EXE_ataxx"), arguments)
}

/// Positions of random games, half of them on boards with walls, in which the game is not over.
fn positions(seed: u64, games: usize) -> Vec<Position> {
    let boards = Pattern::all();
    let mut random = Random::new(seed);
    let mut positions = Vec::new();
    for number in 0..games {
        let board = random.pick(&boards).filter(|_| number % 2 == 0);
        let rules = Rules::ALL[number % 3];
        let mut game = History::new(board.map_or(Position::start(rules), |board| board.position(rules)));
        while game.outcome().is_none() && game.play_at_random(&mut random) {
            positions.push(*game.position());
        }
    }
    positions.retain(|position| position.outcome().is_none());
    positions
}
