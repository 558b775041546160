//! Submissions of a class: who submitted what, and who submitted nothing.
//!
//! | file | contents |
//! | --- | --- |
//! | `hand_in` | a submission that is ready to be graded |
//! | `student_files` | a student and all files |
//! | `entry` | the entries of folders, one per student |
//! | `division`, `systems`, `whose` | whether an archive or a folder is a class's, by the names in it |
//! | `tree`, `found_file`, `contents`, `limits` | all files of a student, in folders and archives, and how many there may be |
//! | `choice`, `answer_file` | which of the files may contain the answers |
//! | `combine`, `attempt` | the answers of all files, problem by problem, and which attempt is the newest |
//! | `document` | documents as answers |
//! | `kind`, `file_name` | what the bytes and the name of a file imply |
//! | `roster`, `matching`, `line_up` | a list of students, and whose submission is whose |

mod answer_file;
mod attempt;
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
mod kind;
mod limits;
mod line_up;
mod matching;
mod roster;
mod student_files;
mod systems;
mod tree;
mod whose;

use crate::Remark;
pub use codes::SubmissionCode;
pub use combine::answers;
use division::Clues;
use entry::entries;
pub use hand_in::HandIn;
pub use limits::MAX_BYTES;
use matching::Finder;
use rayon::prelude::*;
pub use roster::{Roster, RosterCode};
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use student_files::StudentFiles;
pub use tree::Tree;

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
    for (mut of_entry, left) in opened {
        students.append(&mut of_entry);
        remarks.extend(left.map(|(shown, diagnostic)| Remark { file: Some(shown), diagnostic }));
    }
    tell_apart(&mut students);
    Ok((students, remarks))
}

/// Gives students of the same name the paths of their submissions.
fn tell_apart(students: &mut [StudentFiles]) {
    let mut count: HashMap<String, usize> = HashMap::new();
    for student in students.iter() {
        *count.entry(student.student.clone()).or_default() += 1;
    }
    for student in students {
        if count[&student.student] > 1 {
            student.student.clone_from(&student.shown);
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
