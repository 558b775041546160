use crate::diagnostic::{Diagnostic, codes};
use crate::go::Question;
use std::fmt;

codes! {
    /// Messages about the name of a puzzle.
    pub enum NameMessage, NameCode {
        ReadsAsAnswer = Error "F201" "reads-as-answer" {
            title
                "A name that would look like an answer in an answer file."
                "题目名写进答案文件会被当成答案。";
            message
                "in an answer file, this name would look like an answer: rename the file, for example to train_1.txt"
                "这个名字写进答案文件会被当成答案：请改文件名，例如改成 train_1.txt";
        }
    }
}

/// A problem of the assignment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Its number as in file names: two of them are `0` and `00`.
    pub number: &'static str,
    /// Its question.
    pub question: Question,
}

/// The problems in the order of answer files.
pub const PROBLEMS: [Problem; 7] = [
    Problem { number: "0", question: Question::Rule },
    Problem { number: "00", question: Question::Rule },
    Problem { number: "1", question: Question::Captures },
    Problem { number: "2", question: Question::Captures },
    Problem { number: "3", question: Question::Captures },
    Problem { number: "4", question: Question::Captures },
    Problem { number: "5", question: Question::Moves },
];

/// The name of a puzzle: that of its file without the extension.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    stem: String,
    /// The length of the tag at the start of the stem, and the problem, if the stem has them.
    tagged: Option<(usize, Problem)>,
}

impl Name {
    /// Parses a file's stem: `train_1` has the tag `train` and the problem `1`.
    ///
    /// # Errors
    /// If an answer file could not contain the stem as a heading: if it is empty, has control characters, or reads as an
    /// answer (`True`, `3 4`).
    pub fn new(stem: &str) -> Result<Self, Diagnostic> {
        // A file that begins with U+FEFF is read without it.
        if stem.chars().any(char::is_control) || stem.starts_with('\u{FEFF}') || !is_header(stem) {
            return Err(NameMessage::ReadsAsAnswer.into());
        }
        let tagged = stem.rsplit_once('_').and_then(|(tag, number)| {
            let problem = PROBLEMS.into_iter().find(|problem| problem.number == number)?;
            (!tag.is_empty()).then_some((tag.len(), problem))
        });
        Ok(Self { stem: stem.to_owned(), tagged })
    }

    /// The whole name: `train_1`.
    #[must_use]
    pub fn stem(&self) -> &str {
        &self.stem
    }

    /// The tag, if the name has one followed by a problem's number: `train`.
    #[must_use]
    pub fn tag(&self) -> Option<&str> {
        self.tagged.map(|(length, _)| &self.stem[..length])
    }

    /// The problem, if the name has one.
    #[must_use]
    pub fn problem(&self) -> Option<Problem> {
        self.tagged.map(|(_, problem)| problem)
    }

    /// The place of this name's problem in an answer file; names without one keep their order.
    #[must_use]
    pub fn rank(&self) -> usize {
        PROBLEMS.iter().position(|&problem| Some(problem) == self.problem()).unwrap_or(PROBLEMS.len())
    }
}

/// Returns true if a line of an answer file can only be a name.
fn is_header(text: &str) -> bool {
    let is_number = |word: &str| {
        let digits = word.strip_prefix(['-', '+']).unwrap_or(word);
        !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
    };
    let mut words = text.split_whitespace();
    // A single number is a name (0001.txt); a point with an error after its row is not.
    let begins_as_point = words.next().is_none_or(is_number) && words.next().is_some();
    text.trim() == text
        && !matches!(text, "" | "True" | "False")
        && !text.starts_with('[')
        && !begins_as_point
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.stem)
    }
}
