use super::{Bench, Fault, Step, middle_game, wrong};
use crate::ataxx::{Move, Position, Rules, START_FEN};
use crate::game::{Game, History};
use crate::protocol::uai::position_line;
use std::time::{Duration, Instant};

/// The time that `go movetime` gives, and what is added for the way of the answer.
const MOVE_TIME: Duration = Duration::from_millis(100);
const SLACK: Duration = Duration::from_millis(100);

/// The time for anything else.
const TIME: Duration = Duration::from_secs(2);

pub(super) const STEPS: [Step; 9] = [
    ("handshake", handshake),
    ("first move", |bench| play(bench, START_FEN, 0)),
    ("middle game", |bench| play(bench, START_FEN, 31)),
    ("walls", |bench| play(bench, "x5o/7/2-1-2/3-3/2-1-2/7/o5x x 0 1", 6)),
    ("stuck: 0000", |bench| play(bench, "7/7/7/7/ooooooo/ooooooo/xxxxxxx x 0 1", 0)),
    ("late: a long game", |bench| play(bench, START_FEN, 60)),
    ("stop ends go infinite", stop),
    ("garbage is passed over", garbage),
    ("end of input", end_of_input),
];

/// Lets the program say what it likes up to a line that begins with `word`.
fn wait_for(bench: &mut Bench, word: &str, limit: Duration) -> Result<String, Fault> {
    let asked = Instant::now();
    loop {
        let left = limit.saturating_sub(asked.elapsed());
        let line = bench.answer(left)?;
        if line.split_whitespace().next() == Some(word) {
            bench.slowest = bench.slowest.max(asked.elapsed());
            return Ok(line);
        }
    }
}

fn handshake(bench: &mut Bench) -> Result<(), Fault> {
    bench.program.send("uai\n");
    wait_for(bench, "uaiok", TIME)?;
    bench.program.send("isready\n");
    wait_for(bench, "readyok", TIME).map(|_| ())
}

fn play(bench: &mut Bench, fen: &str, plies: usize) -> Result<(), Fault> {
    handshake(bench)?;
    bench.slowest = Duration::ZERO;
    let Ok(start) = Position::from_fen(fen, Rules::Uai) else { return Ok(()) };
    let game = middle_game(start, plies, 2);
    bench.program.send(&position_line(&game));
    let time = bench.time.unwrap_or(MOVE_TIME);
    bench.program.send(&format!("go movetime {}\n", time.as_millis()));
    let answer = wait_for(bench, "bestmove", time + SLACK)?;
    check_move(&game, &answer)
}

fn stop(bench: &mut Bench) -> Result<(), Fault> {
    handshake(bench)?;
    let game = History::new(Position::start(Rules::Uai));
    bench.program.send(&position_line(&game));
    bench.program.send("go infinite\n");
    std::thread::sleep(MOVE_TIME);
    bench.slowest = Duration::ZERO;
    bench.program.send("stop\n");
    let answer = wait_for(bench, "bestmove", SLACK)?;
    check_move(&game, &answer)
}

fn garbage(bench: &mut Bench) -> Result<(), Fault> {
    bench.program.send("what now?\nposition\ngo sideways\n");
    play(bench, START_FEN, 1)
}

fn end_of_input(bench: &mut Bench) -> Result<(), Fault> {
    handshake(bench)?;
    bench.ends_with_its_input()
}

fn check_move(game: &History<Position>, answer: &str) -> Result<(), Fault> {
    let word = answer.split_whitespace().nth(1).unwrap_or_default();
    let mv: Move = word.parse().map_err(|error| wrong(answer, error))?;
    game.position().play(mv).map(|_| ()).map_err(|error| wrong(answer, error))
}
