use super::{Bench, Fault, Step, middle_game, wrong};
use crate::ataxx::{Move, Position, Rules};
use crate::game::History;
use crate::protocol::referee::Heard;
use gocheck_common::random::Random;
use std::time::Duration;

/// What CodinGame allows for the first answer and for any other.
const FIRST_TIME: Duration = Duration::from_secs(1);
const TIME: Duration = Duration::from_millis(100);

const WALLS: &str = "x5o/7/2-1-2/3-3/2-1-2/7/o5x x 0 1";

pub(super) const STEPS: [Step; 8] = [
    ("first move", |bench| play(bench, &start(), 1)),
    ("first move of player 1", |bench| play(bench, &middle_game(start_position(), 1, 1), 1)),
    ("middle game", |bench| play(bench, &middle_game(start_position(), 20, 2), 3)),
    ("walls", |bench| play(bench, &walls(), 3)),
    ("stuck: skipped, then asked again", |bench| play(bench, &after_skip(), 1)),
    ("late: ten answers", |bench| play(bench, &middle_game(start_position(), 24, 3), 10)),
    ("garbage: no action for an answer", garbage),
    ("end of input", end_of_input),
];

fn start_position() -> Position {
    Position::start(Rules::CodinGame)
}

fn start() -> History<Position> {
    History::new(start_position())
}

fn walls() -> History<Position> {
    History::new(Position::from_fen(WALLS, Rules::CodinGame).unwrap_or_else(|_| start_position()))
}

/// The opponent was stuck behind two ranks and was skipped.
fn after_skip() -> History<Position> {
    let fen = "7/7/7/7/ooooooo/ooooooo/xxxxxxx x 0 1";
    let mut game =
        History::new(Position::from_fen(fen, Rules::CodinGame).unwrap_or_else(|_| start_position()));
    let _ = game.play(Move::Pass);
    game
}

/// Asks for so many actions, the opponent's being random.
fn play(bench: &mut Bench, game: &History<Position>, turns: usize) -> Result<(), Fault> {
    let mut game = game.clone();
    let mut random = Random::new(9);
    let mut referee = bench.ataxx(game.position())?;
    let mut limit = FIRST_TIME;
    for _ in 0..turns {
        if game.legal_moves().is_empty() {
            break;
        }
        let action = bench.ask(referee.as_mut(), &game, bench.time.unwrap_or(limit))?;
        limit = TIME;
        // It is legal.
        let _ = game.play(action);
        if let Some(&reply) = random.pick(&game.legal_moves()) {
            // It is legal.
            let _ = game.play(reply);
        }
    }
    Ok(())
}

fn garbage(bench: &mut Bench) -> Result<(), Fault> {
    bench.program.send("0\nwhat\nnow?\n");
    bench.program.close_input();
    match bench.answer(bench.time.unwrap_or(FIRST_TIME)) {
        Ok(answer) => match bench.ataxx(&start_position())?.hear(&start(), &answer) {
            Heard::Move { .. } => Err(wrong(&answer, "an action in answer to garbage")),
            _ => Ok(()),
        },
        // It ended or keeps silent: whether it ends with its input is another step's.
        Err(_) => Ok(()),
    }
}

fn end_of_input(bench: &mut Bench) -> Result<(), Fault> {
    play(bench, &start(), 1)?;
    bench.ends_with_its_input()
}
