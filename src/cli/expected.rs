//! Expected answers, and the comparison with them.

use super::diagnostics::say_diagnostic;
use super::file_codes::InputMessage;
use super::input::names::{is_stdin, shown};
use super::input::pattern::expanded;
use super::input::read::{read, read_any, refuse_packed, unreadable};
use super::language::language;
use super::solver::{Input, Solved, Solver};
use gocheck::diagnostic::{AnyMessage, Code, Diagnostic};
use gocheck::grade::documents::{DocumentFormat, document_text};
use gocheck::grade::{Mark, MarkCode, RightAnswers, Verdict, similar_name};
use gocheck::puzzle::{AnswerCode, AnswerMessage, AnswerReader, Given, GivenAnswer, MAX_ANSWER_BYTES};
use gocheck_program::Reported;
use gocheck_program::messages::{BAD, GOOD};
use gocheck_text::untrusted::one_line;
use gocheck_text::{Phrase, count, phrase};
use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};
use std::path::{Path, PathBuf};

/// The answers read from `--expect` files.
#[derive(Default)]
pub(super) struct Expected {
    /// The names of the files in messages.
    files: Vec<String>,
    answers: HashMap<String, (usize, GivenAnswer)>,
    /// Names that were not asked for, with the index of their file.
    not_asked: Vec<(usize, String)>,
    /// The diagnostics of the files, with the files' names.
    pub(super) said: Vec<(String, Diagnostic)>,
    /// Whether a part of the files cannot be read.
    pub(super) is_faulty: bool,
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

/// A mark, and the file that the expected answer came from.
#[derive(Clone)]
pub(super) struct Compared {
    pub(super) name: String,
    pub(super) file: String,
    pub(super) mark: Mark,
    /// The expected answer.
    right: String,
}

impl Expected {
    /// Reads the files and reports how they were read, except for ignored notes. Returns `None` if there are no files.
    ///
    /// # Errors
    /// If a file cannot be read at all.
    pub(super) fn read<'a>(
        paths: &[PathBuf],
        inputs: impl Iterator<Item = (&'a str, &'a Input)>,
        solver: &Solver,
        is_strict: bool,
        is_ignored: impl Fn(Code) -> bool,
    ) -> anyhow::Result<Option<Self>> {
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
                say_diagnostic(&shown, note);
                expected.said.push((shown.clone(), note.clone()));
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
                    errors.0.iter().for_each(|error| say_diagnostic(&shown, error));
                    is_unreadable = true;
                    continue;
                }
            };
            let errors = file.errors();
            let notes = file.notes.iter().filter(|note| !is_ignored(note.code()));
            for said in notes.chain(errors.iter().copied()) {
                say_diagnostic(&shown, said);
                expected.said.push((shown.clone(), said.clone()));
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
                        say_diagnostic(&shown, &twice);
                        expected.said.push((shown.clone(), twice.clone()));
                        expected.is_faulty = true;
                        taken.get_mut().1.given = Err(twice.into());
                    }
                }
            }
        }
        if is_unreadable { Err(Reported.into()) } else { Ok(Some(expected)) }
    }

    /// Marks the answer to a puzzle.
    pub(super) fn compare(&self, solved: &Solved, others: &RightAnswers<'_>) -> Compared {
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

    /// The answers in the files to puzzles that were not asked.
    pub(super) fn not_asked(&self) -> Vec<String> {
        const MOST: usize = 20;
        // The names of a file follow each other.
        let of_file = |of_file: &[(usize, String)]| {
            let file = self.files.get(of_file.first()?.0)?;
            let mut names: Vec<&str> = of_file.iter().take(MOST).map(|(_, name)| name.as_str()).collect();
            if of_file.len() > MOST {
                names.push("..");
            }
            let names = language().list(names);
            Some(
                phrase!("in {file}, but not asked for: {names}", "{file} 里还有不在题目中的：{names}")
                    .text(language()),
            )
        };
        self.not_asked.chunk_by(|(file, _), (other, _)| file == other).filter_map(of_file).collect()
    }

    /// The summary line after the comparisons.
    pub(super) fn summary(&self, compared: &[Compared]) -> String {
        let same = compared.iter().filter(|compared| compared.mark.is_right()).count();
        let style = if same == compared.len() { GOOD } else { BAD };
        let file = language().list(self.files.iter().map(|file| one_line(file)));
        let all = count(compared.len(), "answer", "道题");
        let line = match compared.len() {
            1 => phrase!("{same} of {all} matches {file}", "{all}中有 {same} 道与 {file} 一致", all = all),
            _ => phrase!("{same} of {all} match {file}", "{all}中有 {same} 道与 {file} 一致", all = all),
        }
        .text(language());
        format!("{style}{line}{style:#}\n")
    }
}

impl Compared {
    /// The printed comparison of the answer with the expected one: a line, and the points below it.
    pub(super) fn differences(&self) -> String {
        let Self { name, file, mark, right } = self;
        let [name, file] = [name, file].map(|text| one_line(text));
        let (name, file) = (&*name, &*file);
        let word = |phrase: Phrase| phrase.text(language());
        if mark.is_right() {
            return format!(
                "{GOOD}{}{GOOD:#}\n",
                word(phrase!("{name}: matches {file}", "{name}：与 {file} 一致"))
            );
        }
        let reason = mark.reason_in(language()).unwrap_or_default();
        let head = match (&mark.verdict, &mark.given) {
            (Verdict::NotGiven, _) => {
                word(phrase!("{name}: not in {file}: {reason}", "{name}：{file} 里没有这一题：{reason}"))
            }
            (Verdict::Unreadable(errors), _) => {
                let has_place = errors.0.first().is_some_and(|error| error.span.is_some());
                let why = if has_place { format!("{file}:{reason}") } else { reason };
                word(phrase!("{name}: cannot be read: {why}", "{name}：无法读取：{why}"))
            }
            (_, Some(given)) if !(matches!(given, Given::Points(_)) && has_points(mark)) => {
                let given = given.to_string();
                let values = word(phrase!(
                    "the right answer is {right}, {file} has {given}",
                    "正确答案是 {right}，{file} 里是 {given}"
                ));
                word(differs_from(name, file, &format!("{values}{}{reason}", language().semicolon())))
            }
            _ => word(differs_from(name, file, &reason)),
        };
        let mut text = format!("{BAD}{}{BAD:#}\n", one_line(&head));
        if matches!(mark.verdict, Verdict::Wrong) {
            if !mark.missing.is_empty() {
                let points = language().list(mark.missing.iter());
                text += &format!(
                    "  {}\n",
                    word(phrase!("missing  {points} (not in {file})", "漏答  {points}（{file} 里没有）"))
                );
            }
            if !mark.extra.is_empty() {
                let points = language().list(mark.extra.iter());
                text += &format!(
                    "  {}\n",
                    word(phrase!("extra    {points} (only in {file})", "多答  {points}（只有 {file} 里有）"))
                );
            }
        }
        text
    }
}

/// Boards are not solved early for more puzzles.
const MANY: usize = 256;

/// Returns true for errors of forms with several meanings, of which the boards may leave one.
fn needs_boards(code: Code) -> bool {
    [AnswerCode::SeveralMeanings, AnswerCode::TwoArrays, AnswerCode::PointFields].contains(&code)
}

/// Returns true if points were asked for and given.
fn has_points(mark: &Mark) -> bool {
    let of_values = [MarkCode::WrongKind, MarkCode::WrongValue];
    !mark.reason.as_ref().is_some_and(|reason| of_values.contains(&reason.code()))
}

fn differs_from(name: &str, file: &str, reason: &str) -> Phrase {
    phrase!("{name}: differs from {file}: {reason}", "{name}：与 {file} 不同：{reason}")
}
