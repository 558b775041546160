//! Mobility and flips on bitboards.

pub(super) const CORNERS: u64 = 0x8100_0000_0000_0081;

pub(super) const COLUMN_A: u64 = 0x0101_0101_0101_0101;
pub(super) const COLUMN_H: u64 = COLUMN_A << 7;

/// The squares that are not in column a or h, where no stone can be flipped along a row or diagonal.
pub(super) const INNER: u64 = !(COLUMN_A | COLUMN_H);

pub(super) const QUADRANTS: [u64; 4] =
    [0x0000_0000_0f0f_0f0f, 0x0000_0000_f0f0_f0f0, 0x0f0f_0f0f_0000_0000, 0xf0f0_f0f0_0000_0000];

/// The shift to a neighbour in each of the four directions, and the enemy stones that can be flipped along it.
pub(super) const LINES: [(u32, u64); 4] = [(1, INNER), (8, u64::MAX), (7, INNER), (9, INNER)];

/// The legal moves of `own` against `enemy`, by parallel prefix (Kogge-Stone) fills
/// (<https://www.chessprogramming.org/Kogge-Stone_Algorithm>).
#[inline]
pub(super) const fn mobility(own: u64, enemy: u64) -> u64 {
    let mut moves = 0;
    let mut line = 0;
    while line < 4 {
        let (step, mask) = LINES[line];
        let between = enemy & mask;
        let mut up = between & (own << step);
        let mut down = between & (own >> step);
        up |= between & (up << step);
        down |= between & (down >> step);
        let (above, below) = (between & (between << step), between & (between >> step));
        up |= above & (up << (2 * step));
        down |= below & (down >> (2 * step));
        up |= above & (up << (2 * step));
        down |= below & (down >> (2 * step));
        moves |= (up << step) | (down >> step);
        line += 1;
    }
    moves & !(own | enemy)
}

/// The rays from each square: four to higher squares, then four to lower ones, in the order of [`LINES`].
pub(super) static RAYS: [[[u64; 4]; 2]; 64] = {
    let mut rays = [[[0; 4]; 2]; 64];
    let directions: [(i32, i32); 8] = [(0, 1), (1, 0), (1, -1), (1, 1), (0, -1), (-1, 0), (-1, 1), (-1, -1)];
    let mut square = 0;
    while square < 64 {
        let mut at = 0;
        while at < 8 {
            let (mut row, mut column) = (square / 8 + directions[at].0, square % 8 + directions[at].1);
            while row >= 0 && row < 8 && column >= 0 && column < 8 {
                rays[square as usize][at / 4][at % 4] |= 1 << (row * 8 + column);
                row += directions[at].0;
                column += directions[at].1;
            }
            at += 1;
        }
        square += 1;
    }
    rays
};

/// The enemy stones that `own` flips with a stone on the empty square with this index, below 64; none if the move is
/// illegal.
#[inline]
pub(super) fn flips(own: u64, enemy: u64, square: usize) -> u64 {
    let [up, down] = &RAYS[square & 63];
    let mut flipped = 0;
    for &ray in up {
        // The carry propagates through the enemy stones to the first square without one.
        let end = (enemy | !ray).wrapping_add(1) & own & ray;
        flipped |= end.wrapping_sub(u64::from(end != 0)) & ray;
    }
    for &ray in down {
        let others = !enemy & ray;
        let end = (1 << 63 >> (others.leading_zeros() & 63)) & own & ray;
        flipped |= (end.wrapping_neg() << 1) & ray;
    }
    flipped
}
