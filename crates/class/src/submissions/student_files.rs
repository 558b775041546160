//! All files of a student, before those with the answers are chosen.

use super::candidate::Context;
use super::choice::{Choice, choose};
use super::codes::SubmissionMessage;
use super::division::{Divider, Division};
use super::entry::{SubmissionEntry, SubmissionPlace};
use super::hand_in::HandIn;
use super::limits::MAX_BYTES;
use super::share::{Class, Share};
use super::tree::Tree;
use super::whose::{Clues, Whose};
use gocheck_files::input::names::{file_name, last_part};
use gocheck_text::Diagnostic;

/// All files of a student.
pub(super) struct StudentFiles {
    /// The student: the name of the folder, archive or file.
    pub student: String,
    /// Everything by which a roster may name the student, if that is more than the name.
    pub known_as: String,
    /// The full name of the folder, archive or file.
    pub name: String,
    /// The name in messages: the path.
    pub shown: String,
    /// The files, in folders and archives.
    pub tree: Tree,
    /// The other students with the same name.
    pub others: Vec<String>,
    /// The name in messages of the archive or the folder that contains the files.
    root: String,
    /// The folders that may be students.
    unclear: Vec<String>,
}

/// The maximum number of folders that an error names.
const MOST_NAMED: usize = 5;

impl StudentFiles {
    /// Opens a submission, or those of a class. Also returns what an archive was taken for, and the files that are no student's.
    pub(super) fn of(entry: SubmissionEntry, clues: &Clues<'_>) -> (Vec<Self>, Vec<(String, Diagnostic)>) {
        let SubmissionEntry { student, known_as, shown, place, name, is_alone } = entry;
        let context = if is_alone { Context::Any } else { Context::Entry };
        let divide = |paths: &[&str], read: &dyn Fn(&str) -> Option<String>| {
            Divider { clues, read }.divide(&name, paths, context)
        };
        let students = |paths: &[&str]| match divide(paths, &|_| None) {
            Division::Class(class) => class.shares.len(),
            _ => 1,
        };
        let mut tree = match &place {
            SubmissionPlace::Path(path) => Tree::of(path, &file_name(path), &students),
            SubmissionPlace::Several(parts) => Tree::of_several(parts),
            SubmissionPlace::Unread(kind) => Tree::unread(name.clone(), *kind),
        };
        let is_opened = matches!(place, SubmissionPlace::Path(_)) && !tree.is_single;
        let is_archive = is_opened && matches!(&place, SubmissionPlace::Path(path) if !path.is_dir());
        let read = |wanted: &str| {
            let file = tree.files().iter().find(|file| file.path == wanted)?;
            Some(String::from_utf8_lossy(&file.bytes(MAX_BYTES).ok()?).into_owned())
        };
        let division = if is_opened { divide(&tree.paths(), &read) } else { Division::One(None) };
        let is_owned = matches!(&division, Division::One(Some(owner)) if owner.has_all());
        tree.is_anyones = is_archive && !is_owned && !matches!(clues.whose(&name), Whose::Student(_));
        let is_told = is_alone && is_archive;
        let new = |student, tree, unclear| Self {
            student,
            known_as: known_as.clone(),
            name: name.clone(),
            shown: shown.clone(),
            tree,
            others: Vec::new(),
            root: shown.clone(),
            unclear,
        };
        match division {
            Division::One(owner) => {
                let student = owner.filter(|_| is_told).map_or(student, |owner| owner.name);
                let message = SubmissionMessage::TakenForOne { student: student.clone() };
                let told = is_told.then(|| (shown.clone(), message.into()));
                (vec![new(student, tree, Vec::new())], told.into_iter().collect())
            }
            Division::Unclear(unclear) => (vec![new(student, tree, unclear)], Vec::new()),
            Division::Class(Class { shares, left, systems }) => {
                let systems = systems.into_iter().map(str::to_owned).collect();
                let taken_for = SubmissionMessage::TakenForClass { systems, students: shares.len() };
                let mut told = vec![(shown.clone(), Diagnostic::from(taken_for))];
                if !left.is_empty() {
                    told.push((shown.clone(), SubmissionMessage::LeftOut { files: left }.into()));
                }
                let of_share = |(share, tree): (Share, Tree)| {
                    let place = share.parts.first().map_or("", |(place, _)| place);
                    Self {
                        known_as: share.known_as,
                        name: last_part(place).to_owned(),
                        shown: format!("{shown}/{place}"),
                        ..new(share.student, tree, Vec::new())
                    }
                };
                let trees = tree.divided(&shares);
                (shares.into_iter().zip(trees).map(of_share).collect(), told)
            }
        }
    }

    /// Finds the files that may contain the answers. `tags` are those of the requested puzzles.
    pub(super) fn hand_in(self, tags: &[String]) -> HandIn {
        let Self { student, known_as, shown, tree, others, root, unclear, .. } = self;
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
            known_as,
            row: None,
            shown,
            tree: Some(tree),
            files,
            notes: notes.into_iter().map(Diagnostic::from).collect(),
            fault: fault.map(Diagnostic::from),
        }
    }
}
