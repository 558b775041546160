//! Statements about the problems of a row, such as reasons, each with the problems that it is about.

use super::heads::Heads;
use super::{Grades, Mark, Marks, Task};

/// The reasons of a row, each with the labels of its problems. `reason` returns a key and a text; of those with the same key,
/// the first text stands for all.
pub(super) fn reasons<T>(
    grades: &Grades,
    marks: &Marks,
    reason: impl Fn(&Task, &Mark) -> Option<(String, T)>,
) -> Vec<(String, T)> {
    let mut reasons: Vec<(String, T, Vec<usize>)> = Vec::new();
    for (at, (task, mark)) in grades.tasks.iter().zip(&marks.marks).enumerate() {
        let Some((key, reason)) = reason(task, mark) else { continue };
        match reasons.iter_mut().find(|(other, ..)| *other == key) {
            Some((.., tasks)) => tasks.push(at),
            None => reasons.push((key, reason, vec![at])),
        }
    }
    let heads = Heads::new(&grades.tasks);
    reasons.into_iter().map(|(_, reason, tasks)| (heads.labels(&tasks), reason)).collect()
}
