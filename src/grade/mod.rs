//! Grades: the answers of many students against those of the puzzles.
//!
//! Answers are compared as sets of points. Of each problem are counted the points that are **right**, those
//! that are **missing** and those that are **extra**; True or False counts as one point. A problem's score is
//!
//! ```text
//! right / (right + missing + extra)
//! ```
//!
//! so that neither guessing every point nor naming one sure point pays; a problem that is not answered
//! scores nothing, and one without any point is right when it is answered by its name alone. A student's
//! score is the mean over all problems, of 100. There are other ways ([`Scoring`]), and problems may have weights.
//!
//! What is not right has a reason: a slip that explains the whole answer, such as rows and columns swapped, or what
//! differs ([`Mark::reason`]).

#[cfg(feature = "page")]
mod feedback;
#[cfg(feature = "formats")]
mod formats;
mod grades;
mod mark;
#[cfg(feature = "page")]
mod page;
mod report;
mod score;
mod scoring;
mod words;

#[cfg(feature = "page")]
pub use feedback::feedback;
#[cfg(feature = "formats")]
pub use formats::{csv, json};
pub use grades::{Column, Grades, Grading, Marks, Remark, Row, Submission, Task, Unread, similar_name};
pub use mark::{Asked, Mark, PointCounts, RightAnswers, Verdict};
#[cfg(feature = "page")]
pub use page::page;
pub use report::text;
pub use score::Score;
pub use scoring::Scoring;
pub use words::student;
