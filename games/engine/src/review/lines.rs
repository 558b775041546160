use super::analyst::{Analyst, Line};
use super::effort::Effort;
use super::symmetry::equivalent_moves;
use crate::description::spec::Described;
use crate::game::rules::History;
use crate::search::limits::SearchLimits;

/// Evaluates every legal move, the best first, and reports all of them after each iteration of a growing depth, until a
/// limit is reached or all values are exact. Equivalent moves of a symmetric board have the same value.
pub fn lines<G: Described>(
    analyst: &mut Analyst<G>,
    game: &History<G>,
    exact: u32,
    limits: SearchLimits<'_>,
    tell: &mut dyn FnMut(Vec<Line<G::Move>>),
) {
    let moves = game.legal_moves();
    let images = equivalent_moves(game.position(), &moves);
    let is_solvable = G::SPEC.exact.is_some_and(|solver| (solver.empty)(game.position()) <= exact);
    // No search goes beyond the end of the game.
    let to_end = G::SPEC.exact.map(|solver| (solver.empty)(game.position()).max(BEFORE_SOLVING + 1));
    for depth in 1..=to_end.map_or(limits.depth, |to_end| limits.depth.min(to_end)) {
        // A shallow search gives a first answer before the position is solved.
        let exact = if depth > BEFORE_SOLVING { exact } else { 0 };
        let effort = Effort { depth, nodes: u64::MAX, exact };
        let mut found: Vec<Line<G::Move>> = Vec::with_capacity(moves.len());
        for (&mv, image) in moves.iter().zip(&images) {
            let line = match found.get(image.first) {
                Some(first) => Line { moves: image.line(game.position(), &first.moves), ..first.clone() },
                None => match analyst.after(game, mv, effort, limits) {
                    Some(line) if !limits.reached(0) => line,
                    _ => return,
                },
            };
            found.push(line);
        }
        let is_decided = found.iter().all(|line| line.is_exact);
        // The sort is stable, so that moves of equal value keep their order.
        found.sort_by_key(|line| std::cmp::Reverse(line.score));
        if !found.is_empty() {
            tell(found);
        }
        if is_decided && (!is_solvable || depth > BEFORE_SOLVING) {
            return;
        }
    }
}

/// The depth of the last search before a position near the end is solved.
const BEFORE_SOLVING: u32 = 4;
