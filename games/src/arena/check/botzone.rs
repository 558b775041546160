use super::{Bench, Fault, ProgramError, Step, middle_game, stuck_game, wrong};
use crate::ataxx::{Position, Rules};
use crate::game::History;
use crate::protocol::referee::{BoxedReferee, Clock, Heard};
use std::time::Duration;

/// What Botzone allows.
const TIME: Duration = Duration::from_secs(1);

pub(super) const STEPS: [Step; 8] = [
    ("first move", |bench| ask(bench, &start())),
    ("first move of white", |bench| ask(bench, &middle_game(start_position(), 1, 1))),
    ("middle game", |bench| ask(bench, &middle_game(start_position(), 31, 2))),
    ("loop rule: a7c7 would repeat the game", |bench| ask(bench, &going_round())),
    ("stuck: nothing to answer but -1, or to end", stuck),
    ("late: a long game", |bench| ask(bench, &middle_game(start_position(), 61, 3))),
    ("garbage: no move for an answer", garbage),
    ("end of input", end_of_input),
];

fn start_position() -> Position {
    Position::start(Rules::Botzone)
}

fn start() -> History<Position> {
    History::new(start_position())
}

fn going_round() -> History<Position> {
    let mut game = start();
    for mv in ["a7c7", "g7g5", "c7a7", "g5g7"] {
        // All four are legal.
        let _ = mv.parse().map(|mv| game.play(mv));
    }
    game
}

fn limit(bench: &Bench) -> Duration {
    bench.time.unwrap_or(TIME)
}

fn referee(bench: &Bench) -> Result<BoxedReferee<Position>, Fault> {
    bench.ataxx(&start_position())
}

fn ask(bench: &mut Bench, game: &History<Position>) -> Result<(), Fault> {
    let mut referee = referee(bench)?;
    bench.ask(referee.as_mut(), game, limit(bench)).map(|_| ())
}

/// Botzone never asks there, so that a bot may also end.
fn stuck(bench: &mut Bench) -> Result<(), Fault> {
    let Some(game) = stuck_game() else { return Ok(()) };
    let mut referee = referee(bench)?;
    bench.program.send(&referee.ask(&game, Clock::default()));
    bench.program.close_input();
    match bench.answer(limit(bench)) {
        Ok(answer) => match referee.hear(&game, &answer) {
            Heard::Unreadable { line, reason } => Err(wrong(&line, reason)),
            _ => Ok(()),
        },
        Err(Fault::Program(ProgramError::Ended(_) | ProgramError::Closed)) => Ok(()),
        Err(fault) => Err(fault),
    }
}

fn garbage(bench: &mut Bench) -> Result<(), Fault> {
    bench.program.send("what now?\n");
    bench.program.close_input();
    match bench.answer(limit(bench)) {
        Ok(answer) => match referee(bench)?.hear(&start(), &answer) {
            Heard::Unreadable { .. } => Ok(()),
            _ => Err(wrong(&answer, "a move in answer to garbage")),
        },
        // It ended or keeps silent: whether it ends with its input is another step's.
        Err(_) => Ok(()),
    }
}

/// A bot that asks to be kept running must end, too.
fn end_of_input(bench: &mut Bench) -> Result<(), Fault> {
    ask(bench, &start())?;
    bench.ends_with_its_input()
}
