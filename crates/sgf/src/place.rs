use gocheck_text::Span;
use std::fmt;

/// A place in a text: line and column from 1. A line ends at a line feed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The line.
    pub line: u32,
    /// The column in characters.
    pub character: u32,
    /// The column of a terminal, where a Chinese character takes two.
    pub column: u32,
}

impl Place {
    /// The start of a text.
    pub const START: Self = Self { line: 1, character: 1, column: 1 };

    /// The place after an ASCII character.
    pub(super) const fn next(self) -> Self {
        Self { character: self.character.wrapping_add(1), column: self.column.wrapping_add(1), ..self }
    }
}

impl Default for Place {
    fn default() -> Self {
        Self::START
    }
}

impl From<Place> for Span {
    fn from(place: Place) -> Self {
        let [line, column, character] = [place.line, place.column, place.character].map(|n| n as usize);
        Self { character, ..Self::at(line, column) }
    }
}

/// `LINE:COLUMN`.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}
