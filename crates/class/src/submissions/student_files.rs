//! All files of a student, before those with the answers are chosen.

use super::choice::{Choice, choose};
use super::codes::SubmissionMessage;
use super::division::{Clues, Division, Share, divide};
use super::entry::{SubmissionEntry, SubmissionPlace};
use super::hand_in::HandIn;
use super::tree::Tree;
use super::whose::Whose;
use gocheck_files::input::names::file_name;
use gocheck_text::Diagnostic;

/// All files of a student.
pub(super) struct StudentFiles {
    /// The student: the name of the folder, archive or file.
    pub student: String,
    /// The name in messages: the path.
    pub shown: String,
    /// The files, in folders and archives.
    pub tree: Tree,
    /// The other students with the same name.
    others: Vec<String>,
    /// The name in messages of the archive or the folder that contains the files.
    root: String,
    /// The folders that may be students.
    unclear: Vec<String>,
}

/// The maximum number of folders that an error names.
const MOST_NAMED: usize = 5;

impl StudentFiles {
    /// Opens a submission, or those of a class. Also returns the files that are no student's.
    pub(super) fn of(entry: SubmissionEntry, clues: &Clues<'_>) -> (Vec<Self>, Option<(String, Diagnostic)>) {
        let SubmissionEntry { student, shown, place, others, name } = entry;
        let divide = |paths: &[&str]| divide(&name, paths, clues);
        let students = |paths: &[&str]| match divide(paths) {
            Division::Class(shares) => shares.len(),
            _ => 1,
        };
        let mut tree = match &place {
            SubmissionPlace::Path(path) => Tree::of(path, &file_name(path), &students),
            SubmissionPlace::Several(parts) => Tree::of_several(parts),
            SubmissionPlace::Files(files) => Tree::of_files(files),
            SubmissionPlace::Unread(kind) => Tree::unread(name.clone(), *kind),
        };
        let is_opened = matches!(place, SubmissionPlace::Path(_)) && !tree.is_single;
        let division = if is_opened { divide(&tree.paths()) } else { Division::One };
        tree.is_anyones = is_opened && {
            let is_archive = matches!(&place, SubmissionPlace::Path(path) if !path.is_dir());
            is_archive && !matches!(clues.whose(&name), Whose::Student(_))
        };
        let (root, unclear) = (shown.clone(), Vec::new());
        match division {
            Division::One => (vec![Self { student, shown, tree, others, root, unclear }], None),
            Division::Unclear(unclear) => (vec![Self { student, shown, tree, others, root, unclear }], None),
            Division::Class(shares) => {
                let (trees, left) = tree.divided(&shares);
                let of_share = |(share, tree): (Share, Tree)| Self {
                    student: share.student,
                    shown: if share.place.is_empty() {
                        root.clone()
                    } else {
                        format!("{root}/{}", share.place)
                    },
                    tree,
                    others: Vec::new(),
                    root: root.clone(),
                    unclear: Vec::new(),
                };
                let students = shares.into_iter().zip(trees).map(of_share).collect();
                let left = (!left.is_empty())
                    .then(|| (shown, Diagnostic::from(SubmissionMessage::LeftOut { files: left })));
                (students, left)
            }
        }
    }

    /// Finds the files that may contain the answers. `tags` are those of the requested puzzles.
    pub(super) fn hand_in(self, tags: &[String]) -> HandIn {
        let Self { student, shown, tree, others, root, unclear } = self;
        let Choice { mut files, mut notes, mut fault } = choose(&tree, &root, tags);
        if !unclear.is_empty() {
            let more = unclear.len().saturating_sub(MOST_NAMED);
            let folders = unclear.into_iter().take(MOST_NAMED).collect();
            (files, notes) = (Vec::new(), Vec::new());
            fault = Some(SubmissionMessage::UnclearStudents { folders, more }.into());
        }
        if !others.is_empty() {
            notes.push(SubmissionMessage::SameStudent { others });
        }
        HandIn {
            student,
            row: None,
            shown,
            tree: Some(tree),
            files,
            notes: notes.into_iter().map(Diagnostic::from).collect(),
            fault: fault.map(Diagnostic::from),
        }
    }
}
