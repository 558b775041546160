use gocheck_board::Color;
use std::fmt;

/// Why a command fails.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum GtpError {
    Unknown,
    Syntax(&'static str),
    Size,
    Game,
    Turn(Color),
    Illegal(String),
    Undo,
    /// Why a file cannot be loaded.
    File(String),
}

impl fmt::Display for GtpError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown => f.write_str("unknown command"),
            Self::Syntax(expected) => write!(f, "syntax error: expected {expected}"),
            Self::Size => f.write_str("unacceptable size"),
            Self::Game => f.write_str("unknown game"),
            Self::Turn(color) => write!(f, "it is not {color}'s turn"),
            Self::Illegal(reason) => write!(f, "illegal move: {reason}"),
            Self::Undo => f.write_str("cannot undo"),
            Self::File(reason) => write!(f, "cannot load file: {reason}"),
        }
    }
}
