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

/// The weights of the rows are multiples of this; those of blocks with walls, which are met less often, of twice as
/// much.
const STEP: i8 = 4;

/// The bits of a weight of the hidden layer's bias or of the outputs, and of an output's bias.
const OTHER: u32 = 12;
const OUTPUT_BIAS: u32 = 30;

/// The lower bits of a row's weight, as [`Writer::put_small`] has it.
const ROW: u32 = 2;

impl<const N: usize> Weights<N> {
    /// These weights as far as [`Weights::to_text`] can tell them.
    #[must_use]
    pub fn rounded(mut self) -> Self {
        for (at, row) in self.rows.iter_mut().enumerate() {
            let (step, most) = (step(at % STATES), i8::MAX / step(at % STATES));
            row.iter_mut().for_each(|weight| {
                let steps = (f32::from(*weight) / f32::from(step)).round() as i8;
                *weight = steps.clamp(-most, most) * step;
            });
        }
        self
    }

    /// The weights, which are [`Weights::rounded`], as text, those of blocks with walls only on demand. [`Weights::of_text`] reads it.
    #[must_use]
    pub fn to_text(&self, digits: Digits, with_walls: bool) -> String {
        let mut writer = Writer::new(digits);
        for (at, row) in self.rows.iter().enumerate() {
            if with_walls || !has_wall(at % STATES) {
                row.iter().for_each(|&weight| writer.put_small((weight / step(at % STATES)).into(), ROW));
            }
        }
        for &weight in self.bias.iter().chain(self.outputs.as_flattened()) {
            writer.put(weight.into(), OTHER);
        }
        self.output_bias.iter().for_each(|&weight| writer.put(weight, OUTPUT_BIAS));
        writer.end()
    }

    /// Reads what [`Weights::to_text`] writes.
    #[must_use]
    pub fn of_text(text: &str, digits: Digits, with_walls: bool) -> Self {
        let mut reader = Reader::new(text, digits);
        let mut weights = Self::zero();
        for (at, row) in weights.rows.iter_mut().enumerate() {
            if with_walls || !has_wall(at % STATES) {
                row.iter_mut().for_each(|weight| *weight = reader.next_small(ROW) as i8 * step(at % STATES));
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

/// What the weights of a row for that state are multiples of.
const fn step(state: usize) -> i8 {
    if has_wall(state) { 2 * STEP } else { STEP }
}

/// Numbers of any bits as a text of [`Digits`].
pub(in super::super) struct Writer {
    text: String,
    digits: Digits,
    held: u64,
    count: u32,
}

impl Writer {
    pub(in super::super) const fn new(digits: Digits) -> Self {
        Self { text: String::new(), digits, held: 0, count: 0 }
    }

    /// Writes a number of so many bits, the sign's among them.
    fn put(&mut self, number: i32, bits: u32) {
        self.put_bits((i64::from(number) + (1 << (bits - 1))) as u64, bits);
    }

    /// Writes a number that is the shorter the closer it is to 0: so many lower bits, and one for each time that they
    /// do not suffice (Rice 1979).
    pub(in super::super) fn put_small(&mut self, number: i32, low: u32) {
        let folded = (number << 1 ^ number >> 31) as u64;
        (0..folded >> low).for_each(|_| self.put_bits(1, 1));
        self.put_bits(0, 1);
        self.put_bits(folded & ((1 << low) - 1), low);
    }

    fn put_bits(&mut self, number: u64, bits: u32) {
        self.held |= number << self.count;
        self.count += bits;
        while self.count >= self.digits.bits {
            let digit = self.held as u32 & ((1 << self.digits.bits) - 1);
            self.text.extend(char::from_u32(u32::from(self.digits.first) + digit));
            self.held >>= self.digits.bits;
            self.count -= self.digits.bits;
        }
    }

    pub(in super::super) fn end(mut self) -> String {
        // The last digit is full.
        self.put(0, self.digits.bits);
        self.text
    }
}

/// Reads what [`Writer`] writes; what the text lacks is zeros.
pub(in super::super) struct Reader<'a> {
    text: std::str::Chars<'a>,
    digits: Digits,
    held: u64,
    count: u32,
}

impl<'a> Reader<'a> {
    pub(in super::super) fn new(text: &'a str, digits: Digits) -> Self {
        Self { text: text.chars(), digits, held: 0, count: 0 }
    }

    /// The next number of so many bits.
    fn next(&mut self, bits: u32) -> i32 {
        self.next_bits(bits) as i32 - (1 << (bits - 1))
    }

    /// The next small number.
    pub(in super::super) fn next_small(&mut self, low: u32) -> i32 {
        let mut folded = 0;
        while self.next_bits(1) == 1 {
            folded += 1 << low;
        }
        folded += self.next_bits(low) as i32;
        folded >> 1 ^ -(folded & 1)
    }

    fn next_bits(&mut self, bits: u32) -> u64 {
        while self.count < bits {
            let digit =
                self.text.next().map_or(0, |letter| (letter as u64).wrapping_sub(self.digits.first as u64));
            self.held |= digit << self.count;
            self.count += self.digits.bits;
        }
        let number = self.held & ((1 << bits) - 1);
        self.held >>= bits;
        self.count -= bits;
        number
    }
}
