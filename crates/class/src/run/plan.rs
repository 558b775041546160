//! How a student's program is built and started.

use super::pythons::Python;

/// How a program is built and started.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Plan {
    /// The command. Names of files are relative to `folder`.
    pub(super) words: Vec<String>,
    /// The command in messages.
    pub(super) shown: String,
    /// The folder to start it in, within the submission.
    pub(super) folder: String,
    pub(super) build: Option<Build>,
    pub(super) needs_display: bool,
    /// The Python that it is run with.
    pub(super) python: Option<&'static Python>,
}

impl Plan {
    /// A command without a compiler, in a folder of the submission.
    pub(super) fn new(words: Vec<String>, folder: &str) -> Self {
        let shown = words.join(" ");
        Self { words, shown, folder: folder.to_owned(), build: None, needs_display: false, python: None }
    }
}

/// The compilation of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Build {
    /// The command of the compiler.
    pub(super) words: Vec<String>,
    /// The file or folder that it makes.
    pub(super) product: &'static str,
}

/// The executable that a compiler makes.
pub(super) const EXECUTABLE: &str = "gocheck_program";
/// The folder of classes that a compiler makes.
pub(super) const CLASSES: &str = "gocheck_classes";
