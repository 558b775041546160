//! A random game from a position to its end: two passes.
//!
//! Moves near the last one come first: captures and escapes from atari, then the vital point of an eye. All others are random,
//! but no player fills an eye or puts a large group into atari, so sekis stand.

use super::field::{Field, Look, NONE};
use super::grid::{BLACK, BORDER, CELLS, Cell, EMPTY, WHITE, at, other};
use super::patterns::is_likely;
use super::shape;
use crate::random::Random;

/// The most moves of a playout for each point of the board: a game with many kos need not end.
const MOST_MOVES: usize = 3;

/// The moves of a game.
pub(super) struct Trace {
    count: u16,
    /// By cell: the number and colour of the first move there.
    first: [(u16, u8); CELLS],
}

impl Default for Trace {
    fn default() -> Self {
        Self { count: 0, first: [(0, EMPTY); CELLS] }
    }
}

impl Trace {
    pub(super) fn clear(&mut self) {
        *self = Self::default();
    }

    /// Adds a move.
    #[inline(always)]
    pub(super) fn add(&mut self, cell: Cell, color: u8) {
        if self.first[at(cell)].1 == EMPTY {
            self.first[at(cell)] = (self.count, color);
        }
        self.count = self.count.saturating_add(1);
    }

    pub(super) const fn pass(&mut self) {
        self.count = self.count.saturating_add(1);
    }

    /// Returns true if a colour was the first that played on a cell, and not before a number of moves.
    #[inline(always)]
    pub(super) fn is_first(&self, cell: Cell, color: u8, from: usize) -> bool {
        let (number, by) = self.first[at(cell)];
        by == color && usize::from(number) >= from
    }
}

/// Plays a game to its end with `color` to move after a move on `last`.
pub(super) fn play_out(
    field: &mut Field<'_>,
    mut color: u8,
    mut last: Cell,
    trace: &mut Trace,
    random: &mut Random,
) {
    let mut passes = 0;
    for _ in 0..MOST_MOVES * field.grid.cells.len() {
        match choose(field, color, last, random) {
            Some(cell) => {
                field.play(cell, color);
                trace.add(cell, color);
                passes = 0;
                last = cell;
            }
            None => {
                field.ko = NONE;
                trace.pass();
                last = NONE;
                passes += 1;
                if passes == 2 {
                    break;
                }
            }
        }
        color = other(color);
    }
}

/// A move; `None` for a pass.
fn choose(field: &Field<'_>, color: u8, last: Cell, random: &mut Random) -> Option<Cell> {
    if last != NONE
        && let Some(cell) = answer(field, color, last, random)
    {
        return Some(cell);
    }
    let empty = field.empty();
    let start = below(random, empty.len());
    let (late, early) = empty.split_at(start);
    early.iter().chain(late).copied().find(|&cell| is_playable(field, cell, color))
}

/// A move in answer to the opponent's last one.
fn answer(field: &Field<'_>, color: u8, last: Cell, random: &mut Random) -> Option<Cell> {
    // Capture the stone that was just played.
    let liberty = field.last_liberty(last);
    if liberty != NONE && field.is_legal(liberty, color) {
        return Some(liberty);
    }
    for next in field.grid.around(last) {
        if field.get(next) == color {
            let liberty = field.last_liberty(next);
            if liberty != NONE
                && let Some(cell) = rescue(field, next, liberty, color)
            {
                return Some(cell);
            }
        }
    }
    vital(field, last, color).or_else(|| local(field, last, color, random))
}

/// A move that saves a group in atari: a capture next to it, or an extension.
fn rescue(field: &Field<'_>, stone: Cell, liberty: Cell, color: u8) -> Option<Cell> {
    for own in field.group(stone) {
        for next in field.grid.around(own) {
            if field.get(next) == other(color) {
                let taken = field.last_liberty(next);
                if taken != NONE && field.is_legal(taken, color) {
                    return Some(taken);
                }
            }
        }
    }
    let look = field.look(liberty, color);
    (!look.is_without && look.last == NONE).then_some(liberty)
}

/// A likely move next to the last one.
fn local(field: &Field<'_>, last: Cell, color: u8, random: &mut Random) -> Option<Cell> {
    let [a, b, c, d] = field.grid.around(last);
    let [e, f, g, h] = field.grid.diagonal(last);
    let near = [a, b, c, d, e, f, g, h];
    let (late, early) = near.split_at(below(random, near.len()));
    let is_good =
        |cell: Cell| field.get(cell) == EMPTY && is_likely(field, cell) && is_playable(field, cell, color);
    early.iter().chain(late).copied().find(|&cell| is_good(cell))
}

/// The vital point of a small eye space next to the last move.
fn vital(field: &Field<'_>, last: Cell, color: u8) -> Option<Cell> {
    let grid = field.grid;
    let [a, b, c, d] = grid.around(last);
    let [e, f, g, h] = grid.diagonal(last);
    let mut points = [NONE; shape::MOST + 1];
    for start in [a, b, c, d, e, f, g, h] {
        if field.get(start) != EMPTY {
            continue;
        }
        let count = space(field, start, &mut points);
        if (3..=shape::MOST).contains(&count) {
            let vital = shape::vital(&points[..count], |cell| grid.around(cell));
            if let Some(cell) = vital.filter(|&cell| field.is_legal(cell, color)) {
                return Some(cell);
            }
        }
    }
    None
}

/// Collects the empty points that are connected to one. Stops at more than fit, and at points that both colours surround, with
/// a number that is too large.
fn space(field: &Field<'_>, start: Cell, points: &mut [Cell; shape::MOST + 1]) -> usize {
    points[0] = start;
    let (mut count, mut done, mut wall) = (1, 0, BORDER);
    while done < count {
        for next in field.grid.around(points[done]) {
            match field.get(next) {
                BORDER => {}
                EMPTY if points[..count].contains(&next) => {}
                EMPTY => {
                    if count > shape::MOST {
                        return usize::MAX;
                    }
                    points[count] = next;
                    count += 1;
                }
                found if wall == BORDER => wall = found,
                found if found != wall => return usize::MAX,
                _ => {}
            }
        }
        done += 1;
    }
    count
}

/// Returns true if a move is legal, fills no eye, and does not lose a group for nothing.
#[inline(always)]
pub(super) fn is_playable(field: &Field<'_>, cell: Cell, color: u8) -> bool {
    if is_eye(field, cell, color) || !field.is_legal(cell, color) {
        return false;
    }
    let look = field.look(cell, color);
    look.last == NONE || look.takes > 0 || look.stones == 1 || is_sacrifice(field, cell, color, look)
}

/// Returns true if stones in atari would leave the opponent one eye.
fn is_sacrifice(field: &Field<'_>, cell: Cell, color: u8, look: Look) -> bool {
    if look.stones > shape::MOST {
        return false;
    }
    let mut points = [NONE; shape::MOST];
    points[0] = cell;
    let mut count = 1;
    for next in field.grid.around(cell) {
        if field.get(next) == color && !points[..count].contains(&next) {
            for stone in field.group(next) {
                points[count] = stone;
                count += 1;
            }
        }
    }
    shape::is_one_eye(&points[..count], |cell| field.grid.around(cell))
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
