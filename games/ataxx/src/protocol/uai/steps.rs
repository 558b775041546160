use super::super::steps::{STUCK, WALLS};
use super::referee::position_line;
use crate::fen::START_FEN;
use crate::moves::Move;
use crate::position::Position;
use crate::rules::Rules;
use games_engine::game::rules::{Game, History};
use games_engine::protocol::bot_check::{BotCheck, CheckError, CheckStep, middle_game};
use std::time::Duration;

/// The delay of an answer that is allowed after `go movetime`.
const SLACK: Duration = Duration::from_millis(100);

/// The time for other answers.
const TIME: Duration = Duration::from_secs(2);

pub(in super::super) const STEPS: [CheckStep<Position>; 9] = [
    CheckStep::new("handshake", handshake),
    CheckStep::new("first move", |check| play(check, START_FEN, 0)),
    CheckStep::new("middle game", |check| play(check, START_FEN, 31)),
    CheckStep::new("walls", |check| play(check, WALLS, 6)),
    CheckStep::new("stuck: 0000", |check| play(check, STUCK, 0)),
    CheckStep::new("late: a long game", |check| play(check, START_FEN, 60)),
    CheckStep::new("stop ends go infinite", stop),
    CheckStep::advice("unknown commands are ignored", |check| {
        check.send("what now?\nposition\ngo sideways\n");
        play(check, START_FEN, 1)
    }),
    CheckStep::new("end of input", |check| handshake(check).and_then(|()| check.ends_with_its_input())),
];

fn handshake(check: &mut BotCheck<'_, Position>) -> Result<(), CheckError> {
    check.send("uai\n");
    check.answer_with("uaiok", patience(check, TIME))?;
    check.send("isready\n");
    check.answer_with("readyok", patience(check, TIME)).map(drop)
}

/// The time for an answer that no clock runs for: as long as the user allows, if that is longer.
fn patience(check: &BotCheck<'_, Position>, usual: Duration) -> Duration {
    check.time_or(usual).max(usual)
}

fn play(check: &mut BotCheck<'_, Position>, fen: &str, plies: usize) -> Result<(), CheckError> {
    handshake(check)?;
    check.forget_time();
    let Ok(start) = Position::from_fen(fen, Rules::Uai) else { return Ok(()) };
    let game = middle_game(start, plies, 2);
    check.asks(&game);
    check.send(&position_line(&game));
    let time = check.time();
    check.send(&format!("go movetime {}\n", time.as_millis()));
    let answer = check.answer_with("bestmove", time + patience(check, SLACK))?;
    check_move(&game, &answer)
}

fn stop(check: &mut BotCheck<'_, Position>) -> Result<(), CheckError> {
    handshake(check)?;
    let game = History::new(check.start());
    check.send(&position_line(&game));
    check.send("go infinite\n");
    std::thread::sleep(SLACK);
    check.forget_time();
    check.send("stop\n");
    let answer = check.answer_with("bestmove", patience(check, SLACK))?;
    check_move(&game, &answer)
}

fn check_move(game: &History<Position>, answer: &str) -> Result<(), CheckError> {
    let word = answer.split_whitespace().nth(1).unwrap_or_default();
    let mv: Move = word.parse().map_err(|error| CheckError::wrong(answer, error))?;
    game.position().play(mv).map(drop).map_err(|error| CheckError::wrong(answer, error))
}
