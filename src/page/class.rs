//! A class's answers to the boards of a page, in the form in which the page takes them.

use super::answered::Answered;
use serde::Serialize;

/// The answers of a class, the best first. The page's boards are the problems.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Class {
    /// The heads of what is known of students beside their names.
    pub columns: Vec<String>,
    /// What the problems are called, in the boards' order.
    pub labels: Vec<String>,
    /// The mean score; nothing where no submission could be read.
    pub mean: Option<String>,
    /// The mean scores of the problems, in the boards' order.
    pub means: Vec<String>,
    /// A line for each submission.
    pub students: Vec<Student>,
}

/// A student's line of the table.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Student {
    /// Who it is.
    pub name: String,
    /// A value for each of [`Class::columns`], or nothing.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub details: Vec<String>,
    /// The score of 100; nothing where the submission could not be read.
    pub score: Option<String>,
    /// What there is to say of all of it: why it could not be read, how it was read.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
    /// The answers in the boards' order; none where the submission could not be read.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<StudentMark>,
}

/// An answer to one problem.
#[derive(Clone, Debug, Serialize)]
pub struct StudentMark {
    /// What was answered.
    pub given: Answered,
    /// The score of 100.
    pub score: String,
    /// The same in a sign or a few: a tick, a cross, or how many points are right, missing and extra.
    pub sign: String,
    /// What else is to be said of it.
    pub notes: Vec<String>,
}
