//! The answer files in the output folder: the answers of this run and of earlier ones.

use super::super::language::language;
use gocheck::board::Size;
use gocheck::puzzle::{
    Answer, AnswerFormat, AnswerReader, Entry, Given, Name, Question, read_blocks, write_answers,
};
use gocheck_files::output::folder::Folder;
use gocheck_files::output::guard::{earlier, not_written_here};
use gocheck_text::{Phrase, phrase};
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::path::Path;

/// The answers of earlier runs, by file.
pub(super) struct AnswerFiles(BTreeMap<String, Vec<Entry>>);

impl AnswerFiles {
    /// Reads the files that the answers to `names` are written to.
    ///
    /// # Errors
    /// If one of these files was not written by a run: its content would be lost.
    pub(super) fn read<'a>(
        folder: &Path,
        names: impl Iterator<Item = &'a Name>,
        asked: Option<Question>,
    ) -> anyhow::Result<Self> {
        let files: BTreeSet<String> = names.map(file).collect();
        let mut kept = BTreeMap::new();
        for file in files {
            let path = folder.join(&file);
            let entries = earlier(&path, u64::MAX)?
                .map_or_else(|| Some(Vec::new()), |bytes| written(&bytes, &file, asked));
            let entries = entries.ok_or_else(|| not_written_here(&path))?;
            kept.insert(file, entries);
        }
        Ok(Self(kept))
    }

    /// Writes the answers of this run and those of earlier runs to puzzles that were not `run`, in the order of the
    /// problems. Reports which answers are kept and which are dropped.
    pub(super) fn write(
        self,
        folder: &Folder,
        form: AnswerFormat,
        entries: &[Entry],
        run: &HashSet<&str>,
    ) -> anyhow::Result<Vec<Phrase>> {
        let mut diagnostics = Vec::new();
        let answered: HashSet<&str> = entries.iter().map(|entry| entry.name.stem()).collect();
        let mut new: BTreeMap<String, Vec<&Entry>> = BTreeMap::new();
        for entry in entries {
            new.entry(file(&entry.name)).or_default().push(entry);
        }
        for (file, before) in self.0 {
            let (replaced, kept): (Vec<Entry>, Vec<Entry>) =
                before.into_iter().partition(|entry| run.contains(entry.name.stem()));
            let gone: Vec<Entry> =
                replaced.into_iter().filter(|entry| !answered.contains(entry.name.stem())).collect();
            let mut all: Vec<&Entry> = kept.iter().chain(new.remove(&file).unwrap_or_default()).collect();
            all.sort_by_key(|entry| entry.name.rank());
            let mut bytes = Vec::new();
            write_answers(&mut bytes, form, all)?;
            folder.write(&file, &bytes)?;
            let path = folder.join(&file).display().to_string();
            let kept = (!kept.is_empty()).then(|| {
                phrase!(
                    "kept in {path} from earlier runs: {names}",
                    "{path} 里保留了以前的答案：{names}",
                    names = names(&kept)
                )
            });
            let gone = (!gone.is_empty()).then(|| {
                phrase!(
                    "removed from {path}, no longer answerable: {names}",
                    "已从 {path} 里删去无法作答的：{names}",
                    names = names(&gone)
                )
            });
            diagnostics.extend(kept.into_iter().chain(gone));
        }
        Ok(diagnostics)
    }
}

/// The first names.
fn names(entries: &[Entry]) -> String {
    const MOST: usize = 20;
    let names = entries.iter().take(MOST).map(|entry| entry.name.stem());
    language().list(names.chain((entries.len() > MOST).then_some("..")))
}

/// The file that the answer to a puzzle is written to.
fn file(name: &Name) -> String {
    name.tag().map_or("answers.txt".to_owned(), |tag| format!("answer_for_{tag}.txt"))
}

/// The answers in a file, or `None` if it was not written by a run.
fn written(bytes: &[u8], file: &str, asked: Option<Question>) -> Option<Vec<Entry>> {
    let text = std::str::from_utf8(bytes).ok()?;
    let is_printed = text.starts_with('[');
    let all: Vec<(String, Given)> = if is_printed {
        let file = AnswerReader::default().read("", bytes).ok()?;
        let is_plain = file.notes.is_empty() && file.errors().is_empty();
        let answers = file.answers.into_iter().map(|answer| Some((answer.name, answer.given.ok()?)));
        answers.collect::<Option<_>>().filter(|_| is_plain)?
    } else {
        read_blocks(text)?
    };
    let largest = Size::new(Size::MAX, Size::MAX).ok()?;
    // A printed line says what was asked.
    let title = |line: &str| {
        let is_asked = |asked: &Question| line.contains(&format!("{}:", asked.title()));
        Question::ALL.into_iter().find(is_asked).filter(|_| is_printed)
    };
    let titles = text.lines().map(title).chain(std::iter::repeat(None));
    let entry = |((name, given), title): ((String, Given), Option<Question>)| {
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
        let question = title.unwrap_or(question);
        Some(Entry { name, question, answer })
    };
    let is_of_file = |entry: &Entry| {
        let has_points = !matches!(&entry.answer, Answer::Points(points) if points.is_empty());
        // A sentence between blank lines looks like a name.
        self::file(&entry.name) == file && (has_points || !entry.name.stem().contains(char::is_whitespace))
    };
    let entries: Option<Vec<Entry>> = all.into_iter().zip(titles).map(entry).collect();
    entries.filter(|entries| entries.iter().all(is_of_file))
}
