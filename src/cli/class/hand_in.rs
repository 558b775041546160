//! What one student handed in, with all there is to say of it.

use gocheck::diagnostic::Diagnostic;

/// What one student handed in.
pub(in crate::cli) struct HandIn {
    /// Who: the entry's name, or the roster's.
    pub(in crate::cli) student: String,
    /// The student's line of the roster, by its place in `Roster::students`.
    pub(in crate::cli) row: Option<usize>,
    /// How messages call it: the entry's path.
    pub(in crate::cli) shown: String,
    /// The answer files that are read, in the order of their tags.
    pub(in crate::cli) files: Vec<AnswerFile>,
    /// What there is to say of the choice.
    pub(in crate::cli) notes: Vec<Diagnostic>,
    /// Why there are no files.
    pub(in crate::cli) fault: Option<Diagnostic>,
}

/// A file of answers, perhaps out of an archive.
pub(in crate::cli) struct AnswerFile {
    /// The path as messages call it: `class/zhang.zip/output/answer_for_train.txt`.
    pub(in crate::cli) shown: String,
    /// The name alone: `answer_for_train.txt`.
    pub(in crate::cli) name: String,
    /// Longer than [`MAX_BYTES`] where there is more than is read.
    pub(in crate::cli) bytes: Vec<u8>,
}

/// The most bytes of an answer file.
pub(in crate::cli) const MAX_BYTES: usize = 1 << 24;
