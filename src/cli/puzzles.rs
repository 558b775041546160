//! Which puzzles are meant: those named, those of a folder, those of a list; and what is asked of each.

use super::diagnostics::fault;
use super::files::{is_answer_file, is_text, listed, refuse_stdin_twice, search, shown, stem};
use super::options::{color, question};
use super::pictures::puzzle_of;
use super::solver::Input;
use gocheck::board::{Color, Size};
use gocheck::diagnostic::Message;
use gocheck::puzzle::{Name, Question};
use gocheck_common::cli::usage_error;
use gocheck_common::phrase;
use std::collections::HashMap;
use std::path::{Path, PathBuf};

/// Which puzzles, and how they are read.
#[derive(Debug, clap::Args)]
pub(super) struct PuzzleArgs {
    /// Puzzle files, or folders that are searched for them; - reads a puzzle from standard input
    #[arg(value_name = "FILE|DIR")]
    files: Vec<PathBuf>,

    /// Also the files that are listed in this one, a path a line; - is standard input
    #[arg(long, value_name = "LIST")]
    files_from: Option<PathBuf>,

    /// Ask this of every file, whatever its name
    #[arg(long, value_name = "QUESTION", value_parser = question())]
    ask: Option<Question>,

    /// The size of the boards: N, or ROWSxCOLUMNS
    #[arg(long, value_name = "N|RxC", default_value_t)]
    pub(super) size: Size,

    /// Who plays
    #[arg(long, value_name = "COLOR", default_value = "white", value_parser = color())]
    pub(super) to_move: Color,
}

/// The puzzles that a command line means.
pub(super) struct Inputs {
    /// In the order in which they were given; those of a folder by their paths.
    pub(super) all: Vec<Input>,
    /// Whether a folder or a list was given: then there may be very many.
    pub(super) is_bulk: bool,
}

impl PuzzleArgs {
    /// The files and folders that stand on the command line.
    pub(super) fn typed(&self) -> &[PathBuf] {
        &self.files
    }

    /// What is asked of every file, if anything is.
    pub(super) const fn ask(&self) -> Option<Question> {
        self.ask
    }

    /// The files, folders and lists that are named.
    pub(super) fn named(&self) -> impl Iterator<Item = &PathBuf> {
        self.files.iter().chain(&self.files_from)
    }

    /// Takes folders and lists apart. A path that is neither stays as it is, also where nothing is there.
    ///
    /// # Errors
    /// When the list or a folder cannot be read, or a folder holds no puzzle.
    pub(super) fn inputs(&self) -> anyhow::Result<Inputs> {
        refuse_stdin_twice(self.named())?;
        let mut named = self.files.clone();
        if let Some(list) = &self.files_from {
            named.extend(listed(list)?);
            refuse_stdin_twice(named.iter().chain([list]))?;
        }
        if named.is_empty() {
            return Err(usage_error(phrase!(
                "no puzzles are named: give files or folders, or a list of them with --files-from",
                "没有指定题目：请写出文件或文件夹，或用 --files-from 给出列表"
            )));
        }
        let mut paths = Vec::with_capacity(named.len());
        let mut is_bulk = self.files_from.is_some();
        for path in named {
            // What is named as a file is taken for one: of very many, none need be asked for that.
            if is_text(&path) || !path.is_dir() {
                paths.push(path);
                continue;
            }
            is_bulk = true;
            let mut found = search(&path, &|path| self.is_puzzle(path))?;
            if found.is_empty() {
                return Err(fault(&shown(&path), Message::NoPuzzles));
            }
            paths.append(&mut found);
        }
        let mut all: Vec<Input> = paths.into_iter().map(|path| Input::new(path, self.ask)).collect();
        refuse_collisions(&mut all);
        Ok(Inputs { all, is_bulk })
    }

    /// Whether a file of a folder is a puzzle: one whose name says what is asked, or any where the question is given.
    fn is_puzzle(&self, path: &Path) -> bool {
        let has_question = || Name::new(&stem(path)).is_ok_and(|name| name.problem().is_some());
        is_text(path) && !is_answer_file(path) && (self.ask.is_some() || has_question())
    }
}

/// Files whose answers or pictures would have the name of another's are errors of their own.
fn refuse_collisions(inputs: &mut [Input]) {
    let mut seen: HashMap<String, String> = HashMap::new();
    for input in &mut *inputs {
        let Ok((name, _)) = &input.asked else { continue };
        match seen.get(name.stem()) {
            None => drop(seen.insert(name.stem().to_owned(), input.shown.clone())),
            Some(first) => {
                let message = Message::SameName { name: name.to_string(), first: first.clone() };
                input.asked = Err(message.into());
            }
        }
    }
    for input in inputs {
        let Ok((name, _)) = &input.asked else { continue };
        if let Some(other) = puzzle_of(name.stem()).and_then(|stem| seen.get(stem)) {
            input.asked = Err(Message::PictureName { other: other.clone() }.into());
        }
    }
}
