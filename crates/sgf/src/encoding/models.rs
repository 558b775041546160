//! How frequent characters are in languages and encodings: the tables of `models.js`, which the page has as well.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::sync::LazyLock;

/// The tables as a module for browsers, which the pages import; each line of them is a string.
static ENCODING_MODELS: &str = include_str!("models.js");

/// The logarithm of how frequent each character is.
type Frequencies = HashMap<char, f32, BuildHasherDefault<LetterHasher>>;

/// Characters are spread by a multiplication, several times as fast as by the usual hash, which resists attacks.
#[derive(Default)]
pub(super) struct LetterHasher(u64);

impl Hasher for LetterHasher {
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u32(byte.into()));
    }

    fn write_u32(&mut self, letter: u32) {
        self.0 = (self.0 ^ u64::from(letter)).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(26);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

/// The tables.
#[derive(Default)]
pub(super) struct Models {
    languages: HashMap<&'static str, Language>,
    /// The letters of alphabets, in lower case.
    pub(super) letters: Frequencies,
    /// The encodings of two bytes a character, in the order of the candidates.
    pub(super) wide: Vec<WideModel>,
    /// The beginnings of AP that speak for an encoding of two bytes a character.
    pub(super) programs: Vec<(usize, &'static str)>,
}

/// Frequencies in a language.
#[derive(Default)]
struct Language {
    /// At the start of a name.
    first: Frequencies,
    all: Frequencies,
}

/// An encoding of two bytes a character.
pub(super) struct WideModel {
    name: &'static str,
    /// What speaks for it before the text does.
    pub(super) before: f32,
    /// Trail bytes below A1 are rare.
    needs_high: bool,
    /// The frequencies in its languages.
    text: Language,
    /// The last lead byte of each group of characters, and their frequency.
    rows: Vec<(u8, f32)>,
}

/// For characters in no group.
const RAREST: f32 = -15.0;

pub(super) static MODELS: LazyLock<Models> = LazyLock::new(|| {
    let mut models = Models::default();
    for line in lines() {
        // A test looks at each line.
        let _is_read = models.add(line);
    }
    models
});

/// The lines of the tables.
fn lines() -> impl Iterator<Item = &'static str> {
    ENCODING_MODELS.lines().filter_map(|line| line.trim().strip_prefix('\'')?.strip_suffix("',"))
}

impl Models {
    /// Adds a line of the tables; `None` if it is malformed.
    fn add(&mut self, line: &'static str) -> Option<()> {
        let fields: Vec<&'static str> = line.split(' ').collect();
        match fields.as_slice() {
            ["names", language, place, share, offset, letters] => {
                let (share, offset): (f32, f32) = (share.parse().ok()?, offset.parse().ok()?);
                let language = self.languages.entry(language).or_default();
                let table = match *place {
                    "first" => &mut language.first,
                    "all" => &mut language.all,
                    _ => return None,
                };
                let ranked = letters.chars().enumerate();
                add(table, ranked.map(|(rank, letter)| (letter, (share / (rank as f32 + offset)).ln())));
            }
            ["prose", language, log, letters] => {
                let log: f32 = log.parse().ok()?;
                let table = &mut self.languages.get_mut(language)?.all;
                add(table, letters.chars().map(|letter| (letter, -log)));
            }
            ["letters", _, log, step, letters] => {
                let (log, step): (f32, f32) = (log.parse().ok()?, step.parse().ok()?);
                let ranked = letters.chars().enumerate();
                add(&mut self.letters, ranked.map(|(rank, letter)| (letter, -log - rank as f32 / step)));
            }
            ["rows", name, before, high, languages, rows] => {
                let pair = |pair: &'static str| pair.split_once(':');
                let mut text = Language::default();
                for (name, rarer) in languages.split(',').map(pair).collect::<Option<Vec<_>>>()? {
                    text.add(self.languages.get(name)?, rarer.parse().ok()?);
                }
                let row = |text| {
                    let (last, log) = pair(text)?;
                    Some((u8::from_str_radix(last, 16).ok()?, log.parse().ok()?))
                };
                self.wide.push(WideModel {
                    name,
                    before: before.parse().ok()?,
                    needs_high: *high == "1",
                    text,
                    rows: rows.split(',').map(row).collect::<Option<_>>()?,
                });
            }
            ["program", encoding, names @ ..] => {
                let index = self.wide.iter().position(|wide| wide.name == *encoding)?;
                self.programs.extend(names.iter().map(|name| (index, *name)));
            }
            _ => return None,
        }
        Some(())
    }
}

impl Language {
    /// Adds those of another language, less frequent by `rarer`. Characters that are there stay as they are.
    fn add(&mut self, other: &Self, rarer: f32) {
        for (table, other) in [(&mut self.first, &other.first), (&mut self.all, &other.all)] {
            for (letter, log) in other {
                table.entry(*letter).or_insert(log - rarer);
            }
        }
    }
}

/// Adds characters to a table; the higher frequency counts.
fn add(table: &mut Frequencies, letters: impl Iterator<Item = (char, f32)>) {
    for (letter, log) in letters {
        let known = table.entry(letter).or_insert(log);
        *known = known.max(log);
    }
}

impl WideModel {
    /// The frequency of a character, if it is a frequent one, at the start of a name or anywhere.
    pub(super) fn known(&self, letter: char, is_first: bool) -> Option<f32> {
        let all = self.text.all.get(&letter).copied();
        let first = if is_first { self.text.first.get(&letter).copied() } else { None };
        all.into_iter().chain(first).reduce(f32::max)
    }

    /// The frequency of a character that is not a frequent one.
    pub(super) fn rest(&self, lead: u8, trail: Option<u8>) -> f32 {
        if self.needs_high && trail.is_some_and(|trail| trail < 0xA1) {
            return RAREST;
        }
        self.rows.iter().find(|(last, _)| lead <= *last).map_or(RAREST, |(_, log)| *log)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_understood() {
        let mut models = Models::default();
        for line in lines() {
            assert!(models.add(line).is_some(), "{line}");
        }
        // Other lines would be ignored.
        assert_eq!(lines().count(), ENCODING_MODELS.matches("\n  '").count());
        let names: Vec<&str> = models.wide.iter().map(|wide| wide.name).collect();
        assert_eq!(names, ["gb18030", "big5", "shift_jis", "euc-jp", "euc-kr"]);
    }
}
