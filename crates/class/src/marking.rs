//! Marks the answers to one set of puzzles.

use super::mark::{Mark, RightAnswers};
use super::task::Task;
use gocheck_puzzle::{Entry, GivenAnswer};
use std::collections::HashMap;

/// A mark for each task, and the names of answered puzzles outside of the run.
pub(super) fn marks(
    tasks: &[Task],
    answers: Vec<GivenAnswer>,
    others: &RightAnswers<'_>,
) -> (Vec<Mark>, Vec<String>) {
    let mut given: HashMap<&str, &GivenAnswer> =
        answers.iter().map(|answer| (answer.name.as_str(), answer)).collect();
    let found: Vec<Option<&GivenAnswer>> = tasks.iter().map(|task| given.remove(task.name())).collect();
    let not_asked: Vec<String> = answers
        .iter()
        .map(|answer| answer.name.clone())
        .filter(|name| given.contains_key(name.as_str()))
        .collect();
    let mark = |(task, found): (&Task, Option<&GivenAnswer>)| match found.map(|answer| &answer.given) {
        Some(Ok(given)) => Mark::new(task, given, others),
        Some(Err(errors)) => Mark::unreadable(task, errors.clone()),
        None => Mark::not_given(task, similar_name(&task.entry, &not_asked)),
    };
    (tasks.iter().zip(found).map(mark).collect(), not_asked)
}

/// An answered name outside of the run that may be meant: one with the same problem.
pub fn similar_name(asked: &Entry, not_asked: &[String]) -> Option<String> {
    let number = asked.name.problem()?.number;
    not_asked.iter().find(|name| name.rsplit_once('_').is_some_and(|(_, other)| other == number)).cloned()
}
