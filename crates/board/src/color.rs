use std::fmt;

/// A colour of stones, and the player who has them.
///
/// ```
/// use gocheck_board::Color;
///
/// assert_eq!(Color::Black.opponent(), Color::White);
/// assert_eq!(Color::BOTH.map(Color::letter), ['X', 'O']);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum Color {
    /// Black, `X` in text.
    Black,
    /// White, `O` in text.
    White,
}

impl Color {
    /// Both colours.
    pub const BOTH: [Self; 2] = [Self::Black, Self::White];

    /// The other player.
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::Black => Self::White,
            Self::White => Self::Black,
        }
    }

    /// `black` or `white`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Black => "black",
            Self::White => "white",
        }
    }

    /// The letter of a stone in text boards: `X` or `O`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Black => 'X',
            Self::White => 'O',
        }
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
