//! Reads the answers of a run: what the program has printed and the files it has written, under any of the tags of the puzzles
//! that were there.

use super::once::Written;
use crate::Task;
use crate::run_codes::RunMessage;
use crate::task::reader;
use gocheck_puzzle::{AnswerReader, GivenAnswer, Name};
use gocheck_text::Diagnostic;
use std::collections::BTreeSet;

/// The tags of the assignment. The puzzles always exist under both.
pub(super) const TAGS: [&str; 2] = ["train", "test"];

/// Bytes of an endless output that hold all answers at least once.
const REPEATED: usize = 1 << 16;

/// The name for printed output, where a file's is expected.
const OUTPUT: &str = "output";

/// Reads answers under the puzzles' own tag and under the other tags.
pub(super) struct RunReader {
    /// The names of the puzzles.
    names: Vec<String>,
    own: Option<String>,
    readers: Vec<TagReader>,
}

/// A reader of answers under one tag.
struct TagReader {
    /// `None` for the puzzles' own tag.
    tag: Option<String>,
    /// The puzzles' names with this tag.
    names: Vec<String>,
    reader: AnswerReader,
}

/// The answers of a run.
#[derive(Clone, Debug, Default)]
pub(super) struct Reading {
    /// The tag of the answers, if it is not the puzzles'.
    pub(super) other_tag: Option<String>,
    /// The answers, by the puzzles' names.
    pub(super) answers: Vec<GivenAnswer>,
    /// How they were read.
    pub(super) diagnostics: Vec<Diagnostic>,
    /// The file that they were read from; `None` for the output.
    pub(super) file: Option<String>,
    /// The number of problems with an answer that can be read.
    pub(super) answered: usize,
    /// The problems with another answer in the output than in the file.
    pub(super) printed_others: Vec<String>,
}

impl RunReader {
    pub(super) fn new(tasks: &[Task], is_strict: bool) -> Self {
        let names: Vec<String> = tasks.iter().map(|task| task.name().to_owned()).collect();
        let own = TagReader { tag: None, names: names.clone(), reader: reader(tasks, is_strict) };
        let others = other_tags(tasks).into_iter().map(|tag| {
            let renamed: Vec<Task> = tasks.iter().filter_map(|task| renamed(task, tag)).collect();
            let names = renamed.iter().map(|task| task.name().to_owned()).collect();
            TagReader { tag: Some(tag.to_owned()), names, reader: reader(&renamed, is_strict) }
        });
        let readers = [own].into_iter().chain(others).collect();
        Self { names, own: own_tag(tasks), readers }
    }

    /// The number of puzzles.
    pub(super) fn puzzles(&self) -> usize {
        self.names.len()
    }

    /// The tag of the puzzles, if they have only one.
    pub(super) fn own_tag(&self) -> Option<&str> {
        self.own.as_deref()
    }

    /// The most complete answers: the puzzles' own tag before others, files before the output. If none is complete,
    /// missing ones are taken from the others.
    pub(super) fn best(&self, written: &Written) -> Reading {
        let files = written.files.iter().map(|(path, bytes)| (Some(path.as_str()), bytes.as_slice()));
        let sources: Vec<_> = files.chain([(None, written.output.as_slice())]).collect();
        let mut readings = self.read_all(&sources);
        if written.is_cut && readings.iter().all(|reading| reading.answered < self.puzzles()) {
            readings.extend(self.read_all(&parts(&written.output).map(|part| (None, part))));
        }
        // The first of equal ones.
        let best = (0..readings.len()).rev().max_by_key(|&place| readings[place].answered);
        let Some(best) = best else { return Reading::default() };
        let mut best = readings.swap_remove(best);
        let printed = readings.iter().find(|other| other.file.is_none() && other.other_tag == best.other_tag);
        if let Some(printed) = printed {
            let of =
                |name: &str| printed.answers.iter().find(|other| other.name == name)?.given.as_ref().ok();
            let differs = |answer: &&GivenAnswer| {
                of(&answer.name).is_some_and(|other| answer.given.as_ref().is_ok_and(|given| given != other))
            };
            best.printed_others =
                best.answers.iter().filter(differs).map(|answer| answer.name.clone()).collect();
        }
        if best.answered < self.puzzles() {
            for other in readings {
                let held: BTreeSet<String> = best.answers.iter().map(|answer| answer.name.clone()).collect();
                let missing = other.answers.into_iter().filter(|answer| !held.contains(&answer.name));
                best.answers.extend(missing.filter(|answer| answer.given.is_ok()));
            }
            best.answered = self.count(&best.answers);
        }
        best
    }

    /// Gives the reason why problems have no answer.
    pub(super) fn explain_missing(&self, reading: &mut Reading, reason: &RunMessage) {
        for name in &self.names {
            if !reading.answers.iter().any(|answer| answer.name == *name) {
                let given = Err(reason.clone().into());
                reading.answers.push(GivenAnswer { name: name.clone(), given });
            }
        }
    }

    /// Reads paths with their contents, under each tag. The output has no path.
    fn read_all(&self, sources: &[(Option<&str>, &[u8])]) -> Vec<Reading> {
        let all = self.readers.iter().flat_map(|reader| sources.iter().map(move |source| (reader, source)));
        all.filter_map(|(reader, (path, bytes))| self.read(reader, *path, bytes)).collect()
    }

    fn read(&self, reader: &TagReader, path: Option<&str>, bytes: &[u8]) -> Option<Reading> {
        let name = path.map_or(OUTPUT, |path| path.rsplit('/').next().unwrap_or(path));
        let read = reader.reader.read(name, bytes).ok()?;
        let own = |name: &str| reader.names.iter().position(|other| other == name);
        let answers: Vec<GivenAnswer> = read
            .answers
            .into_iter()
            .filter_map(|answer| Some(GivenAnswer { name: self.names[own(&answer.name)?].clone(), ..answer }))
            .collect();
        let answered = self.count(&answers);
        (!answers.is_empty()).then(|| Reading {
            other_tag: reader.tag.clone(),
            answers,
            diagnostics: read.notes.into_iter().chain(read.faults).collect(),
            file: path.map(|path| path.strip_prefix("hw/").unwrap_or(path).to_owned()),
            answered,
            printed_others: Vec::new(),
        })
    }

    fn count(&self, answers: &[GivenAnswer]) -> usize {
        let is_given =
            |name: &&String| answers.iter().any(|answer| answer.name == **name && answer.given.is_ok());
        self.names.iter().filter(is_given).count()
    }
}

/// Parts of an output that was cut at its end, without the answer that may be incomplete.
fn parts(output: &[u8]) -> [&[u8]; 2] {
    let end_of = |part: &[u8]| part.iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
    let start = &output[..end_of(&output[..output.len().min(REPEATED)])];
    // A line with a letter and a digit names a problem, or may do so.
    let is_heading = |line: &[u8]| {
        let is_letter = |byte: &u8| byte.is_ascii_alphabetic() || !byte.is_ascii();
        line.iter().any(u8::is_ascii_digit) && line.iter().any(is_letter)
    };
    let lines = start.split_inclusive(|byte| *byte == b'\n').rev();
    let mut last = lines.scan(start.len(), |end, line| {
        *end -= line.len();
        Some((*end, line))
    });
    let before = last.find(|(_, line)| is_heading(line)).map_or(0, |(at, _)| at);
    [&output[..end_of(output)], &start[..before]]
}

/// The tag of puzzles that all have the same.
fn own_tag(tasks: &[Task]) -> Option<String> {
    let mut tags: Vec<Option<&str>> = tasks.iter().map(|task| task.entry.name.tag()).collect();
    tags.dedup();
    match tags.as_slice() {
        [Some(own)] => Some((*own).to_owned()),
        _ => None,
    }
}

/// The tags of the assignment that the puzzles do not have, if they have only one.
pub(super) fn other_tags(tasks: &[Task]) -> Vec<&'static str> {
    own_tag(tasks).map(|own| TAGS.into_iter().filter(|tag| *tag != own).collect()).unwrap_or_default()
}

/// The puzzle with another tag.
pub(super) fn renamed(task: &Task, tag: &str) -> Option<Task> {
    let own = task.entry.name.tag()?;
    let name = Name::new(&format!("{tag}{}", task.name().strip_prefix(own)?)).ok()?;
    let mut task = task.clone();
    task.entry.name = name;
    Some(task)
}

#[cfg(test)]
mod tests {
    use super::RunReader;
    use crate::Task;
    use crate::run::once::Written;
    use gocheck_board::{Color, Size};
    use gocheck_puzzle::{Name, Question};
    use gocheck_rules::Board;

    #[test]
    fn printed_answers_that_differ_from_the_file_are_named() {
        let task = |name| {
            let board = Board::new(Size::default());
            Task::new(Name::new(name).unwrap(), Question::Rule, board, Color::White)
        };
        let reader = RunReader::new(&[task("test_0"), task("test_00")], false);
        let written = Written {
            output: b"[test]Problem 0: rule checking:True\n[test]Problem 00: rule checking:True\n".to_vec(),
            is_cut: false,
            files: vec![("hw/answer_for_test.txt".to_owned(), b"test_0\nTrue\n\ntest_00\nFalse\n".to_vec())],
        };
        let reading = reader.best(&written);
        assert_eq!(reading.file.as_deref(), Some("answer_for_test.txt"));
        assert_eq!(reading.printed_others, ["test_00"]);
    }

    /// The last answer is cut in its middle, in a line or between two lines.
    #[test]
    fn an_answer_that_is_cut_is_no_second_answer() {
        let task = |name| {
            let board = Board::new(Size::default());
            Task::new(Name::new(name).unwrap(), Question::Captures, board, Color::White)
        };
        let reader = RunReader::new(&[task("test_1"), task("test_2")], false);
        for output in [
            "[test]Problem 1: forward on step:[(4, 4), (8, 0)]\n[test]Problem 2: forward on step:[(1, 1)]\n\
             [test]Problem 1: forward on step:[(4, 4), (8",
            "test_1\n4 4\n8 0\n\ntest_2\n1 1\n\ntest_1\n4 4\n",
            "test_1\n4 4\n8 0\n\ntest_2\n1 1\n\ntest_1\n4 4\n8",
        ] {
            let written = Written { output: output.as_bytes().to_vec(), is_cut: true, files: Vec::new() };
            assert_eq!(reader.best(&written).answered, 2, "{output}");
        }
    }
}
