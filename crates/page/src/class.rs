//! The answers of a class to the boards of a page, in the format of the page's data.

use super::answered::Answered;
use super::puzzle_board::{FaultBoard, PuzzleBoard};
use gocheck_text::Phrase;
use serde::Serialize;

/// The answers of a class, best first. The boards of the page are the problems.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Class {
    /// The names of columns with details of students.
    pub columns: Vec<Phrase>,
    /// The tags above the problems, each with the number of its columns; empty if there is one tag.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tags: Vec<(String, usize)>,
    /// The short names of the problems, in the order of the boards.
    pub labels: Vec<String>,
    /// The mean score; `None` if no submission could be read.
    pub mean: Option<String>,
    /// The mean scores of the problems, in the order of the boards.
    pub means: Vec<String>,
    /// The submissions that could not be read, by their remedy.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unread: Vec<Remedy>,
    /// Slips, the most frequent one first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub slips: Vec<SlipBoard>,
    /// One row per submission.
    pub students: Vec<Student>,
}

/// A slip of several answers, with a board that shows it.
#[derive(Clone, Debug, Serialize)]
pub struct SlipBoard {
    /// What is wrong.
    pub title: Phrase,
    /// The rows of the students, from 0.
    pub students: Vec<usize>,
    /// The board with an answer that has the slip.
    pub board: PuzzleBoard,
    /// The student's row and the problem of that answer; `None` if the answer is constructed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answer: Option<(usize, usize)>,
}

/// What to do about submissions that could not be read.
#[derive(Clone, Debug, Serialize)]
pub struct Remedy {
    /// The remedy.
    pub text: Phrase,
    /// The row of each student, from 0, and the reason.
    pub students: Vec<(usize, Phrase)>,
}

/// A student's row of the table.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Student {
    /// The name of the student.
    pub name: String,
    /// A value for each of [`Class::columns`], or empty.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub details: Vec<String>,
    /// The score, at most 100; `None` if the submission could not be read.
    pub score: Option<String>,
    /// Why the score is less than 100: the names of problems, and what is wrong with them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub reasons: Vec<(String, Phrase)>,
    /// What to do about the submission: the names of problems, or none for all of it, and the remedy.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub remedies: Vec<(String, Phrase)>,
    /// The fault that explains all answers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fault: Option<FaultBoard>,
    /// Remarks on the submission: why it could not be read, how it was read.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Phrase>,
    /// The answers in the order of the boards; empty if the submission could not be read.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<StudentMark>,
}

/// An answer to one problem.
#[derive(Clone, Debug, Serialize)]
pub struct StudentMark {
    /// The given answer.
    pub given: Answered,
    /// The score, at most 100.
    pub score: String,
    /// The result in short: a tick, a cross, or the numbers of right, missing and extra points.
    pub sign: Phrase,
    /// Remarks on the answer.
    pub notes: Vec<Phrase>,
}
