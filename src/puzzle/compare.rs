use super::{Answer, Entry};
use crate::board::Point;
use std::collections::{HashMap, HashSet};

/// How the found answer to one puzzle stands to the expected one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// The puzzle.
    pub stem: String,
    /// What was seen.
    pub verdict: Verdict,
}

/// The outcome of a comparison. Points are compared as sets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The same answer.
    Same,
    /// Both are points, and they differ.
    Points {
        /// Expected and not found.
        missing: Vec<Point>,
        /// Found and not expected.
        extra: Vec<Point>,
    },
    /// At least one of them is True or False, and they differ.
    Values {
        /// What was expected.
        expected: Answer,
        /// What was found.
        found: Answer,
    },
    /// This puzzle is not among the expected ones.
    NotExpected,
    /// This puzzle is among the expected ones, and it was not answered.
    NotFound,
}

impl Verdict {
    /// Compares two answers to one puzzle.
    #[must_use]
    pub fn new(found: &Answer, expected: &Answer) -> Self {
        match (found, expected) {
            _ if found == expected => Self::Same,
            (Answer::Points(found), Answer::Points(expected)) => {
                let without = |these: &[Point], those: &[Point]| {
                    let those: HashSet<&Point> = those.iter().collect();
                    these.iter().filter(|point| !those.contains(point)).copied().collect()
                };
                Self::Points { missing: without(expected, found), extra: without(found, expected) }
            }
            _ => Self::Values { expected: expected.clone(), found: found.clone() },
        }
    }
}

/// The expected answers.
#[derive(Clone, Debug, Default)]
pub struct Expected {
    /// In the order in which they were given.
    stems: Vec<String>,
    answers: HashMap<String, Answer>,
}

impl Expected {
    /// Adds the answer to a puzzle; `false` when there was one already, which stays.
    pub fn add(&mut self, stem: String, answer: Answer) -> bool {
        let is_new = !self.answers.contains_key(&stem);
        if is_new {
            self.answers.insert(stem.clone(), answer);
            self.stems.push(stem);
        }
        is_new
    }

    /// Compares what was found for one puzzle.
    #[must_use]
    pub fn compare(&self, found: &Entry) -> Comparison {
        let expected = self.answers.get(found.name.stem());
        let verdict = expected.map_or(Verdict::NotExpected, |expected| Verdict::new(&found.answer, expected));
        Comparison { stem: found.name.stem().to_owned(), verdict }
    }

    /// The expected puzzles that are not among `found`, in their order.
    #[must_use]
    pub fn not_among(&self, found: &[Entry]) -> Vec<Comparison> {
        let found: HashSet<&str> = found.iter().map(|entry| entry.name.stem()).collect();
        let missed = self.stems.iter().filter(|stem| !found.contains(stem.as_str()));
        missed.map(|stem| Comparison { stem: stem.clone(), verdict: Verdict::NotFound }).collect()
    }
}
