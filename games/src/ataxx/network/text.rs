//! Weights as text, for a program that is one file of source.

use super::{BUCKETS, STATES, Weights};

/// How numbers are written: so many bits a character, counted from a first one.
#[derive(Clone, Copy, Debug)]
pub struct Digits {
    bits: u32,
    first: char,
}

impl Digits {
    /// Plain letters and signs.
    pub const LETTERS: Self = Self { bits: 6, first: '0' };

    /// Chinese characters and others: much in a text whose characters are counted, not its bytes.
    pub const IDEOGRAPHS: Self = Self { bits: 15, first: '\u{3400}' };

    /// The bits of a character.
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.bits
    }

    /// The character that is the digit 0.
    #[must_use]
    pub const fn first(self) -> char {
        self.first
    }
}

/// The weights of the rows are multiples of this, so that they take six bits.
pub const STEP: i8 = 4;

/// The bits of a row's weight, of another, and of an output's bias.
const ROW: u32 = 6;
const OTHER: u32 = 12;
const OUTPUT_BIAS: u32 = 30;

impl<const N: usize> Weights<N> {
    /// The weights as text, those of blocks with walls only on demand. [`Weights::of_text`] reads it.
    #[must_use]
    pub fn to_text(&self, digits: Digits, with_walls: bool) -> String {
        let mut writer = Writer { text: String::new(), digits, held: 0, count: 0 };
        for (at, row) in self.rows.iter().enumerate() {
            if with_walls || !has_wall(at % STATES) {
                row.iter().for_each(|&weight| writer.put(i32::from(weight / STEP), ROW));
            }
        }
        for &weight in self.bias.iter().chain(self.outputs.as_flattened()) {
            writer.put(weight.into(), OTHER);
        }
        self.output_bias.iter().for_each(|&weight| writer.put(weight, OUTPUT_BIAS));
        // The last digit is full.
        writer.put(0, digits.bits);
        writer.text
    }

    /// Reads what [`Weights::to_text`] writes; what a text that is too short lacks is 0.
    #[must_use]
    pub fn of_text(text: &str, digits: Digits, with_walls: bool) -> Self {
        let mut reader = Reader { text: text.chars(), digits, held: 0, count: 0 };
        let mut weights = Self::zero();
        for (at, row) in weights.rows.iter_mut().enumerate() {
            if with_walls || !has_wall(at % STATES) {
                row.iter_mut().for_each(|weight| *weight = reader.next(ROW) as i8 * STEP);
            }
        }
        weights.bias.iter_mut().for_each(|weight| *weight = reader.next(OTHER) as i16);
        for bucket in 0..BUCKETS {
            weights.outputs[bucket].iter_mut().for_each(|weight| *weight = reader.next(OTHER) as i16);
        }
        weights.output_bias.iter_mut().for_each(|weight| *weight = reader.next(OUTPUT_BIAS));
        weights
    }
}

/// Whether a block in that state has a wall.
const fn has_wall(state: usize) -> bool {
    state & state >> 4 & 15 != 0
}

struct Writer {
    text: String,
    digits: Digits,
    held: u64,
    count: u32,
}

impl Writer {
    fn put(&mut self, number: i32, bits: u32) {
        self.held |= ((i64::from(number) + (1 << (bits - 1))) as u64) << self.count;
        self.count += bits;
        while self.count >= self.digits.bits {
            let digit = self.held as u32 & ((1 << self.digits.bits) - 1);
            self.text.extend(char::from_u32(u32::from(self.digits.first) + digit));
            self.held >>= self.digits.bits;
            self.count -= self.digits.bits;
        }
    }
}

struct Reader<'a> {
    text: std::str::Chars<'a>,
    digits: Digits,
    held: u64,
    count: u32,
}

impl Reader<'_> {
    fn next(&mut self, bits: u32) -> i32 {
        while self.count < bits {
            let digit =
                self.text.next().map_or(0, |letter| (letter as u64).wrapping_sub(self.digits.first as u64));
            self.held |= digit << self.count;
            self.count += self.digits.bits;
        }
        let number = self.held & ((1 << bits) - 1);
        self.held >>= bits;
        self.count -= bits;
        number as i32 - (1 << (bits - 1))
    }
}
