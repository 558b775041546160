//! Reports how deep and how fast the Ataxx search goes: `ataxx_search [MS] [FEN]`.

use games::ataxx::{Position, Rules};
use games::game::History;
use games::search::{AlphaBetaEngine, SearchLimits};
use std::time::{Duration, Instant};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let time = Duration::from_millis(arguments.next().as_deref().unwrap_or("100").parse()?);
    let given: Vec<String> = arguments.collect();
    let middle =
        ["startpos", "x1xoooo/1xxxooo/1xx1oo1/2x1o2/2x2oo/1xx1ooo/o5x x 0 20", "7/7/7/2x1o2/7/7/7 x 0 1"];
    let fens: Vec<&str> =
        if given.is_empty() { middle.to_vec() } else { given.iter().map(String::as_str).collect() };
    for fen in fens {
        let game = History::new(Position::from_fen(fen, Rules::Uai)?);
        let mut engine = AlphaBetaEngine::new(16, 1);
        let limits = SearchLimits { deadline: Some(Instant::now() + time), ..SearchLimits::default() };
        if let Some(best) = engine.search(&game, limits, |_| {}) {
            let speed = best.nodes as f64 / best.elapsed.as_secs_f64() / 1e6;
            let line: Vec<String> = best.line.iter().map(ToString::to_string).collect();
            println!(
                "{fen}: depth {}, {} nodes, {speed:.2} million a second, score {}, {}",
                best.depth,
                best.nodes,
                best.score,
                line.join(" ")
            );
        }
    }
    Ok(())
}
