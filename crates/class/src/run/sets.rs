//! The sets of puzzles that programs run on.

use super::layout::NamedBytes;
use super::reading::{RunReader, other_tags, renamed};
use crate::Task;
use anyhow::anyhow;
use gocheck_board::random::Random;
use gocheck_board::{Color, Size};
use gocheck_files::output::folder::Folder;
use gocheck_puzzle::generate::set_level;
use gocheck_puzzle::generate::{Exhausted, Generator, Wanted};
use gocheck_puzzle::{AnswerFormat, PROBLEMS, Puzzle, Question, write_answers};
use gocheck_rules::Board;
use gocheck_text::InLanguage;
use gocheck_text::UsageError;
use gocheck_text::language;
use gocheck_text::phrase;
use std::path::Path;

pub(super) struct PuzzleSet {
    pub(super) tasks: Vec<Task>,
    /// The names and contents of the files that programs read, under all tags.
    pub(super) files: Vec<NamedBytes>,
    pub(super) reader: RunReader,
}

impl PuzzleSet {
    pub(super) fn new(tasks: Vec<Task>, is_strict: bool) -> Self {
        let mut files: Vec<NamedBytes> = tasks.iter().map(file).collect();
        for tag in other_tags(&tasks) {
            files.extend(tasks.iter().filter_map(|task| renamed(task, tag)).map(|task| file(&task)));
        }
        Self { reader: RunReader::new(&tasks, is_strict), files, tasks }
    }

    /// The files without those under other tags than the puzzles'.
    pub(super) fn own_files(&self) -> &[NamedBytes] {
        &self.files[..self.tasks.len()]
    }
}

/// The file of a puzzle, in the assignment's form.
fn file(task: &Task) -> (String, Vec<u8>) {
    (format!("{}.txt", task.name()), Puzzle::text(&task.setup).into_bytes())
}

/// Makes `count` sets with the questions of the given puzzles, and their names.
///
/// # Errors
/// If Black is to move, or there are too few positions.
pub(super) fn fresh(
    tasks: &[Task],
    count: usize,
    seed: u64,
    is_strict: bool,
) -> anyhow::Result<Vec<PuzzleSet>> {
    let size = tasks.first().map_or_else(Size::default, |task| task.setup.size());
    if count > 0 && tasks.iter().any(|task| task.analysis.to_move == Color::Black) {
        return Err(UsageError::new(phrase!(
            "--sets makes puzzles with White to move only: leave out --to-move black",
            "--sets 只出轮到白方的题：请去掉 --to-move black"
        ))
        .into());
    }
    let mut random = Random::new(!seed);
    let mut wanted = Vec::with_capacity(count * tasks.len());
    for _ in 0..count {
        for task in tasks {
            let question = task.entry.question;
            let number = task.entry.name.problem().map(|problem| problem.number);
            let place = PROBLEMS.iter().position(|problem| Some(problem.number) == number);
            let is_spoiled = question == Question::Rule && random.next() & 1 == 1;
            wanted.push(Wanted { question, is_spoiled, level: set_level(place) });
        }
    }
    let exhausted = |error: Exhausted| anyhow!(error.in_language(language()).into_owned());
    let boards = Generator::new(size, seed).positions(&wanted).map_err(exhausted)?;
    let new = |(task, board): (&Task, &Board)| {
        Task::new(task.entry.name.clone(), task.entry.question, board.clone(), Color::White)
    };
    let sets = boards.chunks(tasks.len().max(1));
    Ok(sets.map(|boards| PuzzleSet::new(tasks.iter().zip(boards).map(new).collect(), is_strict)).collect())
}

/// The folder of fresh sets within the output folder.
pub(super) fn folder_name(seed: u64) -> String {
    format!("sets-{seed}")
}

/// The name of a fresh set, from 1.
pub(super) fn set_name(number: usize, count: usize) -> String {
    format!("{number:0width$}", width = count.to_string().len())
}

/// Writes the puzzles and answers of fresh sets to the output folder, each to a folder of its own, for the teacher to look
/// at.
///
/// # Errors
/// If they cannot be written.
pub(super) fn write(sets: &[PuzzleSet], output: &Path, seed: u64) -> anyhow::Result<()> {
    for (number, set) in (1..).zip(sets) {
        let folder = Folder::create(&output.join(folder_name(seed)).join(set_name(number, sets.len())))?;
        for (name, bytes) in set.own_files() {
            folder.write(name, bytes)?;
        }
        if let Some(tag) = set.reader.own_tag() {
            let mut bytes = Vec::new();
            write_answers(&mut bytes, AnswerFormat::Blocks, set.tasks.iter().map(|task| &task.entry))?;
            folder.write(format!("answer_for_{tag}.txt"), &bytes)?;
        }
    }
    Ok(())
}
