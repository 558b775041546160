//! The puzzles named on the command line, and the question for each.

use super::input::args::PathArgs;
use super::input::feed;
use super::input::wanted::{is_record, puzzles};
use super::options::{color, question};
use super::pictures::puzzle_of;
use gocheck::board::{Color, Size};
use gocheck::grade::InputMessage;
use gocheck::grade::solver::Input;
use gocheck::puzzle::Question;
use gocheck_program::{language, messages, parser, usage_error};
use gocheck_text::phrase;
use std::collections::{HashMap, HashSet};
use std::str::FromStr;

/// The puzzles and how to read them.
#[derive(clap::Args)]
#[command(mut_arg("paths", |arg| arg.help(language().pick(
    "Puzzle files, or folders and archives (.zip, .tar, .gz, .zst) to search for them; - reads a puzzle from \
     standard input",
    "题目文件，或存放题目的文件夹和压缩包（.zip、.tar、.gz、.zst）；- 表示从标准输入读一道题",
))))]
pub(super) struct PuzzleArgs {
    #[command(flatten)]
    pub(super) paths: PathArgs,

    #[arg(help = language().pick(
        "Ask this question of every file, whatever its name",
        "不管文件名，每题都问这个问题",
    ))]
    #[arg(long, value_name = "QUESTION", value_parser = question())]
    ask: Option<Question>,

    #[arg(help = language().pick("Size of the boards: N or ROWSxCOLUMNS", "棋盘大小：N，或 行数x列数"))]
    #[arg(long, value_name = "N|RxC", default_value_t, value_parser = parser(Size::from_str))]
    pub(super) size: Size,

    #[arg(help = language().pick("Player to move", "轮到谁下"))]
    #[arg(long, value_name = "COLOR", default_value = "white", value_parser = color())]
    pub(super) to_move: Color,
}

/// The puzzles named on the command line.
pub(super) struct Inputs {
    /// The puzzles in the order in which they were given; those of a folder by path.
    pub(super) all: Vec<Input>,
    /// Whether there are very many, or a folder, an archive or a list was given, so that there may be.
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
        let files = self.paths.files(puzzles(self.ask.is_some()))?;
        if files.is_empty() {
            return Err(usage_error(phrase!(
                "no puzzles: give files or folders, or a list of them with --files-from",
                "没有指定题目：请写出文件或文件夹，或用 --files-from 给出列表"
            )));
        }
        let mut all: Vec<Input> =
            feed::all(&files).into_iter().map(|source| Input::new(source, self.ask)).collect();
        name_records(&mut all);
        leave_out_copies(&mut all);
        refuse_collisions(&mut all);
        let is_bulk = files.are_many || self.paths.have_list() || all.len() > MOST_NAMED;
        Ok(Inputs { all, is_bulk })
    }
}

/// More puzzles than these are as many as those of a folder.
pub(super) const MOST_NAMED: usize = 200;

/// Tells what can be done with records that were given as puzzles.
fn name_records(inputs: &mut [Input]) {
    for input in inputs.iter_mut().filter(|input| input.asked.is_err() && is_record(input.source.file())) {
        input.asked = Err(InputMessage::RecordFile { name: input.source.shown.clone() }.into());
    }
}

/// Leaves out files of a folder such as `train_1 (1).txt` if there is a `train_1.txt`.
fn leave_out_copies(inputs: &mut Vec<Input>) {
    let exact = inputs.iter().filter(|input| input.renamed.is_none());
    let names: HashSet<String> =
        exact.filter_map(|input| Some(input.asked.as_ref().ok()?.0.stem().to_owned())).collect();
    inputs.retain(|input| {
        let name = input.asked.as_ref().ok().map(|(name, _)| name.stem());
        let is_copy = input.renamed.is_some()
            && input.source.is_found()
            && name.is_some_and(|name| names.contains(name));
        if is_copy {
            let (file, name) = (&input.source.shown, name.unwrap_or_default());
            messages::note(&phrase!(
                "skipped {file}: it seems to be a copy of {name}",
                "跳过 {file}：它好像是 {name} 的副本"
            ));
        }
        !is_copy
    });
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
                let message = InputMessage::SameName { name: name.to_string(), first: first.clone() };
                input.asked = Err(message.into());
            }
        }
    }
    for input in inputs {
        let Ok((name, _)) = &input.asked else { continue };
        if let Some(other) = puzzle_of(name.stem()).and_then(|stem| seen.get(stem)) {
            input.asked = Err(InputMessage::PictureName { other: other.clone() }.into());
        }
    }
}
