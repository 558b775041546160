//! How likely a text is in each encoding: by how frequent its characters are in names and in running text, by the surnames that
//! begin names, and by the program that wrote it.

use super::marks::fits;
use super::models::{MODELS, WideModel};
use super::vote::{CANDIDATES, EncodingBallot, EncodingPrior, candidates};
use chardetng::EncodingDetector;
use encoding_rs::Encoding;
use memchr::memmem;

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

/// The number of bytes that are not ASCII that are looked at: the same ones for every encoding, so that the results can be compared.
const MOST: usize = 4000;

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

/// For an encoding that the program which wrote the record is known to use.
const PROGRAM: f32 = 2.0;
/// The most that the name of a file and its folders may speak against an encoding.
const NAME: f32 = -4.0;
/// For a character in a name of a file that is not a frequent one in an encoding's languages.
const STRANGE: f32 = -12.0;

/// Compares the encodings that a sample may be in. Returns also the encoding that chardetng chooses.
pub(super) fn ballot(sample: &[u8]) -> (EncodingBallot, &'static Encoding) {
    let mut detector = EncodingDetector::new(chardetng::Iso2022JpDetection::Deny);
    detector.feed(sample, true);
    let chosen = detector.guess(None, chardetng::Utf8Detection::Deny);
    let mut logs = [f32::NEG_INFINITY; CANDIDATES];
    let looked_at = beginning(sample);
    for (index, encoding) in candidates().into_iter().enumerate() {
        if !fits(encoding, sample) {
            continue;
        }
        let bonus = if encoding == chosen { CHOSEN } else { 0.0 };
        logs[index] = match WIDE.get(index) {
            Some(&wide) => {
                let model = &MODELS.wide[index];
                model.before + bonus + wide_score(wide, model, encoding, looked_at)
            }
            None => {
                let rare = if index < COMMON || encoding == chosen { 0.0 } else { RARE };
                let bonus = if encoding == chosen {
                    0.0
                } else if chosen.is_single_byte() {
                    NEAR
                } else {
                    FAR
                };
                rare + bonus + narrow_score(encoding, looked_at)
            }
        };
    }
    if let Some(index) = by_program(sample) {
        logs[index] += PROGRAM;
    }
    (EncodingBallot(logs), chosen)
}

/// The part of a sample with its first [`MOST`] bytes that are not ASCII.
fn beginning(sample: &[u8]) -> &[u8] {
    let bytes = sample.iter().enumerate().filter(|(_, byte)| !byte.is_ascii());
    bytes.skip(MOST).map(|(at, _)| &sample[..at]).next().unwrap_or(sample)
}

/// The encoding that the program named by AP is known to use.
fn by_program(sample: &[u8]) -> Option<usize> {
    let at = memmem::find(sample, b"AP[")?;
    let program = &sample[at + 3..];
    MODELS.programs.iter().find(|(_, name)| program.starts_with(name.as_bytes())).map(|(index, _)| *index)
}

impl EncodingPrior {
    /// Reads the script of the name of a file and its folders; `None` unless it has Chinese, Japanese or Korean characters.
    #[must_use]
    pub fn of_name(name: &str) -> Option<Self> {
        let is_wide = |letter: &char| *letter >= '\u{2E80}';
        let letters: Vec<char> = name.chars().filter(is_wide).take(MOST).collect();
        if letters.is_empty() {
            return None;
        }
        let score = |wide: &WideModel| {
            let log = |letter: &char| wide.known(*letter, false).unwrap_or(STRANGE);
            wide.before + letters.iter().map(log).sum::<f32>()
        };
        let scores: Vec<f32> = MODELS.wide.iter().map(score).collect();
        let most = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let mut logs = [NAME; CANDIDATES];
        logs.iter_mut().zip(scores).for_each(|(log, score)| *log = (score - most).max(NAME));
        Some(Self { logs, is_vote: false })
    }
}

/// The logarithm of how likely a sample is as text in an encoding of two bytes a character.
fn wide_score(wide: Wide, model: &WideModel, encoding: &'static Encoding, sample: &[u8]) -> f32 {
    let (text, _) = encoding.decode_without_bom_handling(sample);
    let (mut at, mut total) = (0, 0.0);
    for letter in text.chars() {
        if letter.is_ascii() {
            at += 1;
            continue;
        }
        let (Some(&lead), trail) = (sample.get(at), sample.get(at + 1).copied()) else { break };
        // The second part of a character of Big5 that is two in Unicode.
        if lead.is_ascii() {
            continue;
        }
        let length = wide.length(lead, trail);
        let is_first = sample[..at].ends_with(b"PB[") || sample[..at].ends_with(b"PW[");
        let rest = if length > 2 { LONG } else { model.rest(lead, trail.filter(|_| length == 2)) };
        total += model.known(letter, is_first).map_or(rest, |known| known.max(rest));
        at += length;
    }
    total
}

/// For characters of more than two bytes.
const LONG: f32 = -15.0;

impl Wide {
    /// The number of bytes of a character.
    fn length(self, lead: u8, trail: Option<u8>) -> usize {
        match (self, lead, trail) {
            (Self::Gbk, 0x80 | 0xFF, _) => 1,
            (Self::Gbk, _, Some(0x30..=0x39)) => 4,
            (Self::ShiftJis, 0x80 | 0xA0..=0xDF | 0xFD..=0xFF, _) => 1,
            (Self::EucJp, 0x8F, _) => 3,
            _ => 2,
        }
    }
}

/// The logarithm of how likely a sample is as text in an encoding of one byte a character.
fn narrow_score(encoding: &'static Encoding, sample: &[u8]) -> f32 {
    let (text, _) = encoding.decode_without_bom_handling(sample);
    let (mut total, mut before) = (0.0, ' ');
    for letter in text.chars() {
        if !letter.is_ascii() {
            total += narrow_letter(before, letter);
        }
        before = letter;
    }
    total
}

/// The frequency of a letter after another one.
fn narrow_letter(before: char, letter: char) -> f32 {
    let lower = letter.to_lowercase().next().unwrap_or(letter);
    let known = MODELS.letters.get(&lower).copied();
    if known.is_none() && !letter.is_alphabetic() {
        return if "’‘“”–…«»°".contains(letter) { -5.5 } else { -7.5 };
    }
    let is_latin = |letter: char| letter < '\u{250}';
    let follows = before.is_alphabetic() || is_mark(before);
    let mut log = known.unwrap_or(if is_latin(letter) { -3.4 } else { -8.0 });
    if letter.is_uppercase() {
        log -= if follows { 3.0 } else { 0.7 };
    } else if !follows {
        log -= if is_mark(letter) { 6.0 } else { 1.0 };
    }
    // An accent rarely follows another one, and scripts do not mix.
    if is_latin(letter) && follows && !before.is_ascii() {
        log -= 3.0;
    } else if follows && is_latin(letter) != is_latin(before) {
        log -= 2.5;
    }
    log
}

/// Returns true for vowels and tones of Thai, which are above or below the letter before them.
const fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{E31}' | '\u{E33}'..='\u{E3A}' | '\u{E47}'..='\u{E4E}')
}
