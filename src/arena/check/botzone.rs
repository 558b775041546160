use super::{Bench, Fault, ProgramError, Protocol, Step, middle_game, stuck_game, wrong};
use crate::ataxx::{Position, Rules};
use crate::game::History;
use crate::protocol::botzone::{BotzoneGame, KEEP_RUNNING, numbers_of_json, numbers_to_json};
use serde_json::{Value, json};
use std::time::Duration;

/// How Botzone and a bot write to each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Numbers, a line each.
    Simple,
    /// One line of JSON.
    Json,
}

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

fn ask(bench: &mut Bench, game: &History<Position>) -> Result<(), Fault> {
    bench.program.send(&turn(form(bench), game));
    let answer = bench.answer(bench.time.unwrap_or(TIME))?;
    let numbers = read_answer::<Position>(form(bench), &answer)?;
    let mv = game.position().read_move(&numbers).map_err(|error| wrong(&answer, error))?;
    game.clone().play(mv).map_err(|error| wrong(&answer, error))
}

/// Botzone never asks there, so that a bot may also end.
fn stuck(bench: &mut Bench) -> Result<(), Fault> {
    let Some(game) = stuck_game() else { return Ok(()) };
    bench.program.send(&turn(form(bench), &game));
    bench.program.close_input();
    match bench.answer(bench.time.unwrap_or(TIME)) {
        Ok(answer) => read_answer::<Position>(form(bench), &answer).map(|_| ()),
        Err(Fault::Program(ProgramError::Ended(_) | ProgramError::Closed)) => Ok(()),
        Err(fault) => Err(fault),
    }
}

fn garbage(bench: &mut Bench) -> Result<(), Fault> {
    bench.program.send("what now?\n");
    bench.program.close_input();
    match bench.answer(bench.time.unwrap_or(TIME)) {
        Ok(answer) => match read_answer::<Position>(form(bench), &answer) {
            Ok(_) => Err(wrong(&answer, "a move in answer to garbage")),
            Err(_) => Ok(()),
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

fn form(bench: &Bench) -> Form {
    match bench.protocol {
        Protocol::Botzone(form) => form,
        Protocol::CodinGame | Protocol::Uai | Protocol::Reversi(_) => Form::Simple,
    }
}

/// The input that asks for the next move of `game`.
pub(super) fn turn<G: BotzoneGame>(form: Form, game: &History<G>) -> String {
    let mut moves: Vec<Vec<i64>> =
        game.earlier().iter().map(|(position, mv)| position.write_move(*mv)).collect();
    if moves.len().is_multiple_of(2) {
        // The side that begins is told so.
        moves.insert(0, vec![-1; G::FIELDS.len()]);
    }
    match form {
        Form::Simple => {
            let lines = moves
                .iter()
                .map(|numbers| numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ") + "\n");
            format!("{}\n{}", moves.len().div_ceil(2), lines.collect::<String>())
        }
        Form::Json => {
            let every_second = |first| -> Vec<Value> {
                moves.iter().skip(first).step_by(2).map(|numbers| numbers_to_json::<G>(numbers)).collect()
            };
            format!("{}\n", json!({ "requests": every_second(0), "responses": every_second(1) }))
        }
    }
}

pub(super) fn read_answer<G: BotzoneGame>(form: Form, answer: &str) -> Result<Vec<i64>, Fault> {
    if answer == KEEP_RUNNING {
        return Err(wrong(answer, "expected the move before it"));
    }
    match form {
        Form::Simple => {
            let numbers: Option<Vec<i64>> = answer.split_whitespace().map(|word| word.parse().ok()).collect();
            let numbers = numbers.filter(|numbers| numbers.len() == G::FIELDS.len());
            numbers.ok_or_else(|| {
                wrong(answer, format_args!("expected {} numbers {}", G::FIELDS.len(), G::FIELDS.join(" ")))
            })
        }
        Form::Json => {
            let value: Value = serde_json::from_str(answer).map_err(|error| wrong(answer, error))?;
            let response = value.get("response").unwrap_or(&value);
            numbers_of_json::<G>(response).ok_or_else(|| {
                let fields: Vec<String> = G::FIELDS.iter().map(|name| format!("{name:?}:..")).collect();
                wrong(answer, format_args!("expected {{\"response\":{{{}}}}}", fields.join(",")))
            })
        }
    }
}
