use ataxx::protocol::codingame;
use ataxx::{Board, Position, Rules};
use board::Color;
use game::History;
use protocol::{BotSetup, Lines};
use search::{AlphaBetaEngine, SearchLimits, MAX_LEVEL, EngineOptions};
use std::io::{self, BufRead, BufReader};
use std::time::Duration;

const MEGABYTES: usize = 64;

/// Plays; an argument is the milliseconds that an answer may take in place of the judge's. With the argument
/// `search` it says instead what it finds in positions.
fn main() {
    let argument = std::env::args().nth(1).unwrap_or_default();
    if argument == "search" {
        return search_each();
    }
    let setup = BotSetup {
        lines: Lines::new(BufReader::new(io::stdin())),
        output: &mut io::stdout(),
        messages: &mut io::stderr(),
        strength: EngineOptions { level: MAX_LEVEL, threads: 1, megabytes: MEGABYTES, seed: 0 },
        book: None,
        time: argument.parse().ok().map(Duration::from_millis),
        keep_running: true,
        message: None,
    };
    if let Err(error) = codingame::play(setup) {
        eprintln!("{error}");
    }
}

/// A line: the sets of own stones, of the enemy's, and of walls, and a depth. The answer: the move, its score,
/// the nodes. What is found in one is remembered in the next.
fn search_each() {
    let mut engine = AlphaBetaEngine::new(MEGABYTES, 1);
    for line in io::stdin().lock().lines().flatten() {
        let numbers: Vec<u64> = line.split(' ').filter_map(|word| word.parse().ok()).collect();
        let board = Board::of_sets([numbers[0], numbers[1]], numbers[2]);
        let game = History::new(Position::new(board, Color::Black, Rules::CodinGame));
        let limits = SearchLimits { depth: numbers[3] as u32, ..SearchLimits::default() };
        if let Some(report) = engine.search(&game, limits, |_| {}) {
            println!("{} {} {}", report.line[0], report.score, report.nodes);
        }
    }
}
