//! How much answers say about the program that gave them.

use crate::task::Task;
use gocheck_puzzle::{Coordinates, Given, Question};
use std::collections::BTreeSet;

/// Answers to one question.
#[derive(Default)]
pub(super) struct Evidence<'a> {
    /// The wrong answers, then the right ones, with their places among the tasks with this question.
    pub(super) given: Vec<(usize, &'a Given)>,
    /// The number of wrong answers.
    pub(super) wrong: usize,
    /// Problems that may not have been answered: an answer without points looks the same.
    pub(super) blank: Vec<(usize, &'a Given)>,
    /// The bits of the wrong answers without a common cause: see [`Self::bits_from`].
    pub(super) bits: f64,
}

impl<'a> Evidence<'a> {
    pub(super) fn new(tasks: &[(usize, &Task)], given: &[Option<&'a Given>]) -> Self {
        let mut new = Self::default();
        let mut right = Vec::new();
        for (at, &(place, task)) in tasks.iter().enumerate() {
            let Some(given) = given.get(place).copied().flatten() else { continue };
            if matches!(given, Given::Points(points) if points.is_empty()) {
                new.blank.push((at, given));
                continue;
            }
            let is_right = *given == Given::from(&task.entry.answer);
            if is_right { &mut right } else { &mut new.given }.push((at, given));
        }
        new.wrong = new.given.len();
        new.given.extend(right);
        new.bits = new.bits_from(|at| Given::from(&tasks[at].1.entry.answer), tasks);
        new
    }

    /// -log2 of the probability of the answers if a program should have answered otherwise, and nothing explains why it did
    /// not: the bits that it takes to say which answers differ, and how.
    pub(super) fn bits_from(&self, expected: impl Fn(usize) -> Given, tasks: &[(usize, &Task)]) -> f64 {
        let differing: Vec<f64> = self
            .given
            .iter()
            .filter_map(|&(at, given)| {
                let expected = expected(at);
                (expected != *given).then(|| surprise(tasks[at].1.setup.size().area(), &expected, given))
            })
            .collect();
        chosen(self.given.len(), differing.len()) + differing.iter().sum::<f64>()
    }
}

/// A single answer may be wrong in a way that many faults share.
const MOST_BITS: f64 = 8.0;

/// A wrong True or False, or the fact that points differ at all.
const WRONG_BITS: f64 = 2.0;

/// The bits that it takes to describe an answer if the expected one is known.
fn surprise(area: usize, expected: &Given, given: &Given) -> f64 {
    let (Given::Points(expected), Given::Points(given)) = (expected, given) else { return WRONG_BITS };
    let expected: BTreeSet<&Coordinates> = expected.iter().collect();
    let given: BTreeSet<&Coordinates> = given.iter().collect();
    let missing = expected.difference(&given).count();
    let extra = given.difference(&expected).count();
    let bits = chosen(expected.len(), missing) + chosen(area.saturating_sub(expected.len()), extra);
    (WRONG_BITS + bits).min(MOST_BITS)
}

/// log2 of the number of ways to choose some of `all`.
fn chosen(all: usize, some: usize) -> f64 {
    (0..some.min(all)).map(|at| ((all - at) as f64 / (at + 1) as f64).log2()).sum::<f64>().max(0.0)
}

/// The bits of problems that are not answered although the program would answer them: they only decide between causes that are
/// equally probable otherwise.
pub(super) fn blank_bits(count: usize) -> f64 {
    count.min(2) as f64
}

/// All questions, as [`Question::ALL`] lists them.
pub(super) type All<'a> = [Evidence<'a>; Question::ALL.len()];
