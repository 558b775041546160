use super::botzone::{self, Form};
use super::{Bench, Fault, Protocol, Step, middle_game, wrong};
use crate::board::Color;
use crate::game::{Game, History};
use crate::protocol::botzone::BotzoneGame;
use crate::protocol::lksh;
use crate::reversi::{Move, Position, Square};
use std::time::{Duration, Instant};

/// How a judge of Reversi and a bot write to each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    /// The summer school's grader.
    Lksh,
    /// The Go Text Protocol.
    Gtp,
    /// NBoard.
    Nboard,
    /// CodinGame.
    CodinGame,
    /// Botzone, in one of its forms.
    Botzone(Form),
}

impl Dialect {
    /// What a judge allows for an answer; where it allows so much for a game, a fair part.
    const fn time(self) -> Duration {
        match self {
            Self::Lksh | Self::CodinGame => Duration::from_secs(2),
            Self::Botzone(_) => Duration::from_secs(1),
            Self::Gtp | Self::Nboard => Duration::from_secs(5),
        }
    }

    /// The first position: the assignment has the mirror image of the others'.
    const fn start(self) -> Position {
        match self {
            Self::Lksh => Position::assignment_start(),
            _ => Position::start(),
        }
    }
}

pub(super) const STEPS: [Step; 8] = [
    ("first move", |bench| ask(bench, &game(bench, 0, 0))),
    ("first move of white", |bench| ask(bench, &game(bench, 1, 1))),
    ("middle game", |bench| ask(bench, &game(bench, 24, 2))),
    ("one move only", one_move),
    ("a pass", pass),
    ("late: near the end", |bench| ask(bench, &game(bench, 50, 3))),
    ("garbage: no move for an answer", garbage),
    ("end of input", end_of_input),
];

fn dialect(bench: &Bench) -> Dialect {
    match bench.protocol {
        Protocol::Reversi(dialect) => dialect,
        _ => Dialect::Lksh,
    }
}

fn game(bench: &Bench, plies: usize, seed: u64) -> History<Position> {
    let start = dialect(bench).start();
    let is_good = |game: &History<Position>| game.position().places() != 0;
    let games = (0..100).map(|attempt| middle_game(start, plies, seed + 1000 * attempt));
    games.into_iter().find(is_good).unwrap_or_else(|| History::new(start))
}

/// A game at random in which the side to move is left with so many places.
fn game_with_places(bench: &Bench, places: u32) -> Option<History<Position>> {
    let games = (0..2000).map(|seed| middle_game(dialect(bench).start(), 30 + seed as usize % 20, seed));
    games.into_iter().find(|game| game.position().places().count_ones() == places)
}

fn ask(bench: &mut Bench, game: &History<Position>) -> Result<(), Fault> {
    let dialect = dialect(bench);
    bench.program.send(&request(dialect, game));
    let limit = bench.time.unwrap_or(dialect.time());
    let (answer, mv) = read(bench, dialect, game, limit)?;
    game.position().play(mv).map(|_| ()).map_err(|error| wrong(&answer, error))
}

fn one_move(bench: &mut Bench) -> Result<(), Fault> {
    game_with_places(bench, 1).map_or(Ok(()), |game| ask(bench, &game))
}

/// Two judges never ask a side without a move.
fn pass(bench: &mut Bench) -> Result<(), Fault> {
    if matches!(dialect(bench), Dialect::Lksh | Dialect::CodinGame) {
        return Ok(());
    }
    game_with_places(bench, 0).map_or(Ok(()), |game| ask(bench, &game))
}

fn garbage(bench: &mut Bench) -> Result<(), Fault> {
    let dialect = dialect(bench);
    bench.program.send("what now?\n");
    if matches!(dialect, Dialect::Gtp | Dialect::Nboard) {
        // A session goes on after it.
        let start = History::new(dialect.start());
        bench.program.send(&request(dialect, &start));
        let limit = bench.time.unwrap_or(dialect.time());
        if dialect == Dialect::Gtp {
            reply(bench, limit)?;
        }
        return read(bench, dialect, &start, limit).map(|_| ());
    }
    bench.program.close_input();
    let start = History::new(dialect.start());
    match read(bench, dialect, &start, bench.time.unwrap_or(dialect.time())) {
        Ok((answer, mv)) if start.position().play(mv).is_ok() => {
            Err(wrong(&answer, "a move in answer to garbage"))
        }
        // It ended, keeps silent or says that there is no move: whether it ends with its input is
        // another step's.
        Ok(_) | Err(_) => Ok(()),
    }
}

fn end_of_input(bench: &mut Bench) -> Result<(), Fault> {
    ask(bench, &game(bench, 0, 0))?;
    bench.ends_with_its_input()
}

/// The input that asks for the next move of `game`.
fn request(dialect: Dialect, game: &History<Position>) -> String {
    let position = game.position();
    match dialect {
        Dialect::Lksh => lksh::request(position, false),
        Dialect::Botzone(form) => botzone::turn(form, game),
        Dialect::Gtp => {
            let play = |(before, mv): &(Position, Move)| format!("play {} {mv}\n", letter(before.to_move()));
            let moves: String = game.earlier().iter().map(play).collect();
            format!("clear_board\n{moves}genmove {}\n", letter(position.to_move()))
        }
        Dialect::Nboard => {
            let play = |(before, mv): &(Position, Move)| {
                let name = mv.square().map_or("PA".to_owned(), |square| square.to_string().to_uppercase());
                format!("{}[{name}]", letter(before.to_move()).to_uppercase())
            };
            let moves: String = game.earlier().iter().map(play).collect();
            let board = dialect.start().to_string().replace(' ', "").replace('X', "*");
            let (squares, side) = board.split_at(64);
            format!("nboard 2\nset depth 8\nset game (;GM[Othello]TY[8]BO[8 {squares} {side}]{moves};)\ngo\n")
        }
        Dialect::CodinGame => {
            let mut text = format!("{}\n8\n", position.to_move() as u8);
            for square in Square::all() {
                text.push(match position.stone(square) {
                    None => '.',
                    Some(Color::Black) => '0',
                    Some(Color::White) => '1',
                });
                if square.column() == 7 {
                    text.push('\n');
                }
            }
            let moves = position.moves();
            text += &format!("{}\n", moves.len());
            text + &moves.iter().map(|mv| format!("{mv}\n")).collect::<String>()
        }
    }
}

const fn letter(color: Color) -> &'static str {
    match color {
        Color::Black => "b",
        Color::White => "w",
    }
}

/// The answer to [`request`] and the move that it means.
fn read(
    bench: &mut Bench,
    dialect: Dialect,
    game: &History<Position>,
    limit: Duration,
) -> Result<(String, Move), Fault> {
    let answer = match dialect {
        Dialect::Lksh | Dialect::CodinGame | Dialect::Botzone(_) => bench.answer(limit)?,
        Dialect::Gtp => {
            for _ in 0..=game.earlier().len() {
                reply(bench, limit)?;
            }
            reply(bench, limit)?
        }
        Dialect::Nboard => {
            let asked = Instant::now();
            loop {
                let line = bench.answer(limit.saturating_sub(asked.elapsed()))?;
                if let Some(found) = line.strip_prefix("===") {
                    break found.trim().to_owned();
                }
            }
        }
    };
    let word = answer.split(|c: char| c.is_whitespace() || c == '/').next().unwrap_or_default();
    let mv = match dialect {
        Dialect::Botzone(form) => {
            let numbers = botzone::read_answer::<Position>(form, &answer)?;
            game.position().read_move(&numbers).map_err(|error| wrong(&answer, error))?
        }
        Dialect::Lksh => {
            let numbers: Vec<Option<usize>> =
                answer.split_whitespace().map(|word| word.parse().ok()).collect();
            let square = match numbers[..] {
                [Some(row), Some(column)] => Square::new(row, column),
                _ => None,
            };
            Move::Place(square.ok_or_else(|| wrong(&answer, "expected a row and a column, 0 to 7"))?)
        }
        Dialect::Gtp | Dialect::Nboard | Dialect::CodinGame => {
            word.parse().map_err(|error| wrong(&answer, error))?
        }
    };
    Ok((answer, mv))
}

/// The text of one answer of GTP; the lines that follow it are passed over.
fn reply(bench: &mut Bench, limit: Duration) -> Result<String, Fault> {
    let asked = Instant::now();
    let mut first = None;
    loop {
        let line = bench.answer(limit.saturating_sub(asked.elapsed()))?;
        match (&first, line.is_empty()) {
            (None, true) => {}
            (None, false) => first = Some(line),
            (Some(_), false) => {}
            (Some(text), true) => {
                let rest = text.trim_start_matches(|c: char| "=?".contains(c) || c.is_ascii_digit());
                return Ok(rest.trim().to_owned());
            }
        }
    }
}
