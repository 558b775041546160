//! Grades: compares the answers of many students with the right ones.
//!
//! Answers are compared as sets of points. For each problem the **right**, **missing** and **extra** points are counted; True
//! or False counts as one point. A problem's score is
//!
//! ```text
//! right / (right + missing + extra)
//! ```
//!
//! so that neither guessing every point nor naming one sure point pays. A problem without an answer scores 0, and one without
//! points is right if only its name is given. A student's score is the mean over all problems, at most 100. There are other
//! ways of scoring ([`Scoring`]), and problems may have weights.
//!
//! A wrong answer has a reason ([`Mark::reason`]): a slip that explains the whole answer, such as swapped rows and columns, or
//! otherwise the difference.

// Input must never make the program panic.
#![warn(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::unreachable)]

#[cfg(test)]
mod code_texts;
mod codes;
pub mod documents;
pub mod expected;
pub mod faults;
mod feedback;
mod formats;
mod fresh;
mod grades;
mod heads;
mod input_codes;
mod mark;
mod marking;
mod page;
mod reasons;
mod remedies;
mod report;
pub mod run;
mod run_codes;
mod score;
mod scoring;
mod slips;
pub mod solver;
mod submission;
pub mod submissions;
mod task;
mod words;

pub use codes::{MarkCode, MarkMessage};
pub use feedback::feedback;
pub use formats::{csv, json};
pub use fresh::{FreshMarks, WrongProblem};
pub use grades::{DetailColumn, GradeRow, Grades, Grading, Marks};
pub use input_codes::{InputCode, InputMessage};
pub use mark::{Mark, PointCounts, RightAnswers, Verdict};
pub use marking::similar_name;
pub use page::page;
pub use report::text;
pub use score::Percentage;
pub use scoring::Scoring;
pub use submission::{Remark, Submission, Unread};
pub use task::{Task, reader};
pub use words::student;
