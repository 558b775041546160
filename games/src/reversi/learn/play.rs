use super::super::evaluation::{Evaluation, PHASES, phase};
use super::super::{Move, Position};
use crate::game::Game;
use gocheck_common::random::Random;
use rayon::prelude::*;
use std::collections::HashSet;

/// One move in so many is random.
const RANDOM_MOVE: u64 = 10;

/// Games begin with random moves: at least and less than so many.
const OPENING: std::ops::Range<u64> = 2..22;

/// The positions of `games` games, each once, by their phase: the stones of the side to move and of
/// the other. Moves are chosen at `depth` plies. The same arguments give the same positions.
#[must_use]
pub fn positions(evaluation: &Evaluation, games: u64, depth: u32, seed: u64) -> Vec<Vec<(u64, u64)>> {
    let played: Vec<Vec<(u64, u64)>> =
        (0..games).into_par_iter().map(|game| play(evaluation, depth, seed << 32 | game)).collect();
    let mut phases = vec![Vec::new(); PHASES];
    let mut seen = HashSet::new();
    for position in played.into_iter().flatten() {
        if seen.insert(position) {
            phases[phase((!(position.0 | position.1)).count_ones())].push(position);
        }
    }
    phases
}

/// The positions of a game in which the side to move can move.
fn play(evaluation: &Evaluation, depth: u32, seed: u64) -> Vec<(u64, u64)> {
    let mut random = Random::new(seed);
    let opening = OPENING.start + random.next() % (OPENING.end - OPENING.start);
    let mut positions = Vec::new();
    let mut position = Position::start();
    for ply in 0.. {
        let moves = position.moves();
        if moves.is_empty() {
            break;
        }
        if moves != [Move::Pass] {
            positions.push((position.own(), position.enemy()));
        }
        let is_random = ply < opening || random.next().is_multiple_of(RANDOM_MOVE);
        let chosen =
            if is_random { random.pick(&moves).copied() } else { best(evaluation, &position, &moves, depth) };
        let Some(mv) = chosen else { break };
        position = position.play_unchecked(mv);
    }
    positions
}

fn best(evaluation: &Evaluation, position: &Position, moves: &[Move], depth: u32) -> Option<Move> {
    let value = |&mv: &Move| {
        let next = position.play_unchecked(mv);
        evaluation.search(next.own(), next.enemy(), (-20_000, 20_000), depth.saturating_sub(1))
    };
    moves.iter().copied().min_by_key(value)
}
