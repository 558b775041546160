use super::super::Position;
use super::super::endgame::Solver;
use super::super::evaluation::Evaluation;
use super::Sample;
use crate::board::Color;
use crate::search::Limits;
use rayon::prelude::*;

/// With so few empty squares values are exact.
const EXACT: u32 = 12;

/// How many positions a thread takes at a time.
const CHUNK: usize = 256;

/// The size of a solver's table in MiB: what fits into a cache.
const TABLE: usize = 1;

/// What `positions` are worth: exactly near the end, by a search of `depth` plies before.
#[must_use]
pub fn label(evaluation: &Evaluation, positions: &[(u64, u64)], depth: u32) -> Vec<Sample> {
    let chunks = positions.par_chunks(CHUNK);
    let label = |chunk: &[(u64, u64)]| {
        let mut solver = Solver::new(TABLE);
        let mut samples = Vec::with_capacity(chunk.len());
        for &(own, enemy) in chunk {
            let mut exact = || {
                let position = Position::new(own, enemy, Color::Black)?;
                Some(solver.solve(&position, Limits::default())?.value as f32)
            };
            let searched = || {
                let value = evaluation.search(own, enemy, (-20_000, 20_000), depth);
                Some(value as f32 / Evaluation::UNIT as f32)
            };
            let is_exact = (!(own | enemy)).count_ones() <= EXACT;
            let value = if is_exact { exact() } else { searched() };
            samples.extend(value.map(|value| Sample { own, enemy, value }));
        }
        samples
    };
    chunks.map(label).collect::<Vec<_>>().concat()
}
