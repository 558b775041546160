use super::lines::Line;
use std::fmt;
use std::io;

/// A fault of the input or output that ends a session.
#[derive(Debug)]
pub enum ProtocolError {
    /// Reading or writing failed.
    Io(io::Error),
    /// A line is not what the protocol says.
    Line {
        /// The line's number, from 1.
        number: usize,
        /// The line, shortened if it is long.
        text: String,
        /// The fault.
        reason: String,
    },
    /// The input ends too early.
    End {
        /// The expected continuation.
        expected: &'static str,
    },
}

/// The maximum number of characters of a line in a message.
const SHOWN: usize = 120;

impl ProtocolError {
    /// `line` is wrong for `reason`.
    pub fn at(line: &Line, reason: impl fmt::Display) -> Self {
        let mut text: String = line.text.chars().take(SHOWN).collect();
        if text.len() < line.text.len() {
            text.push_str("...");
        }
        Self::Line { number: line.number, text, reason: reason.to_string() }
    }
}

impl From<io::Error> for ProtocolError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl fmt::Display for ProtocolError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(error) => error.fmt(f),
            Self::Line { number, text, reason } => write!(f, "line {number}: {reason}: {text:?}"),
            Self::End { expected } => write!(f, "the input ends: expected {expected}"),
        }
    }
}

impl std::error::Error for ProtocolError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Io(error) => Some(error),
            Self::Line { .. } | Self::End { .. } => None,
        }
    }
}
