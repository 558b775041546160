//! Chooses the files of a student that may contain the answers.
//!
//! Files are read in groups, until one of them has answers:
//!
//! 1. names that contain `answer` or `答案`, and names of problems (`answer_0.txt`, `第0题.txt`, `题0/output.txt`),
//! 2. names of puzzles (`train_1.txt`), unless the files contain the puzzles,
//! 3. other texts, but not readmes,
//! 4. other texts whose extension is unusual for answers, such as .json,
//! 5. documents, workbooks, notebooks and web pages,
//! 6. an editor's backups (`answer_for_train.txt~`).

use super::answer_file::{AnswerFile, Group};
use super::attempt::Attempt;
use super::codes::{FileKind, SubmissionMessage};
use super::file_name::{FileName, NameMatch, ProblemName, Role, ending, folded};
use super::found_file::FoundFile;
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
    let mut left = [MOST_READ; 6];
    files.retain(|file| {
        let left = &mut left[file.group as usize];
        *left = left.saturating_sub(1);
        *left > 0
    });
    // An empty file has no answers; alone, it is what was handed in.
    if files.iter().any(|file| !file.is_empty()) {
        files.retain(|file| !file.is_empty());
    }
    let mut notes = Vec::new();
    let unopened: Vec<String> = tree.faults.iter().map(|(file, _)| file.clone()).collect();
    let is_read = !files.is_empty();
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
    let name = FileName::new(last_part(&file.path), tags);
    let folders = file.path.rsplit_once('/').map_or("", |(folders, _)| folders);
    let of_folder = || folders.rsplit('/').find_map(|folder| FileName::new(folder, tags).problem);
    let problem = name.problem.clone().or_else(of_folder);
    let is_answer = matches!(name.role, Role::Answers(_)) || problem.is_some();
    let group = match name.form {
        _ if tree.is_single => Group::Named,
        NameMatch::Backup => Group::Backup,
        _ if name.role == Role::Puzzle => Group::Puzzle,
        _ if is_answer && name.role != Role::Readme => Group::Named,
        _ if name.role == Role::Readme => return None,
        _ if is_document => Group::Document,
        _ if is_usual(&file.path) => Group::Text,
        _ => Group::OtherText,
    };
    let tag = match &name.role {
        Role::Answers(tag) => tag.clone(),
        _ => None,
    };
    let of_problem = problem.as_ref().and_then(|problem: &ProblemName| problem.tag.clone());
    let of_folder = || {
        let is_tag = |folder: &str| tags.iter().find(|tag| folded(tag) == folded(folder));
        folders.rsplit('/').find_map(is_tag).cloned()
    };
    let is_tagged = tag.is_some() || of_problem.is_some();
    Some(AnswerFile {
        shown: tree.shown(file, root),
        tag: tag.or(of_problem).or_else(of_folder),
        file: Arc::clone(file),
        problem: problem.map(|problem| problem.number),
        attempt: Attempt::of(&file.path),
        group,
        is_anyones: tree.is_anyones,
        // The mark of a copy goes with the separators before it.
        base: format!("{folders}/{}.{}", name.base.trim_end_matches([' ', '-', '_']), ending(&file.path)),
        form: (name.form, !is_tagged),
    })
}

/// Returns true for the names of files that programs and people usually write answers to.
fn is_usual(path: &str) -> bool {
    ["", "txt", "csv", "out", "log", "dat", "md", "text"].contains(&ending(path).as_str())
}
