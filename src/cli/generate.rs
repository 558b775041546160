//! `gocheck generate`: new puzzle files and their expected answers.

use super::Status;
use super::args::GenerateArgs;
use super::check::Checker;
use super::folder::Folder;
use super::messages;
use super::stream::threads;
use anyhow::{anyhow, bail};
use gocheck::board::Color;
use gocheck::generate::{Generator, LEVELS, Level, Wanted};
use gocheck::go::Setup;
use gocheck::puzzle::{Entry, Form, Name, PROBLEMS, Puzzle, write_answers};
use gocheck_common::random::Random;
use rayon::prelude::*;
use std::collections::HashSet;

/// Puzzles made and written at a time.
const BATCH: usize = 1024;

/// How hard the problems of a set are unless the difficulty is given: captures grow harder.
const SET: [usize; 7] = [2, 2, 1, 2, 3, 4, 3];

/// Makes the puzzles and writes them, and a file of answers for each tag.
///
/// # Errors
/// When there are no more different positions, or the folder cannot be written into or holds puzzles of the same
/// tag that are not among these.
pub(super) fn generate(args: &GenerateArgs) -> anyhow::Result<Status> {
    let pool = threads(args.jobs)?;
    let folder = Folder::create(&args.output)?;
    let mut generator = Generator::new(args.size, args.seed);
    // The answers of the puzzles of one tag, which come one after another.
    let (mut tag, mut answers) = (String::new(), Vec::new());
    let plan = Plan::new(args);
    let stale = plan.stale(&folder)?;
    if let (Some(first), false) = (stale.first(), args.replace) {
        bail!(
            "{} holds {} from an earlier run that this one does not make: {first}{}\n  \
             --replace deletes them; or choose another --tag, or another folder",
            args.output.display(),
            if stale.len() == 1 { "a file".to_owned() } else { format!("{} files", stale.len()) },
            if stale.len() == 1 { "" } else { " and others" },
        );
    }
    let mut next = 0;
    while next < plan.puzzles {
        let batch: Vec<Planned> =
            (next..plan.puzzles.min(next + BATCH)).map(|number| plan.get(number)).collect();
        next += batch.len();
        let wanted: Vec<Wanted> = batch.iter().map(|planned| planned.wanted).collect();
        let entries: Vec<anyhow::Result<Entry>> = pool.install(|| {
            let setups = generator.positions(&wanted)?;
            let write = |(planned, setup): (&Planned, Setup)| write(args, &folder, planned, &setup);
            anyhow::Ok(batch.par_iter().zip(setups).map(write).collect())
        })?;
        for (planned, entry) in batch.iter().zip(entries) {
            if planned.tag != tag {
                write_expected(&folder, &tag, &answers)?;
                (tag, answers) = (planned.tag.clone(), Vec::new());
            }
            answers.push(entry?);
        }
    }
    write_expected(&folder, &tag, &answers)?;
    folder.remove(|name| stale.binary_search_by(|stale| stale.as_str().cmp(name)).is_ok())?;
    if !args.quiet {
        let folder = args.output.display();
        messages::note(&format!("puzzles: {}, with their answers in the folder {folder}", plan.puzzles));
    }
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
    fn stale(&self, folder: &Folder) -> anyhow::Result<Vec<String>> {
        let mut own = HashSet::new();
        for number in 0..self.puzzles {
            let planned = self.get(number);
            own.insert(format!("{}.txt", planned.stem));
            own.insert(answer_file(&planned.tag));
        }
        folder.names(|name| self.is_of_tag(name) && !own.contains(name))
    }

    /// Whether a name is that of a puzzle with this tag, or of its answers. The tags of several sets are numbered.
    fn is_of_tag(&self, name: &str) -> bool {
        let Some(stem) = name.strip_suffix(".txt") else { return false };
        let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
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
    let checker = Checker::without_pictures(args.size, Color::White);
    let checked = checker.check_text(&file, name, planned.wanted.question, text.as_bytes());
    let checked = checked.map_err(|failed| anyhow!("{} cannot be read back", failed.shown))?;
    Ok(checked.entry)
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
