//! Finds the fault that explains all answers of a program.

use super::codes::FaultMessage;
use super::explanation::Explanation;
use super::known::{Known, Place};
use super::misnumbering::misnumberings;
use super::smallest::{Difference, smallest};
use super::table::faults;
use crate::task::Task;
use gocheck_puzzle::Given;
use gocheck_rules::Question;
use std::collections::{BTreeSet, HashMap};

/// Explains the answers of one program. Use an [`Explainer`] for many.
#[must_use]
pub fn explain(answers: &[(&Task, &Given)]) -> Option<Explanation> {
    let given: Vec<Option<&Given>> = answers.iter().map(|(_, given)| Some(*given)).collect();
    Explainer::new(answers.iter().map(|(task, _)| *task)).explain(&given)
}

/// Explains the answers of many programs to the same puzzles.
pub struct Explainer<'a> {
    known: Known<'a>,
    right: Vec<Given>,
    smallest: HashMap<(Place, usize), Option<Difference>>,
}

/// The largest number of faults that may explain the same answers: if there are more, none is named.
const MAX_FAULTS: usize = 3;

/// The minimum number of missing and extra points to conclude a fault from, unless it is the only one that fits many
/// answers.
const MIN_POINTS: usize = 2;

const MANY_ANSWERS: usize = 50;

/// Like [`MIN_POINTS`], for a fault with more than [`MANY`] programs, one of which may fit by chance. They are only tried if
/// no simple fault explains everything.
const MIN_POINTS_FOR_MANY: usize = 4;

const MANY: usize = 12;

/// A program that explains all answers.
struct Found {
    place: Place,
    /// The number of questions that it answers wrong although they were answered right.
    exceptions: usize,
}

impl<'a> Explainer<'a> {
    /// Prepares the explanations of answers to `tasks`.
    #[must_use]
    pub fn new(tasks: impl IntoIterator<Item = &'a Task>) -> Self {
        let tasks: Vec<&Task> = tasks.into_iter().collect();
        let right = tasks.iter().map(|task| Given::from(&task.entry.answer)).collect();
        Self { known: Known::new(tasks, faults()), right, smallest: HashMap::new() }
    }

    /// Explains the answers to the tasks, in order; `None` stands for a missing or unreadable one. Returns `None` if no fault
    /// explains every answer, if too many do, or if there are too few wrong points to conclude from.
    #[must_use]
    pub fn explain(&mut self, given: &[Option<&Given>]) -> Option<Explanation> {
        let given = given.iter().take(self.right.len()).enumerate();
        let answered: Vec<(usize, &Given)> = given.filter_map(|(at, given)| Some((at, (*given)?))).collect();
        let points = self.wrong_points(&answered);
        if points == 0 || points < MIN_POINTS && answered.len() < MANY_ANSWERS {
            return None;
        }
        let found = self.found(&answered, usize::MAX);
        if points < MIN_POINTS && found.len() > 1 {
            return None;
        }
        if !found.is_empty() {
            return self.explanation(&answered, &found, None);
        }
        if points < MIN_POINTS { None } else { self.with_output(&answered) }
    }

    /// Explains answers whose points are printed wrong, in addition to another fault.
    fn with_output(&mut self, answered: &[(usize, &Given)]) -> Option<Explanation> {
        // Rows from below are rare, and more numberings let more faults fit by chance.
        let frequent = misnumberings().into_iter().filter(|wrong| wrong.fault != FaultMessage::FromBelow);
        for wrong in frequent {
            let read = |&(at, given): &(usize, &Given)| {
                let rows = self.known.tasks[at].setup.size().rows();
                let Given::Points(points) = given else { return (at, given.clone()) };
                let points = points.iter().map(|&numbers| wrong.numbering.read(numbers, rows));
                (at, Given::points(points.collect()))
            };
            let read: Vec<(usize, Given)> = answered.iter().map(read).collect();
            let read: Vec<(usize, &Given)> = read.iter().map(|(at, given)| (*at, given)).collect();
            let found = self.found(&read, MANY);
            if !found.is_empty() && found.iter().all(|found| found.exceptions == 0) {
                return self.explanation(&read, &found, Some(wrong.fault));
            }
        }
        None
    }

    fn wrong_points(&self, answered: &[(usize, &Given)]) -> usize {
        answered.iter().map(|(at, given)| differences(&self.right[*at], given)).sum()
    }

    /// A program for each fault with up to `most` programs that explains all answers, the simplest first; none if there are
    /// too many.
    fn found(&mut self, answered: &[(usize, &Given)], most: usize) -> Vec<Found> {
        let points = self.wrong_points(answered);
        let question = |known: &Known<'_>, at: usize| known.tasks[at].entry.question;
        let (wrong, right): (Vec<_>, Vec<_>) =
            answered.iter().copied().partition(|(at, given)| self.right[*at] != **given);
        let asked: Vec<Question> = wrong.iter().map(|(at, _)| question(&self.known, *at)).collect();
        // Right answers to a question that was also answered wrong must be explained, too.
        let (same, other): (Vec<_>, Vec<_>) =
            right.into_iter().partition(|(at, _)| asked.contains(&question(&self.known, *at)));
        let by_question = Question::ALL.map(|asked| {
            let of = other.iter().filter(|(at, _)| question(&self.known, *at) == asked);
            of.copied().collect::<Vec<_>>()
        });
        let mut found: Vec<Found> = Vec::new();
        let mut fewest = usize::MAX;
        for fault in 0..self.known.faults.len() {
            let programs = self.known.faults[fault].programs.len();
            let is_enough = points >= MIN_POINTS_FOR_MANY && wrong.len() > 1 && fewest > 0;
            if points == 0 || programs > most || programs > MANY && !is_enough {
                continue;
            }
            let mut best = None;
            for place in (0..programs).map(|program| Place { fault, program }) {
                let mut is_answer = |(at, given): &(usize, &Given)| self.known.is_answer(place, *at, given);
                if !wrong.iter().chain(&same).all(&mut is_answer) {
                    continue;
                }
                let mut exceptions = 0;
                for answers in &by_question {
                    if exceptions <= fewest && !answers.iter().all(&mut is_answer) {
                        exceptions += 1;
                    }
                }
                let is_better = best.as_ref().is_none_or(|best: &Found| exceptions < best.exceptions);
                if exceptions <= fewest && is_better {
                    fewest = exceptions;
                    best = Some(Found { place, exceptions });
                }
                if exceptions == 0 {
                    break;
                }
            }
            found.extend(best);
        }
        found.retain(|found| found.exceptions == fewest);
        // A rare form of a fault has its own row in the table.
        let mut seen: Vec<&FaultMessage> = Vec::new();
        found.retain(|found| {
            let message = &self.known.faults[found.place.fault].message;
            let is_new = !seen.contains(&message);
            seen.push(message);
            is_new
        });
        if found.len() > MAX_FAULTS {
            found.clear();
        }
        found
    }

    /// Shows the first of these faults on a board with a question that was answered wrong.
    fn explanation(
        &mut self,
        answered: &[(usize, &Given)],
        found: &[Found],
        output: Option<FaultMessage>,
    ) -> Option<Explanation> {
        let (first, more) = found.split_first()?;
        let message = |found: &Found| self.known.faults[found.place.fault].message.clone();
        let (fault, others) = (message(first), more.iter().map(message).collect());
        let program = *self.known.program(first.place);
        let wrong = answered.iter().filter(|(at, given)| self.right[*at] != **given);
        let asked: Vec<Question> = wrong.map(|(at, _)| self.known.tasks[*at].entry.question).collect();
        let smallest_of = |number: usize| {
            if !asked.contains(&Question::ALL[number]) {
                return None;
            }
            let all = || smallest(&program, Question::ALL[number], &self.known.tasks);
            self.smallest.entry((first.place, number)).or_insert_with(all).clone()
        };
        let all = (0..Question::ALL.len()).filter_map(smallest_of);
        let Difference { board, to_move, question, right, wrong } =
            all.min_by_key(|smallest| smallest.board.stones().count())?;
        Some(Explanation { fault, output, others, board, to_move, question, right, wrong })
    }
}

/// The number of missing and extra points.
fn differences(right: &Given, given: &Given) -> usize {
    match (right, given) {
        (Given::Points(right), Given::Points(given)) => {
            let (right, given): (BTreeSet<_>, BTreeSet<_>) = (right.iter().collect(), given.iter().collect());
            right.symmetric_difference(&given).count()
        }
        _ => usize::from(right != given),
    }
}
