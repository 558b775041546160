//! Perft of Ataxx: compares gocheck with the crate `ataxx`, in one run on one core.
//!
//! `cargo run --release --manifest-path benches/peers/Cargo.toml --bin ataxx`
//!
//! Both count the last plies in bulk as far as they can, without tables or threads.

use games::ataxx::{Position, Rules};
use games::perft::perft;
use std::error::Error;
use std::str::FromStr;
use std::time::Instant;

const CASES: [(&str, &str, u8); 2] = [
    ("start", "x5o/7/7/7/7/7/o5x x 0 1", 6),
    ("middle game", "x2oo1o/xx1o2o/1xx1o2/2x1oo1/1x2o1o/xx1xo2/o1xx2x x 0 20", 5),
];

const ROUNDS: u32 = 7;

fn main() -> Result<(), Box<dyn Error>> {
    for (name, fen, depth) in CASES {
        let ours = Position::from_fen(fen, Rules::Uai)?;
        let theirs = ataxx::Position::from_str(fen).map_err(|error| format!("{fen}: {error:?}"))?;
        let (mut our_best, mut their_best) = (f64::INFINITY, f64::INFINITY);
        let mut nodes = 0;
        // Alternately, so that a busy moment affects both.
        for _ in 0..ROUNDS {
            let started = Instant::now();
            nodes = perft(&ours, u32::from(depth));
            our_best = our_best.min(started.elapsed().as_secs_f64());
            let started = Instant::now();
            let their_nodes = ataxx::perft::<false, true>(theirs, depth);
            their_best = their_best.min(started.elapsed().as_secs_f64());
            if nodes != their_nodes {
                return Err(format!("{name}: {nodes} nodes against {their_nodes}").into());
            }
        }
        let speed = |seconds| nodes as f64 / seconds / 1e6;
        println!(
            "{name}, depth {depth}, {nodes} nodes: gocheck {:.0}, ataxx {:.0} million a second, ratio {:.1}",
            speed(our_best),
            speed(their_best),
            their_best / our_best
        );
    }
    Ok(())
}
