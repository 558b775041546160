use std::fmt;

/// The name of a property: up to eight upper-case letters. Lower-case letters of old files are ignored, so that
/// `AddBlack` is `AB`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PropertyName(u64);

impl PropertyName {
    /// No letters.
    pub(super) const EMPTY: Self = Self(0);

    /// The maximum number of letters.
    pub const MAX: usize = 8;

    /// Creates a name from the first [`PropertyName::MAX`] letters.
    #[must_use]
    pub const fn new(letters: &str) -> Self {
        let letters = letters.as_bytes();
        let mut name = Self(0);
        let mut index = 0;
        while index < letters.len() && index < Self::MAX {
            name = name.with(letters[index]);
            index += 1;
        }
        name
    }

    /// The name with another letter appended.
    pub(super) const fn with(self, letter: u8) -> Self {
        Self(self.0 << 8 | letter as u64)
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

    /// Returns true if there is no letter.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of letters.
    #[must_use]
    pub const fn len(self) -> usize {
        Self::MAX - self.0.leading_zeros() as usize / 8
    }
}

impl fmt::Display for PropertyName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters = self.0.to_be_bytes();
        letters[Self::MAX - self.len()..].iter().try_for_each(|&letter| write!(f, "{}", char::from(letter)))
    }
}

impl fmt::Debug for PropertyName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
