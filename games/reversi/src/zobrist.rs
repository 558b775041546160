//! Hash keys (Zobrist 1970), combined in tables for all fillings of a row, so that a board is hashed byte by byte.

use gocheck_board::random::Random;

/// The key of the side to move.
const SIDE: u64 = Random::new(1).next();

/// The combined key of the stones of a row: by colour and row, then by the stones.
static ROWS: [[u64; 256]; 16] = {
    let mut rows = [[0; 256]; 16];
    let mut random = Random::new(2);
    let mut row = 0;
    while row < 16 {
        let mut column = 0;
        while column < 8 {
            let key = random.next();
            let mut stones = 1 << column;
            while stones < 256 {
                if stones >> column & 1 == 1 {
                    rows[row][stones] ^= key;
                }
                stones += 1;
            }
            column += 1;
        }
        row += 1;
    }
    rows
};

/// The hash of a position.
#[inline]
pub(super) fn of(black: u64, white: u64, white_to_move: bool) -> u64 {
    let mut hash = if white_to_move { SIDE } else { 0 };
    for (row, stones) in black.to_le_bytes().into_iter().chain(white.to_le_bytes()).enumerate() {
        hash ^= ROWS[row & 15][usize::from(stones)];
    }
    hash
}
