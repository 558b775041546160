//! Patterns of 3 x 3 points whose middle is a likely move, after S. Gelly, Y. Wang, R. Munos and O. Teytaud, "Modification of
//! UCT with patterns in Monte-Carlo Go" (2006).

use super::field::Field;
use super::grid::{BLACK, BORDER, Cell, EMPTY, WHITE};
use std::sync::LazyLock;

/// Rows of a pattern: `X` and `O` are the stones of one player each, `.` is empty, `#` is off the board, `x` and `o` are anything
/// but the stone, `?` is anything. Each stands for all its rotations and reflections, for both players.
const PATTERNS: [[&str; 3]; 10] = [
    // Hane.
    ["XOX", ".*.", "???"],
    ["XO.", ".*.", "?.?"],
    ["XO?", "X*.", "?.?"],
    // Cuts.
    ["XO?", "O*o", "?o?"],
    ["?X?", "O*O", "ooo"],
    // At the edge.
    ["X.?", "O*?", "###"],
    ["OX?", "X*O", "###"],
    ["?X?", "x*O", "###"],
    ["?XO", "x*x", "###"],
    ["?OX", "X*O", "###"],
];

/// A bit for each contents of the eight points around the middle, two bits for each point.
static IS_LIKELY: LazyLock<Vec<u64>> = LazyLock::new(|| {
    let mut table = vec![0; (1 << 16) / 64];
    for pattern in PATTERNS {
        let signs = pattern.concat().into_bytes();
        for turned in turns([0, 1, 2, 5, 8, 7, 6, 3].map(|at| signs[at])) {
            for black in [b'X', b'O'] {
                add(&mut table, &turned.map(|sign| contents(sign, black)), 0);
            }
        }
    }
    table
});

/// Adds all combinations of what the points may contain to the table, after the contents of the points before.
fn add(table: &mut [u64], points: &[Vec<u8>], before: usize) {
    match points {
        [] => table[before / 64] |= 1 << (before % 64),
        [rest @ .., last] => last.iter().for_each(|&one| add(table, rest, before << 2 | usize::from(one))),
    }
}

/// The rotations and reflections of the points around the middle, which are listed in a circle.
fn turns(circle: [u8; 8]) -> Vec<[u8; 8]> {
    let turn = |from: &[u8; 8], by: usize| std::array::from_fn(|place| from[(place + 2 * by) % 8]);
    let mut mirrored = circle;
    mirrored.reverse();
    // Corners stay corners.
    mirrored.rotate_left(1);
    (0..4).flat_map(|by| [turn(&circle, by), turn(&mirrored, by)]).collect()
}

/// The possible contents of a point with a sign, if one player's stones are black.
fn contents(sign: u8, black: u8) -> Vec<u8> {
    let stone = |letter: u8| if letter == black { BLACK } else { WHITE };
    let may_be = |one: &u8| match sign {
        b'X' | b'O' => *one == stone(sign),
        b'x' | b'o' => *one != stone(sign.to_ascii_uppercase()),
        b'.' => *one == EMPTY,
        b'#' => *one == BORDER,
        _ => true,
    };
    [EMPTY, BLACK, WHITE, BORDER].into_iter().filter(may_be).collect()
}

/// Returns true if an empty point is a likely move.
#[inline]
pub(super) fn is_likely(field: &Field<'_>, cell: Cell) -> bool {
    let [north, west, east, south] = field.grid.around(cell);
    let [north_west, north_east, south_west, south_east] = field.grid.diagonal(cell);
    let circle = [north_west, north, north_east, east, south_east, south, south_west, west];
    let contents = (circle.iter().enumerate())
        .fold(0, |contents, (place, &next)| contents | usize::from(field.get(next)) << (2 * place));
    IS_LIKELY[contents / 64] >> (contents % 64) & 1 == 1
}
