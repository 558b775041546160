//! How likely a text is in each encoding: by how frequent its characters are in names, and by the surnames that begin them.

use super::letters::{
    HANGUL, HANGUL_SURNAMES, HANS, HANS_SURNAMES, HANT, HANT_SURNAMES, KANJI, KANJI_SURNAMES,
};
use super::marks::fits;
use super::vote::{CANDIDATES, EncodingBallot, candidates};
use chardetng::EncodingDetector;
use encoding_rs::Encoding;
use std::collections::HashMap;
use std::sync::LazyLock;

/// The encodings of two bytes a character, in the order of the candidates.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wide {
    Gbk,
    Big5,
    ShiftJis,
    EucJp,
    EucKr,
}

const WIDE: [Wide; 5] = [Wide::Gbk, Wide::Big5, Wide::ShiftJis, Wide::EucJp, Wide::EucKr];

/// The number of characters that are looked at.
const MOST: usize = 2000;

/// What speaks for each encoding before the text does: EUC-JP is rare.
const BEFORE: [f32; 5] = [0.0, -0.5, -0.3, -1.0, -0.3];

/// For the encoding that chardetng chooses, which also looks at neighbouring characters.
const CHOSEN: f32 = 1.5;
/// For encodings of one byte a character if it chooses another one of these. They are hard to tell apart.
const NEAR: f32 = -2.0;
/// For them if it chooses an encoding of two bytes a character.
const FAR: f32 = -15.0;
/// For those of scripts in which there are hardly any records, unless it chooses them.
const RARE: f32 = -20.0;
/// The number of encodings that are not rare.
const COMMON: usize = 9;

/// The logarithm of how frequent each character is.
type Frequencies = HashMap<char, f32>;

/// Frequencies in a language.
struct Language {
    first: Frequencies,
    all: Frequencies,
}

/// The frequency falls with the rank: `share / (rank + offset)`.
fn frequencies(letters: &str, share: f32, offset: f32) -> Frequencies {
    let frequency = |(rank, letter)| (letter, (share / (rank as f32 + offset)).ln());
    letters.chars().enumerate().map(frequency).collect()
}

impl Language {
    fn new(surnames: &str, letters: &str, share: f32, offset: f32) -> Self {
        Self { first: frequencies(surnames, 0.15, 3.5), all: frequencies(letters, share, offset) }
    }

    fn of(&self, letter: char, is_first: bool) -> Option<f32> {
        let all = self.all.get(&letter).copied();
        let first = if is_first { self.first.get(&letter).copied() } else { None };
        match (first, all) {
            (Some(first), Some(all)) => Some(first.max(all)),
            (first, all) => first.or(all),
        }
    }
}

static SIMPLIFIED: LazyLock<Language> = LazyLock::new(|| Language::new(HANS_SURNAMES, HANS, 0.2, 15.0));
static TRADITIONAL: LazyLock<Language> = LazyLock::new(|| Language::new(HANT_SURNAMES, HANT, 0.2, 15.0));
static JAPANESE: LazyLock<Language> = LazyLock::new(|| Language::new(KANJI_SURNAMES, KANJI, 0.15, 12.0));
static KOREAN: LazyLock<Language> = LazyLock::new(|| Language::new(HANGUL_SURNAMES, HANGUL, 0.24, 8.0));

/// Compares the encodings that a sample may be in. Returns also the encoding that chardetng chooses.
pub(super) fn ballot(sample: &[u8]) -> (EncodingBallot, &'static Encoding) {
    let mut detector = EncodingDetector::new(chardetng::Iso2022JpDetection::Deny);
    detector.feed(sample, true);
    let chosen = detector.guess(None, chardetng::Utf8Detection::Deny);
    let mut logs = [f32::NEG_INFINITY; CANDIDATES];
    for (index, encoding) in candidates().into_iter().enumerate() {
        if !fits(encoding, sample) {
            continue;
        }
        let bonus = if encoding == chosen { CHOSEN } else { 0.0 };
        logs[index] = match WIDE.get(index) {
            Some(&wide) => BEFORE[index] + bonus + wide_score(wide, encoding, sample),
            None => {
                let rare = if index < COMMON || encoding == chosen { 0.0 } else { RARE };
                let bonus = if encoding == chosen {
                    0.0
                } else if chosen.is_single_byte() {
                    NEAR
                } else {
                    FAR
                };
                rare + bonus + narrow_score(encoding, sample)
            }
        };
    }
    (EncodingBallot(logs), chosen)
}

/// The logarithm of how likely a sample is as text in an encoding of two bytes a character.
fn wide_score(wide: Wide, encoding: &'static Encoding, sample: &[u8]) -> f32 {
    let (mut at, mut count, mut total) = (0, 0, 0.0);
    while count < MOST
        && let Some(next) = sample[at..].iter().position(|&byte| byte >= 0x80)
    {
        at += next;
        let Some((length, rest)) = character(wide, &sample[at..]) else { break };
        let is_first = sample[..at].ends_with(b"PB[") || sample[..at].ends_with(b"PW[");
        let text = encoding.decode_without_bom_handling(&sample[at..at + length]).0;
        let known = text.chars().next().and_then(|letter| known(wide, letter, is_first));
        total += known.unwrap_or(rest).max(rest);
        count += 1;
        at += length;
    }
    total
}

/// The frequency of a character if it is a frequent one.
fn known(wide: Wide, letter: char, is_first: bool) -> Option<f32> {
    let of = |language: &Language| language.of(letter, is_first);
    match (wide, letter) {
        (Wide::ShiftJis | Wide::EucJp, '々' | 'ー' | '\u{3000}') => Some(-5.0),
        (Wide::ShiftJis | Wide::EucJp, '\u{3041}'..='\u{30FA}' | '・') => Some(-6.3),
        (Wide::Gbk, _) => of(&SIMPLIFIED).or_else(|| of(&TRADITIONAL).map(|log| log - 3.5)),
        (Wide::Big5, _) => of(&TRADITIONAL),
        (Wide::ShiftJis | Wide::EucJp, _) => of(&JAPANESE).or_else(|| of(&TRADITIONAL).map(|log| log - 2.5)),
        // Names in Chinese characters.
        (Wide::EucKr, _) => of(&KOREAN).or_else(|| of(&TRADITIONAL).map(|log| log - 3.5)),
    }
}

/// The number of bytes of the character at the start of `bytes`, and its frequency if it is not a frequent one: by its row in
/// the table of the encoding.
fn character(wide: Wide, bytes: &[u8]) -> Option<(usize, f32)> {
    let (&lead, rest) = bytes.split_first()?;
    let trail = rest.first().copied();
    let is_high = trail >= Some(0xA1);
    let found = match wide {
        Wide::Gbk => match (lead, trail?) {
            (0x80 | 0xFF, _) => (1, -14.0),
            (_, 0x30..=0x39) => (4, -15.0),
            (0xB0..=0xD7, _) if is_high => (2, -10.5),
            (0xD8..=0xF7, _) if is_high => (2, -11.8),
            (0xA1 | 0xA3, _) if is_high => (2, -8.7),
            (0xA4..=0xA9, _) if is_high => (2, -12.0),
            _ => (2, -15.0),
        },
        Wide::Big5 => match lead {
            0xA4..=0xC5 => (2, -10.9),
            0xC6 if trail? < 0x7F => (2, -10.9),
            0xC9..=0xF9 => (2, -13.1),
            0xA1..=0xA3 => (2, -9.5),
            _ => (2, -15.0),
        },
        Wide::ShiftJis => match (lead, trail) {
            (0xA1..=0xDF, _) => (1, -8.0),
            (0x80 | 0xA0 | 0xFD..=0xFF, _) => (1, -14.0),
            (0x81, _) => (2, -8.0),
            (0x82, Some(..=0x9A)) => (2, -8.0),
            (0x88..=0x97, _) | (0x98, Some(..=0x72)) => (2, -10.5),
            (0x98..=0x9F | 0xE0..=0xEA, _) => (2, -12.3),
            (0xED | 0xEE | 0xFA..=0xFC, _) => (2, -14.0),
            _ => (2, -12.0),
        },
        Wide::EucJp => match lead {
            0x8E => (2, -9.5),
            0x8F => (3, -14.5),
            0xA1 | 0xA3 => (2, -8.0),
            0xB0..=0xCF => (2, -10.5),
            0xD0..=0xF4 => (2, -12.3),
            _ => (2, -12.0),
        },
        Wide::EucKr => match lead {
            0xB0..=0xC8 if is_high => (2, -11.0),
            0xCA..=0xFD if is_high => (2, -11.5),
            0xA1 | 0xA3 if is_high => (2, -9.0),
            0xA2..=0xAF if is_high => (2, -12.0),
            _ => (2, -15.0),
        },
    };
    // The last character may be split.
    (found.0 <= bytes.len()).then_some(found)
}

/// The logarithm of how likely a sample is as text in an encoding of one byte a character.
fn narrow_score(encoding: &'static Encoding, sample: &[u8]) -> f32 {
    let (mut count, mut total) = (0, 0.0);
    let mut before = ' ';
    for byte in sample {
        let letter = if byte.is_ascii() {
            char::from(*byte)
        } else {
            encoding.decode_without_bom_handling(&[*byte]).0.chars().next().unwrap_or(' ')
        };
        if !letter.is_ascii() {
            total += narrow_letter(before, letter);
            count += 1;
            if count == MOST {
                break;
            }
        }
        before = letter;
    }
    total
}

/// The frequency of a letter after another one.
fn narrow_letter(before: char, letter: char) -> f32 {
    if !letter.is_alphabetic() {
        return if "’‘“”–…«»°".contains(letter) { -5.5 } else { -7.5 };
    }
    let is_latin = |letter: char| letter < '\u{250}';
    let follows = before.is_alphabetic();
    let mut log = if is_latin(letter) { -3.4 } else { -3.2 };
    if letter.is_uppercase() {
        log -= if follows { 3.0 } else { 0.7 };
    } else if !follows {
        log -= 1.0;
    }
    // An accent rarely follows another one, and scripts do not mix.
    if is_latin(letter) && follows && !before.is_ascii() {
        log -= 3.0;
    } else if follows && is_latin(letter) != is_latin(before) {
        log -= 2.5;
    }
    log
}
