//! The answers of all programs of the table to some puzzles.

use super::program::Program;
use super::table::Fault;
use crate::task::Task;
use gocheck_puzzle::Given;

/// A program: the place of its fault in the table, and its own place there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Place {
    pub(super) fault: usize,
    pub(super) program: usize,
}

/// Answers that are computed when they are first needed, and kept.
pub(super) struct Known<'a> {
    pub(super) tasks: Vec<&'a Task>,
    pub(super) faults: Vec<Fault>,
    /// The number of programs of the faults before each one.
    starts: Vec<usize>,
    /// The answers by task, then by program; empty for a task until the first one is needed.
    answers: Vec<Vec<Option<Given>>>,
}

impl<'a> Known<'a> {
    pub(super) fn new(tasks: Vec<&'a Task>, faults: Vec<Fault>) -> Self {
        let starts = faults.iter().scan(0, |start, fault| {
            let before = *start;
            *start += fault.programs.len();
            Some(before)
        });
        Self { starts: starts.collect(), answers: vec![Vec::new(); tasks.len()], tasks, faults }
    }

    pub(super) fn program(&self, place: Place) -> &Program {
        &self.faults[place.fault].programs[place.program]
    }

    /// Returns true if a program answers a task so.
    pub(super) fn is_answer(&mut self, place: Place, at: usize, given: &Given) -> bool {
        let program = &self.faults[place.fault].programs[place.program];
        let task = self.tasks[at];
        let answers = &mut self.answers[at];
        if answers.is_empty() {
            answers.resize(self.faults.iter().map(|fault| fault.programs.len()).sum(), None);
        }
        let answer = || program.answer(&task.setup, task.entry.question, task.analysis.to_move);
        answers[self.starts[place.fault] + place.program].get_or_insert_with(answer) == given
    }
}
