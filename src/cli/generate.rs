//! `gocheck generate`: new puzzle files and their expected answers.

use super::options::question;
use super::solver::Solver;
use anyhow::{anyhow, bail};
use gocheck::board::{Color, Size};
use gocheck::generate::{Generator, LEVELS, Level, Wanted};
use gocheck::go::Setup;
use gocheck::puzzle::{Entry, Form, Name, PROBLEMS, Puzzle, Question, write_answers};
use gocheck_common::cli::folder::{Folder, names};
use gocheck_common::cli::{Status, messages};
use gocheck_common::random::Random;
use rayon::prelude::*;
use std::collections::HashSet;
use std::path::{Path, PathBuf};

/// Make new puzzles with their answers.
///
/// Positions come from random games and are mended until the question is worth asking; none is another one turned
/// or mirrored, and the same seed makes the same files. White is to move.
#[derive(Debug, clap::Args)]
#[command(after_help = MORE)]
pub(super) struct GenerateArgs {
    /// What every puzzle asks
    #[arg(long, value_name = "QUESTION", value_parser = question(), required_unless_present = "set", conflicts_with = "set")]
    ask: Option<Question>,

    /// Make whole sets: problems 0, 00 and 1 to 5
    #[arg(long)]
    set: bool,

    /// How many puzzles, or sets
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    count: u32,

    /// Another number makes other puzzles
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// The size of the boards: N, or ROWSxCOLUMNS
    #[arg(long, value_name = "N|RxC", default_value_t)]
    size: Size,

    /// From 1, few stones and one trap, to 5 [default: 3; in a set 2, 2, 1, 2, 3, 4, 3]
    #[arg(long, value_name = "1..5", value_parser = clap::value_parser!(u8).range(1..=5))]
    difficulty: Option<u8>,

    /// Delete puzzles of the same tag that the folder holds from an earlier run and this one does not make
    #[arg(long)]
    replace: bool,

    /// What the files' names begin with
    #[arg(long, default_value = "test", value_parser = tag)]
    tag: String,

    /// Write the puzzles and `answer_for_<tag>.txt` into this folder
    #[arg(short, long, value_name = "DIR", default_value = "output")]
    output: PathBuf,
}

const MORE: &str = "\
The puzzles of one question are <tag>_0001.txt and so on, and `gocheck DIR --ask QUESTION` answers them. A set is \
<tag>_0.txt, <tag>_00.txt and <tag>_1.txt to <tag>_5.txt; the tags of several sets are numbered.

Difficulty, the part of the board that has stones, and the least number of traps:
  1   15 to 25 %   1
  2   25 to 35 %   1
  3   35 to 45 %   2
  4   45 to 55 %   2
  5   50 to 65 %   3

A trap is a group with one liberty (rule), a capture (captures), or a point where White may not play (moves).

Examples:
  gocheck generate --set --seed 7 -o homework
  gocheck generate --ask captures --count 1000 --difficulty 5 -o hard";

/// A tag that can be a part of a file's name.
fn tag(text: &str) -> Result<String, String> {
    let is_path = text.contains(['/', '\\']) || text.starts_with('.');
    let is_name = Name::new(&format!("{text}_1")).is_ok_and(|name| name.tag() == Some(text));
    if is_path || !is_name {
        return Err("a tag is a part of a file's name, such as test".to_owned());
    }
    Ok(text.to_owned())
}

/// Puzzles made and written at a time.
const BATCH: usize = 1024;

/// How hard the problems of a set are unless the difficulty is given: captures grow harder.
const SET: [usize; 7] = [2, 2, 1, 2, 3, 4, 3];

/// Makes the puzzles and writes them, and a file of answers for each tag.
///
/// # Errors
/// When there are no more different positions, or the folder cannot be written into or holds puzzles of the same
/// tag that are not among these.
pub(super) fn run(args: &GenerateArgs) -> anyhow::Result<Status> {
    let mut generator = Generator::new(args.size, args.seed);
    // The answers of the puzzles of one tag, which come one after another.
    let (mut tag, mut answers) = (String::new(), Vec::new());
    let plan = Plan::new(args);
    let stale = plan.stale(&args.output)?;
    if let (Some(first), false) = (stale.first(), args.replace) {
        bail!(
            "{} holds {} from an earlier run that this one does not make: {first}{}\n  \
             --replace deletes them; or choose another --tag, or another folder",
            args.output.display(),
            if stale.len() == 1 { "a file".to_owned() } else { format!("{} files", stale.len()) },
            if stale.len() == 1 { "" } else { " and others" },
        );
    }
    // Where no puzzle can be made, no folder is.
    let mut made: Option<Folder> = None;
    let mut next = 0;
    while next < plan.puzzles {
        let batch: Vec<Planned> =
            (next..plan.puzzles.min(next + BATCH)).map(|number| plan.get(number)).collect();
        next += batch.len();
        let wanted: Vec<Wanted> = batch.iter().map(|planned| planned.wanted).collect();
        let setups = match (generator.positions(&wanted), &made) {
            (Ok(setups), _) => setups,
            (Err(error), None) => return Err(error.into()),
            (Err(error), Some(folder)) => {
                // What was written has its answers all the same.
                write_expected(folder, &tag, &answers)?;
                return Err(error.into());
            }
        };
        let folder = match &made {
            Some(folder) => folder,
            None => made.insert(Folder::create(&args.output)?),
        };
        let write = |(planned, setup): (&Planned, Setup)| write(args, folder, planned, &setup);
        let entries: Vec<anyhow::Result<Entry>> = batch.par_iter().zip(setups).map(write).collect();
        for (planned, entry) in batch.iter().zip(entries) {
            if planned.tag != tag {
                write_expected(folder, &tag, &answers)?;
                (tag, answers) = (planned.tag.clone(), Vec::new());
            }
            answers.push(entry?);
        }
    }
    if let Some(folder) = &made {
        write_expected(folder, &tag, &answers)?;
        folder.remove(|name| stale.binary_search_by(|stale| stale.as_str().cmp(name)).is_ok())?;
    }
    let folder = args.output.display();
    messages::note(&format!("puzzles: {}, with their answers in the folder {folder}", plan.puzzles));
    Ok(Status::Well)
}
/// A puzzle to be made.
struct Planned {
    tag: String,
    /// Its file, without the ending.
    stem: String,
    wanted: Wanted,
}

/// All puzzles to be made, by number.
struct Plan<'a> {
    args: &'a GenerateArgs,
    puzzles: usize,
}

impl<'a> Plan<'a> {
    fn new(args: &'a GenerateArgs) -> Self {
        let each = if args.ask.is_some() { 1 } else { PROBLEMS.len() };
        Self { args, puzzles: each * args.count as usize }
    }

    fn get(&self, number: usize) -> Planned {
        let args = self.args;
        let given = args.difficulty.map(usize::from);
        if let Some(question) = args.ask {
            // A number that no problem has, so that the name says no other question.
            let width = digits(self.puzzles).max(4);
            let stem = format!("{}_{:0width$}", args.tag, number + 1);
            let wanted =
                Wanted { question, is_spoiled: self.is_spoiled(number), level: level(given.unwrap_or(3)) };
            return Planned { tag: args.tag.clone(), stem, wanted };
        }
        let (set, place) = (number / PROBLEMS.len(), number % PROBLEMS.len());
        let width = digits(args.count as usize);
        let tag = if args.count == 1 { args.tag.clone() } else { format!("{}{:0width$}", args.tag, set + 1) };
        let problem = PROBLEMS[place];
        // Problems 0 and 00 of a set are a pair.
        let is_spoiled = self.is_spoiled(2 * set + place);
        let level = level(given.unwrap_or(SET[place]));
        let wanted = Wanted { question: problem.question, is_spoiled, level };
        Planned { stem: format!("{tag}_{}", problem.number), tag, wanted }
    }

    /// Files of an earlier run with the same tag that this one does not write: they would be taken for its own.
    fn stale(&self, folder: &Path) -> anyhow::Result<Vec<String>> {
        let mut own = HashSet::new();
        for number in 0..self.puzzles {
            let planned = self.get(number);
            own.insert(format!("{}.txt", planned.stem));
            own.insert(answer_file(&planned.tag));
        }
        names(folder, |name| self.is_of_tag(name) && !own.contains(name))
    }

    /// Whether a name is that of a puzzle with this tag, or of its answers. The tags of several sets are numbered.
    fn is_of_tag(&self, name: &str) -> bool {
        let Some(stem) = name.strip_suffix(".txt") else { return false };
        let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        let is_tag = |text: &str| {
            text.strip_prefix(self.args.tag.as_str()).is_some_and(|rest| {
                rest.is_empty() || self.args.set && self.args.count > 1 && is_number(rest)
            })
        };
        stem.strip_prefix("answer_for_").is_some_and(is_tag)
            || stem.rsplit_once('_').is_some_and(|(tag, number)| is_tag(tag) && is_number(number))
    }

    /// One of every two neighbours, by chance.
    fn is_spoiled(&self, number: usize) -> bool {
        let coin = Random::new(!self.args.seed ^ (number as u64 / 2)).next() & 1;
        coin == number as u64 % 2
    }
}

/// The level of a number from 1.
fn level(number: usize) -> Level {
    LEVELS[number.clamp(1, LEVELS.len()) - 1]
}

fn digits(number: usize) -> usize {
    number.to_string().len()
}

/// Writes a puzzle, and answers what was written as any puzzle is answered.
fn write(args: &GenerateArgs, folder: &Folder, planned: &Planned, setup: &Setup) -> anyhow::Result<Entry> {
    let text = Puzzle::text(setup);
    let file = format!("{}.txt", planned.stem);
    folder.write(&file, text.as_bytes())?;
    let name = Name::new(&planned.stem).map_err(|error| anyhow!("{}: {error}", planned.stem))?;
    let solver = Solver { size: args.size, to_move: Color::White };
    let solved = solver.solve_text(&file, name, planned.wanted.question, text.as_bytes());
    let solved = solved.map_err(|failed| anyhow!("{} cannot be read back", failed.shown))?;
    Ok(solved.entry)
}

/// Writes the expected answers of a tag, unless there are none.
fn write_expected(folder: &Folder, tag: &str, entries: &[Entry]) -> anyhow::Result<()> {
    if entries.is_empty() {
        return Ok(());
    }
    let mut bytes = Vec::new();
    write_answers(&mut bytes, Form::Blocks, entries)?;
    folder.write(&answer_file(tag), &bytes)
}

fn answer_file(tag: &str) -> String {
    format!("answer_for_{tag}.txt")
}
