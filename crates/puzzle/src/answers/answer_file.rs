use super::given::Given;
use gocheck_text::{Diagnostic, Diagnostics};

/// The content of an answer file.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AnswerFile {
    /// One answer per puzzle, in the order of the file.
    pub answers: Vec<GivenAnswer>,
    /// Notes on interpretations and on ignored lines.
    pub notes: Vec<Diagnostic>,
    /// Errors in lines that belong to no puzzle.
    pub faults: Vec<Diagnostic>,
    /// True if the text names no puzzle, and answers the one that the name of the file says.
    pub is_of_file: bool,
}

/// The answer to one puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct GivenAnswer {
    /// The puzzle.
    pub name: String,
    /// The answer, or the errors that make it unreadable.
    pub given: Result<Given, Diagnostics>,
}

impl AnswerFile {
    /// All errors, in the order of the file.
    #[must_use]
    pub fn errors(&self) -> Vec<&Diagnostic> {
        let of_answers = self.answers.iter().filter_map(|answer| answer.given.as_ref().err());
        let mut all: Vec<&Diagnostic> = of_answers.flat_map(|errors| &errors.0).chain(&self.faults).collect();
        all.sort_by_key(|error| error.span.as_ref().map_or(0, |span| span.line));
        all
    }
}
