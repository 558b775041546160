//! Expected answers, and the comparison with them.

use crate::documents::{DocumentFormat, document_text};
use crate::input_codes::InputMessage;
use crate::mark::{Mark, RightAnswers};
use crate::marking::similar_name;
use crate::solver::{Input, Solved, Solver};
use gocheck_files::input::names::{is_stdin, shown};
use gocheck_files::input::pattern::expanded;
use gocheck_files::input::read::{read, read_any, refuse_packed, unreadable};
use gocheck_puzzle::{AnswerCode, AnswerMessage, AnswerReader, GivenAnswer, MAX_ANSWER_BYTES};
use gocheck_text::{AnyMessage, Code, Diagnostic};
use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};
use std::path::{Path, PathBuf};

/// The answers read from `--expect` files.
#[derive(Default)]
pub struct Expected {
    /// The names of the files in messages.
    files: Vec<String>,
    answers: HashMap<String, (usize, GivenAnswer)>,
    /// Names that were not asked for, with the index of their file.
    not_asked: Vec<(usize, String)>,
    /// The diagnostics of the files, with the files' names.
    pub diagnostics: Vec<(String, Diagnostic)>,
    /// Whether a part of the files cannot be read.
    pub is_faulty: bool,
}

/// The bytes of an answer file. Documents become text, with a note, unless reading is strict.
fn plain_text(path: &Path, is_strict: bool) -> Result<(Vec<u8>, Option<Diagnostic>), AnyMessage> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    if is_strict || is_stdin(path) {
        return Ok((read(path, MAX_ANSWER_BYTES)?, None));
    }
    let bytes = read_any(path, MAX_ANSWER_BYTES).map_err(|error| unreadable(path, &error))?;
    match DocumentFormat::of(&name, &bytes) {
        None => Ok((refuse_packed(&bytes).map(|()| bytes)?, None)),
        Some(format) => {
            let document = document_text(format, &bytes).map_err(|_| InputMessage::BadDocument)?;
            Ok((document.text.into_bytes(), Some(InputMessage::DocumentText.into())))
        }
    }
}

/// A file cannot be read at all, or has nothing to compare with. Its diagnostics say why.
#[derive(Debug)]
pub struct Unreadable;

/// A mark, and the file that the expected answer came from.
#[derive(Clone)]
pub struct Compared {
    /// The name of the puzzle.
    pub name: String,
    /// The name of the file in messages.
    pub file: String,
    /// The mark.
    pub mark: Mark,
    /// The expected answer.
    pub right: String,
}

impl Expected {
    /// Reads the files and passes on how they were read, except for ignored notes. Returns `None` if there are no files.
    ///
    /// # Errors
    /// If a file cannot be read at all.
    pub fn read<'a>(
        paths: &[PathBuf],
        inputs: impl Iterator<Item = (&'a str, &'a Input)>,
        solver: &Solver,
        is_strict: bool,
        is_ignored: impl Fn(Code) -> bool,
        mut on_diagnostic: impl FnMut(&str, &Diagnostic),
    ) -> Result<Option<Self>, Unreadable> {
        if paths.is_empty() {
            return Ok(None);
        }
        let inputs: Vec<(&str, &Input)> = inputs.collect();
        let asked: HashSet<&str> = inputs.iter().map(|(name, _)| *name).collect();
        let reader =
            AnswerReader::new(inputs.iter().map(|(name, _)| name)).strict(is_strict).to_move(solver.to_move);
        let mut expected = Self::default();
        let mut is_unreadable = false;
        for (number, path) in expanded(paths).iter().enumerate() {
            let shown = shown(path);
            expected.files.push(shown.clone());
            let file_name = path.file_name().unwrap_or_default().to_string_lossy();
            let text = plain_text(path, is_strict);
            if let Ok((_, Some(note))) = &text
                && !is_ignored(note.code())
            {
                on_diagnostic(&shown, note);
                expected.diagnostics.push((shown.clone(), note.clone()));
            }
            let file = text.map_err(|message| message.into()).and_then(|(bytes, _)| {
                let file = reader.read(&file_name, &bytes)?;
                // The boards are solved early only if the answers cannot be understood without them.
                if !file.errors().iter().any(|error| needs_boards(error.code())) || inputs.len() > MANY {
                    return Ok(file);
                }
                let boards = inputs.iter().filter_map(|(name, input)| {
                    let task = solver.solve(input).ok()?.task;
                    Some((*name, task.setup, task.analysis.to_move))
                });
                reader.clone().with_boards(boards).read(&file_name, &bytes)
            });
            let file = match file {
                Ok(file) => file,
                Err(errors) => {
                    errors.0.iter().for_each(|error| on_diagnostic(&shown, error));
                    is_unreadable = true;
                    continue;
                }
            };
            let errors = file.errors();
            let notes = file.notes.iter().filter(|note| !is_ignored(note.code()));
            for diagnostic in notes.chain(errors.iter().copied()) {
                on_diagnostic(&shown, diagnostic);
                expected.diagnostics.push((shown.clone(), diagnostic.clone()));
            }
            expected.is_faulty |= !errors.is_empty();
            // Such a file has nothing to compare with.
            is_unreadable |= file.answers.is_empty() && !errors.is_empty();
            for answer in file.answers {
                let name = answer.name.clone();
                if !asked.contains(name.as_str()) {
                    expected.not_asked.push((number, name));
                    continue;
                }
                match expected.answers.entry(name) {
                    Entry::Vacant(free) => drop(free.insert((number, answer))),
                    Entry::Occupied(taken) if taken.get().1.given == answer.given => {}
                    Entry::Occupied(mut taken) => {
                        let file = expected.files.get(taken.get().0).cloned().unwrap_or_default();
                        let twice = Diagnostic::from(AnswerMessage::AnsweredBefore {
                            name: taken.key().clone(),
                            file,
                        });
                        on_diagnostic(&shown, &twice);
                        expected.diagnostics.push((shown.clone(), twice.clone()));
                        expected.is_faulty = true;
                        taken.get_mut().1.given = Err(twice.into());
                    }
                }
            }
        }
        if is_unreadable { Err(Unreadable) } else { Ok(Some(expected)) }
    }

    /// Marks the answer to a puzzle.
    #[must_use]
    pub fn compare(&self, solved: &Solved, others: &RightAnswers<'_>) -> Compared {
        let task = &solved.task;
        let name = task.name();
        let (file, mark) = match self.answers.get(name) {
            Some((file, answer)) => {
                let mark = match &answer.given {
                    Ok(given) => Mark::new(task, given, others),
                    Err(errors) => Mark::unreadable(task, errors.clone()),
                };
                (self.files.get(*file).cloned().unwrap_or_default(), mark)
            }
            None => {
                let names: Vec<String> =
                    self.not_asked.iter().take(100).map(|(_, name)| name.clone()).collect();
                (self.files.join(", "), Mark::not_given(task, similar_name(&task.entry, &names)))
            }
        };
        Compared { name: name.to_owned(), file, mark, right: task.entry.answer.to_string() }
    }

    /// The answers in the files to puzzles that were not asked: each file with their names.
    pub fn not_asked(&self) -> impl Iterator<Item = (&str, Vec<&str>)> {
        // The names of a file follow each other.
        self.not_asked.chunk_by(|(file, _), (other, _)| file == other).filter_map(|of_file| {
            let file = self.files.get(of_file.first()?.0)?;
            Some((file.as_str(), of_file.iter().map(|(_, name)| name.as_str()).collect()))
        })
    }

    /// The names of the files in messages.
    #[must_use]
    pub fn files(&self) -> &[String] {
        &self.files
    }
}

/// Boards are not solved early for more puzzles.
const MANY: usize = 256;

/// Returns true for errors of forms with several meanings, of which the boards may leave one.
fn needs_boards(code: Code) -> bool {
    [AnswerCode::SeveralMeanings, AnswerCode::TwoArrays, AnswerCode::PointFields].contains(&code)
}
