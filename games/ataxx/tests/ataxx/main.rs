//! Ataxx: rules, boards, networks, search.

mod boards;
mod network;
mod policy;
mod rules;
mod search;

use games_ataxx::{Pattern, Position, Rules};
use games_engine::game::{Game, History};
use gocheck_board::random::Random;

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
