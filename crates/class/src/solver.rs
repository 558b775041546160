//! Reads one puzzle and answers it.

use crate::input_codes::InputMessage;
use crate::task::Task;
use gocheck_board::{Color, Size};
use gocheck_files::input::names::is_stdin;
use gocheck_files::input::source::Source;
use gocheck_files::output::listing::names;
use gocheck_puzzle::{Entry, MAX_BYTES, Name, PROBLEMS, Puzzle, PuzzleMessage, Question};
use gocheck_rules::Board;
use gocheck_text::{Diagnostic, Diagnostics, Severity};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// A named file, and what its name implies.
pub struct Input {
    /// The file.
    pub source: Source,
    /// Its name and question, or why it has none.
    pub asked: Result<(Name, Question), Diagnostic>,
    /// A note if its name is read as another one: `train_1 (1)` as `train_1`.
    pub renamed: Option<Diagnostic>,
}

impl Input {
    /// Takes the question from the name of a file, unless one is given.
    #[must_use]
    pub fn new(source: Source, ask: Option<Question>) -> Self {
        let stem = source.stem();
        // With a question, any file name is accepted.
        let named = if ask.is_some() { Name::new(&stem) } else { Name::of_file(&stem) };
        let taken = named.as_ref().ok().map(|name| name.stem().to_owned()).filter(|name| *name != stem);
        let renamed = taken.map(|taken| InputMessage::NameReadAs { name: stem, taken }.into());
        let asked = named.and_then(|name| match ask.or(name.question()) {
            Some(question) => Ok((name, question)),
            None if is_stdin(source.file()) => Err(InputMessage::StdinQuestion.into()),
            None => Err(no_question(&name).into()),
        });
        Self { source, asked, renamed }
    }

    /// Returns true if the file can be read, as far as that is known without trying.
    pub const fn is_there(&self) -> bool {
        self.source.fault().is_none()
    }
}

/// The error for a name without a question.
fn no_question(name: &Name) -> InputMessage {
    let name = name.to_string();
    if name.starts_with("answer") {
        InputMessage::AnswerFile { name }
    } else {
        InputMessage::NoQuestion { name, problems: PROBLEMS.map(|problem| problem.number).join(", ") }
    }
}

/// A puzzle that was answered.
pub struct Solved {
    /// The name of the file in messages.
    pub shown: String,
    /// The puzzle with its answer.
    pub task: Task,
    /// Warnings, and errors from writing pictures.
    pub diagnostics: Vec<Diagnostic>,
}

impl Solved {
    /// Returns true if a part of the output could not be written.
    pub fn has_errors(&self) -> bool {
        self.diagnostics.iter().any(|diagnostic| diagnostic.severity() == Severity::Error)
    }
}

/// A file that was not answered.
pub struct Failed {
    /// The name of the file in messages.
    pub shown: String,
    /// Why it was not answered.
    pub diagnostics: Vec<Diagnostic>,
}

/// Answers puzzles; shared by all threads.
pub struct Solver {
    /// The size of the boards.
    pub size: Size,
    /// The player to move.
    pub to_move: Color,
    /// True if only the assignment's form is accepted.
    pub is_strict: bool,
}

impl Solver {
    /// Reads a file and answers its question.
    ///
    /// # Errors
    /// If it cannot be read, or its name does not say what is asked.
    pub fn solve(&self, input: &Input) -> Result<Solved, Failed> {
        let Input { source, asked, renamed } = input;
        let failed = |error: Diagnostic| Failed { shown: source.shown.clone(), diagnostics: vec![error] };
        // A missing file is reported as missing, not for its name.
        source.fault().map_or(Ok(()), |fault| Err(failed(fault.clone().into())))?;
        let (name, question) = asked.clone().map_err(failed)?;
        let bytes = source.bytes(MAX_BYTES).map_err(|message| failed(message.into()))?;
        let mut solved = self.solve_text(&source.shown, name, question, &bytes)?;
        solved.diagnostics.splice(0..0, renamed.clone());
        Ok(solved)
    }

    /// The answers of the other puzzles in the same folders, one of which may have been answered by mistake. Empty if
    /// there are very many; puzzles that cannot be read are left out.
    pub fn neighbours(&self, inputs: &[Input]) -> Vec<Entry> {
        const MOST: usize = 500;
        let is_file = |input: &&Input| !is_stdin(input.source.path());
        let parent = |input: &Input| input.source.path().parent().map(|folder| folder.join(""));
        let folders: BTreeSet<PathBuf> =
            inputs.iter().take(MOST).filter(is_file).filter_map(parent).collect();
        let own: BTreeSet<&Path> = inputs.iter().map(|input| input.source.path()).collect();
        let mut found = Vec::new();
        for folder in folders {
            let here = if folder.as_os_str().is_empty() { Path::new(".") } else { &folder };
            let Ok(names) = names(here, |name| name.ends_with(".txt")) else { continue };
            if names.len() > MOST {
                return Vec::new();
            }
            let beside = names.into_iter().map(|name| folder.join(name));
            found.extend(
                beside
                    .filter(|path| !own.contains(path.as_path()))
                    .map(|path| Input::new(Source::of_file(&path), None)),
            );
        }
        let asked = found.iter().filter(|input| input.asked.is_ok());
        asked.filter_map(|input| Some(self.solve(input).ok()?.task.entry)).collect()
    }

    /// Like [`Self::solve`], but for the content of a file.
    ///
    /// # Errors
    /// If it is not a puzzle.
    pub fn solve_text(
        &self,
        shown: &str,
        name: Name,
        question: Question,
        bytes: &[u8],
    ) -> Result<Solved, Failed> {
        let failed = |errors: Diagnostics| Failed { shown: shown.to_owned(), diagnostics: errors.0 };
        let parse = if self.is_strict { Puzzle::parse_strictly } else { Puzzle::parse };
        let Puzzle { setup, warnings } = parse(bytes, self.size).map_err(failed)?;
        Ok(self.solve_setup(shown, name, question, setup, warnings))
    }

    /// Like [`Self::solve`], but for a board with the diagnostics of reading it.
    pub fn solve_setup(
        &self,
        shown: &str,
        name: Name,
        question: Question,
        setup: Board,
        warnings: Vec<Diagnostic>,
    ) -> Solved {
        let task = Task::new(name, question, setup, self.to_move);
        let mut diagnostics = warnings;
        if question != Question::Rule && !task.analysis.is_valid() {
            diagnostics.push(PuzzleMessage::NoLiberties { groups: task.analysis.dead.clone() }.into());
        }
        Solved { shown: shown.to_owned(), task, diagnostics }
    }
}
