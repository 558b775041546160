//! A student's submission, ready to be graded.

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
    /// The answer files, in the order of their tags.
    pub(in crate::cli) files: Vec<AnswerFile>,
    /// Remarks on how the files were chosen.
    pub(in crate::cli) notes: Vec<Diagnostic>,
    /// Why there are no files.
    pub(in crate::cli) fault: Option<Diagnostic>,
}

/// An answer file, possibly from an archive.
pub(in crate::cli) struct AnswerFile {
    /// The path in messages: `class/zhang.zip/output/answer_for_train.txt`.
    pub(in crate::cli) shown: String,
    /// The file name: `answer_for_train.txt`.
    pub(in crate::cli) name: String,
    /// The content. It is longer than [`MAX_BYTES`] if the file was cut off.
    pub(in crate::cli) bytes: Vec<u8>,
}
