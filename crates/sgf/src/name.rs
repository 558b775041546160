use std::fmt;

/// The name of a property: upper-case letters. Lower-case letters of old files are ignored, so that `AddBlack` is `AB`.
///
/// Up to [`PropertyName::MAX`] letters are kept, more than any property that SGF defines has. A longer name of a program's own
/// property is known by its first eight letters and a hash of the others, and is shown as `ABCDEFGH..`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PropertyName(u64);

/// The number of bits of a letter: 1 for A to 26 for Z.
const BITS: u32 = 5;

/// The bits that only a longer name has, above all letters.
const LONG: u64 = 0xF << 60;

/// The number of bits of the hash of a longer name, below its first letters.
const HASH_BITS: u32 = 20;

impl PropertyName {
    /// No letters.
    pub(super) const EMPTY: Self = Self(0);

    /// The maximum number of letters of a name that is kept in full.
    pub const MAX: usize = 12;

    /// Creates a name from the upper-case letters of a text.
    #[must_use]
    pub const fn new(letters: &str) -> Self {
        let letters = letters.as_bytes();
        let mut name = Self(0);
        let mut index = 0;
        while index < letters.len() {
            if letters[index].is_ascii_uppercase() {
                name = name.with(letters[index]);
            }
            index += 1;
        }
        name
    }

    /// The name with another upper-case letter appended.
    #[inline]
    pub(super) const fn with(self, letter: u8) -> Self {
        const LAST: u64 = 1 << (BITS * (PropertyName::MAX as u32 - 1));
        let letter = (letter & 31) as u64;
        if self.0 < LAST { Self(self.0 << BITS | letter) } else { self.with_more(letter) }
    }

    /// The name with a letter that is not kept.
    #[cold]
    const fn with_more(self, letter: u64) -> Self {
        const FACTOR: u64 = 0x9_E377;
        const HASH: u64 = (1 << HASH_BITS) - 1;
        // Of a name of the maximum length, the last letters become the hash.
        let hash = ((self.0 & HASH) * FACTOR + letter) & HASH;
        Self(LONG | self.0 & !HASH | hash)
    }

    /// Returns true if the values are points with stones: B, W, AB, AW, AE.
    pub(super) const fn is_stones(self) -> bool {
        const B: u64 = PropertyName::new("B").0;
        const W: u64 = PropertyName::new("W").0;
        const AB: u64 = PropertyName::new("AB").0;
        const AW: u64 = PropertyName::new("AW").0;
        const AE: u64 = PropertyName::new("AE").0;
        matches!(self.0, B | W | AB | AW | AE)
    }

    /// Returns true if the value is a move: B, W.
    pub(super) const fn is_move(self) -> bool {
        self.0 == PropertyName::new("B").0 || self.0 == PropertyName::new("W").0
    }

    /// The number of a name with at most two letters, below [`PropertyName::SHORT`].
    pub(super) const fn short(self) -> Option<usize> {
        let number = self.0 as usize;
        if self.0 < Self::SHORT as u64 { Some(number) } else { None }
    }

    /// The number of names with at most two letters.
    pub(super) const SHORT: usize = 1 << (2 * BITS);

    /// Returns true if there is no letter.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl fmt::Display for PropertyName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let is_long = self.0 >= LONG;
        let letters = if is_long { (self.0 & !LONG) >> HASH_BITS } else { self.0 };
        for place in (0..Self::MAX as u32).rev() {
            let letter = (letters >> (BITS * place)) as u8 & 31;
            if letter > 0 {
                write!(f, "{}", char::from(b'A' - 1 + letter))?;
            }
        }
        if is_long { f.write_str("..") } else { Ok(()) }
    }
}

impl fmt::Debug for PropertyName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::PropertyName;

    #[test]
    fn names_of_any_length_are_told_apart() {
        let names = [
            "B",
            "AB",
            "MULTIGOGM",
            "ABCDEFGHIJKL",
            "ZZZZZZZZZZZZ",
            "ABCDEFGHIJKLM",
            "ABCDEFGHIJKLN",
            "ABCDEFGHIJKLMN",
        ];
        for (at, name) in names.into_iter().enumerate() {
            assert_eq!(PropertyName::new(name), PropertyName::new(name));
            assert!(
                names[..at].iter().all(|other| PropertyName::new(other) != PropertyName::new(name)),
                "{name}"
            );
        }
        assert_eq!(PropertyName::new("AddBlack"), PropertyName::new("AB"));
        assert_eq!(PropertyName::new("MULTIGOGM").to_string(), "MULTIGOGM");
        assert_eq!(PropertyName::new("ABCDEFGHIJKL").to_string(), "ABCDEFGHIJKL");
        assert_eq!(PropertyName::new("ABCDEFGHIJKLM").to_string(), "ABCDEFGH..");
        assert!(PropertyName::new("abc").is_empty());
    }
}
