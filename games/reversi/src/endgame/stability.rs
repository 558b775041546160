//! A lower bound of the number of stable stones: those that can never be flipped.

use super::super::kernel::{COLUMN_A, COLUMN_H, INNER};

/// The stable stones of an edge, by the own and then by the enemy stones on it, found by playing every sequence of moves
/// on the edge.
static EDGE: std::sync::LazyLock<Vec<u8>> = std::sync::LazyLock::new(|| {
    let mut stable = vec![0; 1 << 16];
    // Edges with fewer empty squares come first, because the others lead to them.
    let mut pairs: Vec<(usize, usize)> = (0..256)
        .flat_map(|own| (0..256).map(move |enemy| (own, enemy)))
        .filter(|(a, b)| a & b == 0)
        .collect();
    pairs.sort_by_key(|(own, enemy)| std::cmp::Reverse((own | enemy).count_ones()));
    for (own, enemy) in pairs {
        let mut kept = own | enemy;
        for square in (0..8).filter(|square| (own | enemy) >> square & 1 == 0) {
            for (mover, other, is_own) in [(own, enemy, true), (enemy, own, false)] {
                let turned = turned_on_edge(mover, other, square);
                let (mover, other) = (mover | turned | 1 << square, other & !turned);
                let (own_next, enemy_next) = if is_own { (mover, other) } else { (other, mover) };
                let next = usize::from(stable[own_next << 8 | enemy_next]);
                // Stones that keep their colour now and in all that follows.
                kept &= next & !turned;
            }
        }
        stable[own << 8 | enemy] = kept as u8;
    }
    stable
});

fn turned_on_edge(own: usize, enemy: usize, square: usize) -> usize {
    let mut all = 0;
    for step in [-1, 1] {
        let mut turned = 0;
        let mut at = square as i32 + step;
        while (0..8).contains(&at) && enemy >> at & 1 == 1 {
            turned |= 1 << at;
            at += step;
        }
        if (0..8).contains(&at) && own >> at & 1 == 1 {
            all |= turned;
        }
    }
    all
}

/// Column a or h as a byte, row 1 first.
const fn column_as_row(set: u64, column: u32) -> usize {
    ((set >> column & COLUMN_A).wrapping_mul(0x0102_0408_1020_4080) >> 56) as usize
}

/// The inverse of [`column_as_row`], for column a.
const fn row_as_column(row: u8) -> u64 {
    let mut set = 0;
    let mut at = 0;
    while at < 8 {
        if row >> at & 1 == 1 {
            set |= 1 << (8 * at);
        }
        at += 1;
    }
    set
}

static COLUMNS: [u64; 256] = {
    let mut columns = [0; 256];
    let mut row = 0;
    while row < 256 {
        columns[row] = row_as_column(row as u8);
        row += 1;
    }
    columns
};

/// The diagonals of each direction.
static DIAGONALS: [[u64; 15]; 2] = {
    let mut lines = [[0; 15]; 2];
    let mut square = 0;
    while square < 64 {
        let (row, column) = (square / 8, square % 8);
        lines[0][row + 7 - column] |= 1 << square;
        lines[1][row + column] |= 1 << square;
        square += 1;
    }
    lines
};

/// The number of stones of `own` that are found to be stable: on edges, in full lines, and next to stable ones.
#[inline(always)]
pub(super) fn stable(own: u64, enemy: u64) -> i32 {
    const INSIDE: u64 = INNER << 8 & INNER >> 8;
    let taken = own | enemy;
    let edge = |own: usize, enemy: usize| EDGE[(own & 255) << 8 | enemy & 255];
    let mut stable = u64::from(edge(own as usize, enemy as usize));
    stable |= u64::from(edge((own >> 56) as usize, (enemy >> 56) as usize)) << 56;
    for column in [0, 7] {
        let row = edge(column_as_row(own, column), column_as_row(enemy, column));
        stable |= COLUMNS[usize::from(row)] << column;
    }
    stable &= own;
    // Lines without an empty square.
    let mut rows = taken;
    rows &= rows >> 4;
    rows &= rows >> 2;
    rows &= rows >> 1;
    let rows = (rows & COLUMN_A).wrapping_mul(255);
    let mut columns = taken;
    columns &= columns.rotate_right(8);
    columns &= columns.rotate_right(16);
    columns &= columns.rotate_right(32);
    let (mut falling, mut rising) = (0, 0);
    for (lines, full) in DIAGONALS.iter().zip([&mut falling, &mut rising]) {
        for line in lines {
            *full |= if taken & line == *line { *line } else { 0 };
        }
    }
    stable |= own & INSIDE & rows & columns & falling & rising;
    if stable == 0 {
        return 0;
    }
    // A stone with a stable neighbour, or a full line, in each of the four directions is stable.
    const NOT_A: u64 = !COLUMN_A;
    const NOT_H: u64 = !COLUMN_H;
    loop {
        let in_row = (stable << 1 & NOT_A) | (stable >> 1 & NOT_H) | rows;
        let in_column = stable << 8 | stable >> 8 | columns;
        let in_falling = (stable << 9 & NOT_A) | (stable >> 9 & NOT_H) | falling;
        let in_rising = (stable << 7 & NOT_H) | (stable >> 7 & NOT_A) | rising;
        let more = own & INSIDE & in_row & in_column & in_falling & in_rising & !stable;
        if more == 0 {
            return stable.count_ones() as i32;
        }
        stable |= more;
    }
}
