//! Which puzzles are generated, and their file names.

use super::level::{Level, set_level};
use super::wanted::Wanted;
use crate::{PROBLEMS, Question};
use gocheck_board::random::Random;
use std::collections::BTreeSet;

/// What is asked of a run.
#[derive(Clone, Debug)]
pub struct PlanOptions {
    /// The question of every puzzle; `None` for sets of one puzzle per problem of the assignment.
    pub ask: Option<Question>,
    /// The number of puzzles or of sets.
    pub count: u32,
    /// The seed. Runs with other tags make other puzzles from it.
    pub seed: u64,
    /// The level of difficulty, from 1; `None` for one that fits the question.
    pub difficulty: Option<u8>,
    /// The beginning of all file names.
    pub tag: String,
}

/// A puzzle to be generated.
pub struct Planned {
    /// The beginning of its name.
    pub tag: String,
    /// Its file name without the extension.
    pub stem: String,
    /// Its position.
    pub wanted: Wanted,
}

/// All puzzles to be generated, by number.
pub struct Plan {
    options: PlanOptions,
    /// The number of puzzles.
    pub puzzles: usize,
    /// The seed, derived from the given one and the tag.
    pub seed: u64,
    /// Whether the answer to rule 1 is False, by the number of the puzzle.
    spoiled: Vec<bool>,
}

impl Plan {
    /// Plans a run.
    #[must_use]
    pub fn new(options: PlanOptions) -> Self {
        let each = if options.ask.is_some() { 1 } else { PROBLEMS.len() };
        let puzzles = each * options.count as usize;
        let seed =
            options.tag.bytes().fold(options.seed, |seed, byte| Random::new(seed ^ u64::from(byte)).next());
        let mut random = Random::new(!seed);
        let spoiled = match options.ask {
            Some(Question::Rule) => half(puzzles, &mut random),
            Some(_) => vec![false; puzzles],
            // A set is handed out by itself: a balanced set would reveal its last answer.
            None => (0..puzzles).map(|number| is_rule(number) && random.next() & 1 == 1).collect(),
        };
        Self { options, puzzles, seed, spoiled }
    }

    /// The puzzle with a number from 0.
    #[must_use]
    pub fn get(&self, number: usize) -> Planned {
        let PlanOptions { ask, count, difficulty, tag, .. } = &self.options;
        let given = difficulty.map(usize::from);
        if let Some(question) = *ask {
            // More digits than a problem has, so that the name does not imply another question.
            let width = digits(self.puzzles).max(4);
            // The name says what is asked.
            let stem = format!("{}_{}_{:0width$}", tag, question.name(), number + 1);
            let level = Level::numbered(given.unwrap_or(3));
            let wanted = Wanted { question, is_spoiled: self.spoiled[number], level };
            return Planned { tag: tag.clone(), stem, wanted };
        }
        let (set, place) = (number / PROBLEMS.len(), number % PROBLEMS.len());
        let width = digits(*count as usize);
        let tag = if *count == 1 { tag.clone() } else { format!("{}{:0width$}", tag, set + 1) };
        let problem = PROBLEMS[place];
        let level = given.map_or_else(|| set_level(Some(place)), Level::numbered);
        let wanted = Wanted { question: problem.question, is_spoiled: self.spoiled[number], level };
        Planned { stem: format!("{tag}_{}", problem.number), tag, wanted }
    }

    /// Every puzzle, in the order of the answer file.
    pub fn all(&self) -> impl Iterator<Item = Planned> {
        (0..self.puzzles).map(|number| self.get(number))
    }

    /// The names in a folder that belong to a run with this tag: its puzzles and answers.
    #[must_use]
    pub fn of_tag(&self, names: &BTreeSet<String>) -> Vec<String> {
        let tag = self.options.tag.as_str();
        let sets = if self.options.ask.is_none() && self.options.count > 1 {
            sets(tag, names)
        } else {
            BTreeSet::new()
        };
        let is_of_tag = |name: &str| {
            let Some((stem, ending)) = name.rsplit_once('.') else { return false };
            let is_puzzle = stem.rsplit_once('_').is_some_and(|(before, number)| {
                let asked = Question::ALL.into_iter().find_map(|asked| before.strip_suffix(asked.name()));
                let of = asked.and_then(|before| before.strip_suffix('_')).unwrap_or(before);
                (before == tag || of == tag) && is_number(number)
                    || sets.contains(before) && PROBLEMS.iter().any(|problem| problem.number == number)
            });
            let is_answer = stem.strip_prefix(ANSWERS).is_some_and(|of| of == tag || sets.contains(of));
            match ending {
                "txt" => is_puzzle || is_answer,
                "sgf" => is_puzzle,
                _ => false,
            }
        };
        names.iter().filter(|name| is_of_tag(name)).cloned().collect()
    }
}

/// The prefix of answer file names.
pub const ANSWERS: &str = "answer_for_";

/// The numbered tags of a folder's sets. Other files may begin with the same tag and a number, so a set counts only
/// with its answers, all its puzzles and the sets before it.
fn sets(tag: &str, names: &BTreeSet<String>) -> BTreeSet<String> {
    let is_whole = |set: &str| {
        let is_there = |ending: &str| {
            PROBLEMS.iter().all(|problem| names.contains(&format!("{set}_{}.{ending}", problem.number)))
        };
        names.contains(&format!("{ANSWERS}{set}.txt")) && (is_there("txt") || is_there("sgf"))
    };
    let widths = 1..=digits(names.len());
    let of_width = |width: usize| {
        let numbered = (1..).map(move |number: usize| format!("{tag}{number:0width$}"));
        numbered.take_while(move |set| set.len() == tag.len() + width && is_whole(set))
    };
    widths.flat_map(of_width).collect()
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// Returns true if the puzzle of a set with this number asks for rule 1.
fn is_rule(number: usize) -> bool {
    PROBLEMS[number % PROBLEMS.len()].question == Question::Rule
}

/// Returns `count` flags, a random half of them true; if `count` is odd, the rounding is random too.
fn half(count: usize, random: &mut Random) -> Vec<bool> {
    let odd = random.next() as usize & count & 1;
    let mut all: Vec<bool> = (0..count).map(|number| number < count / 2 + odd).collect();
    for last in (1..count).rev() {
        all.swap(last, (random.next() % (last as u64 + 1)) as usize);
    }
    all
}

fn digits(number: usize) -> usize {
    number.to_string().len()
}
