//! The answers in the output folder: those of this run beside those of earlier ones.

use super::language::language;
use anyhow::bail;
use gocheck::board::Size;
use gocheck::diagnostic::Phrase;
use gocheck::puzzle::{Answer, AnswerReader, Entry, Form, Given, Name, Question, read_blocks, write_answers};
use gocheck_common::cli::folder::Folder;
use std::collections::{BTreeMap, HashSet};
use std::fs;
use std::io;
use std::path::Path;

/// The answers of earlier runs that this one leaves as they are, by file.
pub(super) struct Kept(BTreeMap<String, Vec<Entry>>);

impl Kept {
    /// Reads the files that answers to `names` are written into, and keeps the answers to other puzzles.
    ///
    /// # Errors
    /// When such a file is not one that a run has written: it would be lost.
    pub(super) fn read<'a>(
        folder: &Path,
        names: impl Iterator<Item = &'a Name>,
        asked: Option<Question>,
    ) -> anyhow::Result<Self> {
        let mut own: BTreeMap<String, HashSet<&str>> = BTreeMap::new();
        for name in names {
            own.entry(file(name)).or_default().insert(name.stem());
        }
        let mut kept = BTreeMap::new();
        for (file, own) in own {
            let path = folder.join(&file);
            let entries = match fs::read(&path) {
                Ok(bytes) => written(&bytes, &file, asked),
                Err(error) if is_nothing(&error) => Some(Vec::new()),
                Err(_) => None,
            };
            let Some(mut entries) = entries else {
                bail!(Phrase::NotWrittenHere { file: &path.display().to_string() }.text(language()));
            };
            entries.retain(|entry| !own.contains(entry.name.stem()));
            kept.insert(file, entries);
        }
        Ok(Self(kept))
    }

    /// Writes the answers of this run and those that are kept, by the order of the problems. Says which are kept.
    pub(super) fn write(self, folder: &Folder, form: Form, entries: &[Entry]) -> anyhow::Result<Vec<String>> {
        let mut said = Vec::new();
        let mut new: BTreeMap<String, Vec<&Entry>> = BTreeMap::new();
        for entry in entries {
            new.entry(file(&entry.name)).or_default().push(entry);
        }
        for (file, kept) in self.0 {
            let mut all: Vec<&Entry> = kept.iter().chain(new.remove(&file).unwrap_or_default()).collect();
            all.sort_by_key(|entry| entry.name.rank());
            let mut bytes = Vec::new();
            write_answers(&mut bytes, form, all)?;
            folder.write(&file, &bytes)?;
            if !kept.is_empty() {
                said.push(kept_line(&kept, &folder.join(&file)));
            }
        }
        Ok(said)
    }
}

/// Whether there is no such file, or not even its folder.
fn is_nothing(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory)
}

fn kept_line(kept: &[Entry], path: &Path) -> String {
    const MOST: usize = 20;
    let names = kept.iter().take(MOST).map(|entry| entry.name.stem());
    let names = Phrase::list(language(), names.chain((kept.len() > MOST).then_some("..")));
    Phrase::Kept { file: &path.display().to_string(), names: &names }.text(language())
}

/// The file that the answer to a puzzle is written into.
fn file(name: &Name) -> String {
    name.tag().map_or("answers.txt".to_owned(), |tag| format!("answer_for_{tag}.txt"))
}

/// The answers in a file, if a run has written it.
fn written(bytes: &[u8], file: &str, asked: Option<Question>) -> Option<Vec<Entry>> {
    let text = std::str::from_utf8(bytes).ok()?;
    let all: Vec<(String, Given)> = if text.starts_with('[') {
        let file = AnswerReader::default().read("", bytes).ok()?;
        let is_printed = file.notes.is_empty() && file.errors().is_empty();
        let answers = file.answers.into_iter().map(|answer| Some((answer.name, answer.given.ok()?)));
        answers.collect::<Option<_>>().filter(|_| is_printed)?
    } else {
        read_blocks(text)?
    };
    let largest = Size::new(Size::MAX, Size::MAX).ok()?;
    let entry = |(name, given): (String, Given)| {
        let name = Name::new(&name).ok()?;
        let answer = match given {
            Given::Valid(value) => Answer::Valid(value),
            Given::Points(points) => {
                Answer::Points(points.into_iter().map(|point| point.on(largest)).collect::<Option<_>>()?)
            }
        };
        let by_answer = match answer {
            Answer::Valid(_) => Question::Rule,
            Answer::Points(_) => asked.filter(|asked| *asked != Question::Rule).unwrap_or(Question::Captures),
        };
        let question = match (name.problem().map(|problem| problem.question), &answer) {
            (Some(Question::Rule), Answer::Valid(_)) => Question::Rule,
            (Some(question), Answer::Points(_)) if question != Question::Rule => question,
            _ => by_answer,
        };
        Some(Entry { name, question, answer })
    };
    let is_of_file = |entry: &Entry| {
        let has_points = !matches!(&entry.answer, Answer::Points(points) if points.is_empty());
        // A sentence between blank lines looks like a name.
        self::file(&entry.name) == file && (has_points || !entry.name.stem().contains(char::is_whitespace))
    };
    let entries: Option<Vec<Entry>> = all.into_iter().map(entry).collect();
    entries.filter(|entries| entries.iter().all(is_of_file))
}
