use super::{Answer, Entry};
use crate::board::Point;
use std::collections::HashMap;

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
    /// The expected file does not hold this puzzle.
    NotExpected,
    /// The expected file holds this puzzle, and it was not answered.
    NotFound,
}

impl Verdict {
    fn new(found: &Answer, expected: &Answer) -> Self {
        match (found, expected) {
            _ if found == expected => Self::Same,
            (Answer::Points(found), Answer::Points(expected)) => {
                let without = |these: &[Point], those: &[Point]| {
                    these.iter().copied().filter(|point| those.binary_search(point).is_err()).collect()
                };
                Self::Points { missing: without(expected, found), extra: without(found, expected) }
            }
            _ => Self::Values { expected: expected.clone(), found: found.clone() },
        }
    }
}

/// Compares the found answers, in their order, and then names what is expected beside them.
#[must_use]
pub fn compare(found: &[Entry], expected: &[(String, Answer)]) -> Vec<Comparison> {
    let mut rest: HashMap<&str, &Answer> =
        expected.iter().map(|(stem, answer)| (stem.as_str(), answer)).collect();
    let mut comparisons: Vec<Comparison> = found
        .iter()
        .map(|entry| {
            let stem = entry.name.stem();
            let verdict = rest
                .remove(stem)
                .map_or(Verdict::NotExpected, |expected| Verdict::new(&entry.answer, expected));
            Comparison { stem: stem.to_owned(), verdict }
        })
        .collect();
    let left = expected.iter().filter(|(stem, _)| rest.contains_key(stem.as_str()));
    comparisons.extend(left.map(|(stem, _)| Comparison { stem: stem.clone(), verdict: Verdict::NotFound }));
    comparisons
}
