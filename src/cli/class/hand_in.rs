//! A student's submission, ready to be graded.

use super::answer_file::AnswerFile;
use super::tree::Tree;
use gocheck::diagnostic::Diagnostic;

/// A student's submission.
pub(in crate::cli) struct HandIn {
    /// The student: the entry's name, or the roster's.
    pub(in crate::cli) student: String,
    /// The student's index in `Roster::students`.
    pub(in crate::cli) row: Option<usize>,
    /// The name in messages: the entry's path.
    pub(in crate::cli) shown: String,
    /// All files, such as programs. There are none if nothing was handed in.
    pub(in crate::cli) tree: Option<Tree>,
    /// The files that may contain answers, the likeliest first.
    pub(in crate::cli) files: Vec<AnswerFile>,
    /// Remarks on how the files were chosen.
    pub(in crate::cli) notes: Vec<Diagnostic>,
    /// Why there are no answers, if the files have none.
    pub(in crate::cli) fault: Option<Diagnostic>,
}
