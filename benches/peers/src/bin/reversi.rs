//! Perft of Reversi: compares gocheck with the crates `magpie` and `rust_reversi_core`, in one run on one core.
//!
//! `RUSTFLAGS="-C target-cpu=native" cargo run --release --manifest-path benches/peers/Cargo.toml --bin reversi`
//!
//! All count the last ply without playing it, without tables or threads; a pass is a ply and a
//! finished game counts.

use games::reversi::Position;
use games::reversi::perft::{Convention, perft};
use magpie::othello::Stone;
use std::error::Error;
use std::time::Instant;

const DEPTH: u32 = 11;

const ROUNDS: u32 = 5;

fn main() -> Result<(), Box<dyn Error>> {
    let start = rust_reversi_core::board::Board::new();
    let counts: [(&str, &dyn Fn() -> u64); 3] = [
        ("gocheck", &|| perft(&Position::start(), DEPTH, Convention::A)),
        ("magpie", &|| of_magpie(&magpie::othello::Board::standard(), Stone::Black, DEPTH)),
        ("rust_reversi_core", &|| of_core(&mut start.clone(), DEPTH)),
    ];
    let mut best = [f64::INFINITY; 3];
    let mut nodes = [0; 3];
    // Alternately, so that a busy moment affects all.
    for _ in 0..ROUNDS {
        for (index, (_, count)) in counts.iter().enumerate() {
            let started = Instant::now();
            nodes[index] = count();
            best[index] = best[index].min(started.elapsed().as_secs_f64());
        }
    }
    if nodes.iter().any(|&other| other != nodes[0]) {
        return Err(format!("the counts differ: {nodes:?}").into());
    }
    println!("depth {DEPTH}, {} nodes:", nodes[0]);
    for (index, (name, _)) in counts.iter().enumerate() {
        let speed = nodes[0] as f64 / best[index] / 1e6;
        println!("{name}: {speed:.0} million a second, ratio {:.1}", best[index] / best[0]);
    }
    Ok(())
}

fn of_magpie(board: &magpie::othello::Board, side: Stone, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = board.moves_for(side);
    if moves.is_empty() {
        let is_over = board.moves_for(side.flip()).is_empty();
        return if is_over { 1 } else { of_magpie(board, side.flip(), depth - 1) };
    }
    if depth == 1 {
        return moves.count_set().into();
    }
    let after = |place| {
        let mut next = board.clone();
        next.play(side, place);
        of_magpie(&next, side.flip(), depth - 1)
    };
    moves.hot_bits().map(after).sum()
}

fn of_core(board: &mut rust_reversi_core::board::Board, depth: u32) -> u64 {
    if depth == 0 || board.is_game_over() {
        return 1;
    }
    if depth == 1 {
        return u64::from(board.get_legal_moves().count_ones()).max(1);
    }
    if board.is_pass() {
        return board.do_pass().map_or(0, |()| of_core(board, depth - 1));
    }
    board.get_child_boards().into_iter().flatten().map(|mut next| of_core(&mut next, depth - 1)).sum()
}
