//! Weights as text, for a program that is one file of source.

use super::states::has_wall;
use super::{BUCKETS, STATES, Weights};
use std::array;

/// The bits of a character. Chinese ones and then Hangul are much in a text whose characters are counted, not its bytes.
const DIGIT: u32 = 15;

/// The first character.
const FIRST: u32 = 0x3400;

/// The first one behind the Chinese, where others join their neighbours or cannot be seen, and that of Hangul, which goes on
/// in their place.
const BEHIND: u32 = 0xa000;
const HANGUL: u32 = 0xac00;

/// The bits of a weight of the hidden layer's bias or of the outputs, and of an output's bias.
const OTHER: u32 = 12;
const OUTPUT_BIAS: u32 = 30;

/// The bits of a [`Scale`]'s numbers.
const STEP: u32 = 8;
const LOW: u32 = 3;

/// How the weights of some rows are told: as multiples of a step, in so many lower bits, as [`Writer::put_small`] has it.
struct Scale {
    step: i32,
    low: u32,
}

impl Scale {
    /// The one that tells these numbers in the fewest bits.
    fn of(numbers: &[i32]) -> Self {
        let divisor = numbers.iter().fold(0, |divisor, number| gcd(divisor, number.abs()));
        let step = divisor.max(1);
        let bits = |low: u32| -> u32 {
            numbers.iter().map(|number| (folded(number / step) >> low) as u32 + 1 + low).sum()
        };
        Self { step, low: (0..1 << LOW).min_by_key(|&low| bits(low)).unwrap_or(0) }
    }

    fn read(reader: &mut Reader<'_>) -> Self {
        Self { step: reader.next_bits(STEP) as i32, low: reader.next_bits(LOW) as u32 }
    }

    fn write(&self, writer: &mut Writer) {
        writer.put_bits(self.step as u64, STEP);
        writer.put_bits(self.low.into(), LOW);
    }
}

/// The greatest common divisor.
const fn gcd(a: i32, b: i32) -> i32 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// The zigzag code of a number: 0, -1, 1, -2 become 0, 1, 2, 3.
const fn folded(number: i32) -> u64 {
    (number << 1 ^ number >> 31) as u64
}

impl<const N: usize> Weights<N> {
    /// The weights as text, those of blocks with walls only on demand. Of the rows it tells what is another number in
    /// `base`: the less that is, and the more it is a multiple of, the shorter is the text. [`Weights::of_text`] reads it.
    #[must_use]
    pub fn to_text(&self, base: &Self, with_walls: bool) -> String {
        let mut writer = Writer::new();
        let rows = self.rows.iter().zip(&base.rows).enumerate().map(|(at, (row, base))| {
            let difference = |neuron: usize| i32::from(row[neuron]) - i32::from(base[neuron]);
            (has_wall(at % STATES), array::from_fn(difference))
        });
        let rows: Vec<(bool, [i32; N])> = rows.filter(|&(has_wall, _)| with_walls || !has_wall).collect();
        let scales = [false, true].map(|walls| {
            let rows = rows.iter().filter(|&&(has_wall, _)| has_wall == walls);
            Scale::of(&rows.flat_map(|&(_, row)| row).collect::<Vec<_>>())
        });
        scales.iter().for_each(|scale| scale.write(&mut writer));
        for (has_wall, row) in rows {
            let scale = &scales[usize::from(has_wall)];
            row.iter().for_each(|difference| writer.put_small(difference / scale.step, scale.low));
        }
        for &weight in self.bias.iter().chain(self.outputs.as_flattened()) {
            writer.put(weight.into(), OTHER);
        }
        self.output_bias.iter().for_each(|&weight| writer.put(weight, OUTPUT_BIAS));
        writer.end()
    }

    /// Reads what [`Weights::to_text`] writes with the same `base`.
    #[must_use]
    pub fn of_text(text: &str, base: &Self, with_walls: bool) -> Self {
        let mut reader = Reader::new(text);
        let mut weights = Self::zero();
        let scales = [Scale::read(&mut reader), Scale::read(&mut reader)];
        for (at, (row, base)) in weights.rows.iter_mut().zip(&base.rows).enumerate() {
            let has_wall = has_wall(at % STATES);
            if with_walls || !has_wall {
                let scale = &scales[usize::from(has_wall)];
                for (weight, &base) in row.iter_mut().zip(base) {
                    *weight = (i32::from(base) + reader.next_small(scale.low) * scale.step) as i8;
                }
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

/// Numbers of any bits as text.
pub(in super::super) struct Writer {
    text: String,
    held: u64,
    count: u32,
}

impl Writer {
    pub(in super::super) const fn new() -> Self {
        Self { text: String::new(), held: 0, count: 0 }
    }

    /// Writes a number of so many bits, the sign's among them.
    fn put(&mut self, number: i32, bits: u32) {
        self.put_bits((i64::from(number) + (1 << (bits - 1))) as u64, bits);
    }

    /// Writes a number that is the shorter the closer it is to 0: so many lower bits, and one for each time that they
    /// do not suffice (Rice 1979).
    pub(in super::super) fn put_small(&mut self, number: i32, low: u32) {
        let folded = folded(number);
        (0..folded >> low).for_each(|_| self.put_bits(1, 1));
        self.put_bits(0, 1);
        self.put_bits(folded & ((1 << low) - 1), low);
    }

    fn put_bits(&mut self, number: u64, bits: u32) {
        self.held |= number << self.count;
        self.count += bits;
        while self.count >= DIGIT {
            let letter = FIRST + (self.held as u32 & ((1 << DIGIT) - 1));
            self.text.extend(char::from_u32(if letter < BEHIND { letter } else { letter + HANGUL - BEHIND }));
            self.held >>= DIGIT;
            self.count -= DIGIT;
        }
    }

    pub(in super::super) fn end(mut self) -> String {
        // The last digit is full.
        self.put(0, DIGIT);
        self.text
    }
}

/// Reads what [`Writer`] writes; what the text lacks is zeros.
pub(in super::super) struct Reader<'a> {
    text: std::str::Chars<'a>,
    held: u64,
    count: u32,
}

impl<'a> Reader<'a> {
    pub(in super::super) fn new(text: &'a str) -> Self {
        Self { text: text.chars(), held: 0, count: 0 }
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
            let letter = self.text.next().map_or(FIRST, u32::from);
            let letter = if letter < HANGUL { letter } else { letter - HANGUL + BEHIND };
            self.held |= u64::from(letter.wrapping_sub(FIRST)) << self.count;
            self.count += DIGIT;
        }
        let number = self.held & ((1 << bits) - 1);
        self.held >>= bits;
        self.count -= bits;
        number
    }
}
