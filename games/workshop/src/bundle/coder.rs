//! Numbers as text by an adaptive range coder (Martin 1979): the likelier a number, the fewer its bits.

/// The first character. Chinese characters and Hangul hold much in a text whose limit is counted in characters.
const FIRST: u32 = 0x3400;

/// The first character after the Chinese ones, where others combine or are invisible, and the first of Hangul, which is
/// used instead.
const BEHIND: u32 = 0xa000;
const HANGUL: u32 = 0xac00;

/// The number of characters: each is a digit of a number with this base.
const BASE: u64 = 38_820;

/// The least range that is divided, and the whole one: three digits.
const LEAST: u64 = BASE * BASE;
const WHOLE: u64 = LEAST * BASE;

/// The bits of a probability.
const CHANCE: u32 = 16;

/// A bit moves its probability by 1/32 of the way.
const PACE: u32 = 5;

/// The decisions about a number that have probabilities of their own: is it 0, its sign, is it larger than 1, than 2, ...;
/// later ones share the last.
const DECISIONS: usize = 25;

/// The probabilities of numbers of one kind: for each decision that of a no.
#[derive(Clone, Copy)]
pub(super) struct Model {
    chances: [u16; DECISIONS],
}

impl Model {
    pub(super) const fn new() -> Self {
        Self { chances: [1 << (CHANCE - 1); DECISIONS] }
    }
}

/// The part of a range for a no.
const fn part(range: u64, chance: u16) -> u64 {
    (range >> CHANCE) * chance as u64
}

/// The probability after a bit.
const fn moved(chance: u16, bit: bool) -> u16 {
    if bit { chance - (chance >> PACE) } else { chance + ((u16::MAX - chance) >> PACE) }
}

/// Writes numbers as text.
pub(super) struct Writer {
    digits: Vec<u16>,
    low: u64,
    range: u64,
}

impl Writer {
    pub(super) const fn new() -> Self {
        Self { digits: Vec::new(), low: 0, range: WHOLE }
    }

    fn put_bit(&mut self, chance: &mut u16, bit: bool) {
        let part = part(self.range, *chance);
        if bit {
            self.low += part;
            self.range -= part;
        } else {
            self.range = part;
        }
        *chance = moved(*chance, bit);
        self.carry();
        while self.range < LEAST {
            self.put_digit();
            self.range *= BASE;
        }
    }

    /// Carries into the digits already written.
    fn carry(&mut self) {
        if self.low < WHOLE {
            return;
        }
        self.low -= WHOLE;
        for digit in self.digits.iter_mut().rev() {
            *digit = (*digit + 1) % BASE as u16;
            if *digit != 0 {
                break;
            }
        }
    }

    fn put_digit(&mut self) {
        self.digits.push((self.low / LEAST) as u16);
        self.low = self.low % LEAST * BASE;
    }

    /// Writes a number of the given number of bits.
    pub(super) fn put_bits(&mut self, number: u64, bits: u32) {
        (0..bits).for_each(|at| self.put_bit(&mut (1 << (CHANCE - 1)), number >> at & 1 == 1));
    }

    /// Writes a number of a kind.
    pub(super) fn put(&mut self, model: &mut Model, number: i32) {
        let size = number.unsigned_abs() as usize;
        self.put_bit(&mut model.chances[0], size > 0);
        if size == 0 {
            return;
        }
        self.put_bit(&mut model.chances[1], number < 0);
        for least in 1..=size {
            self.put_bit(&mut model.chances[(1 + least).min(DECISIONS - 1)], size > least);
        }
    }

    pub(super) fn end(mut self) -> String {
        (0..3).for_each(|_| self.put_digit());
        let letters = self.digits.iter().map(|&digit| FIRST + u32::from(digit));
        letters
            .filter_map(|letter| {
                char::from_u32(if letter < BEHIND { letter } else { letter + HANGUL - BEHIND })
            })
            .collect()
    }
}

/// Reads what [`Writer`] writes. After the end of the text it reads zeros.
pub(super) struct Reader<'a> {
    text: std::str::Chars<'a>,
    code: u64,
    range: u64,
}

impl<'a> Reader<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        let mut reader = Self { text: text.chars(), code: 0, range: WHOLE };
        (0..3).for_each(|_| reader.shift());
        reader
    }

    /// Takes the next digit.
    fn shift(&mut self) {
        let letter = self.text.next().map_or(FIRST, u32::from);
        let letter = if letter < HANGUL { letter } else { letter - HANGUL + BEHIND };
        self.code = self.code * BASE + u64::from(letter.wrapping_sub(FIRST)) % BASE;
    }

    fn next_bit(&mut self, chance: &mut u16) -> bool {
        let part = part(self.range, *chance);
        let bit = self.code >= part;
        if bit {
            self.code -= part;
            self.range -= part;
        } else {
            self.range = part;
        }
        *chance = moved(*chance, bit);
        while self.range < LEAST {
            self.shift();
            self.range *= BASE;
        }
        bit
    }

    /// The next number of the given number of bits.
    pub(super) fn next_bits(&mut self, bits: u32) -> u64 {
        (0..bits).map(|at| u64::from(self.next_bit(&mut (1 << (CHANCE - 1)))) << at).sum()
    }

    /// The next number of a kind.
    pub(super) fn next_of(&mut self, model: &mut Model) -> i32 {
        if !self.next_bit(&mut model.chances[0]) {
            return 0;
        }
        let is_negative = self.next_bit(&mut model.chances[1]);
        let mut size = 1;
        while self.next_bit(&mut model.chances[(1 + size).min(DECISIONS - 1)]) {
            size += 1;
        }
        if is_negative { -(size as i32) } else { size as i32 }
    }
}
