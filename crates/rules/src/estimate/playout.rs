//! A random game from a position to its end: nobody fills an eye, and two passes end it.

use super::field::Field;
use super::grid::{BLACK, BORDER, Cell, EMPTY, WHITE, other};
use crate::random::Random;

/// The most moves of a playout for each point of the board: a game with many kos need not end.
const MOST_MOVES: usize = 3;

/// Plays a game to its end with `color` to move.
pub(super) fn play_out(field: &mut Field<'_>, mut color: u8, random: &mut Random) {
    let mut passes = 0;
    for _ in 0..MOST_MOVES * field.grid.cells.len() {
        match choose(field, color, random) {
            Some(cell) => {
                field.play(cell, color);
                passes = 0;
            }
            None => {
                field.ko = super::field::NONE;
                passes += 1;
                if passes == 2 {
                    break;
                }
            }
        }
        color = other(color);
    }
}

/// A legal move that fills no eye; `None` for a pass.
fn choose(field: &Field<'_>, color: u8, random: &mut Random) -> Option<Cell> {
    let empty = field.empty();
    let start = below(random, empty.len());
    let (late, early) = empty.split_at(start);
    let is_playable = |cell: &Cell| !is_eye(field, *cell, color) && field.is_legal(*cell, color);
    early.iter().chain(late).copied().find(is_playable)
}

/// A random number below `end`.
#[inline(always)]
pub(super) fn below(random: &mut Random, end: usize) -> usize {
    (((random.next() >> 32) * end as u64) >> 32) as usize
}

/// Returns true if an empty point is an eye of a colour: surrounded by it, and the opponent does not hold too many of the
/// points diagonally next to it.
#[inline(always)]
pub(super) fn is_eye(field: &Field<'_>, cell: Cell, color: u8) -> bool {
    let grid = field.grid;
    if grid.around(cell).into_iter().any(|next| field.get(next) != color && field.get(next) != BORDER) {
        return false;
    }
    let (mut foreign, mut edge) = (0, 0);
    for next in grid.diagonal(cell) {
        match field.get(next) {
            BORDER => edge = 1,
            found if found == other(color) => foreign += 1,
            _ => {}
        }
    }
    foreign + edge < 2
}

/// Whose a point is at the end of a game: the colour of its stone, or of the only stones next to it.
pub(super) fn owner(field: &Field<'_>, cell: Cell) -> u8 {
    match field.get(cell) {
        EMPTY => {
            let next_to = |color| field.grid.around(cell).into_iter().any(|next| field.get(next) == color);
            match (next_to(BLACK), next_to(WHITE)) {
                (true, false) => BLACK,
                (false, true) => WHITE,
                _ => EMPTY,
            }
        }
        found => found,
    }
}
