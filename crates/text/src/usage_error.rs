use crate::language::language;
use crate::phrase::InLanguage;
use std::error::Error;
use std::fmt;

/// An error in the command line that the parser of arguments cannot detect.
#[derive(Debug)]
pub struct UsageError(String);

impl UsageError {
    /// Creates an error in the language of the program.
    pub fn new(message: impl InLanguage) -> Self {
        Self(message.in_language(language()).into_owned())
    }
}

impl fmt::Display for UsageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for UsageError {}
