//! Between boards as rows of letters and boards as planes of bits, eight positions by eight points at a
//! time.

use super::line::stone_of;
use crate::board::Color;
use crate::go::{Answers, Batch};
use crate::puzzle::Question;

/// What a letter becomes: bit 0 for a black stone, bit 1 for a white one.
const STONE: [u8; 256] = {
    let mut table = [0; 256];
    let mut letter = 0;
    while letter < 256 {
        table[letter] = match stone_of(letter as u8) {
            Some(Some(Color::Black)) => 1,
            Some(Some(Color::White)) => 2,
            _ => 0,
        };
        letter += 1;
    }
    table
};

/// The same byte eight times.
const fn bytes(byte: u8) -> u64 {
    u64::from_ne_bytes([byte; 8])
}

/// Boards, a byte a point: bit 0 a black stone, bit 1 a white one. Rows are padded to whole words.
pub(super) struct Rows {
    area: usize,
    stride: usize,
    stones: Vec<u8>,
}

impl Rows {
    pub(super) const fn new(area: usize) -> Self {
        Self { area, stride: area.next_multiple_of(8), stones: Vec::new() }
    }

    pub(super) fn clear(&mut self) {
        self.stones.clear();
    }

    pub(super) fn push(&mut self, board: &[u8]) {
        self.stones.extend(board.iter().map(|&letter| STONE[usize::from(letter)]));
        self.stones.resize(self.stones.len().next_multiple_of(self.stride), 0);
    }

    fn len(&self) -> usize {
        self.stones.len() / self.stride
    }

    /// Eight points of a position, the first in the lowest byte; empty points beyond the last position.
    fn word(&self, position: usize, point: usize) -> u64 {
        let start = position * self.stride + point;
        let word = self.stones.get(start..start + 8).and_then(|word| word.try_into().ok());
        word.map_or(0, u64::from_le_bytes)
    }

    /// Puts the boards into a batch of as many empty ones.
    pub(super) fn fill(&self, batch: &mut Batch, to_move: &[Color]) {
        for eight in (0..self.len()).step_by(8) {
            // Which of the eight positions have white to move: their colours are swapped.
            let white = to_move[eight..].iter().take(8).zip(0..);
            let white = white.fold(0u64, |set, (&color, i)| set | u64::from(color == Color::White) << i);
            for point in (0..self.stride).step_by(8) {
                let mut planes = [0u64; 2];
                for position in 0..8 {
                    let word = self.word(eight + position, point);
                    planes[0] |= gather(word) << (8 * position);
                    planes[1] |= gather(word >> 1) << (8 * position);
                }
                let [black, whites] = planes.map(transpose);
                for (offset, (black, whites)) in
                    black.to_le_bytes().into_iter().zip(whites.to_le_bytes()).enumerate()
                {
                    if point + offset < self.area {
                        let swap = (black ^ whites) & white as u8;
                        batch.put_eight(eight, point + offset, black ^ swap, whites ^ swap);
                    }
                }
            }
        }
    }
}

/// Writes a line for each position: `ok` or `dead`, and the board with its marks.
pub(super) fn mark(rows: &Rows, answers: &Answers, ask: Option<Question>, out: &mut Vec<u8>) {
    let asked = |question| if ask.is_none_or(|ask| ask == question) { u64::MAX } else { 0 };
    let (rule, captures, moves) = (asked(Question::Rule), asked(Question::Captures), asked(Question::Moves));
    let mut boards = vec![0u8; 8 * rows.stride];
    for eight in (0..rows.len()).step_by(8) {
        let mut any_dead = 0;
        for point in (0..rows.stride).step_by(8) {
            let [dead, taking, legal] = answers.eight_by_eight(eight, point).map(transpose);
            for position in 0..8 {
                let here = |plane: u64| spread((plane >> (8 * position)) as u8);
                let (dead, taking, legal) = (here(dead), here(taking) & captures, here(legal));
                any_dead |= u64::from(dead != 0) << position;
                let word = rows.word(eight + position, point);
                let (black, white) = (full(word), full(word >> 1));
                let empty = !(black | white);
                // What stands on an empty point, the strongest first.
                let free = if moves == 0 { bytes(b'.') } else { legal & bytes(b'+') | !legal & bytes(b'-') };
                let free = taking & bytes(b'*') | !taking & free;
                let stone = black & bytes(b'X') | white & bytes(b'O');
                let dead = dead & rule;
                let stone = dead & bytes(b'!') | !dead & stone;
                let start = position * rows.stride + point;
                if let Some(cells) = boards.get_mut(start..start + 8) {
                    cells.copy_from_slice(&(empty & free | !empty & stone).to_le_bytes());
                }
            }
        }
        for position in 0..8.min(rows.len() - eight) {
            out.extend_from_slice(if any_dead >> position & 1 == 1 { b"dead " } else { b"ok " });
            out.extend_from_slice(&boards[position * rows.stride..][..rows.area]);
            out.push(b'\n');
        }
    }
}

/// The lowest bits of eight bytes as one byte, that of the lowest byte lowest.
const fn gather(word: u64) -> u64 {
    (word & bytes(1)).wrapping_mul(0x0102_0408_1020_4080) >> 56
}

/// The bits of a byte as eight bytes, all ones or all zeros.
const fn spread(byte: u8) -> u64 {
    let lit = bytes(1).wrapping_mul(byte as u64) & 0x8040_2010_0804_0201;
    // A byte with one bit in it carries into its top bit.
    let lit = (lit & bytes(0x7F)).wrapping_add(bytes(0x7F)) | lit;
    full((lit & bytes(0x80)) >> 7)
}

/// Bytes all ones where the lowest bit is set.
const fn full(word: u64) -> u64 {
    (word & bytes(1)).wrapping_mul(0xFF)
}

/// Swaps the rows and columns of eight by eight bits (Warren, Hacker's Delight, 7-3).
const fn transpose(mut square: u64) -> u64 {
    let mut swap = (square ^ square >> 7) & 0x00AA_00AA_00AA_00AA;
    square ^= swap ^ swap << 7;
    swap = (square ^ square >> 14) & 0x0000_CCCC_0000_CCCC;
    square ^= swap ^ swap << 14;
    swap = (square ^ square >> 28) & 0x0000_0000_F0F0_F0F0;
    square ^ swap ^ swap << 28
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn squares_of_bits_are_turned(square: u64, row in 0..8, col in 0..8) {
            let bit = |square: u64, row: i32, col: i32| square >> (8 * row + col) & 1;
            prop_assert_eq!(bit(transpose(square), row, col), bit(square, col, row));
        }

        #[test]
        fn bytes_and_bits_are_changed_into_each_other(byte: u8, other: u64) {
            let bytes = spread(byte).to_le_bytes();
            for (place, spread) in bytes.into_iter().enumerate() {
                prop_assert_eq!(spread, if byte >> place & 1 == 1 { 0xFF } else { 0 });
            }
            prop_assert_eq!(gather(spread(byte) & !super::bytes(0xFE) | other & super::bytes(0xFE)), u64::from(byte));
        }
    }
}
