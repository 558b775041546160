//! The answers of a class to the boards of a page, in the format of the page's data.

use super::answered::Answered;
use serde::Serialize;

/// The answers of a class, best first. The boards of the page are the problems.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Class {
    /// The names of columns with details of students.
    pub columns: Vec<String>,
    /// The names of the problems, in the order of the boards.
    pub labels: Vec<String>,
    /// The mean score; `None` if no submission could be read.
    pub mean: Option<String>,
    /// The mean scores of the problems, in the order of the boards.
    pub means: Vec<String>,
    /// One row per submission.
    pub students: Vec<Student>,
}

/// A student's row of the table.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Student {
    /// The name of the student.
    pub name: String,
    /// A value for each of [`Class::columns`], or none at all.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub details: Vec<String>,
    /// The score, at most 100; `None` if the submission could not be read.
    pub score: Option<String>,
    /// Remarks on the submission: why it could not be read, how it was read.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
    /// The answers in the order of the boards; none if the submission could not be read.
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
    pub sign: String,
    /// Remarks on the answer.
    pub notes: Vec<String>,
}
