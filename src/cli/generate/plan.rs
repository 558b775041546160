//! Which puzzles are made, and what their files are called.

use super::GenerateArgs;
use gocheck::generate::{LEVELS, Level, Wanted};
use gocheck::puzzle::PROBLEMS;
use gocheck_common::random::Random;

/// A puzzle to be made.
pub(super) struct Planned {
    pub(super) tag: String,
    /// Its file, without the ending.
    pub(super) stem: String,
    pub(super) wanted: Wanted,
}

/// All puzzles to be made, by number.
pub(super) struct Plan<'a> {
    args: &'a GenerateArgs,
    pub(super) puzzles: usize,
    /// One for the seed and the tag.
    pub(super) seed: u64,
}

/// How hard the problems of a set are unless the difficulty is given: captures grow harder.
const SET: [usize; 7] = [2, 2, 1, 2, 3, 4, 3];

impl<'a> Plan<'a> {
    pub(super) fn new(args: &'a GenerateArgs) -> Self {
        let each = if args.ask.is_some() { 1 } else { PROBLEMS.len() };
        let seed = args.tag.bytes().fold(args.seed, |seed, byte| Random::new(seed ^ u64::from(byte)).next());
        Self { args, puzzles: each * args.count as usize, seed }
    }

    pub(super) fn get(&self, number: usize) -> Planned {
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

    /// Every puzzle, in the order of the answer files.
    pub(super) fn all(&self) -> impl Iterator<Item = Planned> {
        (0..self.puzzles).map(|number| self.get(number))
    }

    /// Whether a name is that of a puzzle with this tag, or of its answers. The tags of several sets are numbered.
    pub(super) fn is_of_tag(&self, name: &str) -> bool {
        let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        let is_tag = |text: &str| {
            text.strip_prefix(self.args.tag.as_str()).is_some_and(|rest| {
                rest.is_empty() || self.args.set && self.args.count > 1 && is_number(rest)
            })
        };
        let Some((stem, ending)) = name.rsplit_once('.') else { return false };
        let is_puzzle = stem.rsplit_once('_').is_some_and(|(tag, number)| is_tag(tag) && is_number(number));
        match ending {
            "txt" => is_puzzle || stem.strip_prefix("answer_for_").is_some_and(is_tag),
            "sgf" => is_puzzle,
            _ => false,
        }
    }

    /// One of every two neighbours, by chance.
    fn is_spoiled(&self, number: usize) -> bool {
        let coin = Random::new(!self.seed ^ (number as u64 / 2)).next() & 1;
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
