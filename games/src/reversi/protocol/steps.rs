//! How bots of Reversi are tried, whatever the protocol.

use super::super::Position;
use crate::arena::check::{Bench, Step, StepError, middle_game};
use crate::game::History;

pub(super) const STEPS: [Step<Position>; 8] = [
    Step::new("first move", |bench| bench.ask_after(0, 0)),
    Step::new("first move of white", |bench| bench.ask_after(1, 1)),
    Step::new("middle game", |bench| bench.ask_after(24, 2)),
    Step::new("one move only", |bench| ask_with_places(bench, 1)),
    Step::new("a pass", pass),
    Step::new("late: near the end", |bench| bench.ask_after(50, 3)),
    Step::advice("garbage: no move for an answer", garbage),
    Step::new("end of input", |bench| bench.ask_after(0, 0).and_then(|()| bench.ends_with_its_input())),
];

/// Asks in a game at random in which the side to move is left with so many places.
fn ask_with_places(bench: &mut Bench<Position>, places: u32) -> Result<(), StepError> {
    let games = (0..2000).map(|seed| middle_game(bench.start(), 30 + seed as usize % 20, seed));
    let game = games.into_iter().find(|game| game.position().places().count_ones() == places);
    game.map_or(Ok(()), |game| bench.ask(&game))
}

/// Two judges never ask a side without a move.
fn pass(bench: &mut Bench<Position>) -> Result<(), StepError> {
    match bench.protocol() {
        "lksh" | "lksh-color-first" | "codingame" => Ok(()),
        _ => ask_with_places(bench, 0),
    }
}

/// Where there are sessions, one goes on after it.
fn garbage(bench: &mut Bench<Position>) -> Result<(), StepError> {
    const GARBAGE: &str = "what now?\n";
    match bench.protocol() {
        "gtp" => {
            bench.send(GARBAGE);
            // The reply to it, and the empty line after.
            while !bench.answer(bench.time())?.is_empty() {}
            bench.ask(&History::new(bench.start()))
        }
        "nboard" => {
            bench.send(GARBAGE);
            bench.ask(&History::new(bench.start()))
        }
        _ => bench.ask_with(GARBAGE),
    }
}
