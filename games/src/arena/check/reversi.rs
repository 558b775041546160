use super::{Bench, Fault, Protocol, Step, middle_game, wrong};
use crate::game::{Game, History};
use crate::protocol::referee::{BoxedReferee, Clock, Heard};
use crate::reversi::Position;
use std::time::Duration;

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

fn name(bench: &Bench) -> &'static str {
    match bench.protocol {
        Protocol::Reversi(protocol) => protocol.name,
        Protocol::Ataxx(_) => "",
    }
}

fn speaks_lksh(bench: &Bench) -> bool {
    name(bench).starts_with("lksh")
}

/// The first position: the assignment has the mirror image of the others'.
fn start(bench: &Bench) -> Position {
    if speaks_lksh(bench) { Position::assignment_start() } else { Position::start() }
}

/// What a judge allows for an answer; where it allows so much for a game, a fair part.
fn limit(bench: &Bench) -> Duration {
    let usual = match name(bench) {
        "gtp" | "nboard" => 5,
        "botzone" | "botzone-json" => 1,
        _ => 2,
    };
    bench.time.unwrap_or(Duration::from_secs(usual))
}

fn referee(bench: &Bench) -> Result<BoxedReferee<Position>, Fault> {
    match bench.protocol {
        Protocol::Reversi(protocol) => (protocol.referee)(&start(bench)).map_err(Fault::Answer),
        Protocol::Ataxx(_) => Err(Fault::Answer("no protocol of Reversi".to_owned())),
    }
}

fn game(bench: &Bench, plies: usize, seed: u64) -> History<Position> {
    let start = start(bench);
    let is_good = |game: &History<Position>| game.position().places() != 0;
    let games = (0..100).map(|attempt| middle_game(start, plies, seed + 1000 * attempt));
    games.into_iter().find(is_good).unwrap_or_else(|| History::new(start))
}

/// A game at random in which the side to move is left with so many places.
fn game_with_places(bench: &Bench, places: u32) -> Option<History<Position>> {
    let games = (0..2000).map(|seed| middle_game(start(bench), 30 + seed as usize % 20, seed));
    games.into_iter().find(|game| game.position().places().count_ones() == places)
}

fn ask(bench: &mut Bench, game: &History<Position>) -> Result<(), Fault> {
    let mut referee = referee(bench)?;
    bench.ask(referee.as_mut(), game, limit(bench)).map(|_| ())
}

fn one_move(bench: &mut Bench) -> Result<(), Fault> {
    game_with_places(bench, 1).map_or(Ok(()), |game| ask(bench, &game))
}

/// Two judges never ask a side without a move.
fn pass(bench: &mut Bench) -> Result<(), Fault> {
    if speaks_lksh(bench) || name(bench) == "codingame" {
        return Ok(());
    }
    game_with_places(bench, 0).map_or(Ok(()), |game| ask(bench, &game))
}

fn garbage(bench: &mut Bench) -> Result<(), Fault> {
    bench.program.send("what now?\n");
    let game = History::new(start(bench));
    if name(bench) == "gtp" {
        // The reply to it, and the empty line after.
        while !bench.answer(limit(bench))?.is_empty() {}
    }
    if matches!(name(bench), "gtp" | "nboard") {
        // A session goes on after it.
        return ask(bench, &game);
    }
    bench.program.close_input();
    let mut referee = referee(bench)?;
    referee.ask(&game, Clock::default());
    let Ok(answer) = bench.answer(limit(bench)) else {
        // It ended or keeps silent: whether it ends with its input is another step's.
        return Ok(());
    };
    let heard = match referee.hear(&game, &answer) {
        Heard::More => referee.hear_end(&game),
        heard => heard,
    };
    match heard {
        Heard::Move { mv, .. } if game.position().play(mv).is_ok() => {
            Err(wrong(&answer, "a move in answer to garbage"))
        }
        _ => Ok(()),
    }
}

fn end_of_input(bench: &mut Bench) -> Result<(), Fault> {
    ask(bench, &game(bench, 0, 0))?;
    bench.ends_with_its_input()
}
