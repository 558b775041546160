//! Combines the answers in a student's files, problem by problem.

use super::answer_file::{AnswerFile, Group};
use super::codes::{SubmissionCode, SubmissionMessage};
use super::kind::Kind;
use super::limits::MAX_BYTES;
use crate::{Remark, Unread};
use gocheck_files::input::names::last_part;
use gocheck_puzzle::{AnswerMessage, AnswerReader, FileHeading, GivenAnswer, decode_text};
use gocheck_text::{Diagnostic, Diagnostics, Severity};
use std::collections::{BTreeMap, HashMap, HashSet};

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
    /// True if it has no text.
    is_empty: bool,
}

/// Reads a student's files and returns one answer per problem: if several files answer it, that of the newest. A file that
/// is less likely to be meant as answers is read for the problems that the others leave out.
///
/// # Errors
/// If no answer can be read; `fault` says why, if it is known. Errors of single answers are in the result.
pub fn answers(
    files: &[AnswerFile],
    fault: Option<Diagnostic>,
    shown: String,
    reader: &AnswerReader,
    remarks: &mut Vec<Remark>,
) -> Result<Vec<GivenAnswer>, Unread> {
    let (mut unread, mut puzzles, mut pictures) = (Vec::new(), Vec::new(), None);
    let mut groups = files.chunk_by(|a, b| a.group == b.group);
    while let Some(group) = groups.next() {
        let mut read = Vec::with_capacity(group.len());
        for file in group {
            match read_file(file, reader) {
                Ok(Some(found)) => read.push(found),
                Ok(None) => puzzles.push(file.path().to_owned()),
                Err(errors) => unread.push((file, errors)),
            }
        }
        drop_doubtful(&mut read);
        let (mut with, without): (Vec<_>, Vec<_>) =
            read.into_iter().partition(|read| !read.answers.is_empty());
        pictures = pictures.or_else(|| without.iter().find_map(|read| read.pictures.clone()));
        if with.is_empty() && group[0].group >= Group::Readme && group[0].group != Group::Backup {
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
        let is_guess = group[0].group > Group::Puzzle;
        let skipped: Vec<String> = without.iter().map(|read| read.file.path().to_owned()).collect();
        if !is_guess {
            remarks.extend(without.into_iter().flat_map(|read| read.remarks));
        }
        let is_lone = with.len() == 1 && skipped.is_empty();
        let others: Vec<&[AnswerFile]> = groups.by_ref().collect();
        let backups = others.iter().copied().flatten().filter(|file| file.group == Group::Backup);
        let skipped = skipped.into_iter().chain(backups.map(|file| file.path().to_owned())).collect();
        with.extend(missing(&with, &others, reader));
        if let ([read], true, true) = (with.as_slice(), is_guess, is_lone) {
            let diagnostic = SubmissionMessage::LoneText { file: read.file.path().to_owned() }.into();
            remarks.push(Remark { file: Some(shown.clone()), diagnostic });
        }
        let used: Vec<&AnswerFile> = with.iter().map(|read| read.file).collect();
        let merged = merged(with, skipped, shown.clone(), remarks)?;
        let are_errors = |answer: &GivenAnswer| answer.given.as_ref().err().map(|errors| errors.0.clone());
        return match merged.iter().map(are_errors).collect::<Option<Vec<_>>>() {
            Some(errors) => {
                Err(Unread { file: Some(place(used, shown)), errors: Diagnostics(errors.concat()) })
            }
            None => Ok(merged),
        };
    }
    let (named, errors): (Vec<_>, Vec<_>) = unread.into_iter().unzip();
    let errors: Vec<Diagnostic> = errors.into_iter().flat_map(|Diagnostics(errors)| errors).collect();
    let is_of_hand_in = errors.is_empty() && fault.is_some();
    let file = if is_of_hand_in { shown } else { place(named, shown) };
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

/// The names in messages of the first few files, or that of the submission if there are none.
fn place<'a>(files: impl IntoIterator<Item = &'a AnswerFile>, shown: String) -> String {
    let files: Vec<&str> = files.into_iter().map(|file| file.shown.as_str()).collect();
    match files.len() {
        0 => shown,
        count => files[..count.min(MOST_NAMED)].join(", ") + if count > MOST_NAMED { ", …" } else { "" },
    }
}

/// Leaves out answers that count only if nothing else answers the problem: those of empty files, if no file has a text with
/// answers, and of misspelled names.
fn drop_doubtful(read: &mut [ReadFile<'_>]) {
    let is_doubtful = |read: &ReadFile<'_>| read.is_empty || read.is_named && read.file.is_misspelled;
    let clear = read.iter().filter(|read| !is_doubtful(read)).flat_map(|read| &read.answers);
    let clear: HashSet<String> = clear.map(|answer| answer.name.clone()).collect();
    let has_text = read.iter().any(|read| !read.is_empty && !read.answers.is_empty());
    for read in read.iter_mut().filter(|read| is_doubtful(read)) {
        let is_kept = |answer: &GivenAnswer| !clear.contains(&answer.name) && (has_text || !read.is_empty);
        read.answers.retain(is_kept);
        let names: Vec<String> = read.answers.iter().map(|answer| answer.name.clone()).collect();
        if names.is_empty() {
            continue;
        }
        let file = read.file.path().to_owned();
        if read.file.is_misspelled {
            let message = SubmissionMessage::MisspelledName { file: file.clone(), names: names.clone() };
            read.remarks.push(Remark { file: Some(read.file.shown.clone()), diagnostic: message.into() });
        }
        if read.is_empty {
            let message = SubmissionMessage::EmptyAnswer { names, file };
            read.remarks.push(Remark { file: Some(read.file.shown.clone()), diagnostic: message.into() });
        }
    }
}

/// Reads less likely files for the puzzles that have no answer yet. Backups are left out, and so are answers that cannot be
/// read, or whose puzzle is named only by a file that may be anything.
fn missing<'a>(
    with: &[ReadFile<'a>],
    groups: &[&'a [AnswerFile]],
    reader: &AnswerReader,
) -> Vec<ReadFile<'a>> {
    let answered = with.iter().flat_map(|read| &read.answers).map(|answer| answer.name.as_str());
    let answered: HashSet<&str> = answered.collect();
    let mut missing: HashSet<String> =
        reader.names().filter(|name| !answered.contains(name)).map(str::to_owned).collect();
    let mut found = Vec::new();
    for group in groups.iter().filter(|group| group[0].group != Group::Backup) {
        if missing.is_empty() {
            break;
        }
        let mut read: Vec<ReadFile<'a>> =
            group.iter().filter_map(|file| read_file(file, reader).ok().flatten()).collect();
        drop_doubtful(&mut read);
        for read in &mut read {
            let is_meant = !read.is_named || read.file.group <= Group::Puzzle;
            read.answers.retain(|answer| is_meant && answer.given.is_ok() && missing.contains(&answer.name));
        }
        read.retain(|read| !read.answers.is_empty());
        for answer in read.iter().flat_map(|read| &read.answers) {
            missing.remove(&answer.name);
        }
        found.append(&mut read);
    }
    found
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
    if (file.group == Group::Puzzle || file.problem.is_some()) && is_puzzle(&bytes) {
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
    let heading = FileHeading { tag: file.tag.as_deref(), problem: file.problem };
    let mut read = match heading {
        FileHeading { tag: None, problem: None } => reader.read(last_part(file.path()), &bytes),
        _ => reader.read_under(heading, &bytes),
    }?;
    let is_named = read.is_of_file && !read.answers.is_empty();
    let is_empty =
        decode_text(&bytes).is_ok_and(|(text, _)| text.trim_matches(['\u{FEFF}', '\0']).trim().is_empty());
    let diagnostics = read.notes.into_iter().chain(read.faults);
    remarks.extend(diagnostics.map(|diagnostic| Remark { file: Some(file.shown.clone()), diagnostic }));
    if file.group == Group::Readme {
        read.answers.retain(|answer| answer.given.is_ok());
    }
    Ok(Some(ReadFile { file, answers: read.answers, remarks, is_named, pictures, is_empty }))
}

/// Returns true if every line is a stone or an empty point. Points of an answer may have the stone of the player, so that all
/// are the same.
fn is_puzzle(bytes: &[u8]) -> bool {
    let Ok((text, _)) = decode_text(bytes) else { return false };
    let color = |line: &str| {
        let fields: Vec<&str> = line.split_whitespace().collect();
        let [row, col, color @ ("0" | "1" | "2" | "-1")] = fields.as_slice() else { return None };
        [row, col].iter().all(|number| number.parse::<u8>().is_ok()).then(|| (*color).to_owned())
    };
    let lines = text.lines().filter(|line| !line.trim().is_empty());
    lines.map(color).collect::<Option<HashSet<String>>>().is_some_and(|colors| colors.len() > 1)
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
    let group = files.first().map(|read| read.file.group);
    let is_guess =
        group > Some(Group::Puzzle) && files.iter().filter(|read| Some(read.file.group) == group).count() > 1;
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
    let file = place(used, shown.clone());
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
