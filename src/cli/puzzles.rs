//! The puzzles named on the command line, and the question for each.

use super::file_codes::FileMessage;
use super::input::args::PathArgs;
use super::input::feed;
use super::input::kinds::Kinds;
use super::options::{color, question};
use super::pictures::puzzle_of;
use super::solver::Input;
use gocheck::board::{Color, Size};
use gocheck::puzzle::Question;
use gocheck_common::cli::{parser, usage_error};
use gocheck_common::phrase;
use std::collections::HashMap;
use std::str::FromStr;

/// The puzzles and how to read them.
#[derive(Debug, clap::Args)]
#[command(mut_arg("paths", |arg| arg.help(PATHS)))]
pub(super) struct PuzzleArgs {
    /// The files.
    #[command(flatten)]
    pub(super) paths: PathArgs,

    /// Ask this question of every file, whatever its name
    #[arg(long, value_name = "QUESTION", value_parser = question())]
    ask: Option<Question>,

    /// Size of the boards: N or ROWSxCOLUMNS
    #[arg(long, value_name = "N|RxC", default_value_t, value_parser = parser(Size::from_str))]
    pub(super) size: Size,

    /// Player to move
    #[arg(long, value_name = "COLOR", default_value = "white", value_parser = color())]
    pub(super) to_move: Color,
}

const PATHS: &str = "Puzzle files, or folders and archives (.zip, .tar, .gz, .zst) to search for them; - reads a puzzle from \
standard input";

/// The puzzles named on the command line.
pub(super) struct Inputs {
    /// The puzzles in the order in which they were given; those of a folder by path.
    pub(super) all: Vec<Input>,
    /// Whether a folder, an archive or a list was given, so that there may be very many.
    pub(super) is_bulk: bool,
}

impl PuzzleArgs {
    /// The question for every file, if one was given.
    pub(super) const fn ask(&self) -> Option<Question> {
        self.ask
    }

    /// Returns the named puzzles, including those in folders, lists and archives. A file that does not exist or cannot
    /// be read is included, with its error.
    ///
    /// # Errors
    /// If a list or a folder cannot be read, or a folder contains no puzzle.
    pub(super) fn inputs(&self) -> anyhow::Result<Inputs> {
        let files = self.paths.files(Kinds::puzzles(self.ask.is_some()))?;
        if files.are_none() {
            return Err(usage_error(phrase!(
                "no puzzles: give files or folders, or a list of them with --files-from",
                "没有指定题目：请写出文件或文件夹，或用 --files-from 给出列表"
            )));
        }
        let mut all: Vec<Input> =
            feed::all(&files).into_iter().map(|source| Input::new(source, self.ask)).collect();
        refuse_collisions(&mut all);
        Ok(Inputs { all, is_bulk: files.are_many || self.paths.have_list() })
    }
}

/// Makes files an error if their answers or pictures would have the same name as another file's.
fn refuse_collisions(inputs: &mut [Input]) {
    let mut seen: HashMap<String, String> = HashMap::new();
    for input in &mut *inputs {
        let Ok((name, _)) = &input.asked else { continue };
        // A file that does not exist does not occupy a name.
        if !input.is_there() {
            continue;
        }
        match seen.get(name.stem()) {
            None => drop(seen.insert(name.stem().to_owned(), input.source.shown.clone())),
            Some(first) => {
                let message = FileMessage::SameName { name: name.to_string(), first: first.clone() };
                input.asked = Err(message.into());
            }
        }
    }
    for input in inputs {
        let Ok((name, _)) = &input.asked else { continue };
        if let Some(other) = puzzle_of(name.stem()).and_then(|stem| seen.get(stem)) {
            input.asked = Err(FileMessage::PictureName { other: other.clone() }.into());
        }
    }
}
