//! Test steps for bots of Reversi, for all protocols.

use crate::position::Position;
use games_engine::game::rules::History;
use games_engine::protocol::bot_check::{BotCheck, CheckError, CheckStep, middle_game};

pub(super) const STEPS: [CheckStep<Position>; 8] = [
    CheckStep::new("first move", |check| check.ask_after(0, 0)),
    CheckStep::new("first move of white", |check| check.ask_after(1, 1)),
    CheckStep::new("middle game", |check| check.play_after(24, 2, 4)),
    CheckStep::new("one move only", |check| ask_with_places(check, 1)),
    CheckStep::new("a pass", pass),
    CheckStep::new("late: near the end", |check| check.ask_after(50, 3)),
    CheckStep::advice("garbage is not answered with a move", garbage),
    CheckStep::new("end of input", |check| check.ask_after(0, 0).and_then(|()| check.ends_with_its_input())),
];

/// Asks in a random game in which the side to move has a number of legal squares.
fn ask_with_places(check: &mut BotCheck<'_, Position>, places: u32) -> Result<(), CheckError> {
    let games = (0..2000).map(|seed| middle_game(check.start(), 30 + seed as usize % 29, seed));
    let game = games.into_iter().find(|game| game.position().places().count_ones() == places);
    game.map_or(Ok(()), |game| check.ask(&game))
}

/// Tests a pass; two judges never ask a side without a move.
fn pass(check: &mut BotCheck<'_, Position>) -> Result<(), CheckError> {
    match check.protocol() {
        "lksh" | "lksh-color-first" | "codingame" => Ok(()),
        _ => ask_with_places(check, 0),
    }
}

/// Sends garbage, after which a session continues.
fn garbage(check: &mut BotCheck<'_, Position>) -> Result<(), CheckError> {
    const GARBAGE: &str = "what now?\n";
    match check.protocol() {
        "gtp" => {
            check.send(GARBAGE);
            // The reply to it, and the empty line after that.
            while !check.answer(check.time())?.is_empty() {}
            check.ask(&History::new(check.start()))
        }
        "nboard" => {
            check.send(GARBAGE);
            check.ask(&History::new(check.start()))
        }
        _ => check.ask_with(GARBAGE),
    }
}
