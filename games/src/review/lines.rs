use super::{Analyst, Effort, Line, alike};
use crate::description::Described;
use crate::game::History;
use crate::search::SearchLimits;

/// Every legal move with its value and line, the best first: told anew for each ply that is looked deeper, until a
/// limit is reached or nothing is left to find. Moves that a symmetric board makes one are worth the same.
pub fn lines<G: Described>(
    analyst: &mut Analyst<G>,
    game: &History<G>,
    exact: u32,
    limits: SearchLimits<'_>,
    tell: &mut dyn FnMut(Vec<Line<G::Move>>),
) {
    let moves = game.legal_moves();
    let images = alike(game.position(), &moves);
    let is_solvable = G::SPEC.exact.is_some_and(|solver| (solver.empty)(game.position()) <= exact);
    // Where the end is in sight nothing lies beyond it.
    let to_end = G::SPEC.exact.map(|solver| (solver.empty)(game.position()).max(BEFORE_SOLVING + 1));
    for depth in 1..=to_end.map_or(limits.depth, |to_end| limits.depth.min(to_end)) {
        // Some plies of search show something at once, and then it is solved.
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
        // Among equals the order of the rules stays: nothing jumps about.
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
