//! The answers of programs to some puzzles.

use super::net::Net;
use super::program::{Legal, Output, Program, Rule, Walk};
use super::solver;
use crate::task::Task;
use gocheck_board::Size;
use gocheck_puzzle::{Given, Question};
use rayon::prelude::*;
use std::collections::HashMap;

/// Programs that answer one question, each of them once, and their answers, which are computed when they are first needed,
/// and kept.
pub(super) struct Known<'a> {
    question: Question,
    /// The puzzles with this question, and their places among all.
    pub(super) tasks: Vec<(usize, &'a Task)>,
    pub(super) programs: Vec<Program>,
    numbers: HashMap<Program, u32>,
    nets: HashMap<(Program, Size), Net>,
    /// By program, then by task.
    answers: Vec<Vec<Option<u32>>>,
    /// Numbers of equal answers, by task.
    equal: Vec<HashMap<Given, u32>>,
}

impl<'a> Known<'a> {
    pub(super) fn new(question: Question, tasks: &[&'a Task]) -> Self {
        let all = tasks.iter().copied().enumerate();
        let tasks: Vec<_> = all.filter(|(_, task)| task.entry.question == question).collect();
        let equal = vec![HashMap::new(); tasks.len()];
        Self {
            question,
            tasks,
            programs: Vec::new(),
            numbers: HashMap::new(),
            nets: HashMap::new(),
            answers: Vec::new(),
            equal,
        }
    }

    /// The number of a program among those that answer this question differently.
    pub(super) fn number(&mut self, program: &Program) -> u32 {
        let program = program.for_question(self.question);
        *self.numbers.entry(program).or_insert_with(|| {
            self.programs.push(program);
            self.answers.push(Vec::new());
            self.programs.len() as u32 - 1
        })
    }

    /// Keeps those of `programs` that answer these tasks so.
    pub(super) fn retain(&mut self, programs: &mut Vec<u32>, given: &[(usize, &Given)]) {
        for &(at, given) in given {
            self.prepare(programs, at);
            let wanted = self.equal[at].get(given);
            let is_wanted = |program: &u32| self.answers[*program as usize][at].as_ref() == wanted;
            programs.retain(|program| wanted.is_some() && is_wanted(program));
        }
    }

    /// Computes the answers of these programs to a task.
    fn prepare(&mut self, programs: &[u32], at: usize) {
        let is_known = |program: u32| self.answers[program as usize].get(at).is_some_and(Option::is_some);
        let new: Vec<u32> = programs.iter().copied().filter(|&program| !is_known(program)).collect();
        let Task { setup, analysis, .. } = self.tasks[at].1;
        let size = setup.size();
        for &number in &new {
            let program = self.programs[number as usize];
            self.nets.entry((program.around(), size)).or_insert_with(|| Net::new(&program, size));
        }
        let answer = |&number: &u32| {
            let program = &self.programs[number as usize];
            let net = &self.nets[&(program.around(), size)];
            solver::answer(program, net, setup, self.question, analysis.to_move)
        };
        let answers: Vec<Given> = new.par_iter().map(answer).collect();
        for (number, answer) in new.into_iter().zip(answers) {
            let equal = &mut self.equal[at];
            let next = equal.len() as u32;
            let of_program = &mut self.answers[number as usize];
            of_program.resize(of_program.len().max(at + 1), None);
            of_program[at] = Some(*equal.entry(answer).or_insert(next));
        }
    }
}

impl Program {
    /// The program without what makes no difference to [`Net`].
    fn around(&self) -> Self {
        Self { near: self.near, border: self.border, order: self.order, ..Self::RIGHT }
    }

    /// The program without what makes no difference to a question.
    fn for_question(&self, question: Question) -> Self {
        let right = Self::RIGHT;
        let is_ordered =
            !matches!(self.walk, Walk::Flood | Walk::Stone | Walk::StoneOrFriend | Walk::OneStep);
        let order = if is_ordered { self.order } else { right.order };
        let is_own_examined = self.needs_liberty
            || self.is_suicide_capture
            || self.is_visited_shared
            || matches!(self.own_walk, Walk::Erasing { .. });
        match question {
            Question::Rule if matches!(self.rule, Rule::Always(_)) => Self { rule: self.rule, ..right },
            Question::Rule => {
                let Self { reads, near, border, walk, scan, rule, .. } = *self;
                Self { reads, near, border, walk, scan, rule, order, ..right }
            }
            Question::Captures if self.output != Output::LegalMoves => {
                let program = Self { rule: right.rule, forbids_eyes: false, ..*self };
                if is_own_examined {
                    return program;
                }
                Self { legal: Legal::LibertyAfterCapture, own_walk: Walk::Flood, ..program }
            }
            Question::Captures => Self { rule: right.rule, ..*self },
            Question::Moves if matches!(self.output, Output::LegalMoves | Output::Taken) => {
                Self { rule: right.rule, output: Output::Same, ..*self }
            }
            Question::Moves => Self { rule: right.rule, ..*self },
        }
    }
}
