//! How much answers say about the program that gave them.

use crate::task::Task;
use gocheck_puzzle::{Answer, Coordinates, Given, Question};
use std::collections::BTreeSet;

/// Answers to one question.
#[derive(Default)]
pub(super) struct Evidence<'a> {
    /// The wrong answers, then the right ones, with their places among the tasks with this question.
    pub(super) given: Vec<(usize, &'a Given)>,
    /// The number of wrong answers.
    pub(super) wrong: usize,
    /// Problems that may not have been answered: nobody can tell no points from no answer.
    pub(super) blank: Vec<(usize, &'a Given)>,
    /// How improbable the wrong answers are without a common cause: -log2 of the probability.
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
            if *given == Given::from(&task.entry.answer) {
                right.push((at, given));
            } else {
                new.given.push((at, given));
                new.bits += surprise(task, given);
            }
        }
        new.wrong = new.given.len();
        new.given.extend(right);
        new.bits += chosen(new.given.len(), new.wrong);
        new
    }
}

/// A single answer may be wrong in a way that many faults share.
const MOST_BITS: f64 = 8.0;

/// A wrong True or False, or the fact that points differ at all.
const WRONG_BITS: f64 = 2.0;

/// The bits that it takes to describe a wrong answer if the right one is known. Which answers are wrong takes bits, too.
fn surprise(task: &Task, given: &Given) -> f64 {
    let (Answer::Points(right), Given::Points(given)) = (&task.entry.answer, given) else { return WRONG_BITS };
    let right: BTreeSet<Coordinates> = right.iter().copied().map(Coordinates::from).collect();
    let given: BTreeSet<Coordinates> = given.iter().copied().collect();
    let missing = right.difference(&given).count();
    let extra = given.difference(&right).count();
    let others = task.setup.size().area() - right.len();
    let bits = chosen(right.len(), missing) + chosen(others, extra);
    (WRONG_BITS + bits).min(MOST_BITS)
}

/// log2 of the number of ways to choose some of `all`.
fn chosen(all: usize, some: usize) -> f64 {
    (0..some.min(all)).map(|at| ((all - at) as f64 / (at + 1) as f64).log2()).sum::<f64>().max(0.0)
}

/// The bits of problems that are not answered although the program would answer them: they are seldom left out one by one.
pub(super) fn blank_bits(count: usize) -> f64 {
    (3.0 * count as f64).min(6.0)
}

/// All questions, as [`Question::ALL`] lists them.
pub(super) type All<'a> = [Evidence<'a>; Question::ALL.len()];
