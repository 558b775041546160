//! The points near a group on which its life may depend.

use super::field::Field;
use super::grid::{BORDER, CELLS, Cell, EMPTY, at};

/// The most points of a zone, and the most steps to one.
const MOST: usize = 64;
const STEPS: u8 = 4;

/// The nearest points that are empty or can be captured. Steps go over empty points and, without counting, over stones that are not `solid`.
pub(super) fn zone(field: &Field<'_>, stones: &[Cell], is_solid: impl Fn(Cell) -> bool) -> Vec<Cell> {
    let mut seen = [false; CELLS];
    let mut zone = stones.to_vec();
    let mut edge: Vec<Cell> = stones.to_vec();
    stones.iter().for_each(|&stone| seen[at(stone)] = true);
    for _ in 0..STEPS {
        let mut after = Vec::new();
        while let Some(cell) = edge.pop() {
            for next in field.grid.around(cell) {
                if field.get(next) == BORDER || seen[at(next)] {
                    continue;
                }
                seen[at(next)] = true;
                if field.get(next) == EMPTY {
                    zone.push(next);
                    after.push(next);
                } else if !is_solid(next) {
                    zone.push(next);
                    edge.push(next);
                }
            }
        }
        if zone.len() >= MOST {
            break;
        }
        edge = after;
    }
    zone
}
