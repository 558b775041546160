//! How fast the Reversi engine searches: to a depth, from positions of self-play.
//!
//! `cargo run --release -p workshop --example reversi_search -- EMPTY POSITIONS DEPTH... [generic] [threads=N]`
//!
//! For each depth the nodes, the time and the nodes a second, a position each on average, by an engine that knows
//! nothing of the position before. One thread is timed by the processor's time; of several the time is by the clock
//! and the nodes are the first one's.

use games::game::History;
use games::reversi::evaluation::Evaluation;
use games::reversi::{self, Position};
use games::search::{Engine, SearchLimits};
use gocheck_board::Color;
use std::error::Error;
use std::sync::Arc;
use std::time::Instant;
use workshop::reversi::SelfPlay;

/// The time in seconds that this thread was on a processor, by Linux.
fn busy() -> Result<f64, Box<dyn Error>> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat")?;
    let nanoseconds: f64 = text.split(' ').next().ok_or("no time")?.parse()?;
    Ok(nanoseconds / 1e9)
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    let mut threads = 1;
    if let Some(count) = arguments.last().and_then(|last| last.strip_prefix("threads=")) {
        threads = count.parse()?;
        arguments.pop();
    }
    let is_generic = arguments.last().is_some_and(|last| last == "generic");
    if is_generic {
        arguments.pop();
    }
    let numbers: Vec<u32> = arguments.iter().map(|text| text.parse()).collect::<Result<_, _>>()?;
    let [empty, count, depths @ ..] = &numbers[..] else {
        return Err("expected EMPTY POSITIONS DEPTH...".into());
    };
    let self_play = SelfPlay { evaluation: Arc::clone(Evaluation::embedded()), nodes: 500 };
    let all = self_play.play(0..200, 99);
    let all: Vec<_> =
        all.iter().filter(|record| (!(record.own | record.enemy)).count_ones() == *empty).collect();
    let step = (all.len() / *count as usize).max(1);
    let chosen: Vec<_> = all.iter().step_by(step).take(*count as usize).collect();
    for &depth in depths {
        let (mut nodes, mut time) = (0, 0.0);
        for record in &chosen {
            let game =
                History::new(Position::new(record.own, record.enemy, Color::Black).ok_or("stones overlap")?);
            let mut engine: Box<dyn Engine<Position>> = if is_generic {
                Box::new(games::search::AlphaBetaEngine::new(64, threads))
            } else {
                Box::new(reversi::ReversiEngine::new(128, threads))
            };
            let _ = engine.search(&game, SearchLimits { depth: 1, ..SearchLimits::default() }, &mut |_| {});
            let (began, started) = (busy()?, Instant::now());
            let limits = SearchLimits { depth, ..SearchLimits::default() };
            let report = engine.search(&game, limits, &mut |_| {}).ok_or("no move")?;
            time += if threads == 1 { busy()? - began } else { started.elapsed().as_secs_f64() };
            nodes += report.nodes;
        }
        let many = chosen.len() as f64;
        println!(
            "{empty} empty, depth {depth}: {:9.0} nodes, {:8.2} ms, {:5.2} million nodes a second",
            nodes as f64 / many,
            time * 1000.0 / many,
            nodes as f64 / time / 1e6
        );
    }
    Ok(())
}
