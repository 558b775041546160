//! All files of a student, before those with the answers are chosen.

use super::choice::{Choice, choose};
use super::codes::SubmissionMessage;
use super::entry::{SubmissionEntry, SubmissionPlace};
use super::hand_in::{AnswerFile, HandIn};
use super::limits::MAX_BYTES;
use super::tree::Tree;
use crate::cli::input::names::{file_name, last_part};
use gocheck::diagnostic::Diagnostic;

/// All files of a student.
pub(in crate::cli) struct StudentFiles {
    /// The student: the name of the folder, archive or file.
    pub(in crate::cli) student: String,
    /// The name in messages: the path.
    pub(in crate::cli) shown: String,
    /// The files, in folders and archives.
    pub(in crate::cli) tree: Tree,
    /// The other students with the same name.
    others: Vec<String>,
}

impl StudentFiles {
    /// Opens a submission.
    pub(super) fn of(entry: SubmissionEntry) -> Self {
        let SubmissionEntry { student, shown, place, others, name } = entry;
        let tree = match &place {
            SubmissionPlace::Path(path) => Tree::of(path, &file_name(path)),
            SubmissionPlace::Files(files) => Tree::of_files(files),
            SubmissionPlace::Unread(kind) => Tree::unread(name, *kind),
        };
        Self { student, shown, tree, others }
    }

    /// Reads the files with the answers. `tags` are those of the requested puzzles.
    pub(super) fn hand_in(self, tags: &[String]) -> HandIn {
        let Self { student, shown, tree, others } = self;
        let Choice { files, mut notes, mut fault } = choose(&tree, tags);
        let mut read = Vec::with_capacity(files.len());
        for file in files {
            let shown = tree.shown(file, &shown);
            let name = last_part(&shown).to_owned();
            match file.bytes(MAX_BYTES) {
                Ok(bytes) => read.push(AnswerFile { shown, name, bytes }),
                Err(message) => fault = fault.or(Some(message.into())),
            }
        }
        if !others.is_empty() {
            notes.push(SubmissionMessage::SameStudent { others });
        }
        HandIn {
            student,
            row: None,
            shown,
            tree: Some(tree),
            files: if fault.is_none() { read } else { Vec::new() },
            notes: notes.into_iter().map(Diagnostic::from).collect(),
            fault: fault.map(Diagnostic::from),
        }
    }
}
