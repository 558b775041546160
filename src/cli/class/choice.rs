//! Which of a student's files hold the answers.
//!
//! Names come in this order: the one that was asked for (`answer_for_<tag>.txt`, `answer.txt`, `answers.txt`, or `.csv`),
//! the same in another letter case, then other names with `answer` or `答案` in them and copies
//! (`answer_for_train (1).txt`). An empty file comes after all others, and an editor's backup (`answer_for_train.txt~`)
//! is read only if there is nothing else. Among equals, fewer folders come first, then `.txt`, then the order of names.
//! One file is read for each tag; a name without a tag counts only if a tag that is asked has no file. If no file has
//! such a name, the only text that is neither a puzzle nor a readme is read.

use super::codes::{FileKind, SubmissionMessage};
use super::file_name::{FileName, NameMatch, Role, last_part};
use super::tree::{Found, Tree};
use gocheck::diagnostic::AnyMessage;
use std::collections::BTreeMap;

/// What was chosen.
pub(super) struct Choice {
    /// The files to be read.
    pub(super) files: Vec<Found>,
    /// What there is to say of it.
    pub(super) notes: Vec<SubmissionMessage>,
    /// Why there is nothing to be read.
    pub(super) fault: Option<AnyMessage>,
}

/// Files of other kinds that a message names.
const MOST_NAMED: usize = 3;

/// Chooses among the files of a folder or an archive; `tags` are those of the puzzles that are asked.
pub(super) fn choose(tree: Tree, tags: &[String]) -> Choice {
    let Tree { texts, others, faults, .. } = tree;
    // A file by itself needs no name but its student's.
    if texts.first().is_some_and(|text| text.path.is_empty()) {
        return Choice { files: texts, notes: Vec::new(), fault: None };
    }
    let named = texts.into_iter().map(|text| (FileName::new(last_part(&text.path), tags), text));
    let mut named: Vec<(FileName, Found)> = named.collect();
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
    } else if let Some((_, fault)) = faults.into_iter().next() {
        choice.fault = Some(fault);
    } else if choice.fault.is_none() {
        let fault = if is_empty {
            SubmissionMessage::EmptyHandIn
        } else if others.is_empty() {
            SubmissionMessage::NoAnswerFile
        } else {
            let more = others.len().saturating_sub(MOST_NAMED);
            let mut files = others;
            // What may be the answers goes before what was handed in beside them.
            files
                .sort_by_key(|file| matches!(file.kind, FileKind::Media | FileKind::Link | FileKind::Binary));
            files.truncate(MOST_NAMED);
            SubmissionMessage::OtherFiles { files, more }
        };
        choice.fault = Some(fault.into());
    }
    choice
}

/// The order of choice, among the candidates for one tag.
fn preference(name: &FileName, text: &Found) -> (bool, bool, NameMatch, usize, bool, String) {
    let is_csv = text.path.to_lowercase().ends_with(".csv");
    let is_backup = name.form == NameMatch::Backup;
    (is_backup, text.is_empty(), name.form, text.folders(), is_csv, text.path.clone())
}

/// Whether some files, in the order of preference, are more than an editor's backups.
fn are_not_backups(files: &[(FileName, Found)]) -> bool {
    files.first().is_some_and(|(name, _)| name.form != NameMatch::Backup)
}

/// A file for each tag, of files in the order of preference.
fn by_tags(answers: Vec<(FileName, Found)>, tags: &[String]) -> Choice {
    let mut chosen: BTreeMap<Option<String>, Found> = BTreeMap::new();
    let mut passed_over = Vec::new();
    let without_backups = are_not_backups(&answers);
    for (FileName { role, form, .. }, text) in answers {
        let Role::Answers(tag) = role else { continue };
        if chosen.contains_key(&tag) || (without_backups && form == NameMatch::Backup) {
            passed_over.push(text.path);
        } else {
            chosen.insert(tag, text);
        }
    }
    let has_file = |tag: &String| chosen.contains_key(&Some(super::file_name::folded(tag)));
    let is_complete = if tags.is_empty() { chosen.len() > 1 } else { tags.iter().all(has_file) };
    if is_complete && let Some(text) = chosen.remove(&None) {
        passed_over.push(text.path);
    }
    let files: Vec<Found> = chosen.into_values().collect();
    let notes = if passed_over.is_empty() {
        Vec::new()
    } else {
        let chosen = files.iter().map(|text| text.path.clone()).collect();
        vec![SubmissionMessage::Chosen { chosen, passed_over }]
    };
    Choice { files, notes, fault: None }
}

/// The only text that is neither a puzzle nor a readme; copies and backups of it count with it.
fn lone_text(mut texts: Vec<(FileName, Found)>) -> Choice {
    if are_not_backups(&texts) {
        texts.retain(|(name, _)| name.form != NameMatch::Backup);
    }
    let mut plain = texts.into_iter();
    let Some((name, text)) = plain.next() else {
        return Choice { files: Vec::new(), notes: Vec::new(), fault: None };
    };
    let (copies, others): (Vec<_>, Vec<_>) = plain.partition(|(other, _)| other.base == name.base);
    let path = |(_, text): (FileName, Found)| text.path;
    if !others.is_empty() {
        let mut files: Vec<String> = others.into_iter().chain(copies).map(path).chain([text.path]).collect();
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
        let passed_over = copies.into_iter().map(path).collect();
        SubmissionMessage::Chosen { chosen: vec![text.path.clone()], passed_over }
    };
    Choice { files: vec![text], notes: vec![note], fault: None }
}
