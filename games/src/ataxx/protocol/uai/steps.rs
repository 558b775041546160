use super::super::steps::{STUCK, WALLS};
use super::referee::position_line;
use crate::ataxx::fen::START_FEN;
use crate::ataxx::moves::Move;
use crate::ataxx::position::Position;
use crate::ataxx::rules::Rules;
use crate::game::rules::{Game, History};
use crate::protocol::bot_check::{BotCheck, CheckError, CheckStep, middle_game};
use std::time::Duration;

/// The delay of an answer that is allowed after `go movetime`.
const SLACK: Duration = Duration::from_millis(100);

/// The time for other answers.
const TIME: Duration = Duration::from_secs(2);

pub(in super::super) const STEPS: [CheckStep<Position>; 9] = [
    CheckStep::new("handshake", handshake),
    CheckStep::new("first move", |bench| play(bench, START_FEN, 0)),
    CheckStep::new("middle game", |bench| play(bench, START_FEN, 31)),
    CheckStep::new("walls", |bench| play(bench, WALLS, 6)),
    CheckStep::new("stuck: 0000", |bench| play(bench, STUCK, 0)),
    CheckStep::new("late: a long game", |bench| play(bench, START_FEN, 60)),
    CheckStep::new("stop ends go infinite", stop),
    CheckStep::advice("garbage is passed over", |bench| {
        bench.send("what now?\nposition\ngo sideways\n");
        play(bench, START_FEN, 1)
    }),
    CheckStep::new("end of input", |bench| handshake(bench).and_then(|()| bench.ends_with_its_input())),
];

fn handshake(bench: &mut BotCheck<'_, Position>) -> Result<(), CheckError> {
    bench.send("uai\n");
    bench.answer_with("uaiok", TIME)?;
    bench.send("isready\n");
    bench.answer_with("readyok", TIME).map(drop)
}

fn play(bench: &mut BotCheck<'_, Position>, fen: &str, plies: usize) -> Result<(), CheckError> {
    handshake(bench)?;
    bench.forget_time();
    let Ok(start) = Position::from_fen(fen, Rules::Uai) else { return Ok(()) };
    let game = middle_game(start, plies, 2);
    bench.send(&position_line(&game));
    let time = bench.time();
    bench.send(&format!("go movetime {}\n", time.as_millis()));
    let answer = bench.answer_with("bestmove", time + SLACK)?;
    check_move(&game, &answer)
}

fn stop(bench: &mut BotCheck<'_, Position>) -> Result<(), CheckError> {
    handshake(bench)?;
    let game = History::new(bench.start());
    bench.send(&position_line(&game));
    bench.send("go infinite\n");
    std::thread::sleep(SLACK);
    bench.forget_time();
    bench.send("stop\n");
    let answer = bench.answer_with("bestmove", SLACK)?;
    check_move(&game, &answer)
}

fn check_move(game: &History<Position>, answer: &str) -> Result<(), CheckError> {
    let word = answer.split_whitespace().nth(1).unwrap_or_default();
    let mv: Move = word.parse().map_err(|error| CheckError::wrong(answer, error))?;
    game.position().play(mv).map(drop).map_err(|error| CheckError::wrong(answer, error))
}
