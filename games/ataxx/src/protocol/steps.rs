//! Test steps for bots of Botzone and CodinGame.

use crate::moves::Move;
use crate::position::Position;
use crate::reason::Reason;
use crate::rules::Rules;
use games_engine::game::rules::{Game, History};
use games_engine::protocol::bot_check::{BotCheck, CheckError, CheckStep, middle_game, random_game};
use games_engine::protocol::referee::{MoveLimits, Reply};
use gocheck_board::random::Random;
use std::time::Duration;

pub(super) const BOTZONE: [CheckStep<Position>; 8] = [
    CheckStep::new("first move", |check| check.ask_after(0, 0)),
    CheckStep::new("first move of white", |check| check.ask_after(1, 1)),
    CheckStep::new("middle game", |check| check.play_after(31, 2, 4)),
    CheckStep::new("loop rule: a7c7 would repeat the game", |check| check.ask(&going_round(check.start()))),
    CheckStep::new("stuck: answers -1 or exits", stuck),
    CheckStep::new("late: a long game", |check| check.ask_after(61, 3)),
    CheckStep::advice("garbage is not answered with a move", |check| check.ask_with("what now?\n")),
    // A bot that asks to be kept running must exit as well.
    CheckStep::new("end of input", |check| check.ask_after(0, 0).and_then(|()| check.ends_with_its_input())),
];

fn going_round(start: Position) -> History<Position> {
    let mut game = History::new(start);
    for mv in ["a7c7", "g7g5", "c7a7", "g5g7"] {
        // All four are legal.
        let _ = mv.parse().map(|mv| game.play(mv));
    }
    game
}

/// Botzone never asks a stuck side, so that a bot can also exit.
fn stuck(check: &mut BotCheck<'_, Position>) -> Result<(), CheckError> {
    let games = (0..10_000).map(|seed| random_game(check.start(), 400, seed));
    let is_stuck = |game: &History<Position>| {
        let position = game.position();
        position.outcome().is_some_and(|outcome| outcome.reason == Reason::Stuck)
            && !position.board().can_move(position.to_move())
    };
    let Some(game) = games.into_iter().find(is_stuck) else { return Ok(()) };
    let mut referee = check.referee(game.start())?;
    check.send(&referee.ask(&game, MoveLimits::default()));
    check.close_input();
    match check.answer(check.time()) {
        Ok(answer) => match referee.parse_line(&game, &answer) {
            Reply::Unreadable { line, reason } => Err(CheckError::wrong(&line, reason.english())),
            _ => Ok(()),
        },
        Err(CheckError::Ended(_)) => Ok(()),
        Err(fault) => Err(fault),
    }
}

/// The time that CodinGame allows for the first answer.
const FIRST_TIME: Duration = Duration::from_secs(1);

/// A start with walls.
pub(super) const WALLS: &str = "x5o/7/2-1-2/3-3/2-1-2/7/o5x x 0 1";

/// A position in which the side to move has pieces but no moves.
pub(super) const STUCK: &str = "7/7/7/7/ooooooo/ooooooo/xxxxxxx x 0 1";

pub(super) const CODINGAME: [CheckStep<Position>; 8] = [
    CheckStep::new("first move", |check| play(check, History::new(check.start()), 1)),
    CheckStep::new("first move of player 1", |check| play(check, middle_game(check.start(), 1, 1), 1)),
    CheckStep::new("middle game", |check| play(check, middle_game(check.start(), 20, 2), 3)),
    CheckStep::new("walls", |check| play(check, at(WALLS), 3)),
    CheckStep::new("stuck: skipped, then asked again", |check| play(check, after_skip(), 1)),
    CheckStep::new("late: ten answers", |check| play(check, middle_game(check.start(), 24, 3), 10)),
    CheckStep::advice("garbage is not answered with an action", |check| check.ask_with("0\nwhat\nnow?\n")),
    CheckStep::new("end of input", |check| {
        play(check, History::new(check.start()), 1).and_then(|()| check.ends_with_its_input())
    }),
];

fn at(fen: &str) -> History<Position> {
    let rules = Rules::CodinGame;
    History::new(Position::from_fen(fen, rules).unwrap_or_else(|_| Position::start(rules)))
}

/// The opponent was stuck behind two ranks and was skipped.
fn after_skip() -> History<Position> {
    let mut game = at(STUCK);
    let _ = game.play(Move::Pass);
    game
}

/// Asks for a number of actions, against random answers.
fn play(
    check: &mut BotCheck<'_, Position>,
    mut game: History<Position>,
    turns: usize,
) -> Result<(), CheckError> {
    let mut random = Random::new(9);
    let mut referee = check.referee(game.position())?;
    let mut limit = check.time_or(FIRST_TIME);
    for _ in 0..turns {
        if game.legal_moves().is_empty() {
            break;
        }
        let action = check.ask_by(referee.as_mut(), &game, limit)?;
        limit = check.time();
        // It is legal.
        let _ = game.play(action);
        game.play_at_random(&mut random);
    }
    Ok(())
}
