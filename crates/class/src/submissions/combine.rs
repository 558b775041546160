//! Combines the answers in a student's files, problem by problem.

use super::answer_file::{AnswerFile, Group};
use super::codes::{SubmissionCode, SubmissionMessage};
use super::kind::Kind;
use super::limits::MAX_BYTES;
use crate::{Remark, Unread};
use gocheck_files::input::names::last_part;
use gocheck_puzzle::{AnswerMessage, AnswerReader, GivenAnswer, decode_text};
use gocheck_text::{Diagnostic, Diagnostics, Severity};
use std::collections::{BTreeMap, HashMap};

/// The maximum number of files that an error names.
const MOST_NAMED: usize = 3;

/// The maximum number of different answers to one problem that are compared.
const MOST_COMPARED: usize = 100;

struct ReadFile<'a> {
    file: &'a AnswerFile,
    answers: Vec<GivenAnswer>,
    remarks: Vec<Remark>,
    /// True if only the file's name says which problem it answers.
    is_named: bool,
    /// Why it may have no answers, if it is a document with pictures.
    pictures: Option<SubmissionMessage>,
}

/// Reads a student's files and returns one answer per problem: if several files answer it, that of the newest.
///
/// # Errors
/// If there is no answer; `fault` says why, if it is known. Errors of single answers are in the result.
pub fn answers(
    files: &[AnswerFile],
    fault: Option<Diagnostic>,
    shown: String,
    reader: &AnswerReader,
    remarks: &mut Vec<Remark>,
) -> Result<Vec<GivenAnswer>, Unread> {
    let (mut unread, mut puzzles, mut pictures) = (Vec::new(), Vec::new(), None);
    for group in files.chunk_by(|a, b| a.group == b.group) {
        let mut read = Vec::with_capacity(group.len());
        for file in group {
            match read_file(file, reader) {
                Ok(Some(found)) => read.push(found),
                Ok(None) => puzzles.push(file.path().to_owned()),
                Err(errors) => unread.push((file, errors)),
            }
        }
        let (with, without): (Vec<_>, Vec<_>) = read.into_iter().partition(|read| !read.answers.is_empty());
        pictures = pictures.or_else(|| without.iter().find_map(|read| read.pictures.clone()));
        if with.is_empty() && group[0].group == Group::Document {
            continue;
        }
        if with.is_empty() {
            unread.extend(without.into_iter().map(|read| (read.file, faults(read.remarks))));
            continue;
        }
        let failed = unread.into_iter().filter(|(file, _)| file.group == Group::Named && files.len() > 1);
        remarks.extend(failed.flat_map(|(file, Diagnostics(errors))| {
            errors.into_iter().map(|diagnostic| Remark { file: Some(file.shown.clone()), diagnostic })
        }));
        let is_backup = |file: &&AnswerFile| file.group == Group::Backup && group[0].group < Group::Backup;
        let backups = files.iter().filter(is_backup).map(|file| file.path().to_owned());
        let skipped: Vec<String> =
            without.iter().map(|read| read.file.path().to_owned()).chain(backups).collect();
        let is_guess = group[0].group > Group::Puzzle;
        if !is_guess {
            remarks.extend(without.into_iter().flat_map(|read| read.remarks));
        }
        if let ([read], true, true) = (with.as_slice(), is_guess, skipped.is_empty()) {
            let diagnostic = SubmissionMessage::LoneText { file: read.file.path().to_owned() }.into();
            remarks.push(Remark { file: Some(shown.clone()), diagnostic });
        }
        return merged(with, skipped, shown, remarks);
    }
    let (named, errors): (Vec<_>, Vec<_>) = unread.into_iter().unzip();
    let errors: Vec<Diagnostic> = errors.into_iter().flat_map(|Diagnostics(errors)| errors).collect();
    let file = if named.is_empty() || (errors.is_empty() && fault.is_some()) { shown } else { few(&named) };
    let is_kind = |fault: &Diagnostic| fault.code() == SubmissionCode::OtherFiles;
    let errors = match (fault, pictures) {
        _ if !errors.is_empty() => Diagnostics(errors),
        // That a document is one does not say why it has no answers.
        (fault, Some(pictures)) if fault.as_ref().is_none_or(is_kind) => pictures.into(),
        (Some(fault), _) => fault.into(),
        (None, _) if !puzzles.is_empty() => SubmissionMessage::OnlyPuzzles { files: puzzles }.into(),
        (None, _) => SubmissionMessage::NoAnswers.into(),
    };
    Err(Unread { file: Some(file), errors })
}

/// The names of some files.
fn few(files: &[&AnswerFile]) -> String {
    let few: Vec<&str> = files.iter().take(MOST_NAMED).map(|file| file.shown.as_str()).collect();
    few.join(", ") + if files.len() > MOST_NAMED { ", …" } else { "" }
}

fn faults(remarks: Vec<Remark>) -> Diagnostics {
    let diagnostics = remarks.into_iter().map(|remark| remark.diagnostic);
    Diagnostics(diagnostics.filter(|diagnostic| diagnostic.severity() == Severity::Error).collect())
}

/// Reads a file; `None` if it is a puzzle.
fn read_file<'a>(file: &'a AnswerFile, reader: &AnswerReader) -> Result<Option<ReadFile<'a>>, Diagnostics> {
    let mut bytes = file.bytes().map_err(Diagnostic::from)?;
    if bytes.len() > MAX_BYTES {
        return Err(AnswerMessage::AnswersTooLarge { most: MAX_BYTES }.into());
    }
    if file.group == Group::Puzzle && is_puzzle(&bytes) {
        return Ok(None);
    }
    let (mut remarks, mut pictures) = (Vec::new(), None);
    if let Kind::Other(kind) = file.file.kind {
        let path = || file.path().to_owned();
        if reader.is_strict() {
            return Err(SubmissionMessage::StrictDocument { file: path(), kind }.into());
        }
        let document = kind.text(last_part(file.path()), &bytes)?;
        let diagnostic = SubmissionMessage::DocumentRead { file: path(), kind }.into();
        remarks.push(Remark { file: Some(file.shown.clone()), diagnostic });
        if document.dates > 0 {
            let diagnostic = SubmissionMessage::Dates { dates: document.dates }.into();
            remarks.push(Remark { file: Some(file.shown.clone()), diagnostic });
        }
        pictures = document.has_pictures.then(|| SubmissionMessage::AnswersInPictures {
            file: path(),
            is_empty: document.text.trim().is_empty(),
        });
        bytes = document.text.into_bytes();
    }
    let name = file.name();
    let mut read = reader.read(&name, &bytes)?;
    let mut is_named = false;
    if let (Some(problem), true) = (file.problem, read.answers.is_empty()) {
        let named = reader.read_one(&name, problem, &bytes)?;
        is_named = !named.answers.is_empty();
        if is_named {
            read = named;
        }
    }
    let diagnostics = read.notes.into_iter().chain(read.faults);
    remarks.extend(diagnostics.map(|diagnostic| Remark { file: Some(file.shown.clone()), diagnostic }));
    Ok(Some(ReadFile { file, answers: read.answers, remarks, is_named, pictures }))
}

/// Returns true if every line is a stone.
fn is_puzzle(bytes: &[u8]) -> bool {
    let Ok((text, _)) = decode_text(bytes) else { return false };
    let is_stone = |line: &str| {
        let fields: Vec<&str> = line.split_whitespace().collect();
        let [row, col, "1" | "2" | "-1"] = fields.as_slice() else { return false };
        [row, col].iter().all(|number| number.parse::<u8>().is_ok())
    };
    let mut lines = text.lines().filter(|line| !line.trim().is_empty()).peekable();
    lines.peek().is_some() && lines.all(is_stone)
}

/// One answer per problem, and remarks on which files they are from.
fn merged(
    mut files: Vec<ReadFile<'_>>,
    skipped: Vec<String>,
    shown: String,
    remarks: &mut Vec<Remark>,
) -> Result<Vec<GivenAnswer>, Unread> {
    for file in &mut files {
        remarks.append(&mut file.remarks);
    }
    let is_guess = files.iter().any(|read| read.file.group > Group::Puzzle) && files.len() > 1;
    let mut order: Vec<String> = Vec::new();
    let mut given: HashMap<String, Vec<(usize, GivenAnswer)>> = HashMap::new();
    for (index, read) in files.iter_mut().enumerate() {
        for answer in std::mem::take(&mut read.answers) {
            let all = given.entry(answer.name.clone()).or_default();
            if all.is_empty() {
                order.push(answer.name.clone());
            }
            all.push((index, answer));
        }
    }
    let mut newer = Newer { beaten: vec![Vec::new(); files.len()], used: vec![false; files.len()] };
    let mut merged = Vec::with_capacity(order.len());
    let mut unclear: Vec<usize> = Vec::new();
    for name in order {
        let Some(mut all) = given.remove(&name) else { continue };
        // Another text may say anything.
        if is_guess && all.iter().any(|(_, answer)| answer.given.is_ok()) {
            all.retain(|(_, answer)| answer.given.is_ok());
        }
        // The same answers in two files of an archive may be those of two students.
        if is_guess && all.iter().any(|(index, _)| is_alike(&files, *index, &all)) {
            unclear.extend(all.iter().map(|(index, _)| *index));
        }
        let Some(newest) = newest(&files, &all) else {
            unclear.extend(all.iter().map(|(index, _)| *index));
            let files: Vec<String> =
                all.iter().map(|(index, _)| files[*index].file.path().to_owned()).collect();
            all.iter().for_each(|(index, _)| newer.used[*index] = true);
            let message = SubmissionMessage::AnsweredElsewhere { name: name.clone(), files };
            merged.push(GivenAnswer { name, given: Err(message.into()) });
            continue;
        };
        let (counts, answer) = all.swap_remove(newest);
        newer.used[counts] = true;
        for (other, that) in all {
            if that.given == answer.given {
                newer.used[other] = true;
            } else {
                newer.beaten[other].push((name.clone(), counts));
            }
        }
        merged.push(answer);
    }
    unclear.sort_unstable();
    unclear.dedup();
    if is_guess && !unclear.is_empty() {
        let mut files: Vec<String> =
            unclear.iter().map(|&index| files[index].file.path().to_owned()).collect();
        files.sort_unstable();
        let errors = SubmissionMessage::SeveralTexts { files }.into();
        return Err(Unread { file: Some(shown), errors });
    }
    let used: Vec<&AnswerFile> =
        files.iter().zip(&newer.used).filter_map(|(read, is_used)| is_used.then_some(read.file)).collect();
    let file = few(&used);
    let notes = newer.notes(&files, skipped);
    remarks.extend(
        notes
            .into_iter()
            .map(|diagnostic| Remark { file: Some(shown.clone()), diagnostic: diagnostic.into() }),
    );
    if merged.iter().any(|answer| answer.given.is_ok()) {
        return Ok(merged);
    }
    // Nothing could be read.
    let errors = merged.into_iter().filter_map(|answer| answer.given.err()).flatten();
    Err(Unread { file: Some(file), errors: Diagnostics(errors.collect()) })
}

/// The first answer whose file is newer than those of all other answers, if there is one.
fn newest(files: &[ReadFile<'_>], all: &[(usize, GivenAnswer)]) -> Option<usize> {
    let (_, first) = all.first()?;
    if all.iter().all(|(_, that)| that.given == first.given) {
        return Some(0);
    }
    if all.len() > MOST_COMPARED {
        return None;
    }
    all.iter().position(|(index, answer)| {
        all.iter()
            .all(|(other, that)| answer.given == that.given || files[*index].compare(&files[*other]).is_gt())
    })
}

/// Returns true if another of the answers is in a file that may be another student's.
fn is_alike(files: &[ReadFile<'_>], index: usize, all: &[(usize, GivenAnswer)]) -> bool {
    let file = files[index].file;
    if all.len() > MOST_COMPARED {
        return true;
    }
    file.is_anyones
        && all
            .iter()
            .any(|(other, _)| *other != index && file.attempt.compare(&files[*other].file.attempt).is_eq())
}

impl ReadFile<'_> {
    fn compare(&self, other: &Self) -> std::cmp::Ordering {
        self.file.compare(other.file)
    }
}

/// Which files count.
struct Newer {
    /// For each file the problems that it answers, but another file answers differently and counts.
    beaten: Vec<Vec<(String, usize)>>,
    /// For each file, true if it has an answer that counts.
    used: Vec<bool>,
}

impl Newer {
    fn notes(self, files: &[ReadFile<'_>], others: Vec<String>) -> Vec<SubmissionMessage> {
        let path = |index: usize| files[index].file.path().to_owned();
        let mut notes = Vec::new();
        let named: Vec<String> =
            files.iter().filter(|read| read.is_named).map(|read| read.file.path().to_owned()).collect();
        if !named.is_empty() {
            notes.push(SubmissionMessage::NamedByFile { files: named });
        }
        let chosen: Vec<String> = (0..files.len()).filter(|&index| self.used[index]).map(path).collect();
        let unused = (0..files.len()).filter(|&index| !self.used[index]).map(path);
        let skipped: Vec<String> = unused.chain(others).collect();
        if !skipped.is_empty() {
            notes.push(SubmissionMessage::Chosen { chosen, skipped });
        }
        for (index, beaten) in self.beaten.into_iter().enumerate().filter(|(index, _)| self.used[*index]) {
            let mut by: BTreeMap<usize, Vec<String>> = BTreeMap::new();
            for (name, counts) in beaten {
                by.entry(counts).or_default().push(name);
            }
            for (counts, names) in by {
                let (chosen, skipped) = (path(counts), path(index));
                notes.push(SubmissionMessage::Newer { names, chosen, skipped });
            }
        }
        notes
    }
}
