//! Submissions of a class: who submitted what, and who submitted nothing.
//!
//! | file | contents |
//! | --- | --- |
//! | `hand_in` | a submission that is ready to be graded |
//! | `student_files` | a student and all files |
//! | `entry` | the entries of folders, one per student |
//! | `division`, `share`, `candidate`, `node`, `systems`, `metadata`, `whose`, `person` | whether an archive or a folder is a class's, by the names in it |
//! | `tree`, `found_file`, `contents`, `limits` | all files of a student, in folders and archives, and how many there may be |
//! | `choice`, `answer_file` | which of the files may contain the answers |
//! | `combine`, `attempt` | the answers of all files, problem by problem, and which attempt is the newest |
//! | `document` | documents as answers |
//! | `kind`, `file_name`, `heading` | what the bytes and the name of a file imply |
//! | `roster`, `matching`, `plain`, `line_up` | a list of students, and whose submission is whose |

mod answer_file;
mod attempt;
mod candidate;
mod choice;
mod codes;
mod combine;
mod contents;
mod division;
mod document;
mod entry;
mod file_name;
mod found_file;
mod hand_in;
mod heading;
mod kind;
mod limits;
mod line_up;
mod matching;
mod metadata;
mod node;
mod person;
mod plain;
mod roster;
mod share;
mod student_files;
mod systems;
mod tree;
mod whose;

use crate::Remark;
pub use codes::SubmissionCode;
#[cfg(test)]
pub(crate) use codes::{FileKind, OtherFile, SubmissionMessage};
pub use combine::answers;
use entry::entries;
pub use hand_in::HandIn;
pub use limits::MAX_BYTES;
use matching::Finder;
use rayon::prelude::*;
#[cfg(test)]
pub(crate) use roster::RosterMessage;
pub use roster::{Roster, RosterCode};
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use student_files::StudentFiles;
pub use tree::Tree;
use whose::Clues;

/// Returns the files of each student, by name: of each entry of the folders, and of each file. An archive or a folder of a
/// class is divided into its students.
///
/// `tags` are those of the requested puzzles. `roster` is a list of the students, if there is one, and its file, which may
/// lie among the submissions.
///
/// Also returns remarks on files that are in no submission.
///
/// # Errors
/// If one of `paths` does not exist, or a folder cannot be read or is empty: why, for each of them.
fn students(
    paths: &[PathBuf],
    tags: &[String],
    roster: Option<(&Roster, &Path)>,
) -> Result<(Vec<StudentFiles>, Vec<Remark>), Vec<Remark>> {
    let roster_names = Finder::new(roster.map_or(&[][..], |(roster, _)| roster.students.as_slice()));
    let clues = Clues { tags, roster: &roster_names };
    let (entries, mut remarks) = entries(paths, &clues, roster.map(|(_, path)| path))?;
    let opened: Vec<_> = entries.into_par_iter().map(|entry| StudentFiles::of(entry, &clues)).collect();
    let mut students = Vec::with_capacity(opened.len());
    for (mut of_entry, told) in opened {
        students.append(&mut of_entry);
        remarks.extend(told.into_iter().map(|(shown, diagnostic)| Remark { file: Some(shown), diagnostic }));
    }
    tell_apart(&mut students);
    Ok((students, remarks))
}

/// Gives students of the same name everything that is known of them, or the full names of their submissions, or their paths if those are the same too.
fn tell_apart(students: &mut [StudentFiles]) {
    let alike = |students: &[StudentFiles]| {
        let mut alike: HashMap<String, Vec<usize>> = HashMap::new();
        for (index, student) in students.iter().enumerate() {
            alike.entry(student.student.clone()).or_default().push(index);
        }
        alike.into_values().filter(|indices| indices.len() > 1).collect::<Vec<_>>()
    };
    let same = alike(students);
    for &index in same.iter().flatten() {
        let StudentFiles { name, known_as, .. } = &students[index];
        students[index].student = if known_as.is_empty() { name.clone() } else { known_as.clone() };
    }
    for index in alike(students).into_iter().flatten() {
        students[index].student = students[index].shown.clone();
    }
    for indices in same {
        for &index in &indices {
            let others = indices.iter().filter(|&&other| other != index);
            students[index].others = others.map(|&other| students[other].student.clone()).collect();
        }
    }
}

/// Returns the submission of each student, with the files that may contain the answers, and remarks on files that are in no
/// submission.
///
/// # Errors
/// If one of `paths` does not exist, or a folder cannot be read or is empty: why, for each of them.
pub fn hand_ins(
    paths: &[PathBuf],
    tags: &[String],
    roster: Option<(&Roster, &Path)>,
) -> Result<(Vec<HandIn>, Vec<Remark>), Vec<Remark>> {
    let (students, remarks) = students(paths, tags, roster)?;
    Ok((students.into_par_iter().map(|student| student.hand_in(tags)).collect(), remarks))
}
