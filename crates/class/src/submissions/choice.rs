//! Chooses the files of a student that may contain the answers.
//!
//! Files are read in groups, until every puzzle is answered:
//!
//! 1. names that contain `answer` or `答案`, and names of problems (`answer_0.txt`, `第0题.txt`, `题0/output.txt`),
//! 2. names of puzzles (`train_1.txt`) and other names with a problem in them, unless the files contain the puzzles,
//! 3. other texts,
//! 4. other texts whose extension is unusual for answers, such as .json,
//! 5. readmes,
//! 6. documents, workbooks, notebooks and web pages,
//! 7. an editor's backups (`answer_for_train.txt~`).
//!
//! The names of a file and of its folders, the innermost first, are headings above its text: the tag of `train/1.txt` is train.

use super::answer_file::{AnswerFile, Group};
use super::attempt::Attempt;
use super::codes::{FileKind, SubmissionMessage};
use super::file_name::{FileName, NameMatch, Role, ending};
use super::found_file::FoundFile;
use super::heading::Heading;
use super::kind::Kind;
use super::tree::Tree;
use gocheck_files::input::names::last_part;
use gocheck_text::AnyMessage;
use std::sync::Arc;

pub(super) struct Choice {
    pub(super) files: Vec<AnswerFile>,
    pub(super) notes: Vec<SubmissionMessage>,
    /// Why there is nothing to read, or nothing in the files that are read.
    pub(super) fault: Option<AnyMessage>,
}

/// The maximum number of other files that a message names.
const MOST_NAMED: usize = 3;

/// The maximum number of files of each group that are read.
const MOST_READ: usize = 100;

/// Chooses among the files of a folder or an archive; `tags` are those of the requested puzzles, and messages call the
/// submission `root`.
pub(super) fn choose(tree: &Tree, root: &str, tags: &[String]) -> Choice {
    let mut files: Vec<AnswerFile> =
        tree.files().iter().filter_map(|file| candidate(file, tree, root, tags)).collect();
    files.sort_by_cached_key(|file| (file.group, file.form, file.folders(), file.path().to_owned()));
    // A project may have thousands of texts.
    let mut left = [MOST_READ; Group::COUNT];
    files.retain(|file| {
        let left = &mut left[file.group as usize];
        *left = left.saturating_sub(1);
        *left > 0
    });
    // An empty file has no answers, unless its name says to which problem; alone, it is what was handed in.
    if files.iter().any(|file| !file.is_empty()) {
        files.retain(|file| !file.is_empty() || file.problem.is_some());
    }
    let mut notes = Vec::new();
    let unopened: Vec<String> = tree.faults.iter().map(|(file, _)| file.clone()).collect();
    let is_read = files.iter().any(|file| file.group != Group::Readme);
    if is_read && !unopened.is_empty() {
        notes.push(SubmissionMessage::LeftUnopened { files: unopened });
    }
    let fault = match tree.faults.first() {
        Some((_, fault)) => Some(fault.clone()),
        None => without_answers(tree, is_read).map(AnyMessage::from),
    };
    Choice { files, notes, fault }
}

/// Why a submission has no answers, if texts that may be some have none.
fn without_answers(tree: &Tree, is_read: bool) -> Option<SubmissionMessage> {
    let others: Vec<&Arc<FoundFile>> =
        tree.files().iter().filter(|file| matches!(file.kind, Kind::Other(_))).collect();
    let mut files = tree.others(&others);
    if files.is_empty() {
        return match (is_read, tree.files().is_empty()) {
            (true, _) => None,
            (false, true) => Some(SubmissionMessage::EmptyHandIn),
            (false, false) => Some(SubmissionMessage::NoAnswerFile),
        };
    }
    let more = files.len().saturating_sub(MOST_NAMED);
    // Candidates for the answers are named before the other files.
    files.sort_by_key(|file| matches!(file.kind, FileKind::Media | FileKind::Link | FileKind::Binary));
    files.truncate(MOST_NAMED);
    Some(SubmissionMessage::OtherFiles { files, more })
}

/// Returns the file as an answer file, or `None` if it cannot be one.
fn candidate(file: &Arc<FoundFile>, tree: &Tree, root: &str, tags: &[String]) -> Option<AnswerFile> {
    let is_document = match file.kind {
        Kind::Text => false,
        Kind::Other(kind) if kind.is_readable() => true,
        _ => return None,
    };
    let folders = file.path.rsplit_once('/').map_or("", |(folders, _)| folders);
    let name = FileName::new(last_part(&file.path), tags);
    let of_folders = folders.rsplit('/').filter(|folder| !folder.is_empty());
    let of_folders: Vec<Heading> = of_folders.map(|folder| FileName::new(folder, tags).heading).collect();
    let says = std::iter::once(&name.heading).chain(&of_folders).find(|heading| heading.number.is_some());
    let is_answers = matches!(name.role, Role::Answers(_));
    let group = match name.form {
        _ if tree.is_single => Group::Named,
        _ if name.role == Role::Settings => return None,
        _ if name.role == Role::Readme => Group::Readme,
        NameMatch::Backup => Group::Backup,
        _ if name.role == Role::Puzzle => Group::Puzzle,
        _ if is_answers || says.is_some_and(|heading| heading.is_whole) => Group::Named,
        _ if says.is_some() => Group::Puzzle,
        _ if is_document => Group::Document,
        _ if is_usual(&file.path) => Group::Text,
        _ => Group::OtherText,
    };
    // A file that is all of a submission may have any name, such as `test.txt`.
    let is_tag = is_answers || name.heading.number.is_some() || name.heading.is_clear() && !tree.is_single;
    let own = name.heading.tag.clone().filter(|_| is_tag);
    let own = own.or_else(|| if let Role::Answers(tag) = &name.role { tag.clone() } else { None });
    let of_folder = || of_folders.iter().find_map(|folder| folder.tag.clone().filter(|_| folder.is_clear()));
    let is_tagged = own.is_some();
    Some(AnswerFile {
        shown: tree.shown(file, root),
        tag: own.or_else(of_folder),
        file: Arc::clone(file),
        problem: says.and_then(|heading| heading.number),
        is_misspelled: says.is_some_and(|heading| heading.is_misspelled),
        attempt: Attempt::of(&file.path),
        group,
        is_anyones: tree.is_anyones,
        // The mark of a copy goes with the separators before it.
        base: format!("{folders}/{}.{}", name.base.trim_end_matches([' ', '-', '_']), ending(&file.path)),
        is_copy: name.is_copy,
        form: (name.form, !is_tagged),
    })
}

/// Returns true for the names of files that programs and people usually write answers to.
fn is_usual(path: &str) -> bool {
    ["", "txt", "csv", "out", "log", "dat", "md", "text"].contains(&ending(path).as_str())
}
