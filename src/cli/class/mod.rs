//! Submissions of a class: who submitted what, and who submitted nothing.
//!
//! | file | contents |
//! | --- | --- |
//! | `hand_in` | a submission that is ready to be graded |
//! | `entry` | the entries of folders, one per student |
//! | `tree` | all files of a student, in folders and archives |
//! | `choice` | which of the files contain the answers |
//! | `kind`, `file_name` | what the bytes and the name of a file imply |
//! | `roster`, `matching`, `line_up` | a list of students, and whose submission is whose |

mod choice;
mod codes;
mod entry;
mod file_name;
mod hand_in;
mod kind;
mod line_up;
mod matching;
mod roster;
mod tree;

use super::input::names::{file_name, last_part};
use choice::{Choice, choose};
pub(super) use codes::{SubmissionCode, SubmissionMessage};
use entry::{SubmissionEntry, SubmissionPlace, entries};
use gocheck::diagnostic::Diagnostic;
pub(super) use hand_in::{AnswerFile, HandIn, MAX_BYTES};
use rayon::prelude::*;
pub(super) use roster::{Roster, RosterCode};
use std::path::{Path, PathBuf};
use tree::Tree;

/// Returns a submission for each entry of the folders and for each file, by name.
///
/// `tags` are those of the requested puzzles. `except` is a file that may lie among the submissions without being one:
/// the roster.
///
/// # Errors
/// If one of `paths` does not exist, or a folder cannot be read or is empty.
pub(super) fn hand_ins(
    paths: &[PathBuf],
    tags: &[String],
    except: Option<&Path>,
) -> anyhow::Result<Vec<HandIn>> {
    Ok(entries(paths, tags, except)?.into_par_iter().map(|entry| hand_in(entry, tags)).collect())
}

fn hand_in(entry: SubmissionEntry, tags: &[String]) -> HandIn {
    let SubmissionEntry { student, shown, place, others, name: whole_name } = entry;
    let tree = match &place {
        SubmissionPlace::Path(path) => Tree::of(path, &file_name(path)),
        SubmissionPlace::Files(files) => Tree::of_files(files),
        SubmissionPlace::Unread(kind) => Tree::unread(whole_name, *kind),
    };
    let Choice { files, mut notes, mut fault } = choose(tree, tags);
    let mut read = Vec::with_capacity(files.len());
    for file in files {
        let shown = file.shown(&shown);
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
        files: if fault.is_none() { read } else { Vec::new() },
        notes: notes.into_iter().map(Diagnostic::from).collect(),
        fault: fault.map(Diagnostic::from),
    }
}
