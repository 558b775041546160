//! What is wrong with the texts and names that a game is asked for by.

use std::fmt;

/// Why a text is no position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionFault {
    /// What is wrong, by a code.
    pub code: &'static str,
    /// Where or how much; 0 where that says nothing.
    pub at: usize,
    /// What is wrong, for people.
    pub why: String,
}

impl fmt::Display for PositionFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.why)
    }
}

impl std::error::Error for PositionFault {}

/// Why a text is no opening book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookFault {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong, for people.
    pub why: String,
}

impl fmt::Display for BookFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.line, self.why)
    }
}

impl std::error::Error for BookFault {}

/// Nothing has that name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownName {
    found: String,
    fault: &'static str,
    known: Vec<&'static str>,
}

impl UnknownName {
    /// `found` is none of the `known` names; `fault` says so, such as `is no protocol`.
    pub fn new(found: &str, fault: &'static str, known: impl Iterator<Item = &'static str>) -> Self {
        Self { found: found.to_owned(), fault, known: known.collect() }
    }
}

impl fmt::Display for UnknownName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} {}: expected {}", self.found, self.fault, self.known.join(", "))
    }
}

impl std::error::Error for UnknownName {}
