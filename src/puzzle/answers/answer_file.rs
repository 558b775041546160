//! The answers in a file.

use super::given::Given;
use crate::diagnostic::{Diagnostic, Diagnostics};

/// What an answer file says.
#[derive(Clone, Debug, PartialEq)]
pub struct AnswerFile {
    /// A puzzle each, in the file's order; none twice.
    pub answers: Vec<GivenAnswer>,
    /// What was taken for what, and what was passed over.
    pub notes: Vec<Diagnostic>,
    /// What is wrong with lines that belong to no puzzle.
    pub faults: Vec<Diagnostic>,
}

/// The answer to one puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct GivenAnswer {
    /// The puzzle.
    pub name: String,
    /// What was answered, or why that cannot be read.
    pub given: Result<Given, Diagnostics>,
}

impl AnswerFile {
    /// Everything that is wrong, in the order of the file.
    #[must_use]
    pub fn errors(&self) -> Vec<&Diagnostic> {
        let of_answers = self.answers.iter().filter_map(|answer| answer.given.as_ref().err());
        let mut all: Vec<&Diagnostic> = of_answers.flat_map(|errors| &errors.0).chain(&self.faults).collect();
        all.sort_by_key(|error| error.span.as_ref().map_or(0, |span| span.line));
        all
    }
}
