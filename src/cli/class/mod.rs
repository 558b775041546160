//! Submissions of a class: who submitted what, and who submitted nothing.
//!
//! | file | contents |
//! | --- | --- |
//! | `hand_in` | a submission that is ready to be graded |
//! | `student_files` | a student and all files |
//! | `entry` | the entries of folders, one per student |
//! | `tree`, `limits` | all files of a student, in folders and archives, and how many there may be |
//! | `choice` | which of the files contain the answers |
//! | `kind`, `file_name` | what the bytes and the name of a file imply |
//! | `roster`, `matching`, `line_up` | a list of students, and whose submission is whose |

mod choice;
mod codes;
mod entry;
mod file_name;
mod hand_in;
mod kind;
mod limits;
mod line_up;
mod matching;
mod roster;
mod student_files;
mod tree;

pub(super) use codes::{SubmissionCode, SubmissionMessage};
use entry::entries;
pub(super) use hand_in::{AnswerFile, HandIn};
pub(super) use limits::MAX_BYTES;
use rayon::prelude::*;
pub(super) use roster::{Roster, RosterCode};
use std::path::{Path, PathBuf};
use student_files::StudentFiles;
pub(super) use tree::Tree;

/// Returns the files of each student, by name: of each entry of the folders, and of each file.
///
/// `tags` are those of the requested puzzles. `except` is a file that may lie among the submissions without being one:
/// the roster.
///
/// # Errors
/// If one of `paths` does not exist, or a folder cannot be read or is empty.
pub(super) fn students(
    paths: &[PathBuf],
    tags: &[String],
    except: Option<&Path>,
) -> anyhow::Result<Vec<StudentFiles>> {
    Ok(entries(paths, tags, except)?.into_par_iter().map(StudentFiles::of).collect())
}

/// Returns the submission of each student, with the answers read.
///
/// # Errors
/// Those of [`students`].
pub(super) fn hand_ins(
    paths: &[PathBuf],
    tags: &[String],
    except: Option<&Path>,
) -> anyhow::Result<Vec<HandIn>> {
    let students = students(paths, tags, except)?;
    Ok(students.into_par_iter().map(|student| student.hand_in(tags)).collect())
}
