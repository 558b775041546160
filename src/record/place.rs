use std::fmt;

/// A place in a text: line and column from 1. A column counts characters (not bytes), a line ends at a line feed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// The line.
    pub line: u32,
    /// The column in characters.
    pub column: u32,
}

impl Place {
    /// Where every text begins.
    pub const START: Self = Self { line: 1, column: 1 };
}

/// `LINE:COLUMN`.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}
