//! The answers of all programs of the table to some puzzles.

use super::program::Program;
use super::table::Fault;
use crate::grade::task::Task;
use crate::puzzle::Given;
use std::collections::HashMap;

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
    answers: HashMap<(Place, usize), Given>,
}

impl<'a> Known<'a> {
    pub(super) fn new(tasks: Vec<&'a Task>, faults: Vec<Fault>) -> Self {
        Self { tasks, faults, answers: HashMap::new() }
    }

    pub(super) fn program(&self, place: Place) -> &Program {
        &self.faults[place.fault].programs[place.program]
    }

    /// Returns true if a program answers a task so.
    pub(super) fn is_answer(&mut self, place: Place, at: usize, given: &Given) -> bool {
        let program = &self.faults[place.fault].programs[place.program];
        let task = self.tasks[at];
        let answer = || program.answer(&task.setup, task.entry.question, task.analysis.to_move);
        self.answers.entry((place, at)).or_insert_with(answer) == given
    }
}
