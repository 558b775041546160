//! Which puzzles are generated, and their file names.

use super::args::GenerateArgs;
use gocheck::board::random::Random;
use gocheck::generate::{Level, Wanted, set_level};
use gocheck::puzzle::{PROBLEMS, Question};
use std::collections::BTreeSet;

/// A puzzle to be generated.
pub(super) struct Planned {
    pub(super) tag: String,
    /// Its file name without the extension.
    pub(super) stem: String,
    pub(super) wanted: Wanted,
}

/// All puzzles to be generated, by number.
pub(super) struct Plan<'a> {
    args: &'a GenerateArgs,
    pub(super) puzzles: usize,
    /// The seed, derived from the given one and the tag.
    pub(super) seed: u64,
    /// Whether the answer to rule 1 is False, by the number of the puzzle.
    spoiled: Vec<bool>,
}

impl<'a> Plan<'a> {
    pub(super) fn new(args: &'a GenerateArgs) -> Self {
        let each = if args.ask.is_some() { 1 } else { PROBLEMS.len() };
        let puzzles = each * args.count as usize;
        let seed = args.tag.bytes().fold(args.seed, |seed, byte| Random::new(seed ^ u64::from(byte)).next());
        let mut random = Random::new(!seed);
        let spoiled = match args.ask {
            Some(Question::Rule) => half(puzzles, &mut random),
            Some(_) => vec![false; puzzles],
            // A set is handed out by itself: a balanced set would reveal its last answer.
            None => (0..puzzles).map(|number| is_rule(number) && random.next() & 1 == 1).collect(),
        };
        Self { args, puzzles, seed, spoiled }
    }

    pub(super) fn get(&self, number: usize) -> Planned {
        let args = self.args;
        let given = args.difficulty.map(usize::from);
        if let Some(question) = args.ask {
            // More digits than a problem has, so that the name does not imply another question.
            let width = digits(self.puzzles).max(4);
            // The name says what is asked.
            let stem = format!("{}_{}_{:0width$}", args.tag, question.name(), number + 1);
            let level = Level::numbered(given.unwrap_or(3));
            let wanted = Wanted { question, is_spoiled: self.spoiled[number], level };
            return Planned { tag: args.tag.clone(), stem, wanted };
        }
        let (set, place) = (number / PROBLEMS.len(), number % PROBLEMS.len());
        let width = digits(args.count as usize);
        let tag = if args.count == 1 { args.tag.clone() } else { format!("{}{:0width$}", args.tag, set + 1) };
        let problem = PROBLEMS[place];
        let level = given.map_or_else(|| set_level(Some(place)), Level::numbered);
        let wanted = Wanted { question: problem.question, is_spoiled: self.spoiled[number], level };
        Planned { stem: format!("{tag}_{}", problem.number), tag, wanted }
    }

    /// Every puzzle, in the order of the answer file.
    pub(super) fn all(&self) -> impl Iterator<Item = Planned> {
        (0..self.puzzles).map(|number| self.get(number))
    }

    /// The names in a folder that belong to a run with this tag: its puzzles and answers.
    pub(super) fn of_tag(&self, names: &BTreeSet<String>) -> Vec<String> {
        let tag = self.args.tag.as_str();
        let sets = if self.args.set && self.args.count > 1 { sets(tag, names) } else { BTreeSet::new() };
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
pub(super) const ANSWERS: &str = "answer_for_";

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
