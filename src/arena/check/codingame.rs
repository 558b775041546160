use super::{Bench, Fault, Step, middle_game, wrong};
use crate::ataxx::{Board, Cell, Move, Position, Rules, Square};
use crate::board::Color;
use crate::game::{Game, History};
use crate::search::Random;
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
    let id = game.position().to_move() as u8;
    bench.program.send(&format!("{id}\n"));
    let mut limit = FIRST_TIME;
    for _ in 0..turns {
        if game.legal_moves().is_empty() {
            break;
        }
        bench.program.send(&turn(&game));
        let answer = bench.answer(bench.time.unwrap_or(limit))?;
        limit = TIME;
        let action = read_action(&answer)?;
        game.play(action).map_err(|error| wrong(&answer, error))?;
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
        Ok(answer) => match read_action(&answer) {
            Ok(_) => Err(wrong(&answer, "an action in answer to garbage")),
            Err(_) => Ok(()),
        },
        // It ended or keeps silent: whether it ends with its input is another step's.
        Err(_) => Ok(()),
    }
}

fn end_of_input(bench: &mut Bench) -> Result<(), Fault> {
    play(bench, &start(), 1)?;
    bench.ends_with_its_input()
}

/// The lines of a turn: rows from the bottom, last action, number of actions, actions.
fn turn(game: &History<Position>) -> String {
    let actions = game.legal_moves();
    let last = match game.last_move() {
        None => "null".to_owned(),
        Some(Move::Pass) => "pass".to_owned(),
        Some(mv) => mv.to_string(),
    };
    let list: String = actions.iter().map(|action| format!("{action}\n")).collect();
    format!("{}{last}\n{}\n{list}", rows(game.position().board()), actions.len())
}

fn rows(board: &Board) -> String {
    let mut rows = String::new();
    for square in Square::all() {
        rows.push(match board.cell(square) {
            Cell::Empty => '.',
            Cell::Wall => '#',
            Cell::Stone(Color::Black) => '0',
            Cell::Stone(Color::White) => '1',
        });
        if square.file() == 6 {
            rows.push('\n');
        }
    }
    rows
}

/// The action of an answer, which a message may follow. CodinGame takes `b7`, not `a7b7`.
fn read_action(answer: &str) -> Result<Move, Fault> {
    let word = answer.split_whitespace().next().unwrap_or_default();
    let action: Move = word.parse().map_err(|error| wrong(answer, error))?;
    if action.to_string() == word && action != Move::Pass {
        Ok(action)
    } else {
        Err(wrong(answer, "expected b7 for a spawn or a7c7 for a jump"))
    }
}
