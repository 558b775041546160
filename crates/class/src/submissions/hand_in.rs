//! A student's submission, ready to be graded.

use super::answer_file::AnswerFile;
use super::tree::Tree;
use gocheck_text::Diagnostic;

/// A student's submission.
#[derive(Clone)]
pub struct HandIn {
    /// The student: the entry's name, or the roster's.
    pub student: String,
    /// Everything by which a roster may name the student, if that is more than the name.
    pub(super) known_as: String,
    /// The student's index in `Roster::students`.
    pub row: Option<usize>,
    /// The name in messages: the entry's path.
    pub shown: String,
    /// All files, such as programs. There are none if nothing was handed in.
    pub tree: Option<Tree>,
    /// The files that may contain answers, the likeliest first.
    pub files: Vec<AnswerFile>,
    /// Remarks on how the files were chosen.
    pub notes: Vec<Diagnostic>,
    /// Why there are no answers, if the files have none.
    pub fault: Option<Diagnostic>,
}
