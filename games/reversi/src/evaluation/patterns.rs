use super::super::kernel::COLUMN_A;

pub(super) const PATTERNS: usize = 46;

/// The diagonal from row 1, `column` on, down to column h.
const fn diagonal(column: usize) -> u64 {
    let mut set = 0;
    let mut row = 0;
    while row + column < 8 {
        set |= 1 << (row * 9 + column);
        row += 1;
    }
    set
}

/// The bits of each kind of pattern in the upper left corner of a board.
const fn extract(b: u64) -> [u16; 12] {
    [
        (b & 0x07 | b >> 5 & 0x38 | b >> 10 & 0x1c0) as u16,
        (b & 0x0f | b >> 4 & 0x70 | b >> 9 & 0x180 | b >> 15 & 0x200) as u16,
        (b & 0xff | b >> 1 & 0x100 | b >> 5 & 0x200) as u16,
        (b & 0x01 | b >> 1 & 0x1e | b >> 2 & 0x20 | b >> 4 & 0x3c0) as u16,
        (b >> 8 & 0xff) as u16,
        (b >> 16 & 0xff) as u16,
        (b >> 24 & 0xff) as u16,
        ((b & diagonal(1)).wrapping_mul(COLUMN_A) >> 57) as u16,
        ((b & diagonal(2)).wrapping_mul(COLUMN_A) >> 58) as u16,
        ((b & diagonal(3)).wrapping_mul(COLUMN_A) >> 59) as u16,
        ((b & diagonal(4)).wrapping_mul(COLUMN_A) >> 60) as u16,
        ((b & diagonal(0)).wrapping_mul(COLUMN_A) >> 56) as u16,
    ]
}

/// The board rotated by 90 degrees.
const fn turned(b: u64) -> u64 {
    // Transposes the board (H. S. Warren, Hacker's Delight, 7-3), then swaps the rows.
    let t = (b ^ b << 28) & 0x0f0f_0f0f_0000_0000;
    let b = b ^ t ^ t >> 28;
    let t = (b ^ b << 14) & 0x3333_0000_3333_0000;
    let b = b ^ t ^ t >> 14;
    let t = (b ^ b << 7) & 0x5500_5500_5500_5500;
    (b ^ t ^ t >> 7).swap_bytes()
}

/// The kind of each pattern: the first eleven for each of the four sides, the longest diagonal twice.
pub(super) const KIND: [usize; PATTERNS] = {
    let mut kind = [11; PATTERNS];
    let mut pattern = 0;
    while pattern < 44 {
        kind[pattern] = pattern % 11;
        pattern += 1;
    }
    kind
};

/// The contribution of a stone on each square to the index of each pattern: a power of three, or 0.
pub(super) const PLACES: [[i16; PATTERNS]; 64] = {
    let mut places = [[0; PATTERNS]; 64];
    let mut square = 0;
    while square < 64 {
        let board = 1 << square;
        let sides = [board, turned(board), board.reverse_bits(), turned(board).reverse_bits()];
        let mut pattern = 0;
        while pattern < PATTERNS {
            let side = if pattern < 44 { pattern / 11 } else { pattern - 44 };
            let bits = extract(sides[side])[KIND[pattern]];
            if bits != 0 {
                places[square][pattern] = 3_i16.pow(bits.trailing_zeros());
            }
            pattern += 1;
        }
        square += 1;
    }
    places
};
