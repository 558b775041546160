//! Errors of reports.

use crate::tournament::log_error::LogError;
use std::fmt;
use std::io;

/// Why a report was not written.
#[derive(Debug)]
pub enum ReportError {
    /// The log cannot be read.
    Log(LogError),
    /// The output cannot be written.
    Io(io::Error),
}

impl From<LogError> for ReportError {
    fn from(error: LogError) -> Self {
        Self::Log(error)
    }
}

impl From<io::Error> for ReportError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl fmt::Display for ReportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Log(error) => error.fmt(f),
            Self::Io(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ReportError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Log(_) => None,
            Self::Io(error) => Some(error),
        }
    }
}
