//! Chooses which of a student's files contain the answers.
//!
//! Names are preferred in this order: the one that was asked for (`answer_for_<tag>.txt`, `answer.txt`, `answers.txt`,
//! or `.csv`), the same in another letter case, then other names that contain `answer` or `答案`, and copies
//! (`answer_for_train (1).txt`). An empty file comes last, and an editor's backup (`answer_for_train.txt~`) is read
//! only if there is nothing else. Ties are broken by fewer folders, then `.txt`, then the name. One file is read for
//! each tag; a name without a tag counts only if a requested tag has no file. If no file has such a name, the only text
//! that is neither a puzzle nor a readme is read.

use super::codes::{FileKind, SubmissionMessage};
use super::file_name::{FileName, NameMatch, Role};
use super::kind::Kind;
use super::tree::{FoundFile, Tree};
use crate::cli::input::names::last_part;
use gocheck::diagnostic::AnyMessage;
use std::collections::BTreeMap;

/// The chosen files.
pub(super) struct Choice<'a> {
    /// The files to read.
    pub(super) files: Vec<&'a FoundFile>,
    /// Remarks on the choice.
    pub(super) notes: Vec<SubmissionMessage>,
    /// Why there is nothing to read.
    pub(super) fault: Option<AnyMessage>,
}

/// The maximum number of other files that a message names.
const MOST_NAMED: usize = 3;

/// Chooses among the files of a folder or an archive; `tags` are those of the requested puzzles.
pub(super) fn choose<'a>(tree: &'a Tree, tags: &[String]) -> Choice<'a> {
    let (texts, others): (Vec<&FoundFile>, Vec<&FoundFile>) =
        tree.files().iter().partition(|file| file.kind == Kind::Text);
    // A single file needs no name but its student's.
    if tree.is_single && !texts.is_empty() {
        return Choice { files: texts, notes: Vec::new(), fault: None };
    }
    let (others, faults) = (tree.others(&others), &tree.faults);
    let named = texts.into_iter().map(|text| (FileName::new(last_part(&text.path), tags), text));
    let mut named: Vec<(FileName, &FoundFile)> = named.collect();
    named.sort_by_cached_key(|(name, text)| preference(name, text));
    let is_empty = named.is_empty() && others.is_empty() && faults.is_empty();
    let (answers, mut rest): (Vec<_>, Vec<_>) =
        named.into_iter().partition(|(name, _)| matches!(name.role, Role::Answers(_)));
    rest.retain(|(name, _)| name.role == Role::Plain);
    let mut choice = if answers.is_empty() { lone_text(rest) } else { by_tags(answers, tags) };
    let unopened = |(file, _): &(String, AnyMessage)| file.clone();
    if !choice.files.is_empty() {
        if !faults.is_empty() {
            choice
                .notes
                .push(SubmissionMessage::LeftUnopened { files: faults.iter().map(unopened).collect() });
        }
    } else if let Some((_, fault)) = faults.first() {
        choice.fault = Some(fault.clone());
    } else if choice.fault.is_none() {
        let fault = if is_empty {
            SubmissionMessage::EmptyHandIn
        } else if others.is_empty() {
            SubmissionMessage::NoAnswerFile
        } else {
            let more = others.len().saturating_sub(MOST_NAMED);
            let mut files = others;
            // Candidates for the answers are named before the other files.
            files
                .sort_by_key(|file| matches!(file.kind, FileKind::Media | FileKind::Link | FileKind::Binary));
            files.truncate(MOST_NAMED);
            SubmissionMessage::OtherFiles { files, more }
        };
        choice.fault = Some(fault.into());
    }
    choice
}

/// The sort key among the candidates for one tag.
fn preference(name: &FileName, text: &FoundFile) -> (bool, bool, NameMatch, usize, bool, String) {
    let is_csv = text.path.to_lowercase().ends_with(".csv");
    let is_backup = name.form == NameMatch::Backup;
    (is_backup, text.is_empty(), name.form, text.folders(), is_csv, text.path.clone())
}

/// Returns true if at least one of the files, sorted by preference, is not an editor's backup.
fn are_not_backups(files: &[(FileName, &FoundFile)]) -> bool {
    files.first().is_some_and(|(name, _)| name.form != NameMatch::Backup)
}

/// Picks one file for each tag; the files are sorted by preference.
fn by_tags<'a>(answers: Vec<(FileName, &'a FoundFile)>, tags: &[String]) -> Choice<'a> {
    let mut chosen: BTreeMap<Option<String>, &FoundFile> = BTreeMap::new();
    let mut skipped = Vec::new();
    let without_backups = are_not_backups(&answers);
    for (FileName { role, form, .. }, text) in answers {
        let Role::Answers(tag) = role else { continue };
        if chosen.contains_key(&tag) || (without_backups && form == NameMatch::Backup) {
            skipped.push(text.path.clone());
        } else {
            chosen.insert(tag, text);
        }
    }
    let has_file = |tag: &String| chosen.contains_key(&Some(super::file_name::folded(tag)));
    let is_complete = if tags.is_empty() { chosen.len() > 1 } else { tags.iter().all(has_file) };
    if is_complete && let Some(text) = chosen.remove(&None) {
        skipped.push(text.path.clone());
    }
    let files: Vec<&FoundFile> = chosen.into_values().collect();
    let notes = if skipped.is_empty() {
        Vec::new()
    } else {
        let chosen = files.iter().map(|text| text.path.clone()).collect();
        vec![SubmissionMessage::Chosen { chosen, skipped }]
    };
    Choice { files, notes, fault: None }
}

/// The only text that is neither a puzzle nor a readme. Its copies and backups are not counted as other texts.
fn lone_text(mut texts: Vec<(FileName, &FoundFile)>) -> Choice<'_> {
    if are_not_backups(&texts) {
        texts.retain(|(name, _)| name.form != NameMatch::Backup);
    }
    let mut plain = texts.into_iter();
    let Some((name, text)) = plain.next() else {
        return Choice { files: Vec::new(), notes: Vec::new(), fault: None };
    };
    let (copies, others): (Vec<_>, Vec<_>) = plain.partition(|(other, _)| other.base == name.base);
    let path = |(_, text): (FileName, &FoundFile)| text.path.clone();
    if !others.is_empty() {
        let mut files: Vec<String> =
            others.into_iter().chain(copies).map(path).chain([text.path.clone()]).collect();
        files.sort_unstable();
        return Choice {
            files: Vec::new(),
            notes: Vec::new(),
            fault: Some(SubmissionMessage::SeveralTexts { files }.into()),
        };
    }
    let note = if copies.is_empty() {
        SubmissionMessage::LoneText { file: text.path.clone() }
    } else {
        let skipped = copies.into_iter().map(path).collect();
        SubmissionMessage::Chosen { chosen: vec![text.path.clone()], skipped }
    };
    Choice { files: vec![text], notes: vec![note], fault: None }
}
